import type { Slots } from "../../answer.ts";
import type { EverydayWish } from "../words/everyday.ts";
import { PLAIN_WORDS } from "../words/plain-words.ts";
import type { FoundTerm, Lexicon, Meaning } from "./lexicon.ts";
import type { Reader, Span } from "./message.ts";
import { isRuledOut } from "./negation.ts";

/** A place that was named, with the campuses' places that it means. */
export type SaidPlace = Extract<Meaning, { kind: "place" }>;

/** A name that stands in a message. */
interface SaidName extends Span, FoundTerm {
  out: boolean;
  /** How near it stands to a word that asks for it. */
  role: "only" | "asked" | "named" | "held";
}

/** What a message names. */
export interface Names {
  places: SaidPlace[];
  /** Institutions that are not listed. */
  unlisted: string[];
  /** Wishes of which the directory may hold no course. */
  rare: EverydayWish[];
  /** The fields of each subject that is asked for, where there are several. */
  subjects: string[][];
}

/**
 * Fields, careers, institutions, places: the longest name at each word, from left to right. Where a
 * subject is asked for, those that are only told beside it are none.
 */
export function readNames(reader: Reader, lexicon: Lexicon, slots: Slots): Names {
  const said: SaidName[] = [];
  for (let at = 0; at < reader.words.length; ) {
    const found = lexicon.longestAt(reader.stems, at);
    const span = { from: at, to: at + (found?.length ?? 1) };
    at += 1;
    if (!found || !reader.isFree(span) || !isMeant(found.meaning, reader, span)) continue;
    const out = isRuledOut(reader, span, "subject");
    reader.mark(span);
    at = span.to;
    said.push({ ...found, ...span, out, role: roleOf(reader, span) });
  }
  for (const [at, name] of said.entries()) name.out ||= isOutWith(said[at - 1], name, reader);
  const asked = withoutGroups(nearestToAsking(said, reader), reader, lexicon);
  const meant = asked.filter((name) => !isPurpose(name, asked, reader));
  for (const { meaning, out } of meant) keep(slots, meaning, out);
  ruleOutWords(slots, meant, reader, lexicon);
  const places = meant.flatMap(({ meaning, out }) =>
    meaning.kind === "place" && !out ? meaning : [],
  );
  const subjects = asked.filter(({ meaning, out }) => SUBJECTS.has(meaning.kind) && !out);
  const wished = subjects.flatMap(({ everyday }) => everyday ?? []);
  slots.places = distinct(places.flatMap((place) => place.places));
  slots.fields = distinct(slots.fields);
  slots.careers = distinct(slots.careers);
  slots.institutions = distinct(slots.institutions);
  slots.languages = distinct(slots.languages);
  const own = subjects.flatMap(({ from, to }) => {
    const words = reader.words.slice(from, to);
    return words.length === 1 ? words : words.filter((word) => !PLAIN_WORDS.has(word));
  });
  const near = wished.flatMap((wish) => wish.focus);
  slots.focus = joinedFocus([own.join(" "), `|${near.join(" ")}`]);
  return {
    places,
    unlisted: meant.flatMap(({ meaning }) => (meaning.kind === "unlisted" ? meaning.name : [])),
    rare: distinct(wished.filter(({ rare }) => rare !== null)),
    subjects: subjects.flatMap(({ meaning }) => ("names" in meaning ? [meaning.names] : [])),
  };
}

/**
 * "Music, not boduberu", "law, not Shariah": what is ruled out within a field that is wanted, or
 * around it, is told by its words.
 */
function ruleOutWords(
  slots: Slots,
  meant: readonly SaidName[],
  { words }: Reader,
  { names }: Lexicon,
): void {
  const { excluded, fields } = slots;
  const around = names.categories
    .filter(({ name }) => fields.includes(name))
    .flatMap(({ parent }) => parent?.name ?? []);
  const isWithin = (field: string) => fields.includes(field) || around.includes(field);
  const within = meant.filter((name) => name.out && fieldsOf(name).some(isWithin));
  excluded.words.push(...within.flatMap(({ from, to }) => words.slice(from, to)));
  excluded.fields = excluded.fields.filter((field) => !isWithin(field));
}

/** Words of several wishes in one, as the slots hold them: `Slots.focus`. */
export function joinedFocus(all: readonly (string | null)[]): string | null {
  const parts = all.map((one) => (one ?? "").split("|"));
  const joined = [0, 1, 2].map((at) =>
    distinct(parts.flatMap((part) => part[at]?.split(" ").filter(Boolean) ?? [])).join(" "),
  );
  return joined.every((words) => words === "") ? null : joined.join("|");
}

/** "Money" is a field for somebody who likes it, and a budget for somebody who has none. */
function isMeant({ kind }: Meaning, reader: Reader, span: Span): boolean {
  if (kind !== "interest" || reader.words.length <= SHORT_ANSWER) return true;
  const before = ` ${reader.before(span, LIKED_BEFORE).join(" ")} `;
  const behind = ` ${reader.words.slice(span.to, span.to + LIKED_BEHIND).join(" ")} `;
  return LIKING.test(before) || FAVOURITE.test(behind) || THING.test(before);
}

/** Who names no subject names what is done there. */
const THING =
  / (?:something|anything|job|jobs|work|course|courses|learn|study)(?: (?:with|in|on|about|of))? $/;

/** True for a text of what somebody likes or is good at. */
export function isLiking(text: string): boolean {
  return LIKING.test(` ${text} `) || FAVOURITE.test(` ${text} `);
}

/** As short a message answers the question what one likes. */
const SHORT_ANSWER = 3;
const LIKED_BEFORE = 7;
const LIKED_BEHIND = 4;

const LIKING =
  / (?:likes?|loves?|enjoys?|into|passion(?:ate)?|interest(?:ed|s)?|hobby|hobbies|dreams?|(?:good|great|best|talented|clever) (?:at|with|in)|work(?:ing)? (?:with|in|on|at|near)|(?:know|knows|no) how to|plays?|playing|always|obsessed|crazy about|addicted to|fascinated|hates?|dislikes?|people and|always) /;
const FAVOURITE = / (?:is|was|are) (?:my|her|his) (?:hobby|hobbies|passion|best|favourite|dream) /;

/** Words that ask for the subject behind them, with those that may stand between. */
const ASKING = new Set(
  "want wants wanting wanted wish wishes need needs learn learning study studying become becoming dream dreams looking interested find show join get getting teach teaches train trained".split(
    " ",
  ),
);
const QUALIFICATIONS = new Set(
  "course courses class classes training diploma diplomas degree degrees certificate certificates bachelor bachelors master masters phd lessons programme program workshop licence license camp".split(
    " ",
  ),
);
const BETWEEN = new Set(
  "a an the some my our more better good proper in of on for to be do as about with at by how work working job doing into small own little bit basic properly any other level science arts honours hons anything something me".split(
    " ",
  ),
);
const HAVING = new Set(
  "have has had hold holds holding finished finish finishing completed complete did done got with after studied passed already".split(
    " ",
  ),
);
/** "Do you have Korean" is of what there is. */
const ASKED_FOR = new Set("you they it there u".split(" "));
const MOST_BEHIND = 2;
const MOST_BETWEEN = 5;
const MOST_BEFORE_HELD = 4;

function roleOf(reader: Reader, { from, to }: Span): SaidName["role"] {
  const { words } = reader;
  let at = from - 1;
  while (from - at <= MOST_BETWEEN && BETWEEN.has(words[at] ?? "")) at--;
  const before = words[at] ?? "";
  if (words.slice(to, to + MOST_BEHIND).includes("only") || words[from - 1] === "only")
    return "only";
  const isQualified = QUALIFICATIONS.has(before) || QUALIFICATIONS.has(words[to] ?? "");
  if (isQualified) {
    const start = QUALIFICATIONS.has(before) ? at : from;
    const told = words.slice(Math.max(0, start - MOST_BEFORE_HELD), start);
    return told.some((word) => HAVING.has(word)) && !told.some((word) => ASKING.has(word))
      ? "held"
      : "asked";
  }
  if (HAVING.has(before)) return ASKED_FOR.has(words[at - 1] ?? "") ? "asked" : "held";
  return ASKING.has(before) ? "asked" : "named";
}

/** "Anything but teaching and tourism": what is joined to something ruled out is, too. */
function isOutWith(before: SaidName | undefined, name: SaidName, { words }: Reader): boolean {
  if (!before?.out || before.meaning.kind !== name.meaning.kind) return false;
  const between = words.slice(before.to, name.from);
  return between.length > 0 && between.every((word) => ALSO_OUT.has(word));
}

const ALSO_OUT = new Set("and or nor n".split(" "));

/** The names that are meant: beside a subject that is asked for the others only tell of a life. */
function nearestToAsking(said: readonly SaidName[], { words }: Reader): SaidName[] {
  const subjects = said.filter(({ meaning, out }) => SUBJECTS.has(meaning.kind) && !out);
  const roles = new Map(subjects.map((name) => [name, name.role]));
  const share = (one: SaidName, other: SaidName | undefined) => {
    const role = other && roles.get(other);
    if ((role === "only" || role === "asked") && areJoined(one, other!, words))
      roles.set(one, role);
  };
  for (const [at, name] of subjects.entries()) share(name, subjects[at - 1]);
  for (const [at, name] of [...subjects.entries()].reverse()) share(name, subjects[at + 1]);
  const best = ROLES.find((role) => [...roles.values()].includes(role));
  return said.filter((name) => !roles.has(name) || roles.get(name) === best);
}

const SUBJECTS: ReadonlySet<Meaning["kind"]> = new Set(["field", "interest", "career"]);
const ROLES = ["only", "asked", "named", "held"] as const;

/** "nursing or pharmacy": nothing but a joint stands between. */
function areJoined(one: Span, other: Span, words: readonly string[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return words.slice(first.to, second.from).every((word) => JOINTS.has(word));
}

/** "Mandarin for tourism", "translator of English": what a subject is for, or of, is none of its own. */
function isPurpose(name: SaidName, asked: readonly SaidName[], { words }: Reader): boolean {
  if (!SUBJECTS.has(name.meaning.kind) || name.out) return false;
  return asked.some((other) => {
    if (other === name || other.out || !SUBJECTS.has(other.meaning.kind)) return false;
    const names = fieldsOf(other);
    if (names.includes(TUITION) && !fieldsOf(name).includes(TUITION)) return true;
    if (isTranslating(other) && !isTranslating(name)) return true;
    const between = words.slice(other.to, name.from);
    const small = between.filter((word) => !BETWEEN.has(word) && !QUALIFICATIONS.has(word));
    return between.includes("for") && small.every((word) => word === "language");
  });
}

const TUITION = "School Certificate Preparation";

function isTranslating({ meaning }: SaidName): boolean {
  const names =
    meaning.kind === "career" ? [meaning.name] : "names" in meaning ? meaning.names : [];
  return names.some((name) => name.startsWith("Translat"));
}

/** Between two subjects of which either will do. */
const EITHER = new Set("and or n also plus maybe".split(" "));
const JOINTS = new Set([...EITHER, "course", "courses"]);

/** "Quran hifz": beside its own subcategory a group says no more, unless either will do. */
function withoutGroups(
  meant: readonly SaidName[],
  { words }: Reader,
  { names }: Lexicon,
): SaidName[] {
  const groups = (name: SaidName) =>
    names.categories
      .filter((field) => fieldsOf(name).includes(field.name))
      .flatMap(({ parent }) => parent?.name ?? []);
  const isGroup = (one: SaidName, other: SaidName) =>
    one.out === other.out &&
    fieldsOf(one).length > 0 &&
    fieldsOf(one).every((name) => groups(other).includes(name)) &&
    !isChoice(one, other, words);
  return meant.filter((one) => !meant.some((other) => isGroup(one, other)));
}

function fieldsOf({ meaning }: SaidName): readonly string[] {
  return meaning.kind === "field" ? meaning.names : [];
}

function isChoice(one: Span, other: Span, words: readonly string[]): boolean {
  const isNext = Math.max(one.from, other.from) !== Math.min(one.to, other.to);
  const [from, to] = [Math.min(one.to, other.to), Math.max(one.from, other.from)];
  return (
    isNext && areJoined(one, other, words) && words.slice(from, to).some((word) => EITHER.has(word))
  );
}

function keep(slots: Slots, meaning: Meaning, out: boolean): void {
  // "I didn't do A levels" tells what somebody has.
  if (out && meaning.kind === "field" && meaning.names.includes(TUITION)) return;
  const into = out ? slots.excluded : slots;
  if (meaning.kind === "field" || (meaning.kind === "interest" && !out))
    into.fields.push(...meaning.names);
  if (meaning.kind === "level") into.levels.push(meaning.level);
  if (meaning.kind === "career" && !out) slots.careers.push(meaning.name);
  if (meaning.kind === "institution") into.institutions.push(meaning.name);
  if (meaning.kind === "place" && out) slots.excluded.places.push(...meaning.places);
  if (meaning.kind === "language") into.languages.push(meaning.name);
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
