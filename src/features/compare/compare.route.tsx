import { SHORTLIST_LIMIT_WORD } from "#catalogue/shortlist-limit.ts";
import "./compare.css";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { coursesContext } from "#features/courses/courses.context.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import { OperatorContext, ownOperator } from "#web/operator.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/compare.route.ts";
import { comparedCourses } from "./compare.data.ts";
import { asksTheSame, readComparison } from "./comparison-address.ts";
import { findMatches } from "./find-matches.ts";
import { OwnComparison } from "./own-comparison.tsx";
import { SharedComparison } from "./shared-comparison.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const courses = context.get(coursesContext);
  const catalogue = context.get(publishedContext).current();
  const { publicUrl } = context.get(siteContext);
  const asked = readComparison(url.searchParams);
  return {
    ...asked,
    ...comparedCourses(await courses.lookUp(asked.ids)),
    matches: findMatches(catalogue, asked.add, asked.ids),
    publicUrl,
    today: maldivesDay(new Date()),
    operator: ownOperator(catalogue.operator),
    failed: false,
  };
}

/** A failed load is reported on the page instead of an error page: the shortlist is still there. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    console.warn("The comparison could not be loaded.", error);
    const asked = readComparison(url.searchParams);
    const none = { ...comparedCourses([]), matches: null, publicUrl: "", operator: undefined };
    return { ...asked, ...none, today: maldivesDay(new Date()), failed: true };
  }
}

/** Showing only the differences needs no other data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return !asksTheSame(currentUrl.searchParams, nextUrl.searchParams);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { courses, publicUrl } = loaderData;
  return metadata({
    title: courses.length > 1 ? courses.map(({ name }) => name).join(" or ") : "Compare courses",
    description: `Up to ${SHORTLIST_LIMIT_WORD} courses side by side: entry requirements, duration, total cost, intakes and careers.`,
    // One canonical address, because combinations of courses are countless.
    canonical: publicUrl + paths.compare(),
  });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { ids, courses, gone, hasSurplus, failed, add, matches, today, operator } = loaderData;
  const shown = { typed: add, matches, today };
  const found = { courses, gone, hasSurplus, failed };
  return (
    <OperatorContext value={operator ?? SHIPPED_OPERATOR}>
      {ids.length === 0 ? <OwnComparison {...shown} /> : <SharedComparison {...found} {...shown} />}
    </OperatorContext>
  );
}
