import type { Nullable } from "./record-fields.ts";

export type AwardingBodyType = "local" | "international" | "both";

export interface AwardingType {
  value: AwardingBodyType;
  label: string;
  explanation: string;
}

/** Explains the term "awarding body" where a page first uses it. */
export const AWARDING_BODY_EXPLANATION =
  "The awarding body is the organisation whose name stands on your certificate. It may be the college itself, or a university or exam board elsewhere.";

/** Who awards the qualification (specification, 9). */
export const AWARDING_TYPES: readonly AwardingType[] = [
  {
    value: "local",
    label: "Local",
    explanation: "Awarded in the Maldives.",
  },
  {
    value: "international",
    label: "International",
    explanation: "Awarded by a university or exam board abroad.",
  },
  {
    value: "both",
    label: "Local and international",
    explanation: "Awarded in the Maldives and by a body abroad.",
  },
];

/** A course typed "both" matches the filters local and international too (design, section 5). */
export function typesMet(type: Nullable<AwardingBodyType>): AwardingBodyType[] {
  if (type === null) return [];
  return type === "both" ? ["both", "local", "international"] : [type];
}
