import type { Nullable } from "./course.ts";

/** The filter's choices for the Government First Degree Scheme. */
export const FIRST_DEGREE = [
  { value: "yes", label: "Yes", aliases: ["true", "1"] },
  { value: "no", label: "No", aliases: ["false", "0"] },
] as const;

/** Whether the Government First Degree Scheme covers a course; empty when not stated. */
export function firstDegree(text: Nullable<string>): ("yes" | "no")[] {
  if (text === null || text.trim() === "") return [];
  return [isNo(text) ? "no" : "yes"];
}

/** True for the text that says the course is not covered. */
export function isNo(text: string): boolean {
  return /^\s*no\s*$/i.test(text);
}
