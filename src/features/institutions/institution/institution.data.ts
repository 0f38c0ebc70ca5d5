import type { Catalogue } from "#catalogue/catalogue.ts";
import { counted } from "#catalogue/counted.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { atInstitution } from "#catalogue/filters.ts";
import type { Institution } from "#catalogue/institution.ts";
import { plainText } from "#platform/html.ts";
import { paths } from "#web/paths.ts";
import { overviewStart } from "./overview-start.ts";

/** Courses that an institution's page shows (requirements, 9). */
const COURSES_SHOWN = 4;

const PLACES_NAMED = 3;

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LIMIT = 160;

/** The first courses of the list that "Show All" leads to, and how long it is. */
export function institutionCourses(
  catalogue: Catalogue,
  { name }: Pick<Institution, "name">,
): { courses: CourseSummary[]; total: number } {
  const { courses, meta } = catalogue.searchCourses({
    filters: atInstitution(name),
    page: 1,
    limit: COURSES_SHOWN,
    order: "DESC",
  });
  return { courses, total: meta.total };
}

/** What the page shows of an institution: drawn pictures where it has none, a long text's start. */
export function profileOf(institution: Institution) {
  const { featured_position: _, overview, logo, banner, ...shown } = institution;
  return {
    ...shown,
    logo: logo?.url ?? paths.monogram(institution),
    banner: banner?.url ?? paths.banner(institution),
    overview: overview === null ? null : { html: overview, start: overviewStart(overview) },
  };
}

/** An institution in one or two sentences, for search engines and shared links. */
export function institutionDescription(
  { name, overview, places }: Pick<Institution, "name" | "overview" | "places">,
  courses: number,
): string {
  if (overview !== null) {
    const start = overviewStart(overview, DESCRIPTION_LIMIT) ?? overview;
    return plainText(start);
  }
  const where = places.length > 0 ? ` in ${places.slice(0, PLACES_NAMED).join(", ")}` : "";
  const what = counted(courses, "course");
  return `${name}${where}: ${what}, campuses and contacts.`;
}
