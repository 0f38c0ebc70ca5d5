import { categoryFinder } from "#catalogue/category-names.ts";
import { noFilters } from "#catalogue/filters.ts";
import { paths } from "#web/paths.ts";
import { canBeJudged } from "../clauses/person.ts";
import { ask, type Context, type Reply, say } from "../context.ts";
import type { UnusedBudget } from "../reading/limits.ts";
import { touches } from "../reading/topics.ts";
import { counted } from "../wording.ts";
import { SAID } from "../words/matters.ts";
import { silentText } from "../words/unrecorded.ts";

type Memory = Context["memory"];

/** What the table of texts says. */
export function told(memory: Memory, name: string, opening = ""): Reply {
  const { text, chips } = SAID.get(name)!;
  return say(`${opening}${text}`, [...chips], memory);
}

/** Greets back; to other talk that carries nothing, in the same friendly way. */
export function answerGreeting({ memory, reader }: Context): Reply {
  const hello = touches(reader, "greeting") ? "Hello! " : "I am here. ";
  const how = reader.has(/ how (?:are|is) /) ? "I am well, thank you. " : "";
  return told(memory, memory.shown.length > 0 ? "on" : "greeting", `${hello}${how}`);
}

export function answerBye({ memory, reader }: Context): Reply {
  return told(memory, "bye", touches(reader, "thanks") ? "You are welcome! " : "");
}

/** To those who mean more courses than the newest answer showed. */
export function answerBeyond({ memory }: Context): Reply {
  return told(
    memory,
    "beyond",
    `My newest answer shows only ${counted(memory.shown.length, "course")}. `,
  );
}

/** To errands that are not the guide's. */
export function answerOffTopic({ memory, reader }: Context): Reply {
  const isMedical = reader.has(
    / (?:headache|fever|symptoms?|sick|pain|pregnan\p{L}*|dose|cure|pills?|rash|tablets?) /u,
  );
  return told(memory, isMedical ? "medical" : "errand");
}

/** To who is angry with the guide: no echo, one way on. */
export function answerScolding({ memory }: Context): Reply {
  return told(memory, "anew", "I am sorry that I was no help. ");
}

/** Where nothing was understood: what is not recorded, or of what it is asked, else an example. */
export function answerNotUnderstood(context: Context): Reply {
  const { memory, reader, wishes, person, unrecorded, asks } = context;
  const isTold = person.home !== undefined || person.have.age !== null || canBeJudged(person);
  if (isTold && wishes.unknown === null) return answerVague(context);
  if (touches(reader, "greeting")) return answerGreeting(context);
  if (unrecorded.length > 0) return told(memory, "ask", `${silentText(unrecorded)} `);
  if (asks.includes("apply")) return told(memory, "applying");
  if (asks.some((one) => one !== "overview")) return told(memory, "of-which");
  const isWish = wishes.unknown !== null && reader.has(WISHING);
  const sorry = isWish
    ? `I found nothing for “${wishes.unknown}” in the catalogue. `
    : "I am sorry, I did not understand that. ";
  return { ...told(memory, "anew", sorry), isUnanswered: true };
}

const WISHING =
  / (?:want|like|dream|become|be an?|study|learn|interested|love|courses?|class(?:es)?|do (?:you|they) have|(?:is|are) there|teach|offer) /;

/** One question, where what to look for is open. */
export function answerVague({ names, memory }: Context): Reply {
  const find = categoryFinder(names.categories);
  const fields = FIELDS_TO_OFFER.filter(([field]) => find(field) !== undefined).slice(0, 3);
  const reply = told({ ...memory, asked: "fields", about: null }, "vague");
  return { ...reply, chips: [...fields.map(([, label]) => ask(label)), ...reply.chips] };
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
  return { ...told({ ...memory, asked: null }, "unsure"), isUnanswered: true };
}

/** Says why a sum that was named was not used, and what to say instead. */
export function unusedNote(unused: UnusedBudget): string {
  return unused === "impossible"
    ? "I did not use your budget, as no course could cost that."
    : `I did not use what you can pay per ${unused}, as the catalogue compares total costs: tell me what the whole course may cost.`;
}
