import type { CourseSummary, Nullable } from "./course.ts";
import type { EditorSection } from "./editor-sections.ts";
import { intakesOf, nextStart, type Starting } from "./intakes.ts";
import { studyModesOf } from "./study-modes.ts";
import { totalCost } from "./total-cost.ts";

/** A fact that students choose by, and what its absence costs a course. */
export interface ChosenFact {
  key: string;
  label: string;
  /** Where it is edited. */
  section: EditorSection;
  /** How much it counts for the completeness; the sum of all is 100. */
  weight: number;
  why: string;
  isStated: (course: CourseSummary) => boolean;
}

/** By weight: what counts most is asked for first. */
export const CHOSEN_FACTS: readonly ChosenFact[] = [
  {
    key: "cost",
    label: "Total cost",
    section: "fees",
    weight: 18,
    why: "Whoever sets a limit of cost, or sorts by it, does not see the course.",
    isStated: (course) => totalCost(course) !== null,
  },
  {
    key: "intakes",
    label: "Intakes",
    section: "intakes",
    weight: 16,
    why: "Whoever asks what starts soon does not see the course, and the calendar leaves it out.",
    isStated: ({ intakes }) => intakes.length > 0,
  },
  {
    key: "entry",
    label: "Entry conditions",
    section: "entry",
    weight: 14,
    why: "Whoever asks what they can enter with their results is told to read the words, or to ask you.",
    isStated: ({ entry_routes }) => entry_routes.length > 0,
  },
  {
    key: "level",
    label: "MNQF level",
    section: "basics",
    weight: 12,
    why: "Level is the filter that is open first: without one the course is in none of its choices.",
    isStated: ({ mnqf_level }) => mnqf_level !== null,
  },
  {
    key: "categories",
    label: "Categories",
    section: "basics",
    weight: 10,
    why: "Fields of study are how most people begin.",
    isStated: ({ categories }) => categories.length > 0,
  },
  {
    key: "duration",
    label: "Duration",
    section: "study",
    weight: 8,
    why: "Comparisons mark the shortest course, and one without a duration never is.",
    isStated: ({ duration_months }) => duration_months !== null,
  },
  {
    key: "place",
    label: "Campus or online",
    section: "study",
    weight: 8,
    why: "Whoever looks for courses near their island does not see this one.",
    isStated: ({ place_codes, delivery_modalities }) =>
      place_codes.length > 0 || delivery_modalities.includes("online"),
  },
  {
    key: "delivery",
    label: "Delivery",
    section: "study",
    weight: 5,
    why: "Online, face to face or blended is one of the first three filters.",
    isStated: ({ delivery_modalities }) => delivery_modalities.length > 0,
  },
  {
    key: "mode",
    label: "Study mode",
    section: "study",
    weight: 4,
    why: "Whoever works looks for evenings, weekends or part-time.",
    isStated: ({ mode_of_study_text }) => studyModesOf(mode_of_study_text).length > 0,
  },
  {
    key: "awarding",
    label: "Awarding body",
    section: "basics",
    weight: 3,
    why: "People ask whether the certificate is local or international.",
    isStated: ({ awarding_body_type }) => awarding_body_type !== null,
  },
  {
    key: "language",
    label: "Language",
    section: "study",
    weight: 2,
    why: "Language of instruction is a filter.",
    isStated: ({ languages }) => languages.length > 0,
  },
];

/** The facts that a course does not state, what counts most first. */
export function unstatedFacts(course: CourseSummary): ChosenFact[] {
  return CHOSEN_FACTS.filter(({ isStated }) => !isStated(course));
}

/** How much of what students choose by a course states: 0 to 100. */
export function completenessOf(course: CourseSummary): number {
  return unstatedFacts(course).reduce((left, { weight }) => left - weight, 100);
}

/** What the intakes of a course say to somebody who asks when it starts. */
export type StartState = "open" | "passed" | "unread" | "unstated";

/**
 * "passed" where every intake that names a time is past or closed; "unread" where there are intakes,
 * and none names a time that we understand.
 */
export function startStateOf(course: Starting, today: string): StartState {
  if (nextStart(course, today)) return "open";
  if (course.intakes.length === 0) return "unstated";
  return intakesOf(course).some(isDated) ? "passed" : "unread";
}

const isDated = ({ month, deadline }: { month: Nullable<number>; deadline: Nullable<string> }) =>
  month !== null || deadline !== null;
