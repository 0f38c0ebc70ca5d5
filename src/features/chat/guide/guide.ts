import { noFilters } from "#catalogue/filters.ts";
import { stem } from "#catalogue/search/stem.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import type { ChatReply, Memory, Responder } from "../answer.ts";
import { kindnessAfter } from "./answers/care.ts";
import { answerUnsure } from "./answers/talk.ts";
import { partMessage } from "./clauses/clauses.ts";
import { readFrame } from "./clauses/frame.ts";
import { both, type Person } from "./clauses/person.ts";
import { compose } from "./compose.ts";
import type { Context, Reply } from "./context.ts";
import type { Directory } from "./directory.ts";
import { checkGrounding } from "./grounding.ts";
import { reply } from "./intents.ts";
import { readMemory } from "./merging.ts";
import { buildLexicon, foldedWords, type Lexicon } from "./reading/lexicon.ts";
import { isDhivehi, typedWords, wordsOf } from "./reading/message.ts";
import { touches } from "./reading/topics.ts";
import type { Wishes } from "./reading/wishes.ts";

/** What a guide may be given beside the directory. */
export interface GuideOptions {
  /** Says what "next month" and "the next intake" are; the clock unless given. */
  now?: () => Date;
}

/**
 * The grounded guide: answers questions on courses from the directory alone, without a model. An
 * answer that claims anything that the directory does not hold is never sent.
 */
export function createGuide(
  directory: Directory,
  { now = () => new Date() }: GuideOptions = {},
): Responder {
  let lexicon: Lexicon | null = null;
  const lexiconOf = async () => {
    const names = await directory.names();
    if (lexicon?.names.version !== names.version) lexicon = buildLexicon(names);
    return lexicon;
  };
  const find = wordFinder(directory);
  const menderFor = async (message: string, { isKnown, mend }: Lexicon) => {
    const slips = typedWords(message).filter((word) => !isKnown(word) && mend(word) !== null);
    const kept = new Set<string>();
    for (const word of new Set(slips)) {
      const { total, isMended } = await find(word);
      // A word that courses hold is no slip, whatever the guide's own words are.
      if (total > 0 && !isMended) kept.add(word);
    }
    // A word that goes on as a known one is unfinished, whatever courses hold its beginning.
    return (word: string) => {
      const meant = mend(word);
      return kept.has(word) && !meant?.startsWith(word) ? null : meant;
    };
  };
  return {
    async answer(message, { memory: stored, turns }, options) {
      const known = await lexiconOf();
      const memory = readMemory(stored, known.names);
      const context = await contextOf(message, known, memory);
      const isFirst = turns.every(({ text }) => !text.includes(READS_DHIVEHI));
      const openings = [
        isFirst && isDhivehi(message, known) && READS_DHIVEHI,
        kindnessAfter(turns.at(-1)?.text ?? ""),
        turns.length === 0 && touches(context.reader, "greeting") && "Hello!",
      ].filter((opening) => typeof opening === "string");
      const checked = await grounded(opened(await reply(context), openings), context);
      const answer = withSeen(checked);
      options?.signal?.throwIfAborted();
      options?.onText?.(answer.text);
      return answer;
    },
  };

  /** A message as it is read, with what it is answered from. */
  async function contextOf(message: string, known: Lexicon, memory: Memory): Promise<Context> {
    const mend = await menderFor(message, known);
    const inDhivehi = isDhivehi(message, known);
    const parts = partMessage(message).map((part) => wordsOf(part, { ...known, mend }));
    const time = now();
    const read = readFrame(parts, known, { now: time, hasShown: memory.shown.length > 0 });
    const frame = { ...read, wishes: inYears(read.wishes, both(memory.person, read.person), time) };
    return {
      ...frame,
      directory,
      names: known.names,
      message,
      wishes: inDhivehi
        ? withoutUnknown(await withKnownText(frame.wishes, find))
        : await withKnownText(frame.wishes, find),
      memory: { ...memory, person: both(memory.person, frame.person) },
      now: time,
    };
  }
}

const READS_DHIVEHI = "I read Dhivehi, but I can answer in English only.";

/** The day by which somebody of a known age is as old as was said. */
function inYears(wishes: Wishes, { have: { age } }: Person, now: Date): Wishes {
  const { untilAge, slots } = wishes;
  if (untilAge === null || age === null || untilAge <= age) return wishes;
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + untilAge - age);
  return { ...wishes, slots: { ...slots, until: maldivesDay(end) } };
}

/** Begins with what a person would say first; help in danger stands alone, and no greeting twice. */
function opened(said: Reply, openings: readonly string[]): Reply {
  const [first, ...others] = said.parts;
  if (first?.kind !== "text" || kindnessAfter(first.text) !== null) return said;
  const before = openings.filter((opening) => !first.text.startsWith(opening));
  return { ...said, parts: [{ ...first, text: [...before, first.text].join(" ") }, ...others] };
}

/** Dhivehi words that the guide does not know are not spoken of: they need not be subjects. */
function withoutUnknown(wishes: Wishes): Wishes {
  return { ...wishes, unknown: null, beside: null, slots: { ...wishes.slots, lift: null } };
}

/** Courses that are kept to be spoken of later. */
const MOST_SEEN = 30;

function withSeen(answer: ChatReply): ChatReply {
  const { memory } = answer;
  const newest = [...memory.seen, ...memory.shown].reverse();
  return {
    ...answer,
    memory: { ...memory, seen: [...new Set(newest)].slice(0, MOST_SEEN).reverse() },
  };
}

/**
 * Keeps of the words that were not understood those that courses hold. A subject of several words
 * that no course has together is looked for by its rarest word, and the others only lift.
 */
async function withKnownText(wishes: Wishes, find: FindWords): Promise<Wishes> {
  const { slots, unknown: subject } = wishes;
  const { text, lift } = slots;
  const lifting = await knownWords(lift, find);
  const rare = await missingOf(wishes.rare, find);
  const whole = text === null ? null : await find(text);
  if (whole && whole.total > 0 && !whole.isMended)
    return { ...wishes, rare, unknown: null, slots: { ...slots, lift: joined(lifting) } };
  const known = await knownWords(text, find);
  const [rarest, ...others] = known.toSorted((one, other) => one.total - other.total);
  const held = new Set([...known, ...lifting].map(({ word }) => word));
  const unknown = (subject ?? "").split(" ").filter((word) => word !== "" && !held.has(word));
  return {
    ...wishes,
    rare,
    unknown: unknown.join(" ") || null,
    beside:
      wishes.beside
        ?.split(" ")
        .filter((word) => held.has(word))
        .join(" ") || null,
    slots: { ...slots, text: rarest?.word ?? null, lift: joined([...others, ...lifting]) },
  };
}

/** The wishes of which no course bears a name. */
async function missingOf(rare: Wishes["rare"], find: FindWords): Promise<Wishes["rare"]> {
  const held = await Promise.all(
    rare.map(async ({ focus }) =>
      (await Promise.all(focus.map(find))).some(({ isNamed }) => isNamed),
    ),
  );
  return rare.filter((_, at) => !held[at]);
}

interface KnownWord {
  word: string;
  /** How many courses hold it. */
  total: number;
}

async function knownWords(words: string | null, find: FindWords): Promise<KnownWord[]> {
  const list = (words ?? "").split(" ").filter(Boolean).slice(0, MOST_WORDS);
  const found = await Promise.all(list.map(async (word) => ({ word, ...(await find(word)) })));
  return found.filter(({ total, isMended }) => total > 0 && !isMended);
}

function joined(words: readonly KnownWord[]): string | null {
  return words.map(({ word }) => word).join(" ") || null;
}

/** Words that are looked up one by one. */
const MOST_WORDS = 8;

/**
 * Gives how many courses hold words, whether the words were mended to find them, and whether they
 * stand in the name of a course.
 */
type FindWords = (words: string) => Promise<{ total: number; isMended: boolean; isNamed: boolean }>;

/** Courses whose names are looked at; those with the words in their names come first. */
const NAMES_READ = 5;

function wordFinder(directory: Directory): FindWords {
  return async (name) => {
    const page = { page: 1, limit: NAMES_READ };
    const found = await directory.search({ ...noFilters(), name }, page);
    const isMended = found.correction !== null;
    const words = foldedWords(name).map(stem);
    const isNamed = found.courses.some((course) => {
      const stems = foldedWords(course.name).map(stem);
      return !isMended && words.every((word) => stems.includes(word));
    });
    return { total: found.meta.total, isMended, isNamed };
  };
}

async function grounded(draft: Reply, context: Context): Promise<ChatReply> {
  const answer = compose(draft);
  const violations = await checkGrounding(answer, context.directory);
  return violations.length === 0 ? answer : compose(answerUnsure(context));
}
