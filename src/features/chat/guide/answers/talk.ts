import { categoryFinder } from "#catalogue/category-names.ts";
import { noFilters } from "#catalogue/filters.ts";
import { paths } from "#web/paths.ts";
import { newMemory } from "../../answer.ts";
import { canBeJudged } from "../clauses/person.ts";
import { ask, type Context, type Reply, say, textPart } from "../context.ts";
import type { UnusedBudget } from "../reading/limits.ts";
import { touches } from "../reading/topics.ts";
import { capital, counted } from "../wording.ts";

const FIRST_STEPS = [
  ask("What should I study?"),
  ask("Courses after O level"),
  ask("Diplomas in Malé"),
  ask("How does the First Degree Scheme work?"),
];

/** Greets back; to other talk that carries nothing, in the same friendly way. */
export function answerGreeting({ memory, reader }: Context): Reply {
  const hello = touches(reader, "greeting") ? "Hello!" : "I am here.";
  const how = reader.has(/ how (?:are|is) /) ? " I am well, thank you." : "";
  const further =
    memory.shown.length > 0
      ? "Shall I go on from the courses above, or look for something else?"
      : "I can help you find a course in the Maldives. What would you like to study, and where?";
  return say(`${hello}${how} ${further}`, stepsFrom(memory), memory);
}

/** What to say next, with courses above or without. */
function stepsFrom({ shown }: Context["memory"]) {
  return shown.length > 1
    ? [ask("Compare the first two"), ask("Show me more"), ask("Start over")]
    : FIRST_STEPS;
}

/** Answers thanks, and leaves the door open. */
export function answerThanks({ memory }: Context): Reply {
  return say(
    "You are welcome! Ask me whenever you want to know more about a course.",
    stepsFrom(memory),
    memory,
  );
}

export function answerBye({ memory, reader }: Context): Reply {
  const welcome = touches(reader, "thanks") ? "You are welcome! " : "";
  return say(
    `${welcome}Goodbye, and good luck with your studies! Your shortlist stays in this browser.`,
    [ask("Start over"), { label: "Open my shortlist", link: paths.compare() }],
    memory,
  );
}

/** To those who mean more courses than the newest answer showed. */
export function answerBeyond({ memory }: Context): Reply {
  const count = counted(memory.shown.length, "course");
  const one = memory.shown.length === 1;
  return say(
    `My newest answer shows ${one ? "only 1 course" : `only ${count}`}. Shall I look for more, or tell you about ${one ? "that one" : "one of these"}?`,
    [ask("Tell me more about the first one"), ask("Show me more"), ask("Start over")],
    memory,
  );
}

/** Begins again. */
export function answerStartOver(): Reply {
  return say("All right, we start again. What would you like to study?", FIRST_STEPS, newMemory());
}

/** To errands that are not the guide's. */
export function answerOffTopic({ memory, reader }: Context): Reply {
  const medical = reader.has(
    / (?:headache|fever|symptoms?|sick|pain|pregnan\p{L}*|dose|cure|pills?|rash|tablets?) /u,
  )
    ? " For your health, please ask a doctor or a health centre."
    : "";
  return say(
    `I am sorry, I cannot help with that: I only know about courses and institutions in the Maldives.${medical} Is there something you would like to study?`,
    FIRST_STEPS,
    memory,
  );
}

/** Where "more" was asked for and all were shown. */
export function answerNoMore({ memory }: Context): Reply {
  return say(
    "Those were all that fit. I can look wider if you leave something out.",
    [ask("Anywhere"), ask("Any level"), ask("Start over")],
    memory,
  );
}

/** To who is angry with the guide: no echo, one way on. */
export function answerScolding({ memory }: Context): Reply {
  return askAnew(memory, "I am sorry that I was no help.");
}

/** Where nothing was understood. */
export function answerNotUnderstood(context: Context): Reply {
  const { memory, reader, wishes, person, unrecorded, asks } = context;
  const isTold = person.home !== undefined || person.have.age !== null || canBeJudged(person);
  if (isTold && wishes.unknown === null) return answerVague(context);
  if (touches(reader, "greeting")) return answerGreeting(context);
  const isWish = wishes.unknown !== null && reader.has(WISHING);
  if (unrecorded.length > 0)
    return say(
      `${unrecorded.map(({ what }) => `${capital(what)} not recorded in the catalogue, so I will not guess.`).join(" ")} The institution can tell you. Which course do you have in mind?`,
      FIRST_STEPS,
      memory,
    );
  if (asks.some((one) => one !== "overview"))
    return say(
      "Of which course would you like to know that? Tell me its name, or the field and the place, and I look it up.",
      FIRST_STEPS,
      memory,
    );
  const nothing = isWish
    ? `I found nothing for “${wishes.unknown}” in the catalogue.`
    : "I am sorry, I did not understand that.";
  return askAnew(memory, nothing);
}

function askAnew(memory: Context["memory"], sorry: string): Reply {
  const reply = say(
    `${sorry} Could you tell me the field, the level or the place you have in mind? For example: “diploma in tourism in Addu, evenings”.`,
    FIRST_STEPS,
    memory,
  );
  return { ...reply, isUnanswered: true };
}

const WISHING =
  / (?:want|like|dream|become|be an?|study|learn|interested|love|courses?|class(?:es)?|do (?:you|they) have|(?:is|are) there|teach|offer) /;

/** One question, where what to look for is open. */
export function answerVague(context: Context): Reply {
  const { memory } = context;
  const fields = fieldChips(context);
  return {
    parts: [
      textPart(
        "What do you enjoy, or which work can you imagine: for example people and health, computers, business, the sea, teaching or building things?",
      ),
    ],
    chips: [...fields, { label: "Take the career guide", link: paths.careerGuide() }],
    memory: { ...memory, asked: "fields", about: null },
  };
}

function fieldChips({ names }: Context) {
  const find = categoryFinder(names.categories);
  return FIELDS_TO_OFFER.filter(([field]) => find(field) !== undefined)
    .slice(0, 3)
    .map(([, label]) => ask(label));
}

const FIELDS_TO_OFFER: readonly (readonly [field: string, label: string])[] = [
  ["Health and Welfare", "Health"],
  ["Information and Communication Technology", "Computers and IT"],
  ["Business, Management and Administration", "Business"],
  ["Travel, Tourism and Hospitality", "Tourism"],
];

/** How large the catalogue is. */
export async function answerCount({ directory, names, memory }: Context): Promise<Reply> {
  const { meta } = await directory.search(noFilters(), { page: 1, limit: 1 });
  return say(
    `The catalogue has ${counted(meta.total, "course")} at ${counted(names.institutions.length, "institution")}.`,
    [
      ask("What should I study?"),
      ask("Which institutions are there?"),
      { label: "Browse all courses", link: paths.courses() },
    ],
    memory,
  );
}

/** Instead of an answer that could not be held against the directory. */
export function answerUnsure({ memory }: Context): Reply {
  const unsure = say(
    "I am not sure enough of my answer to give it. Please look at the courses themselves, or ask me in other words.",
    [
      { label: "Browse courses", link: paths.courses() },
      ask("What should I study?"),
      ask("Start over"),
    ],
    { ...memory, asked: null },
  );
  return { ...unsure, isUnanswered: true };
}

/** Says why a sum that was named was not used, and what to say instead. */
export function unusedNote(unused: UnusedBudget): string {
  return unused === "impossible"
    ? "I did not use your budget, as no course could cost that."
    : `I did not use what you can pay per ${unused}, as the catalogue compares total costs: tell me what the whole course may cost.`;
}

/** To somebody who named nothing but a sum that cannot be used. */
export function answerUnusedBudget({ memory }: Context, unused: UnusedBudget): Reply {
  const chips = [ask("Show me short courses"), ask("What should I study?"), ask("Start over")];
  return say(unusedNote(unused), chips, memory);
}
