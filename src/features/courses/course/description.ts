import type { CourseSummary } from "#catalogue/course.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { type Rates, totalCost, totalCostText } from "#catalogue/total-cost.ts";

/** One or two sentences about a course for search engines and shared links. */
export function courseDescription(course: CourseSummary, rates: Rates): string {
  const cost = totalCost(course);
  const facts = [
    levelTitle(course.mnqf_level),
    course.duration_text,
    cost && `total cost ${totalCostText(cost, rates)}`,
  ].filter((fact) => fact !== null);
  const first = `${course.name} at ${course.institution.name}.`;
  return [
    first,
    facts.length > 0 && `${facts.join(", ")}.`,
    "Entry requirements, fees and intakes.",
  ]
    .filter(Boolean)
    .join(" ");
}
