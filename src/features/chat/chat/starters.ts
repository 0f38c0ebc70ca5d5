import type { Chip } from "../answer.schema.ts";

/** Suggested first messages; each shows another ability of the assistant. */
export const starters: readonly Chip[] = [
  { label: "Help me choose what to study", message: "Help me choose what to study" },
  { label: "Diplomas I can study online", message: "Diplomas I can study online" },
  { label: "Evening courses under MVR 30,000", message: "Evening courses under MVR 30,000" },
  { label: "What comes after O levels?", message: "What can I study after O levels?" },
];
