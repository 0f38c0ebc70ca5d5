import type { EntryRoute } from "../entry.ts";
import type { KnownFields } from "./fields-of-study.ts";
import {
  allOfThese,
  type Demanded,
  inWords,
  isWayIn,
  oneOfThese,
  simpleDemands,
  waysOf,
} from "./meaning.ts";
import { isPlainHeading, type ReadSentence, readSentence } from "./sentences.ts";

/** A paragraph or an entry of a list, as plain text. */
interface RequirementBlock {
  text: string;
  isItem: boolean;
}

/** The requirement texts of a course, each as its blocks. */
export interface RequirementTexts {
  general: readonly RequirementBlock[];
  alternative: readonly RequirementBlock[];
  language: readonly RequirementBlock[];
}

/** The routes that texts state, and how much of them was understood. */
export interface RequirementReading {
  routes: EntryRoute[];
  /** Sentences, and those without a demand that stayed words. */
  sentences: number;
  understood: number;
}

/** Longest lists of the import format (features/publishing/entry.schema.ts). */
const MOST = { routes: 12, conditions: 20, parts: 10, text: 500, source: 5_000 } as const;

/** A way in with the sentences that state it. */
interface WayIn {
  meaning: Demanded;
  sentences: ReadSentence[];
}

/**
 * The entry routes that requirement texts state (docs/decisions/047). General requirements and each
 * alternative are ways in, all with the requirements in the language. What is not understood stays a
 * condition in words. Null where most of it would, or the format has no room for it.
 */
export function readRequirements(
  { general, alternative, language }: RequirementTexts,
  fields: KnownFields,
): RequirementReading | null {
  const length = [...general, ...alternative, ...language].reduce(
    (sum, b) => sum + b.text.length,
    0,
  );
  if (length > MOST.source) return null;
  const main = readBlocks(general, fields, "and");
  if (main.length === 0) return null;
  const others = readBlocks(alternative, fields, "or");
  const tongue = readBlocks(language, fields, "and");
  const ways = [...main, ...others].flatMap((way) =>
    tongue.length === 0 ? [way] : tongue.map((said) => both(way, said)),
  );
  const routes = ways.flatMap(({ meaning, sentences }) =>
    waysOf(meaning).map((conditions) => ({
      conditions: eachOnce(conditions),
      source_text: sentences.map(({ text }) => text).join(" "),
    })),
  );
  const sentences = [...new Set([...main, ...others, ...tongue].flatMap((way) => way.sentences))];
  const understood = sentences.filter(({ isUnderstood }) => isUnderstood).length;
  const telling = sentences.filter(({ meaning }) => isTelling(meaning)).length;
  const isWorthIt = understood === sentences.length || telling * 2 >= sentences.length;
  if (!isWorthIt || !hasRoom(routes)) return null;
  return { routes, sentences: sentences.length, understood };
}

/** True for a demand that a person meets or not; everybody can bring papers and come to a test. */
const isTelling = (meaning: Demanded) =>
  simpleDemands(meaning).some(
    ({ kind }) => !["text", "formality", "interview", "test"].includes(kind),
  );

const both = (one: WayIn, other: WayIn): WayIn => ({
  meaning: allOfThese(one.meaning, other.meaning),
  sentences: [...one.sentences, ...other.sentences],
});

function eachOnce<T>(conditions: readonly T[]): T[] {
  return [...new Map(conditions.map((one) => [JSON.stringify(one), one])).values()];
}

function hasRoom(routes: readonly EntryRoute[]): boolean {
  const conditions = routes.flatMap((route) => route.conditions);
  const simple = conditions.flatMap((one) => (one.kind === "any" ? one.of : [one]));
  return (
    routes.length <= MOST.routes &&
    routes.every((route) => route.conditions.length <= MOST.conditions) &&
    conditions.every((one) => one.kind !== "any" || one.of.length <= MOST.parts) &&
    simple.every((one) => !("text" in one) || one.text.length <= MOST.text)
  );
}

/** A sentence ends at a full stop before a capital; that of "G.C.E." ends none. */
const END_OF_SENTENCE = /(?<=[\p{Ll}\d)%][.!?])\s+(?=["“(]?\p{Lu})/u;

/**
 * The ways in that the blocks of one text state. A list and neighbouring paragraphs say by "or",
 * "one of the following" and the like that one is enough.
 *
 * @param unmarked how entries are joined where no word says so: general requirements are demanded
 * together, alternatives are not. Where that is in doubt, the text stays words.
 */
function readBlocks(
  blocks: readonly RequirementBlock[],
  fields: KnownFields,
  unmarked: "and" | "or",
): WayIn[] {
  const entries: { way: WayIn; isAlternative: boolean; isItem: boolean }[] = [];
  let heading: "and" | "or" | null = null;
  let isNextOr = false;
  let isForSome = false;
  for (const { text, isItem } of blocks) {
    if (isPlainHeading(text)) continue;
    const mark = blockMark(text);
    if (mark.intro !== null) {
      heading = mark.intro;
      continue;
    }
    if (mark.body !== "") {
      const isAlternative = isNextOr || mark.opensWithOr;
      const way = readBlock(mark.body, fields, unmarked);
      if (way !== null) entries.push({ way, isAlternative, isItem });
      isForSome ||= /:[-–—]?$/.test(mark.body);
    }
    isNextOr = mark.endsWithOr;
  }
  const ways = entries.map(({ way }) => way);
  // "International students:": what stands below it is not asked of everybody.
  if (isForSome) return [inDoubt(ways)];
  const isMarked = entries.some(({ isAlternative }) => isAlternative);
  if (heading === "or" || ways.length <= 1) return ways;
  if (isMarked) return groupsBetween(entries);
  const basic = ways.filter(({ meaning }) => isWayIn(meaning)).length;
  if (heading === "and" || (unmarked === "and" && basic <= 1)) return [together(ways)];
  if (unmarked === "or" && (basic === ways.length || entries.every(({ isItem }) => isItem)))
    return ways;
  return [inDoubt(ways)];
}

/** Entries between those that begin another way; several of a group in doubt stay words. */
function groupsBetween(entries: readonly { way: WayIn; isAlternative: boolean }[]): WayIn[] {
  const groups: WayIn[][] = [];
  for (const { way, isAlternative } of entries) {
    if (isAlternative || groups.length === 0) groups.push([way]);
    else groups.at(-1)!.push(way);
  }
  return groups.map((group) => {
    const basic = group.filter(({ meaning }) => isWayIn(meaning)).length;
    return basic <= 1 ? together(group) : inDoubt(group);
  });
}

const together = (ways: readonly WayIn[]): WayIn => ways.reduce(both);

/** Words for all that these ways ask. */
function inDoubt(ways: readonly WayIn[]): WayIn {
  const sentences = ways.flatMap((way) => way.sentences);
  const text = sentences.map((one) => one.text).join(" ");
  const meaning = inWords(text);
  return { meaning, sentences: [{ text, meaning, isUnderstood: false }] };
}

/** The sentences of a block, all of which are demanded unless one begins with "or". */
function readBlock(text: string, fields: KnownFields, unmarked: "and" | "or"): WayIn | null {
  const sentences = text.split(END_OF_SENTENCE).map(withoutAdvice).filter(Boolean);
  if (sentences.length === 0) return null;
  const groups: ReadSentence[][] = [];
  for (const sentence of sentences) {
    const { opensWithOr, body } = blockMark(sentence);
    const read = { ...readSentence(body, fields, unmarked), text: ended(sentence) };
    if (opensWithOr || groups.length === 0) groups.push([read]);
    else groups.at(-1)!.push(read);
  }
  const all = groups.flat();
  if (groups.some((group) => group.filter(({ meaning }) => isWayIn(meaning)).length > 1)) {
    return inDoubt(all.map((one) => ({ meaning: one.meaning, sentences: [one] })));
  }
  return {
    meaning: oneOfThese(
      ...groups.map((group) => allOfThese(...group.map(({ meaning }) => meaning))),
    ),
    sentences: all,
  };
}

const ADVICE =
  /\b(?:is|are|would be) (?:an advantage|advantageous|desirable|desirable,? but not essential|preferred|not essential|not required|not necessary)$/iu;
/** A sentence with one of these says more than what its last clause calls an advantage. */
const DEMANDING = /[,:]|\b(?:must|required|needs?|should|and)\b/iu;

/** The clauses of a sentence that demand something, or may. */
function withoutAdvice(sentence: string): string {
  const clauses = sentence.trim().split(";");
  const left = clauses.filter((clause) => {
    const said = clause.trim().replace(/\.$/, "");
    return !ADVICE.test(said) || DEMANDING.test(said.replace(ADVICE, ""));
  });
  return left.length === clauses.length ? sentence.trim() : left.join(";").trim();
}

const ended = (sentence: string) => (/[.!?;:]$/.test(sentence) ? sentence : `${sentence}.`);

interface BlockMark {
  /** How the entries behind it are joined, where the block is nothing but that. */
  intro: "and" | "or" | null;
  opensWithOr: boolean;
  endsWithOr: boolean;
  body: string;
}

const ONE_OF =
  /^[^.:]{0,80}\b(?:one|any|either)(?: one)? of (?:the )?(?:following|these)[^.:]{0,40}[.:]?$/iu;
const ALL_OF = /^[^.:]{0,80}\ball(?: of)? (?:the )?(?:following|these)[^.:]{0,40}[.:]?$/iu;
const OPENING_OR = /^(?:or|alternatively)\b[\s,:]*/iu;
const ENDING_OR = /[\s,;]\(?or\)?[\s.:]?$/iu;

function blockMark(text: string): BlockMark {
  const trimmed = text.trim();
  const intro = ONE_OF.test(trimmed) ? "or" : ALL_OF.test(trimmed) ? "and" : null;
  const opensWithOr = OPENING_OR.test(trimmed);
  const rest = trimmed.replace(OPENING_OR, "");
  const endsWithOr = ENDING_OR.test(rest) || (opensWithOr && rest === "");
  return { intro, opensWithOr, endsWithOr, body: rest.replace(ENDING_OR, "").trim() };
}
