import type { Catalogue } from "#catalogue/catalogue.ts";
import { counted } from "#catalogue/counted.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { atInstitution } from "#catalogue/filters.ts";
import type { Institution } from "#catalogue/institution.ts";
import { plainText } from "#platform/html.ts";
import { bannerAddress, logoAddress } from "#web/logo-address.ts";
import { overviewStart } from "./overview-start.ts";

/** Number of courses on an institution's page (specification, 9). */
const COURSES_SHOWN = 4;

const PLACES_NAMED = 3;

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LIMIT = 160;

/** The first courses of the list behind "Show All", and its length. */
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

/** The page's data: drawn pictures where it has none, and the start of a long overview. */
export function profileOf(institution: Institution) {
  const { featured_position: _, overview, ...shown } = institution;
  return {
    ...shown,
    logo: logoAddress(institution, 128),
    banner: bannerAddress(institution),
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
