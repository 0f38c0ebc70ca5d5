import type { AnswerPart } from "../../answer.schema.ts";
import type { Context, Reply } from "../context.ts";
import {
  DANGER_CONTACTS,
  DISTRESS_CONTACTS,
  MENTAL_HEALTH,
  RED_CRESCENT,
  SCHOOL_CONTACTS,
  type SupportContact,
  VIOLENCE_CONTACTS,
} from "../support.ts";
import { SAID } from "../words/matters.ts";
import { told } from "./talk.ts";

/** What is said first to somebody who writes again after an answer in danger; null after any other. */
export function kindnessAfter(answered: string): string | null {
  return answered.includes(SAID.get("danger")!.text) ? SAID.get("kindness")!.text : null;
}

/** To somebody who may be in danger: people first, courses not at all. */
export function answerDanger({ memory }: Context): Reply {
  return withPeople(told(memory, "danger"), DANGER_CONTACTS);
}

/** To somebody whom another person hurts or threatens; a wish to study beside it is not passed over. */
export function answerViolence({ memory, reader }: Context): Reply {
  const reply = withPeople(told(memory, "violence"), VIOLENCE_CONTACTS);
  const study = told(memory, "study");
  return reader.has(STUDYING)
    ? { ...reply, parts: [...reply.parts, ...study.parts], chips: study.chips }
    : reply;
}

function withPeople(reply: Reply, list: readonly SupportContact[]): Reply {
  return { ...reply, parts: [...reply.parts, contacts(list)] };
}

const STUDYING =
  / (?:stud(?:y|ies|ying)|courses?|learn(?:ing)?|diplomas?|degrees?|certificates?|qualif\p{L}+|training|job|college|university) /u;

/** Whom to turn to, by the mark of a matter. */
const PEOPLE: readonly (readonly [mark: string, contacts: readonly SupportContact[]])[] = [
  ["distress", DISTRESS_CONTACTS],
  ["school", SCHOOL_CONTACTS],
  ["mourning", [MENTAL_HEALTH, RED_CRESCENT]],
];

/** Those to turn to in a matter with these marks. */
export function peopleFor(marks: ReadonlySet<string>): AnswerPart[] {
  return PEOPLE.flatMap(([mark, list]) => (marks.has(mark) ? [contacts(list)] : []));
}

function contacts(list: readonly SupportContact[]): AnswerPart {
  return { kind: "contacts", contacts: list.map((contact) => ({ ...contact })) };
}
