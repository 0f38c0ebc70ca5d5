import { data, redirect } from "react-router";
import { vanishedWords } from "#catalogue/evidence.ts";
import { institutionCardFee } from "#catalogue/fees.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { questionsContext } from "#features/questions/questions.context.ts";
import { useContactClicks } from "#features/visits/use-contact-clicks.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { siteContext } from "#web/context.ts";
import { cardOf } from "#web/listed-course.ts";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import { recordAt } from "#web/record-address.ts";
import type { Route } from "./+types/institution.route.ts";
import { ArchivedInstitution } from "./institution/archived-institution.tsx";
import {
  institutionCourses,
  institutionDescription,
  profileOf,
} from "./institution/institution.data.ts";
import { LiveInstitution } from "./institution/live-institution.tsx";
import { institutionStructuredData, institutionTrail } from "./institution/structured-data.ts";
import { institutionsContext } from "./institutions.context.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const institutions = context.get(institutionsContext);
  const published = context.get(publishedContext);
  const questions = context.get(questionsContext);
  const { publicUrl } = context.get(siteContext);
  const institution = await recordAt(params.id, institutions.institution);
  if ("since" in institution) {
    return data({ archived: institution, live: null, publicUrl }, { status: 410 });
  }
  if (institution.id !== Number(params.id)) throw redirect(paths.institution(institution.id), 301);
  const catalogue = published.current();
  const { courses, total } = institutionCourses(catalogue, institution);
  const today = maldivesDay(new Date());
  const live = {
    institution: profileOf(institution),
    description: institutionDescription(institution, total),
    courses: courses.map((course) => cardOf(course, catalogue, institutionCardFee)),
    total,
    responseDays: await questions.responseDays(institution.id),
    today,
  };
  return { archived: null, live, publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { archived, live, publicUrl } = loaderData;
  if (archived) {
    return metadata({
      title: `${archived.name}: no longer listed`,
      description: `${archived.name}. ${vanishedWords(archived.source, archived.since)}.`,
      canonical: publicUrl + paths.institution(archived.id),
      indexed: false,
    });
  }
  const { institution, description } = live;
  return metadata({
    title: institution.name,
    description,
    canonical: publicUrl + paths.institution(institution.id),
    image: {
      url: publicUrl + paths.institutionSharePicture(institution),
      alt: `${institution.name}, with its places and the number of its courses`,
    },
    structured: [
      institutionStructuredData(institution, { description, publicUrl }),
      institutionTrail(institution, publicUrl),
    ],
  });
}

export default function InstitutionPage({ loaderData: { archived, live } }: Route.ComponentProps) {
  useContactClicks();
  return archived ? <ArchivedInstitution institution={archived} /> : <LiveInstitution {...live} />;
}
