import type { SimpleCondition } from "../entry.ts";
import type { Clause } from "./joints.ts";
import {
  allOfThese,
  type Demanded,
  inWords,
  isAskedBeside,
  type Matter,
  matterOf,
  oneOfThese,
  simpleDemands,
} from "./meaning.ts";
import type { TokenCursor } from "./words.ts";

export interface Joining {
  cursor: TokenCursor;
  unmarked: "and" | "or";
  /** The sentence begins with "either", so that what follows "or" is of the second way. */
  isEither: boolean;
}

/** What the parts of a sentence mean together; null where they can be read in several ways. */
export function meaningOfParts(parts: readonly Clause[], joining: Joining): Demanded | null {
  const merged = mergedParts(parts, joining.cursor);
  return isAmbiguous(merged) ? null : joinedMeaning(merged, joining);
}

/**
 * Neighbouring parts that are not understood are one, unless a wide joint is between them. So are two
 * levels of which one says more, such as a field, that may be said of both: then the lower is certain.
 */
function mergedParts(parts: readonly Clause[], cursor: TokenCursor): Clause[] {
  const merged: Clause[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    const isNear = part.joint === null || part.joint.strength <= 2;
    if (before && before.meaning === null && part.meaning === null && isNear) {
      before.to = part.to;
      before.isChoice ||= part.joint?.kind === "or";
    } else if (before && isNear && areUnlikeLevels(before, part) && !hasChoice(before, part)) {
      before.to = part.to;
      before.isChoice = true;
      const lowest = Math.min(...[before, part].flatMap(levelsOf));
      const level: Demanded = { kind: "level", level: lowest, fields: [] };
      before.meaning = allOfThese(level, inWords(cursor.text(before.from, part.to)));
    } else merged.push({ ...part });
  }
  return merged;
}

/**
 * True where the sentence can be read in several ways: words that are not understood behind a plain
 * "or" or a comma may belong to the demand before, and what one of two demands says beyond its name
 * may be said of both.
 */
function isAmbiguous(parts: readonly Clause[]): boolean {
  return parts.some((part, at) => {
    const { joint, meaning } = part;
    const before = parts[at - 1];
    if (joint === null) return at > 0;
    if (before !== undefined && (isHalfChosen(before, part) || isUnlikeChoice(before, part)))
      return true;
    if (before === undefined) return joint.kind !== "bare" && joint.strength < 4;
    const isKnown = meaning !== null && before.meaning !== null;
    if (!isKnown)
      return (
        (joint.strength <= 2 && joint.kind === "or") ||
        (joint.kind === "bare" && joint.strength === 3 && !isListed(parts))
      );
    if (isSharedField(before, part)) return true;
    return joint.strength > 2
      ? joint.strength === 3 && hasLaterGrade(before.meaning!, meaning!)
      : hasSharedGrade(before.meaning!, meaning!);
  });
}

/** "Level 4 and a portfolio or an essay": nobody knows where the second way begins. */
const isHalfChosen = (before: Clause, { joint, isChoice }: Clause) =>
  joint?.kind === "and" && joint.strength <= 2 && (isChoice || before.isChoice) === true;

/**
 * True where a comma stands in a list that "and" behind a comma ends. In one that "or" ends, words that
 * are not understood may be half of an entry, and would become a way in of their own.
 */
const isListed = (parts: readonly Clause[]) =>
  parts.some(({ joint }) => joint?.strength === 3 && joint.kind === "and");

const levelsOf = ({ meaning }: Clause) =>
  meaning === null
    ? []
    : simpleDemands(meaning).flatMap((one) => (one.kind === "level" ? [one.level] : []));

/** "Level 5 or Level 6 in tourism or equivalent": three of which the last may be of both. */
const isUnlikeChoice = (before: Clause, part: Clause) =>
  part.joint!.strength <= 2 && areUnlikeLevels(before, part) && hasChoice(before, part);

const hasChoice = (...parts: Clause[]) =>
  parts.some(({ meaning }) => meaning !== null && "one" in meaning);

/** True for levels with "or" between them of which one says more. */
function areUnlikeLevels(one: Clause, other: Clause): boolean {
  if (other.joint?.kind !== "or" || one.meaning === null || other.meaning === null) return false;
  const [first, second] = [simpleDemands(one.meaning), simpleDemands(other.meaning)];
  const areLevels = [first, second].every(
    ([head, ...rest]) => head?.kind === "level" && rest.every(({ kind }) => kind === "text"),
  );
  return areLevels && beyond(first) !== beyond(second);
}

/** "5 years of work or a Level 4 certificate in tourism": the field may be that of both. */
function isSharedField(before: Clause, { joint, meaning }: Clause): boolean {
  const [first, second] = [before.meaning!, meaning!].map(simpleDemands);
  const isOfField = ({ kind }: SimpleCondition) => kind === "level" || kind === "work";
  const hasMore = (all: readonly SimpleCondition[]) =>
    all.some(
      (one) => one.kind === "text" || (isOfField(one) && "fields" in one && one.fields.length > 0),
    );
  return (
    joint?.kind === "or" &&
    joint.strength <= 2 &&
    first!.some(isOfField) &&
    second!.some(isOfField) &&
    !hasMore(first!) &&
    hasMore(second!)
  );
}

/** "O level English, O level Mathematics, grade C or above": the grade may be meant for both. */
function hasLaterGrade(one: Demanded, other: Demanded): boolean {
  const passes = (meaning: Demanded) =>
    simpleDemands(meaning).flatMap((part) =>
      part.kind === "passes" && part.subjects.length > 0 ? [part] : [],
    );
  return passes(other).some(
    ({ exam, grade }) =>
      grade !== null && passes(one).some((before) => before.exam === exam && before.grade === null),
  );
}

/** True where one of two passes has a grade that may be meant for both. */
function hasSharedGrade(one: Demanded, other: Demanded): boolean {
  const [first, second] = [simpleDemands(one), simpleDemands(other)];
  const graded = (all: typeof first) =>
    all.flatMap((part) => (part.kind === "passes" ? [part.grade !== null] : []));
  const grades = [...graded(first), ...graded(second)];
  return graded(first).length > 0 && graded(second).length > 0 && new Set(grades).size > 1;
}

/** What demands of a level say beside it. */
const beyond = (demands: ReturnType<typeof simpleDemands>) =>
  JSON.stringify(demands.map((one) => (one.kind === "level" ? one.fields : one)));

/** Parts that belong closer together than to their neighbours, and what they mean. */
interface PartGroup {
  parts: readonly Clause[];
  meaning: Demanded;
}

/** The meaning of parts, the widest joints first; null where they can be read in several ways. */
function joinedMeaning(parts: readonly Clause[], joining: Joining): Demanded | null {
  const [only] = parts;
  if (only === undefined) return null;
  if (parts.length === 1) return only.meaning ?? partsInWords(parts, joining);
  const widest = Math.max(...parts.slice(1).map(({ joint }) => joint!.strength));
  const split: Clause[][] = [];
  for (const [at, part] of parts.entries()) {
    if (at === 0 || part.joint!.strength === widest) split.push([part]);
    else split.at(-1)!.push(part);
  }
  const joint = joiningOf(split, widest, joining);
  if (joint === null) return null;
  const groups: PartGroup[] = [];
  for (const group of joint.isFlat ? parts.map((part) => [part]) : split) {
    const meaning = joinedMeaning(group, joining);
    if (meaning === null) return null;
    groups.push({ parts: group, meaning });
  }
  return joint.kind === "or"
    ? alternativesOf(groups, widest, joining)
    : demandedTogether(groups, widest, joining);
}

/** Parts in the words of the sentence. */
const partsInWords = (parts: readonly Clause[], { cursor }: Joining) =>
  inWords(cursor.text(parts[0]!.from, parts.at(-1)!.to));

const partMeaning = (part: Clause): Demanded => part.meaning ?? inWords("");

const jointKind = ({ parts }: PartGroup) => parts[0]!.joint?.kind ?? null;

/** Groups of which one is enough; null where a part may belong to more than its group. */
function alternativesOf(
  groups: readonly PartGroup[],
  widest: number,
  joining: Joining,
): Demanded | null {
  if (jointKind(groups.at(-1)!) === "bare") return null;
  const isListed = groups.some((group) => jointKind(group) === "bare");
  if (isListed && !areAlike(groups.slice(0, -1).map(({ meaning }) => meaning))) return null;
  for (const [at, { parts }] of groups.slice(0, -1).entries()) {
    if (parts.length > 1 && isHalfOfNext(parts, groups[at + 1]!, widest)) return null;
  }
  const last = groups.at(-1)!;
  const tail = openTail(last.parts, groups.at(-2)!, widest, joining);
  if (tail.length === 0) return oneOfThese(...groups.map(({ meaning }) => meaning));
  const sure = joinedMeaning(last.parts.slice(0, -tail.length), joining);
  if (sure === null) return null;
  const ways = [...groups.slice(0, -1).map(({ meaning }) => meaning), sure];
  return allOfThese(oneOfThese(...ways), partsInWords(tail, joining));
}

/** O level English, a score, a placement test: one of them is enough. */
const OF_LANGUAGE: ReadonlySet<Matter> = new Set(["english", "later"]);
const areOfLanguage = (meanings: readonly Demanded[]) =>
  meanings.every((one) => OF_LANGUAGE.has(matterOf(one)));

const areAlike = (meanings: readonly Demanded[]) => new Set(meanings.map(matterOf)).size <= 1;

/** "2 A levels and IELTS 5.5, or TOEFL 60": what follows "or" may stand for the last part alone. */
function isHalfOfNext(parts: readonly Clause[], next: PartGroup, widest: number): boolean {
  const [head, tail] = [partMeaning(parts[0]!), partMeaning(parts.at(-1)!)].map(matterOf);
  const [matter, nextHead] = [next.meaning, partMeaning(next.parts[0]!)].map(matterOf);
  // What stays words is for people to judge anyway.
  if (head === nextHead || matter === "words") return false;
  const isAside = isAskedBeside(next.meaning) || OF_LANGUAGE.has(nextHead!);
  return isAside || (widest < 4 && tail === nextHead);
}

/** The last parts of the last way in, where they may be asked of the ways before it as well. */
function openTail(
  parts: readonly Clause[],
  before: PartGroup,
  widest: number,
  { isEither }: Joining,
): readonly Clause[] {
  const isOfTwoWays =
    widest === 2 && !isEither && areAlike([partMeaning(parts[0]!), before.meaning]);
  let at = parts.length;
  for (; at > 1; at--) {
    const { joint, meaning } = parts[at - 1]!;
    const isFar = widest < 4 || joint!.strength === 3;
    if (!isFar || !(isOfTwoWays || isAskedBeside(meaning ?? inWords("")))) break;
  }
  return parts.slice(at);
}

/** Groups that are all demanded; null where a part may belong to more than its group. */
function demandedTogether(
  groups: readonly PartGroup[],
  widest: number,
  joining: Joining,
): Demanded | null {
  if (widest === 4) return allOfThese(...groups.map(({ meaning }) => meaning));
  const choices = groups.map(({ parts }) =>
    parts.filter(({ joint }, at) => at === 0 || joint?.kind === "or").map(partMeaning),
  );
  for (const [at, choice] of choices.entries()) {
    if (choice.length > 1 && (joining.isEither || !(areAlike(choice) || areOfLanguage(choice))))
      return null;
    const next = choices[at + 1];
    const isListed = groups[at + 1] !== undefined && jointKind(groups[at + 1]!) === "bare";
    if (next && isListed && next.length > 1 && areAlike([choice.at(-1)!, next[0]!])) return null;
  }
  const isChoice = choices[0]!.length > 1;
  return allOfThese(
    ...groups.map(({ parts, meaning }, at) => {
      const isOpen = isChoice && at > 0 && !isAskedBeside(meaning);
      return isOpen ? partsInWords(parts, joining) : meaning;
    }),
  );
}

/** True where more than one of these is about the matter, so that they may be alternatives. */
const areSeveral = (groups: readonly (readonly Clause[])[], matter: Matter) =>
  groups.filter((group) => group.some((part) => matterOf(partMeaning(part)) === matter)).length > 1;

/** How groups are joined; `isFlat` for "A, B or C", where the last comma is missing. */
function joiningOf(
  groups: readonly Clause[][],
  widest: number,
  { unmarked }: Joining,
): { kind: "and" | "or"; isFlat: boolean } | null {
  const kinds = new Set(groups.slice(1).map(([first]) => first!.joint!.kind));
  kinds.delete("bare");
  if (kinds.size > 1) return null;
  const [kind] = kinds;
  if (kind === "and" || kind === "or") return { kind, isFlat: false };
  if (widest === 4) {
    // Semicolons alone join demands that go together, or alternatives.
    const isClear = !areSeveral(groups, "way") && !areSeveral(groups, "english");
    return unmarked === "and" && isClear ? { kind: "and", isFlat: false } : null;
  }
  if (groups.slice(0, -1).some((group) => group.length > 1)) return null;
  const last = new Set(
    groups
      .at(-1)!
      .slice(1)
      .map(({ joint }) => joint!.kind),
  );
  const [inner] = last;
  return last.size === 1 && (inner === "and" || inner === "or")
    ? { kind: inner, isFlat: true }
    : null;
}
