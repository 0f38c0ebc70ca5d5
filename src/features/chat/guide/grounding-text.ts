import type { MnqfLevel } from "#catalogue/course.ts";
import { noFilters } from "#catalogue/filters.ts";
import { LEVELS, mnqfLabel } from "#catalogue/levels.ts";
import { foldName } from "#catalogue/names.ts";
import { costAmounts } from "#catalogue/net-cost.ts";
import { costInMvr } from "#catalogue/total-cost.ts";
import type { ChatReply } from "../answer.ts";
import { sumOfCosts } from "../lookups/facts.ts";
import { plainLines } from "../lookups/plain-lines.ts";
import type { DirectoryNames } from "./directory.ts";
import type { Ground, Violation } from "./ground.ts";
import { UNLISTED } from "./words/unlisted.ts";

/** An amount with its currency on either side: "MVR 45,000", "Rf. 500", "3,000 rufiyaa". */
const MONEY =
  /(?:\b(?:MVR|Rf\.?|USD|US\$|\$)\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(?:-|–|to)\s?(?:MVR\s?)?(\d[\d,]*))?)|(?<![\d,])(\d[\d,]*(?:\.\d+)?)\s?(k\b)?\s?(?:MVR|Rf\b|rufiyaa|laari)/gi;

const LEVEL =
  /\blevels?\s{1,3}(\d+)(?:(?:\s?[:(]|,?\s(?:is|means)(?:\san?)?)\s?([A-Z][\w'’/ ]+))?/gi;

/** Words that begin the name of a qualification, with what it is in. */
const QUALIFICATION =
  /(?:\b(?:National |Advanced |Associate |Professional |Post ?graduate |Higher |Graduate ){0,4}(?:Certificate|Diploma|Bachelor|Master|Doctor|Degree|Foundation(?: Programme)?|Ph\.?D|MBA|MSc|BSc|BA|MA)(?:['’]s)?(?: (?:Degree|Certificate|Programme))?(?: (?:[IVX]+|\d{1,2}))?(?: \((?:Hons|Honours)\))?(?: (?:of|in|for) )(?:\p{Lu}[\p{L}'’]*|and |of |in |for |the |& |, (?=\p{Lu})| )+)/gu;

/** Capitalised words around one that names a kind of institution. */
const INSTITUTION =
  /(?<![\p{L}'’&])(?:\p{Lu}[\p{L}'’&]*[ ,:]{1,3}(?:(?:of|the|for|and|&) ){0,3}){0,8}(?:University|College|Institute|Academy|Polytechnic|School|Universiti|Institut)(?: (?:of|for|the|and|&|\p{Lu}[\p{L}'’]*))*/gu;

/** Quoted text, but for what the visitor said. */
const QUOTED = /“([^“”]+)”/g;

/** Words that are capitalised at the beginning of a sentence and no part of a name. */
const LEADING =
  /^(?:The|A|An|At|In|From|With|And|Or|For|To|Of|Is|Are|By|Its|Their|Your|This|That|See|Show|What|Which|After|Ask|Take|Open|I)\s+/;

/** Holds the claims of texts against what the records say. */
export async function checkText(
  texts: readonly string[],
  answer: ChatReply,
  ground: Ground,
): Promise<Violation[]> {
  const whole = texts.join("\n");
  return [
    ...checkAmounts(whole, answer, ground),
    ...checkLevels(whole, ground),
    ...(await checkNames(whole, answer, ground)),
  ];
}

/** The records are long: they are read only for a text that names an amount. */
function checkAmounts(text: string, answer: ChatReply, ground: Ground): Violation[] {
  const claims = amountsIn(text);
  if (claims.length === 0) return [];
  const amounts = amountsOf(ground, answer);
  return claims
    .filter(({ amount }) => !amounts.has(amount))
    .map(({ claim }) => ({ kind: "fee", claim }));
}

function amountsIn(text: string): { claim: string; amount: number }[] {
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const thousands = match[4] ? 1_000 : 1;
    return [match[1], match[2], match[3]].flatMap((digits) =>
      digits ? { claim: match[0], amount: Number(digits.replaceAll(",", "")) * thousands } : [],
    );
  });
}

/** Amounts of the courses that are spoken of, and what the visitor said to have. */
function amountsOf({ courses }: Ground, { memory }: ChatReply): Set<number> {
  const amounts = new Set<number>();
  const add = (amount: number | null | undefined) => {
    if (amount !== null && amount !== undefined) amounts.add(amount);
  };
  for (const course of courses) {
    for (const amount of costAmounts(course)) add(amount);
    for (const fee of course.fees) {
      add(fee.fee_start);
      add(fee.fee_end);
    }
    for (const { amount } of amountsIn(JSON.stringify(course))) add(amount);
  }
  const { from, to } = sumOfCosts(courses.flatMap((course) => costInMvr(course) ?? []));
  add(from);
  add(to);
  add(memory.slots.budget);
  add(memory.slots.budgetFrom);
  return amounts;
}

/** Levels must exist, be called by their name, and be those of a course that the sentence names. */
function checkLevels(text: string, { courses, names }: Ground): Violation[] {
  return sentencesOf(text).flatMap((sentence) => {
    // The name of a field may hold that of a course, which is not named by it.
    const fields = names.categories.filter((field) =>
      courses.some(({ name }) => field.name !== name && field.name.includes(name)),
    );
    const rest = fields.reduce(
      (left, { name }) => left.replaceAll(`in ${name}`, ""),
      sentence.replace(LEVEL, " "),
    );
    const named = courses.filter(({ name }) => rest.includes(name));
    return [...sentence.matchAll(LEVEL)].flatMap((match): Violation[] => {
      const level = LEVELS.find(({ value }) => value === match[1])?.value;
      const isRight =
        level !== undefined && hasLabel(level, match[2]) && isOfCourse(level, named, sentence);
      return isRight ? [] : [{ kind: "level", claim: match[0] }];
    });
  });
}

function hasLabel(level: MnqfLevel, said: string | undefined): boolean {
  if (said === undefined) return true;
  const other = LEVELS.filter(({ value }) => value !== level && value !== "NA");
  const label = mnqfLabel(level);
  if (said.startsWith(label) || label.split(" / ").some((part) => said.startsWith(part)))
    return true;
  return !other.some((wrong) => wrong.label.split(" / ").some((part) => said.startsWith(part)));
}

function isOfCourse(
  level: MnqfLevel,
  named: readonly { name: string; mnqf_level: MnqfLevel | null }[],
  sentence: string,
): boolean {
  if (named.length === 0) return true;
  const own = new RegExp(`\\blevel ${level}\\b`, "i");
  return named.some(
    ({ name, mnqf_level }) => mnqf_level === level || own.test(name) || quotesLevel(sentence, name),
  );
}

/** Entry requirements and study options speak of other levels than the course's own. */
function quotesLevel(sentence: string, name: string): boolean {
  return /requirements?:|entry:|qualification at level|options:|notes:|modules:/i.test(
    sentence.replace(name, ""),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n/u);
}

async function checkNames(text: string, answer: ChatReply, ground: Ground): Promise<Violation[]> {
  const institutions = [...withoutUnlisted(text).matchAll(INSTITUTION)].map(([claim]) =>
    tidy(claim),
  );
  const titles = [...text.matchAll(QUALIFICATION)].map(([claim]) => tidy(claim));
  // The records are long: they are read only for a text that names something.
  if (institutions.length + titles.length === 0) return [];
  const said = saidTexts(ground);
  const violations: Violation[] = [];
  const isOne = (claim: string) => claim === "" || said.includes(foldName(claim));
  // Names that stand in a list may be read as one.
  const isSaid = (claim: string) => isOne(claim) || claim.split(/, | and | or /).every(isOne);
  for (const claim of institutions.filter((name) => name.includes(" ") && !isSaid(name))) {
    violations.push({ kind: "institution", claim });
  }
  const quoted = [...text.matchAll(QUOTED)].map((match) => match[1] ?? "");
  for (const claim of titles.filter((title) => !isSaid(title))) {
    if (quoted.some((words) => words.includes(claim) && words === answer.memory.slots.text))
      continue;
    if (!(await isCourse(claim, ground))) violations.push({ kind: "course", claim });
  }
  return violations;
}

/** What is said not to be listed claims nothing. */
function withoutUnlisted(text: string): string {
  return [...UNLISTED.keys()].reduce(
    (left, name) => left.replaceAll(`${name} is not listed in this catalogue`, ""),
    text,
  );
}

/** True where a course's name begins with what is claimed, or holds it. */
async function isCourse(claim: string, { directory }: Ground): Promise<boolean> {
  const { courses } = await directory.search(
    { ...noFilters(), name: claim },
    { page: 1, limit: 20 },
  );
  const wanted = foldName(claim);
  return courses.some(({ name }) => foldName(name).includes(wanted));
}

function tidy(claim: string): string {
  let name = claim.trim().replace(/(?<![ ,:(])[ ,:(]+$/, "");
  while (LEADING.test(name)) name = name.replace(LEADING, "");
  return name.replace(/(?: (?:and|of|in|for|the|&|at)){1,4}$/, "").trim();
}

/** All that the directory says of what the answer speaks of, folded. */
function saidTexts({ names, courses, institutions }: Ground): string {
  const strings = [...courses.flatMap(stringsIn), ...institutions.flatMap(stringsIn)];
  return [namesIn(names), ...strings.map(foldName)].join("\n");
}

const read = new WeakMap<DirectoryNames["institutions"], string>();

/** The directory's names and levels, folded once for each version. */
function namesIn({ institutions, categories }: DirectoryNames): string {
  const known = read.get(institutions);
  if (known !== undefined) return known;
  const strings = [
    ...[...institutions, ...categories].map(({ name }) => name),
    ...LEVELS.flatMap(({ label, explanation }) => [label, explanation]),
  ];
  const folded = strings.map(foldName).join("\n");
  read.set(institutions, folded);
  return folded;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [plainLines(value).join("; ")];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
