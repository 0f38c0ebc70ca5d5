import type { Course, DeliveryModality } from "#catalogue/course.ts";
import { LANGUAGES } from "#catalogue/languages.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import { totalCost, totalCostContents } from "#catalogue/total-cost.ts";
import { paths } from "#web/paths.ts";

/** A schema.org object. */
type JsonLd = Record<string, unknown>;

const MODES: Record<DeliveryModality, string> = {
  f2f: "Onsite",
  online: "Online",
  blended: "Blended",
};

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({ day: "D", week: "W", month: "M", year: "Y" }),
);

/** A course as structured data for search engines; what is not stated is left out. */
export function courseStructuredData(
  course: Course,
  { description, publicUrl }: { description: string; publicUrl: string },
): JsonLd {
  const offer = offerOf(course);
  return {
    "@context": "https://schema.org",
    "@type": "Course",
    name: course.name,
    description,
    url: publicUrl + paths.course(course),
    provider: {
      "@type": "EducationalOrganization",
      name: course.institution.name,
      url: publicUrl + paths.institution(course.institution.id),
    },
    ...(isOnFramework(course) ? { educationalLevel: levelTitle(course.mnqf_level) } : {}),
    ...(course.languages.length > 0 ? { inLanguage: course.languages.map(languageCode) } : {}),
    ...(course.credits !== null ? { numberOfCredits: course.credits } : {}),
    hasCourseInstance: [instanceOf(course)],
    ...(offer ? { offers: [offer] } : {}),
    ...creditOf(course),
  };
}

/** The credit line and licence that a source requires; empty where none does. */
function creditOf({ sources }: Course): JsonLd {
  const licences = sources.flatMap(({ source }) => sourceByKey(source).licence ?? []);
  if (licences.length === 0) return {};
  return {
    creditText: licences.map(({ credit }) => credit).join("; "),
    sdLicense: licences.map(({ url }) => url),
  };
}

/** The breadcrumb of the course for search engines. */
export function courseTrail(course: Course, publicUrl: string): JsonLd {
  const [category] = course.categories;
  const steps = [
    { name: "Courses", path: paths.courses() },
    ...(category ? [{ name: category.name, path: paths.coursesIn(category.name) }] : []),
    { name: course.name, path: paths.course(course) },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

function instanceOf(course: Course): JsonLd {
  const { delivery_modalities: modalities, campuses } = course;
  const duration = isoDuration(course);
  return {
    "@type": "CourseInstance",
    ...(modalities.length > 0 ? { courseMode: modalities.map((mode) => MODES[mode]) } : {}),
    ...(duration ? { courseSchedule: { "@type": "Schedule", duration } } : {}),
    ...(campuses.length > 0 ? { location: campuses.map(campusPlace) } : {}),
  };
}

function campusPlace({ name, island_city }: Course["campuses"][number]): JsonLd {
  return {
    "@type": "Place",
    name,
    address: {
      "@type": "PostalAddress",
      ...(island_city ? { addressLocality: island_city } : {}),
    },
  };
}

/** The total cost as an offer, where the fees state it; a range has a low and a high price. */
function offerOf(course: Course): JsonLd | null {
  const cost = totalCost(course);
  if (!cost) return null;
  const contents = totalCostContents(cost);
  const said = {
    category: cost.to === 0 ? "Free" : "Paid",
    ...(contents ? { description: `Total cost, ${contents}` } : {}),
  };
  if (cost.from === cost.to) {
    return { "@type": "Offer", ...said, price: cost.from, priceCurrency: cost.currency };
  }
  return {
    "@type": "AggregateOffer",
    ...said,
    lowPrice: cost.from,
    highPrice: cost.to,
    priceCurrency: cost.currency,
  };
}

function isOnFramework({ mnqf_level }: Course): boolean {
  return mnqf_level !== null && mnqf_level !== "NA";
}

/**
 * ISO 8601: "6 weeks" as stated, otherwise whole months as years and months. Null for part of a
 * month without a stated number of days or weeks, which would have to be guessed.
 */
function isoDuration({ duration_text: text, duration_months: months }: Course): string | null {
  const said = /^(\d{1,3}) (day|week|month|year)s?$/i.exec(text?.trim() ?? "");
  if (said) return `P${said[1]}${UNITS.get(said[2]!.toLowerCase())}`;
  if (!months || !Number.isInteger(months)) return null;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return `P${years > 0 ? `${years}Y` : ""}${rest > 0 ? `${rest}M` : ""}`;
}

function languageCode(label: string): string {
  return LANGUAGES.find((language) => language.label === label)?.code ?? label;
}
