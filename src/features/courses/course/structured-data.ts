import type { Course, DeliveryModality } from "#catalogue/course.ts";
import { LANGUAGES } from "#catalogue/languages.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { totalCost } from "#catalogue/total-cost.ts";
import { paths } from "#web/paths.ts";

/** A schema.org object. */
type Structured = Record<string, unknown>;

const MODES: Record<DeliveryModality, string> = {
  f2f: "Onsite",
  online: "Online",
  blended: "Blended",
};

const WEEKS_IN_A_MONTH = 52 / 12;

/** A course as search engines read it; what is not stated is left out. */
export function courseStructuredData(
  course: Course,
  { description, publicUrl }: { description: string; publicUrl: string },
): Structured {
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
    ...(course.mnqf_level ? { educationalLevel: levelTitle(course.mnqf_level) } : {}),
    ...(course.languages.length > 0 ? { inLanguage: course.languages.map(languageCode) } : {}),
    ...(course.credits !== null ? { numberOfCredits: course.credits } : {}),
    hasCourseInstance: [instanceOf(course)],
    ...(offer ? { offers: [offer] } : {}),
  };
}

/** Where the course stands in the site, as search engines read it. */
export function courseTrail(course: Course, publicUrl: string): Structured {
  const [category] = course.categories;
  const steps = [
    { name: "Courses", path: paths.courses() },
    ...(category
      ? [{ name: category.name, path: paths.coursesWith("category", category.name) }]
      : []),
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

function instanceOf(course: Course): Structured {
  const { duration_months: months, delivery_modalities: modalities, campuses } = course;
  return {
    "@type": "CourseInstance",
    ...(modalities.length > 0 ? { courseMode: modalities.map((mode) => MODES[mode]) } : {}),
    ...(months !== null
      ? { courseSchedule: { "@type": "Schedule", duration: isoDuration(months) } }
      : {}),
    ...(campuses.length > 0 ? { location: campuses.map(placeOf) } : {}),
  };
}

function placeOf({ name, island_city }: Course["campuses"][number]): Structured {
  return {
    "@type": "Place",
    name,
    address: {
      "@type": "PostalAddress",
      ...(island_city ? { addressLocality: island_city } : {}),
    },
  };
}

/** The whole cost as an offer, where the fees state it; a range as its two ends. */
function offerOf(course: Course): Structured | null {
  const cost = totalCost(course);
  if (!cost) return null;
  const category = cost.to === 0 ? "Free" : "Paid";
  if (cost.from === cost.to) {
    return { "@type": "Offer", category, price: cost.from, priceCurrency: cost.currency };
  }
  return {
    "@type": "AggregateOffer",
    category,
    lowPrice: cost.from,
    highPrice: cost.to,
    priceCurrency: cost.currency,
  };
}

/** ISO 8601: whole months as they are, others in whole weeks, of which there is at least one. */
function isoDuration(months: number): string {
  if (Number.isInteger(months)) return `P${months}M`;
  return `P${Math.max(1, Math.round(months * WEEKS_IN_A_MONTH))}W`;
}

function languageCode(label: string): string {
  return LANGUAGES.find((language) => language.label === label)?.code ?? label;
}
