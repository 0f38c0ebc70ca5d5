/**
 * Parts of a record, by which it is decided what an operator looks at before it is public
 * (specification of the office: approval, level, awarding body and new courses are looked at unless
 * an institution is trusted; the rest is live at once).
 */
export const REVIEWED_PARTS = [
  ...(["new_course", "approval", "level", "awarding_body"] as const),
  ...(["cost", "intakes", "contacts", "texts"] as const),
] as const;
export type ReviewedPart = (typeof REVIEWED_PARTS)[number];

/** What operators call them. */
export const REVIEWED_PART_WORDS: ReadonlyMap<ReviewedPart, string> = new Map([
  ["new_course", "New courses"],
  ["approval", "Approval"],
  ["level", "Level"],
  ["awarding_body", "Awarding body"],
  ["cost", "Cost and fees"],
  ["intakes", "Intakes"],
  ["contacts", "Contacts"],
  ["texts", "Texts and the rest"],
]);

/** What is looked at unless an operator said otherwise of the institution. */
export const REVIEWED_UNLESS_TOLD: readonly ReviewedPart[] = [
  "new_course",
  "approval",
  "level",
  "awarding_body",
];

const PART_OF_FIELD: ReadonlyMap<string, ReviewedPart> = new Map([
  ["mqa_approved", "approval"],
  ["approval_status", "approval"],
  ["mnqf_level", "level"],
  ["awarding_body", "awarding_body"],
  ["awarding_body_type", "awarding_body"],
  ["awarding_body_country", "awarding_body"],
  ["fee_text", "cost"],
  ["fees", "cost"],
  ["gov_first_degree_text", "cost"],
  ["intakes", "intakes"],
  ["intake_details", "intakes"],
  ["faculties", "contacts"],
]);

/** The part that a field belongs to. Campuses of an institution are contacts. */
export function partOfField(kind: "course" | "institution", field: string): ReviewedPart {
  if (kind === "institution" && field === "campuses") return "contacts";
  return PART_OF_FIELD.get(field) ?? "texts";
}
