import type { z } from "zod";
import { stemsOfWord } from "#catalogue/filter-words.ts";
import {
  FILTER_KEYS,
  type Filters,
  isUnfiltered,
  noFilters,
  withName,
  withSort,
} from "#catalogue/filters.ts";
import type { Understood } from "#catalogue/query-filters.ts";
import { fold } from "#catalogue/search/fold.ts";
import { stem } from "#catalogue/search/stem.ts";
import { isThaana } from "#catalogue/search/thaana.ts";
import type { Kept, Memory } from "../answer.ts";
import type { Order } from "../lookups/course-order.ts";
import type { LookUp, Records } from "../lookups/look-up.ts";
import { CUES, type Cue, FACT_CUES, ORDER_CUES, without } from "./cues.ts";
import { leftOut } from "./reply.ts";
import { toldIn } from "./told.ts";

/** A message as it is read, with all that it is answered from. */
export interface Asked {
  /** As the visitor wrote it. */
  message: string;
  /** What the conversation left. */
  standing: Memory;
  /** The message without the words that only say what kind of question it is. */
  rest: string;
  /** What the list's own reader makes of the rest. */
  understood: Understood;
  /** What the conversation left, with what this message changes of the wish. */
  memory: Memory;
  /** True where the message wishes for something itself. */
  isWish: boolean;
  kept: Kept;
  records: Records;
  asks(cue: Cue): boolean;
  /** Asks a look-up; an answer states nothing that none of them gave. */
  look<Input extends z.ZodType, Output extends z.ZodType>(
    of: LookUp<Input, Output>,
    input: z.input<Input>,
  ): Promise<z.output<Output>>;
}

/** Cues whose words are no wish, however the message goes on. */
const TAKEN_OUT: readonly Cue[] = [
  "compare",
  "contact",
  "dates",
  "funding",
  "entry",
  "near",
  "sum",
  "institutions",
  "more",
  "about",
];

/** Reads a message against what the conversation has left. */
export function readMessage(
  message: string,
  { memory, kept, records }: Pick<Asked, "memory" | "kept" | "records">,
): Asked {
  const order = ORDER_CUES.find(([, pattern]) => pattern.test(message));
  const rest = leftOut(message) === null ? restOf(message.replace(CORRECTING, ""), order?.[1]) : "";
  const read = records.catalogue.understand(withName(noFilters(), inKnownWords(rest, records)));
  const understood = { ...read, filters: withTrimmedText(read.filters) };
  const isWish = !isUnfiltered(understood.filters);
  const saidOrder = order?.[0] ?? orderOf(understood.filters) ?? null;
  const wish = isWish ? merged(memory.wish, understood.filters, message, records) : memory.wish;
  return {
    message,
    standing: memory,
    rest,
    understood,
    kept,
    records,
    isWish,
    memory: {
      ...memory,
      wish: withSort(wish, null),
      order: saidOrder ?? (isWish && isAnew(memory.wish, wish) ? null : memory.order),
      page: 1,
      about: isWish ? null : memory.about,
    },
    asks: (cue) => CUES[cue].test(message),
    look: (of, input) => of.find(input, records),
  };
}

/** Dhivehi in Latin letters that no text holds in the words that it is known by. */
function inKnownWords(text: string, { catalogue }: Records): string {
  return text.replace(/[a-z]{5,30}/giu, (word) => {
    const meant = stemsOfWord(word).at(-1)!;
    const isMeant = meant !== stem(fold(word)) && !isThaana(meant);
    return isMeant && catalogue.coursesWith(word, 1)?.size === 0 ? meant : word;
  });
}

/** The message itself, unless it asks for something else than courses: then without what asks so. */
function restOf(message: string, order: RegExp | undefined): string {
  const told = toldIn(message)?.words;
  const patterns = [
    ...TAKEN_OUT.flatMap((cue) => CUES[cue]),
    ...(CUES.dates.test(message) ? [CUES.starting] : []),
    ...FACT_CUES.map(([pattern]) => pattern),
    ...(order ? [order] : []),
  ].filter((pattern) => pattern.test(message));
  if (patterns.length === 0 && told === undefined) return message;
  const day = CUES.dates.test(message) ? message.replace(BY_DAY, " ") : message;
  const untold = day.replace(told ?? "", " ");
  const isOfEntry = told !== undefined || CUES.entry.test(message);
  const rest = patterns.reduce(without, isOfEntry ? untold.replace(RESULTS, " ") : untold);
  return rest
    .replace(/ [?.!,;]+(?= |$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Results of school: "B in O level English", "A level biology B, chemistry C". */
const RESULTS =
  /\b(?:and )?(?:an? )?[a-e] (?:in|for|at) (?:[oa][- ]?levels? )?[a-z]+\b|\b(?:\d{1,2} )?[oa][- ]?levels?(?: pass(?:es)?)?(?: all)?(?: [a-e])?(?: or (?:better|above))?\b(?:,? (?:and )?[a-z]{3,12} [a-e]\b){0,8}|,? (?:and )?\b[a-z]{3,12} [b-e]\b/giu;

/** A day up to which something is asked: "by 10 December". */
const BY_DAY =
  /\b(?:(?:by|before|until|till|on) )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2}(?:st|nd|rd|th)?)\b/giu;

/** Begins and ends a correction, and says nothing of what is wished. */
const CORRECTING =
  /^(?:(?:no|sorry|oh|oops|wait|actually|i mean(?:t)?|hmm+|well)\b[,. ]{0,3}){1,5}|,? i meant[ .!]{0,9}$/giu;

/** A text without the small words and signs at its ends: "and in accounting?". */
function withTrimmedText(filters: Filters): Filters {
  const words = filters.name.split(" ");
  const isSmall = (word: string) =>
    AT_ENDS.has(word.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, ""));
  const first = words.findIndex((word) => !isSmall(word));
  const last = words.findLastIndex((word) => !isSmall(word));
  const name = words
    .slice(first, last + 1)
    .join(" ")
    .replace(/(?<![?!.,;:])[?!.,;:]+$/u, "");
  return first < 0 || filters.name === "" ? filters : { ...filters, name };
}

const AT_ENDS: ReadonlySet<string> = new Set([
  "",
  ..."and or in at on for to the a an of is are do does by with about from two three both".split(
    " ",
  ),
]);

const ORDER_OF_SORT = {
  cost: "cheapest",
  duration: "shortest",
  start: "soonest",
  level: "lowest_level",
  highest: "highest_level",
} as const satisfies Record<string, Order>;

function orderOf({ sort }: Filters): Order | null {
  return sort && ORDER_OF_SORT[sort];
}

/** Begins a message that goes on from the one before. */
const GOES_ON =
  /^(?:no|sorry|oh|oops|wait|actually|i mean(?:t)?|and|or|what about|how about|but|also|only|just|instead|then|ok(?:ay)?|same|with|without|not|now|any|in|at|on|for|under|below)\b/iu;
const FEW_WORDS = 3;

/**
 * A follow-up changes a chip: what it says of a key stands in the place of what was said of it
 * before. A message that is a whole wish by itself begins anew, and so does one that finds something
 * alone and nothing with what stood.
 */
function merged(standing: Filters, said: Filters, message: string, records: Records): Filters {
  if (isUnfiltered(standing) || isUnfiltered(said)) return isUnfiltered(said) ? standing : said;
  const keys = keysOf(said);
  const isRich = said.name !== "" || keys.length > 1;
  const isWhole = said.name !== "" && (keys.length > 0 || said.name.split(" ").length > FEW_WORDS);
  if (isWhole && !GOES_ON.test(message.trim())) return said;
  const changed = over(standing, said);
  const count = (filters: Filters) =>
    records.catalogue.searchCourses({ filters, page: 1, limit: 1, order: "DESC" }).meta.total;
  return isRich && !GOES_ON.test(message.trim()) && count(changed) === 0 && count(said) > 0
    ? said
    : changed;
}

const keysOf = (filters: Filters) => FILTER_KEYS.filter((key) => filters[key].length > 0);

/** A wish with what is said of a key in the place of what stood of it, in its words too. */
export function over(standing: Filters, said: Filters): Filters {
  const keys = keysOf(said);
  const { called = [], ...rest } = standing;
  const [gone, left] = [true, false].map((isGone) =>
    called.filter(({ key }) => keys.includes(key) === isGone),
  );
  const text = gone!.reduce((name, { words }) => name.replace(words, " "), rest.name);
  const changed = withTrimmedText(withName(rest, said.name || text));
  for (const key of keys) changed[key] = said[key];
  const now = [...left!, ...(said.called ?? [])];
  return now.length > 0 ? { ...changed, called: now } : changed;
}

/** True where nothing of the standing wish is left. */
function isAnew(standing: Filters, wish: Filters): boolean {
  return (
    standing.name !== wish.name &&
    FILTER_KEYS.every((key) => wish[key].every((value) => !standing[key].includes(value)))
  );
}
