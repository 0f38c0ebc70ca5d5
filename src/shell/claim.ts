import { counted } from "#catalogue/counted.ts";

/** How much the directory holds, as the line above the navigation says it. */
export interface Claim {
  courses: string;
  institutions: string;
}

/** Courses are claimed in hundreds (specification, 9), so that the line is true for a while. */
const CLAIMED_IN = 100;

/** "Over 800 courses" and "12 institutions", from what is published. */
export function claimOf({ courses, institutions }: Record<keyof Claim, number>): Claim {
  return { courses: overHundreds(courses), institutions: counted(institutions, "institution") };
}

function overHundreds(courses: number): string {
  const surplus = courses % CLAIMED_IN;
  if (courses < CLAIMED_IN || surplus === 0) return counted(courses, "course");
  return `Over ${counted(courses - surplus, "course")}`;
}
