import { stem } from "#catalogue/search/stem.ts";
import { ATOLLS } from "../words/atolls.ts";
import { CAREER_WORDS } from "../words/careers.ts";
import { CONCEPTS } from "../words/concepts.ts";
import { FIELD_WORDS } from "../words/fields.ts";
import weights from "./weights.json" with { type: "json" };

/** What people ask, tell or need that is no search for courses. */
export const MATTERS = [
  // People who need somebody
  "danger",
  "violence",
  "low",
  "grief",
  "quarrel",
  "fear",
  "failing",
  // The site
  "alerts",
  "account",
  "password",
  "deletion",
  "privacy",
  "shortlist",
  "device",
  "comparing",
  "sharing",
  "filters",
  "quiz",
  "usage",
  "cost",
  "listing",
  "advertising",
  "mistake",
  "sample",
  "source",
  "human",
  "who",
  "tongue",
  // Studying
  "applying",
  "papers",
  "status",
  "deadline",
  "hostel",
  "earnings",
  "placement",
  "ranking",
  "recognition",
  "transfer",
  "loan",
  "scholarship",
  "discount",
  "free",
  "instalments",
  "refund",
  "age",
  "foreigner",
  "health",
  "gender",
  "past",
  "resit",
  "difficulty",
  /** What no field of the catalogue holds. */
  "extra",
  "complaint",
  "fake",
  "abroad",
  // What a guide to courses does not do
  "vacancy",
  "errand",
  "override",
  "scolding",
  "puzzled",
] as const;
export type Matter = (typeof MATTERS)[number];

/**
 * What a clause is for: what its writer tells of a person, wishes, or rules out; what is asked of
 * courses; talk that carries nothing; or a matter that is no search.
 */
export const COURSE_KINDS = [
  "background",
  "wish",
  "out",
  /** May this person enter? */
  "enter",
  /** Which way leads there? */
  "path",
  /** Which of these? */
  "compare",
  /** A fact of courses that were named or shown. */
  "fact",
  "institution",
  "levels",
  "scheme",
  "count",
  "more",
  /** What should I study? */
  "open",
  "talk",
  /** What if they do not take me? */
  "otherwise",
  /** What is there, of what was spoken of. */
  "again",
  /** What the guide, or somebody, is said to have said. */
  "claim",
] as const;
export type ClauseKind = (typeof COURSE_KINDS)[number] | Matter;

/** What clauses are told apart as: first these, then one matter from another. */
export const FIRST_KINDS = [...COURSE_KINDS, "matter"] as const;

/** True for a kind that is a matter. */
export function isMatter(kind: ClauseKind): kind is Matter {
  return !(COURSE_KINDS as readonly ClauseKind[]).includes(kind);
}

/** Stands for the name of an institution, whichever it is, in what is read and in the examples. */
export const NAMED_INSTITUTION = "namedinstitution";

/** How many weights a kind has; features share them by their hash. */
export const BUCKETS = 8_192;

/** The largest weight, which is stored as 127. */
export interface PackedWeights {
  scale: number;
  /** One byte a kind and bucket, in base64. */
  bytes: string;
}

const trained = unpack(weights);

/** The weights of a reader: one row of `BUCKETS` for each of `FIRST_KINDS`, then for each matter. */
export type Rows = readonly Float32Array[];

/** What a clause is taken for, with how sure that is, and how likely a wish: 0 to 1. */
export interface Likeliest {
  kind: ClauseKind;
  sure: number;
  wish: number;
}

/** The likeliest kind of a clause. */
export function clauseKind(words: readonly string[]): Likeliest {
  return likeliest(words, trained);
}

/** As `clauseKind`, by any weights. */
export function likeliest(words: readonly string[], rows: Rows): Likeliest {
  const features = featuresOf(words);
  const scores = scoresOf(features, rows.slice(0, FIRST_KINDS.length));
  const best = highest(scores);
  const first = FIRST_KINDS[best]!;
  const kind =
    first === "matter"
      ? MATTERS[highest(scoresOf(features, rows.slice(FIRST_KINDS.length)))]!
      : first;
  return { kind, sure: scores[best]!, wish: scores[FIRST_KINDS.indexOf("wish")]! };
}

function highest(scores: readonly number[]): number {
  return scores.indexOf(Math.max(...scores));
}

/** The probability of each kind, from the buckets of a clause's features. */
export function scoresOf(features: readonly number[], rows: Rows): number[] {
  const sums = rows.map((row) => features.reduce((sum, at) => sum + row[at]!, 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((power) => power / whole);
}

function unpack({ scale, bytes }: PackedWeights): Float32Array[] {
  const all = Int8Array.from(atob(bytes), (sign) => (sign.charCodeAt(0) << 24) >> 24);
  return Array.from({ length: all.length / BUCKETS }, (_, row) =>
    Float32Array.from(
      all.subarray(row * BUCKETS, (row + 1) * BUCKETS),
      (one) => (one * scale) / 127,
    ),
  );
}

/** Buckets of the words, pairs of words and beginnings of words; names count by their class. */
export function featuresOf(words: readonly string[]): number[] {
  const classes = ["<", ...words.map(classOf), ">"];
  const names = new Set<string>();
  for (const [at, word] of classes.entries()) {
    names.add(word);
    const next = classes[at + 1];
    if (next !== undefined) names.add(`${word} ${next}`);
    if (next !== undefined && classes[at + 2] !== undefined)
      names.add(`${word} ${next} ${classes[at + 2]}`);
    if (word.length > PREFIX && !word.startsWith("#")) names.add(`${word.slice(0, PREFIX)}*`);
  }
  const meant = words.map((word) => conceptsOf(word));
  for (const [at, own] of meant.entries())
    for (const concept of own) {
      names.add(`@${concept}`);
      for (const other of meant[at + 1] ?? []) names.add(`@${concept} @${other}`);
      names.add(`${classes[at]} @${concept}`).add(`@${concept} ${classes[at + 2]}`);
    }
  const all = [...new Set(meant.flat())].sort((one, other) => one - other);
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) names.add(`@${one}&${other}`);
  if (words.length <= SHORT) names.add("#short");
  return [...names].map(bucketOf);
}

const PREFIX = 4;
const SHORT = 3;

/** Fowler, Noll and Vo's hash, FNV-1a. */
function bucketOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % BUCKETS;
}

const single = (terms: Iterable<string>) =>
  [...terms].filter((term) => !term.includes(" ")).map((term) => stem(term.toLowerCase()));
const CLASSES: readonly (readonly [string, ReadonlySet<string>])[] = [
  ["#career", new Set(single([...CAREER_WORDS.values()].flatMap(({ words }) => words)))],
  ["#field", new Set(single([...FIELD_WORDS.values()].flat()))],
  [
    "#place",
    new Set(single(ATOLLS.flatMap(({ name, names, islands }) => [name, ...names, ...islands]))),
  ],
  [
    "#level",
    new Set(single("diploma degree bachelor bachelors master masters certificate phd".split(" "))),
  ],
];

const BY_WORD = Map.groupBy(
  CONCEPTS.flatMap((words, concept) => words.split(" ").map((word) => ({ word, concept }))),
  ({ word }) => word,
);

function conceptsOf(word: string): number[] {
  return [...new Set(BY_WORD.get(word)?.map(({ concept }) => concept))];
}

function classOf(word: string): string {
  if (/^\d/.test(word)) return word.length > 3 ? "#amount" : "#number";
  const root = stem(word);
  return CLASSES.find(([, roots]) => roots.has(root))?.[0] ?? word;
}
