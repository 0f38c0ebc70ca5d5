/** The one name of the scheme, which courses state in `gov_first_degree_text`. */
export const GRANT_SCHEME = "Bachelor's Degree Grant Scheme";

/** Its key among the operator's facts. */
export const GRANT_SCHEME_KEY = "first_degree_scheme";

/** The filter's choices for the scheme. */
export const FIRST_DEGREE = [
  { value: "yes", label: "Yes", aliases: ["true", "1"] },
  { value: "no", label: "No", aliases: ["false", "0"] },
] as const;

/** Whether the scheme covers a course; empty when not stated. */
export function firstDegree(text: string | null): ("yes" | "no")[] {
  if (text === null || text.trim() === "") return [];
  return [isNo(text) ? "no" : "yes"];
}

/** True for the text that says the course is not covered. */
export function isNo(text: string): boolean {
  return /^\s*no\s*$/i.test(text);
}
