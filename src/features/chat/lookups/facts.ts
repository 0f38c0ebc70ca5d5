import { approvalSentence } from "#catalogue/approval.ts";
import { awardingBody } from "#catalogue/compare.ts";
import { type Course, type CourseSummary, NOT_STATED } from "#catalogue/course.ts";
import { dateWords } from "#catalogue/dates.ts";
import { compareFees } from "#catalogue/fees.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { wholeCostText } from "#catalogue/net-cost.ts";
import type { OperatorData } from "#catalogue/operator.ts";
import type { Fact } from "../answer.schema.ts";
import { plainLines } from "./plain-lines.ts";

/** One fact of a course: its label, and its value as people read it; null where it is not stated. */
interface FactDefinition {
  label: string;
  value(course: Course, operator: OperatorData): string | null;
}

const list = (values: readonly string[]) => (values.length > 0 ? values.join(", ") : null);
const text = (html: string | null) => (html === null ? null : plainLines(html).join("; ") || null);

/** Everything that answers state of a course, by the name of the field that it comes from. */
const DEFINITIONS = {
  places: {
    label: "Where",
    value: ({ places, delivery_modalities: ways }) =>
      list(places) ?? (ways.length === 1 && ways[0] === "online" ? modalityLabel("online") : null),
  },
  total_cost: {
    label: "Total cost",
    value: (course, operator) => wholeCostText(course, operator) ?? course.fee_text,
  },
  fees: { label: "Fees", value: (course) => compareFees(course).join("; ") || null },
  duration_text: { label: "Duration", value: ({ duration_text }) => duration_text },
  mnqf_level: { label: "Level", value: ({ mnqf_level }) => levelTitle(mnqf_level) },
  delivery_modalities: {
    label: "Delivery",
    value: ({ delivery_modalities }) => list(delivery_modalities.map(modalityLabel)),
  },
  mode_of_study_text: {
    label: "Mode of study",
    value: ({ mode_of_study_text }) => mode_of_study_text,
  },
  intakes: { label: "Intakes", value: ({ intakes }) => list(intakes) },
  intake_details: {
    label: "Apply by",
    value: ({ intake_details }) =>
      list(
        intake_details.flatMap(({ label, deadline }) =>
          deadline ? `${dateWords(deadline)} (${label})` : [],
        ),
      ),
  },
  languages: { label: "Language", value: ({ languages }) => list(languages) },
  awarding_body: { label: "Awarding body", value: awardingBody },
  gov_first_degree_text: {
    label: GRANT_SCHEME,
    value: ({ gov_first_degree_text }) => gov_first_degree_text || null,
  },
  mqa_approved: {
    label: "MQA approved",
    value: (course) => approvalSentence(course),
  },
  credits: {
    label: "Credits",
    value: ({ credits }) => (credits === null ? null : String(credits)),
  },
  categories: {
    label: "Field",
    value: ({ categories }) => list(categories.map(({ name }) => name)),
  },
  admission_general_requirements: {
    label: "Entry requirements",
    value: (course) => text(course.admission_general_requirements),
  },
  admission_alternative_requirements: {
    label: "Alternative entry",
    value: (course) => text(course.admission_alternative_requirements),
  },
  admission_language_requirements: {
    label: "Language requirements",
    value: (course) => text(course.admission_language_requirements),
  },
  modules: { label: "Modules", value: (course) => text(course.modules) },
  study_options: { label: "Study options", value: (course) => text(course.study_options) },
  indicative_class_timings: {
    label: "Class times",
    value: (course) => text(course.indicative_class_timings),
  },
  careers: { label: "Careers", value: (course) => text(course.careers) },
  general_notes: { label: "Notes", value: (course) => text(course.general_notes) },
  campuses: {
    label: "Campuses",
    value: ({ campuses }) =>
      list(campuses.map(({ name, island_city }) => [name, island_city].filter(Boolean).join(", "))),
  },
} as const satisfies Record<string, FactDefinition>;

export type FactField = keyof typeof DEFINITIONS;

export const FACT_FIELDS = Object.keys(DEFINITIONS) as FactField[];

/** A fact that a card holds without its course's own page. */
export type CardField =
  | "places"
  | "total_cost"
  | "duration_text"
  | "mnqf_level"
  | "delivery_modalities"
  | "mode_of_study_text"
  | "intakes"
  | "languages"
  | "gov_first_degree_text";

/** True for a field that facts of courses come from. */
export function isFactField(field: string): field is FactField {
  return Object.hasOwn(DEFINITIONS, field);
}

/** A fact of a course; "Not stated" where the directory holds no value. */
export function factOf(course: Course, field: FactField, operator: OperatorData): Fact {
  const { label, value } = DEFINITIONS[field];
  return { label, field, value: value(course, operator) ?? NOT_STATED };
}

/** A fact that a card holds. */
export function cardFact(card: CourseSummary, field: CardField, operator: OperatorData): Fact {
  return factOf(card as Course, field, operator);
}

/** The label of a field, as facts write it. */
export function factLabel(field: FactField): string {
  return DEFINITIONS[field].label;
}
