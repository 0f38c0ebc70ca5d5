import { noFilters } from "#catalogue/filters.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { type ChatReply, type Memory, noSlots, type Responder } from "../answer.ts";
import { kindnessAfter } from "./answers/care.ts";
import { answerUnsure } from "./answers/talk.ts";
import { partMessage } from "./clauses/clauses.ts";
import { type Frame, readFrame } from "./clauses/frame.ts";
import { both, canBeJudged, type Person } from "./clauses/person.ts";
import { compose } from "./compose.ts";
import type { Context, Reply } from "./context.ts";
import type { Directory } from "./directory.ts";
import { checkGrounding } from "./grounding.ts";
import { reply } from "./intents.ts";
import { isUnsaid, readMemory } from "./merging.ts";
import { buildLexicon, type Lexicon } from "./reading/lexicon.ts";
import { isDhivehi, typedWords, wordsOf } from "./reading/message.ts";
import { touches } from "./reading/topics.ts";
import { isPlain, type Wishes } from "./reading/wishes.ts";
import { countNamed } from "./relevance.ts";

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
  const menderFor = async (message: string, { isKnown, mend }: Lexicon) => {
    const slips = typedWords(message).filter((word) => !isKnown(word) && mend(word) !== null);
    const kept = new Set<string>();
    for (const word of new Set(slips)) {
      // A word that courses hold is no slip, whatever the guide's own words are.
      if ((await countWith(word, directory)) > 0) kept.add(word);
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

  /** Where nothing says what is wished, what is told does: a word that a few names of courses have. */
  async function withTold(wishes: Wishes, read: Frame, { shown }: Memory): Promise<Wishes> {
    const { slots } = wishes;
    const isOpen = read.kinds.has("wish") || read.kinds.has("open");
    const isBare = isUnsaid({ ...slots, places: [], excluded: noSlots().excluded });
    if (!isOpen || !isBare || shown.length > 0 || canBeJudged(read.person)) return wishes;
    const words = read.reader.words.filter((word) => word.length >= SHORTEST && !isPlain(word));
    const counted = await Promise.all(
      words.map(async (word) => ({ word, count: await countNamed(word, directory) })),
    );
    const [rarest] = counted
      .filter(({ count }) => count > 0 && count <= FEW)
      .toSorted((one, other) => one.count - other.count);
    const told = rarest?.word ?? null;
    return { ...wishes, told, slots: { ...slots, text: told ?? slots.text } };
  }

  /** A message as it is read, with what it is answered from. */
  async function contextOf(message: string, known: Lexicon, memory: Memory): Promise<Context> {
    const mend = await menderFor(message, known);
    const inDhivehi = isDhivehi(message, known);
    const parts = partMessage(message).map((part) => wordsOf(part, { ...known, mend }));
    const time = now();
    const read = readFrame(parts, known, { now: time, hasShown: memory.shown.length > 0 });
    const wishes = inYears(read.wishes, both(memory.person, read.person), time);
    const frame = { ...read, wishes: await withTold(wishes, read, memory) };
    return {
      ...frame,
      directory,
      names: known.names,
      message,
      wishes: inDhivehi
        ? withoutUnknown(await withKnownText(frame.wishes, directory))
        : await withKnownText(frame.wishes, directory),
      memory: { ...memory, person: both(memory.person, frame.person) },
      now: time,
    };
  }
}

/** Of what is told a word as long as this may say what is wished, where names of so few have it. */
const [SHORTEST, FEW] = [5, 5];

const READS_DHIVEHI = "I read Dhivehi, but I can answer in English only.";

/** The day by which somebody of a known age is as old as was said. */
function inYears(wishes: Wishes, { have: { age } }: Person, now: Date): Wishes {
  const { untilAge, slots } = wishes;
  if (untilAge === null || age === null || untilAge <= age) return wishes;
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + untilAge - age);
  return { ...wishes, slots: { ...slots, until: maldivesDay(end) } };
}

/** Shorter words of Dhivehi that the guide does not know are particles: "hen". */
const SHORTEST_DHIVEHI = 4;

/** Dhivehi words that the guide does not know need not be subjects. */
function withoutUnknown(wishes: Wishes): Wishes {
  const { text } = wishes.slots;
  const slots = { ...wishes.slots, text: (text?.length ?? 0) < SHORTEST_DHIVEHI ? null : text };
  return { ...wishes, unknown: null, beside: null, slots };
}

/** Begins with what a person would say first; help in danger stands alone, and no greeting twice. */
function opened(said: Reply, openings: readonly string[]): Reply {
  const [first, ...others] = said.parts;
  if (first?.kind !== "text" || kindnessAfter(first.text) !== null) return said;
  const before = openings.filter((opening) => !first.text.startsWith(opening));
  return { ...said, parts: [{ ...first, text: [...before, first.text].join(" ") }, ...others] };
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
 * that no course has together is looked for by its rarest word.
 */
async function withKnownText(wishes: Wishes, directory: Directory): Promise<Wishes> {
  const { slots, unknown: subject, beside } = wishes;
  const { text } = slots;
  const words = [text, subject, beside].flatMap((some) => some?.split(" ") ?? []);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, await countWith(word, directory));
  const isHeld = (word: string) => counts.get(word)! > 0;
  const rare = await missingOf(wishes.rare, directory);
  const isWhole = text !== null && (await isFound(text, directory));
  const rarest = (text?.split(" ") ?? [])
    .filter(isHeld)
    .toSorted((one, other) => counts.get(one)! - counts.get(other)!)[0];
  const left = (some: string | null, isKept: (word: string) => boolean) =>
    some?.split(" ").filter(isKept).join(" ") || null;
  return {
    ...wishes,
    rare,
    unknown: isWhole ? null : left(subject, (word) => !isHeld(word)),
    beside: left(beside, (word) => isHeld(word) && counts.get(word) !== Infinity),
    slots: { ...slots, text: isWhole ? text : (rarest ?? null) },
  };
}

/** How many courses hold a word as typed. */
async function countWith(word: string, directory: Directory): Promise<number> {
  return (await directory.coursesWith(`${word} `))?.size ?? Infinity;
}

/** True where a course holds all the words as typed. */
async function isFound(name: string, directory: Directory): Promise<boolean> {
  const { meta, correction } = await directory.search({ ...noFilters(), name }, FIRST);
  return meta.total > 0 && correction === null;
}

const FIRST = { page: 1, limit: 1 };

/** The wishes of which no course bears a name. */
async function missingOf(rare: Wishes["rare"], directory: Directory): Promise<Wishes["rare"]> {
  const named = await Promise.all(
    rare.map(async ({ focus }) => Promise.all(focus.map((word) => countNamed(word, directory)))),
  );
  return rare.filter((_, at) => named[at]!.every((count) => count === 0));
}

async function grounded(draft: Reply, context: Context): Promise<ChatReply> {
  const answer = compose(draft);
  const violations = await checkGrounding(answer, context.directory);
  return violations.length === 0 ? answer : compose(answerUnsure(context));
}
