import type { Nullable } from "./course.ts";

/** Whether the Government First Degree Scheme covers a course, as filters ask for it. */
export const FIRST_DEGREE = [
  { value: "yes", label: "Yes", aliases: ["true", "1"] },
  { value: "no", label: "No", aliases: ["false", "0"] },
] as const;

/** Whether the Government First Degree Scheme covers a course; empty when not stated. */
export function firstDegree(text: Nullable<string>): ("yes" | "no")[] {
  if (text === null || text.trim() === "") return [];
  return [isNo(text) ? "no" : "yes"];
}

/** True for the text that says that a course is not in the Government First Degree Scheme. */
export function isNo(text: string): boolean {
  return /^\s*no\s*$/i.test(text);
}
