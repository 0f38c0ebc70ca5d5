import type { AnswerPart } from "../../answer.schema.ts";
import type { Matter } from "../clauses/clause-reader.ts";
import { ask, type Context, type Reply } from "../context.ts";
import {
  DANGER_CONTACTS,
  DISTRESS_CONTACTS,
  MENTAL_HEALTH,
  RED_CRESCENT,
  SCHOOL_CONTACTS,
  type SupportContact,
  VIOLENCE_CONTACTS,
} from "../support.ts";

/** To somebody who may be in danger: people first, courses not at all. */
export function answerDanger({ memory }: Context): Reply {
  return {
    parts: [
      {
        kind: "text",
        text: "I am really sorry that you are going through this. It is good that you said it. You matter, and you do not have to carry this alone. I am only a course guide and cannot help the way a person can, so please talk to somebody now: someone you trust who is near you, or one of these. If you are in danger, call 119.",
      },
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
      { kind: "text", text },
      contacts(VIOLENCE_CONTACTS),
      ...(wantsToStudy ? [{ kind: "text" as const, text: study }] : []),
    ],
    chips: wantsToStudy
      ? [ask("Show me short courses"), ask("Online courses"), ask("Courses without O levels")]
      : [ask("I want to look at courses"), ask("Who are you?")],
    memory,
  };
}

const STUDYING =
  / (?:stud(?:y|ies|ying)|courses?|learn(?:ing)?|diplomas?|degrees?|certificates?|qualif\p{L}+|training|job|college|university) /u;

/** To somebody who feels low. */
function answerDistress({ memory }: Context): Reply {
  return {
    parts: [
      {
        kind: "text",
        text: "I am sorry that things are so hard right now. What you feel is real, and it can get better with help. Please tell somebody you trust how you are: a parent, a friend, a teacher or a school counsellor. You can also call one of these. When you want to look at courses, I am here, and there is no hurry.",
      },
      contacts(DISTRESS_CONTACTS),
    ],
    chips: [ask("I want to look at courses"), ask("Courses without O levels")],
    memory,
  };
}

const ENCOURAGING =
  "It takes courage to begin, and many feel as you do. Nobody is refused for being shy, older or out of practice: what counts are the entry requirements, and some courses ask for none. And if one says no, there is another: you can ask at several.";

/** Where a warm word comes first, and study goes on; the wish beside it is not passed over. */
const SOFT: readonly (readonly [Matter, string, readonly SupportContact[]])[] = [
  [
    "failing",
    "I am sorry, that hurts. Results are not the end of the road, and they do not say what you are worth. Many people start again with a certificate at Level 1, 2 or 3 and go on from there, step by step; exams can also be taken again. If it weighs on you, talk to somebody you trust, or call one of these. Shall I show you where you can start?",
    SCHOOL_CONTACTS,
  ],
  [
    "grief",
    "I am very sorry for your loss. There is no hurry with anything here. If it gets heavy, talk to somebody near you, or call one of these. When you want to look at courses, I am here: short ones, cheap ones, or something close to home.",
    [MENTAL_HEALTH, RED_CRESCENT],
  ],
  [
    "quarrel",
    "That is hard, when the people you love see it in another way. I cannot decide it, but facts can help you talk: show them a course with its cost, its length and the work it leads to, and ask what worries them. A teacher or a relative whom they trust can sit with you. If it weighs on you, somebody listens here.",
    SCHOOL_CONTACTS,
  ],
  ["fear", ENCOURAGING, []],
];

function soft(text: string, people: readonly SupportContact[]) {
  return ({ memory }: Context): Reply => ({
    parts: [{ kind: "text", text }, ...(people.length > 0 ? [contacts(people)] : [])],
    chips: [
      ask("Courses without O levels"),
      ask("Show me short courses"),
      ask("What should I study?"),
    ],
    memory,
  });
}

/** To those who fear to be refused. */
export const encourage = soft(ENCOURAGING, []);

/** To those who need a person before a course. */
export const CARE_MATTERS: readonly (readonly [Matter, (context: Context) => Reply])[] = [
  ["danger", answerDanger],
  ["violence", answerViolence],
  ["low", answerDistress],
  ...SOFT.map(([matter, text, people]) => [matter, soft(text, people)] as const),
];

function contacts(list: readonly SupportContact[]): AnswerPart {
  return { kind: "contacts", contacts: list.map((contact) => ({ ...contact })) };
}
