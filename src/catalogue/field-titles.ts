import { FIELD_LABELS } from "./statements.ts";

/** Of groups of fields that stand for one thing, which have no label of their own. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ["mqa_approved", "Approval"],
  ["approval_status", "Approval"],
  ["fee_text", "Fee in words"],
  ["fees", "Fees"],
  ["intakes", "Intakes"],
  ["intake_details", "Dates of intakes"],
  ["admission_general_requirements", "General requirements"],
  ["admission_alternative_requirements", "Alternative requirements"],
  ["admission_language_requirements", "Language requirements"],
  ["entry_routes", "Ways in"],
  ["awarding_body_type", "Local or international"],
  ["awarding_body_country", "Country of the awarding body"],
  ["duration_months", "Duration in months"],
  ["duration_remarks", "Remark on the duration"],
  ["logo_url", "Logo"],
  ["banner_url", "Banner"],
  ["slides", "Slides"],
  ["is_published", "On the site"],
]);

/** Labels of the parts of a fee, as its form names them. */
export const FEE_LABELS = {
  type: "Fee",
  currency: "Currency",
  fee_start: "Amount",
  fee_end: "Up to",
  payment_frequency: "How often",
  payment_count: "Times",
  remarks: "Remark",
} as const;

/** What rules name in their reasons and no field of a record is. */
export const PART_TITLES: ReadonlyMap<string, string> = new Map(Object.entries(FEE_LABELS));

/** A field's name for people: "Fees", "MNQF level". */
export function fieldTitle(field: string): string {
  return TITLES.get(field) ?? FIELD_LABELS.get(field) ?? field.replaceAll("_", " ");
}
