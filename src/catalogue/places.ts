import type { CourseSummary } from "./course.ts";

/** Where a course can be followed: the values of the filter by place beside the codes of places. */
export const FROM_ANYWHERE = { value: "online", label: "Online, from anywhere" } as const;
export const ELSEWHERE = { value: "elsewhere", label: "Elsewhere, or place not known" } as const;

/** Codes of the places where a course is taught, and whether it is taught online. */
export function placesMet(
  course: Pick<CourseSummary, "place_codes" | "delivery_modalities">,
): readonly string[] {
  const online = course.delivery_modalities.includes("online") ? [FROM_ANYWHERE.value] : [];
  const met = [...course.place_codes, ...online];
  return met.length > 0 ? met : [ELSEWHERE.value];
}

/** Chosen places in a title: "in S. Hithadhoo or online from anywhere". */
export function placesInTitle(labels: string): string {
  const { label } = FROM_ANYWHERE;
  const online = label.toLowerCase().replace(",", "");
  if (labels === label) return online;
  const others = labels.replace(`${label} or `, "").replace(ELSEWHERE.label, "a place not known");
  return labels.startsWith(label) ? `in ${others} or ${online}` : `in ${others}`;
}
