import { lazy, Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { OFFICE_FRAME } from "#office/kept-fields.ts";
import { NotFoundError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { fixedMeta } from "#web/metadata.ts";
import { officePlaceOf } from "#web/office-parts.ts";
import { OperatorContext, ownOperator } from "#web/operator.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/office.route.ts";
import type { loader as frameLoader } from "./frame.route.tsx";
import { OfficeGate, OfficeWaiting } from "./office-gate.tsx";

/** What a screen asks for by calls is not in it. */
export function loader({ context, params }: Route.LoaderArgs) {
  if (!officePlaceOf(params)) throw new NotFoundError("Page");
  const { categories, operator } = context.get(publishedContext).current();
  return { today: maldivesDay(new Date()), categories, operator: ownOperator(operator) };
}

/** Its data is loaded with the first page of the office only. */
export const shouldRevalidate = () => false;

export const meta = fixedMeta({
  title: "Office",
  description: "Where institutions keep their own courses.",
  path: paths.office(),
  indexed: false,
  referrer: "same-origin",
});

/** Nobody but those who are let in loads what is behind the gate. */
const LazyHouse = lazy(() => import("./office-house.tsx"));

export default function OfficeRoute({ loaderData, params }: Route.ComponentProps) {
  const { operator = SHIPPED_OPERATOR, ...loaded } = loaderData;
  const frame = useRouteLoaderData<typeof frameLoader>(OFFICE_FRAME);
  const place = officePlaceOf(params);
  if (!frame || !place) return null;
  return (
    <OfficeGate>
      <Suspense fallback={<OfficeWaiting />}>
        <OperatorContext value={operator}>
          <LazyHouse {...loaded} place={place} user={frame.user} own={frame.own} />
        </OperatorContext>
      </Suspense>
    </OfficeGate>
  );
}
