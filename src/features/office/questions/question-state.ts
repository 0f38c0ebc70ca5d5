import type { OfficeQuestion } from "#features/questions/questions.schema.ts";

/** Where a question stands, for those who answer it. */
export const QUESTION_STATE_WORDS: ReadonlyMap<OfficeQuestion["state"], string> = new Map([
  ["open", "Waits for an answer"],
  ["answered", "Answered"],
  ["closed", "Closed"],
]);
