import {
  blockMark,
  type JoiningWord,
  partedBlock,
  type RequirementBlock,
  requirementSentences,
  whatIsOfEverybody,
} from "./block-marks.ts";
import { isPlainHeading } from "./clauses.ts";
import type { KnownFields } from "./fields-of-study.ts";
import { inWords, isAskedBeside, isWayIn, matterOf, simpleDemands } from "./meaning.ts";
import { type ReadSentence, readSentence } from "./sentences.ts";

/** A way in: sentences that are all demanded. */
type WayIn = readonly ReadSentence[];

/** The ways in that a text states. */
export interface WaysOfText {
  ways: readonly WayIn[];
  /** What is asked of everybody, by the ways in of other texts as well. */
  common: WayIn;
}

/** An entry of a text, which may have several ways in. */
interface Entry {
  ways: readonly WayIn[];
  /** The word before it, at its beginning or at the end of the entry before. */
  joint: JoiningWord | null;
  /** True behind the name of a way: "Route 1:", "Mature entry:". */
  isNamed: boolean;
  isItem: boolean;
}

/** Entries below a heading; without one, what stands outside of its list. */
interface EntrySection {
  heading: JoiningWord | null;
  entries: Entry[];
}

/**
 * The ways in that the blocks of one text state. Lists and neighbouring paragraphs say by "or", "one of
 * the following", names of ways and the like that one is enough. A joining word as a block of its own
 * reaches widest: it stands between all that is before it and all that is behind it. Where it is in
 * doubt what is joined, the text stays words.
 *
 * @param unmarked how entries are joined where no word says so: general requirements are demanded
 * together, alternatives are not.
 */
export function readBlocks(
  blocks: readonly RequirementBlock[],
  fields: KnownFields,
  unmarked: JoiningWord,
): WaysOfText {
  const common: ReadSentence[] = [];
  const segments: EntrySection[][] = [[]];
  const widest = new Set<JoiningWord>();
  let joint: JoiningWord | null = null;
  for (const { text, isItem, isNamed } of blocks.flatMap(partedBlock)) {
    const { own, intro, opensWith, endsWith, body } = blockMark(text);
    if (own !== null) {
      widest.add(own);
      segments.push([]);
    } else if (intro !== null) {
      segments.at(-1)!.push({ heading: intro, entries: [] });
    } else if (isNamed || (body !== "" && !isPlainHeading(body))) {
      const { ways, asked } = readBlock(body, fields, unmarked);
      common.push(...asked);
      if (ways.length > 0) {
        addEntry(segments.at(-1)!, { ways, joint: joint ?? opensWith, isNamed, isItem });
      }
    }
    joint = endsWith;
  }
  const filled = segments.filter((sections) => sections.some(({ entries }) => entries.length > 0));
  const ways = filled.length === 0 ? [] : waysOfSegments(filled, widest, unmarked);
  const whole = ways?.length === 0 && common.length > 0 ? [[]] : ways;
  if (whole?.every((way) => isCertain([...way, ...common]))) return { ways: whole, common };
  const entries = segments.flat().flatMap((section) => section.entries);
  return {
    ways: [inDoubt([...entries.flatMap((entry) => entry.ways.flat()), ...common])],
    common: [],
  };
}

/** Where an entry belongs: a paragraph behind the list of a heading is outside of it. */
function addEntry(sections: EntrySection[], entry: Entry): void {
  const last = sections.at(-1);
  const isOutside =
    last?.heading != null &&
    !entry.isItem &&
    entry.joint !== last.heading &&
    last.entries.some(({ isItem }) => isItem);
  if (last === undefined || isOutside) sections.push({ heading: null, entries: [entry] });
  else last.entries.push(entry);
}

/** False where a sentence says for whom it is, or may let in whom another sentence keeps out. */
const isCertain = (way: WayIn) =>
  !way.some(({ isForSome, isWidening }) => isForSome || (isWidening && isAskedWith(way)));

/** True where several of the sentences ask something. */
const isAskedWith = (way: WayIn) =>
  way.filter(({ meaning }) => simpleDemands(meaning).length > 0).length > 1;

/** Sentences in their own words, because it is not certain of whom they are asked. */
const toCheck = (way: WayIn): WayIn =>
  way.map((one) => ({
    ...one,
    meaning: inWords(one.text.replace(/[.;]$/, "")),
    isUnderstood: false,
  }));

/** Words for all that these sentences say. */
function inDoubt(way: WayIn): WayIn {
  const text = [...new Set(way)].map((one) => one.text).join(" ");
  const isWidening = way.some((one) => one.isWidening);
  const isForSome = way.some((one) => one.isForSome);
  return [{ text, meaning: inWords(text), isUnderstood: false, isWidening, isForSome }];
}

/** A text that combines to more ways in than these is left to people. */
export const MAX_WAYS = 12;

/** Every way of each, in every combination; null where they are too many. */
function allOfWays(lists: readonly (readonly WayIn[])[]): WayIn[] | null {
  let joined: WayIn[] = [[]];
  for (const ways of lists) {
    if (joined.length * ways.length > MAX_WAYS) return null;
    joined = joined.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return joined;
}

/**
 * Each of these as a way in. What stands behind the first sentence of the last one may be asked of the
 * others too, and is left to people in all of them, unless the others have more sentences as well.
 */
function oneOfWays(lists: readonly (readonly WayIn[])[]): WayIn[] {
  const last = lists.at(-1)!;
  const before = lists.slice(0, -1).flat();
  if (before.length === 0 || last.length !== 1) return lists.flat();
  const way = last[0]!;
  const areGroups = before.some((other) => other.length > 1);
  const isSure = ({ meaning }: ReadSentence, at: number) =>
    at === 0 || (areGroups && !isAskedBeside(meaning));
  const sure = way.findLastIndex(isSure) + 1;
  const tail = toCheck(way.slice(sure));
  return [...before, way.slice(0, sure)].map((each) => [...each, ...tail]);
}

/** The ways between the joining words that stand by themselves; null where they are in doubt. */
function waysOfSegments(
  segments: readonly EntrySection[][],
  widest: ReadonlySet<JoiningWord>,
  unmarked: JoiningWord,
): WayIn[] | null {
  const lists = segments.map((sections) => waysOfSections(sections, unmarked));
  const whole = lists.flatMap((ways) => (ways === null ? [] : [ways]));
  if (whole.length < lists.length || (lists.length > 1 && widest.size > 1)) return null;
  return widest.has("or") ? oneOfWays(whole) : allOfWays(whole);
}

function waysOfSections(sections: readonly EntrySection[], unmarked: JoiningWord): WayIn[] | null {
  const lists: WayIn[][] = [];
  for (const [at, { heading, entries }] of sections.entries()) {
    if (entries.length === 0) continue;
    const ways = waysOfEntries(entries, heading, unmarked);
    if (ways === null) return null;
    // A paragraph behind a list of ways in may belong to the last of them.
    const isOpen =
      heading === null && sections[at - 1]?.heading === "or" && entries[0]!.joint !== "and";
    lists.push(isOpen ? ways.map(toCheck) : ways);
  }
  return allOfWays(lists);
}

function waysOfEntries(
  entries: readonly Entry[],
  heading: JoiningWord | null,
  unmarked: JoiningWord,
): WayIn[] | null {
  const lists = entries.map(({ ways }) => ways);
  const [first, ...others] = entries;
  if (others.length === 0) return [...first!.ways];
  if (entries.some(({ isNamed }) => isNamed)) return waysOfNames(entries);
  const joints = new Set(others.map(({ joint }) => joint));
  if (heading === "or") {
    const isMixed = !entries.every(({ isItem }) => isItem) && isBesideWays(entries);
    return joints.has("and") || isMixed ? null : lists.flat();
  }
  if (joints.has("or")) {
    if (joints.size > 1 || heading === "and") return null;
    return entries.at(-1)!.isItem ? lists.flat() : oneOfWays(lists);
  }
  if (heading === "and" || joints.has("and")) return allOfWays(lists);
  const basic = entriesAbout(entries, "way");
  if (unmarked === "or") {
    const areWays = basic === entries.length || entries.every(({ isItem }) => isItem);
    return areWays ? lists.flat() : null;
  }
  return basic > 1 || entriesAbout(entries, "english") > 1 ? null : allOfWays(lists);
}

const entriesAbout = (entries: readonly Entry[], matter: "way" | "english") =>
  entries.filter(({ ways }) =>
    ways.some((way) => way.some((one) => matterOf(one.meaning) === matter)),
  ).length;

/** True where some entries are ways in, and others what is asked beside one. */
const isBesideWays = (entries: readonly Entry[]) =>
  entriesAbout(entries, "way") > 0 &&
  entries.some(({ ways }) => ways.some((way) => way.every((one) => isAskedBeside(one.meaning))));

/** Ways by their names, each with the entries up to the next; before the first may be one way in. */
function waysOfNames(entries: readonly Entry[]): WayIn[] | null {
  const groups: Entry[][] = [];
  for (const [at, entry] of entries.entries()) {
    const isNext = entry.isNamed || entry.joint === "or";
    if (at > 0 && entry.isNamed && entry.joint === "and") return null;
    if (isNext || groups.length === 0) groups.push([entry]);
    else groups.at(-1)!.push(entry);
  }
  const [first] = groups[0]!;
  if (!first!.isNamed && (groups[0]!.length > 1 || entriesAbout([first!], "way") === 0))
    return null;
  if (groups.some((group) => entriesAbout(group, "way") > 1)) return null;
  const lists = groups.map((group) => allOfWays(group.map(({ ways }) => ways)));
  return lists.includes(null) ? null : oneOfWays(lists.flatMap((ways) => (ways ? [ways] : [])));
}

/** The ways in that the sentences of a block state, and what they ask of everybody. */
function readBlock(
  text: string,
  fields: KnownFields,
  unmarked: JoiningWord,
): { ways: WayIn[]; asked: WayIn } {
  const asked: ReadSentence[] = [];
  const groups: ReadSentence[][] = [];
  for (const sentence of requirementSentences(text)) {
    const { opensWith, body } = blockMark(sentence);
    const ofEverybody = whatIsOfEverybody(body);
    const read = {
      ...readSentence(ofEverybody ?? body, fields, unmarked),
      text: ended(sentence),
    };
    if (ofEverybody !== null) asked.push(read);
    else if (opensWith === "or" || groups.length === 0) groups.push([read]);
    else groups.at(-1)!.push(read);
  }
  const isDoubtful =
    groups.slice(0, -1).some((group) => group.length > 1) ||
    groups.some(
      (group) =>
        !isCertain(group) ||
        group.filter(({ meaning }) => isWayIn(meaning)).length > 1 ||
        group.filter(({ meaning }) => matterOf(meaning) === "english").length > 1,
    );
  if (isDoubtful) return { ways: [inDoubt(groups.flat())], asked };
  return { ways: groups.length === 0 ? [] : oneOfWays(groups.map((group) => [group])), asked };
}

const ended = (sentence: string) => (/[.!?;:]$/.test(sentence) ? sentence : `${sentence}.`);
