import type { AnswerPart } from "../../answer.schema.ts";
import { ask, type Context, type Reply, textPart } from "../context.ts";
import {
  DANGER_CONTACTS,
  DISTRESS_CONTACTS,
  MENTAL_HEALTH,
  RED_CRESCENT,
  SCHOOL_CONTACTS,
  type SupportContact,
  VIOLENCE_CONTACTS,
} from "../support.ts";

const SORRY = "I am really sorry that you are going through this.";

/** What is said first to somebody who writes again after such an answer; null after any other. */
export function kindnessAfter(answered: string): string | null {
  return answered.includes(SORRY)
    ? "I am glad that you are here. There is no hurry with anything, and if it gets heavy again, the people above are there for you, day and night."
    : null;
}

/** To somebody who may be in danger: people first, courses not at all. */
export function answerDanger({ memory }: Context): Reply {
  return {
    parts: [
      textPart(
        `${SORRY} It is good that you said it. You matter, and you do not have to carry this alone. I am only a course guide and cannot help the way a person can, so please talk to somebody now: someone you trust who is near you, or one of these. If you are in danger, call 119.`,
      ),
      contacts(DANGER_CONTACTS),
    ],
    chips: [ask("Who are you?"), ask("I want to look at courses")],
    memory,
  };
}

/** To somebody whom another person hurts or threatens; a wish to study beside it is not passed over. */
export function answerViolence({ memory, reader }: Context): Reply {
  const wantsToStudy = reader.has(STUDYING);
  const text =
    "I am sorry that this happens to you. Nobody has the right to hurt or threaten you, and it is not your fault. If you are not safe now, call the police on 119, or go to somebody you trust or to the nearest health centre. The Family Protection Authority gives legal advice on violence at home and on orders that protect you; its website is fpa.gov.mv. If somebody else can see your messages, you can clear this chat.";
  const study =
    "Wanting to study is a good step, and I can help with it whenever you are ready: short courses, evening or online courses, and low costs.";
  return {
    parts: [
      textPart(text),
      contacts(VIOLENCE_CONTACTS),
      ...(wantsToStudy ? [textPart(study)] : []),
    ],
    chips: wantsToStudy
      ? [ask("Show me short courses"), ask("Online courses"), ask("Courses without O levels")]
      : [ask("I want to look at courses"), ask("Who are you?")],
    memory,
  };
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
