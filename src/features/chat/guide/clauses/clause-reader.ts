import { stem } from "#catalogue/search/stem.ts";
import { ATOLLS } from "../words/atolls.ts";
import { CAREER_WORDS } from "../words/careers.ts";
import { FIELD_WORDS } from "../words/fields.ts";
import weights from "./weights.json" with { type: "json" };

/**
 * What a clause is for: what its writer tells of a person, wishes, or rules out; what is asked; or
 * talk that carries nothing.
 */
export const CLAUSE_KINDS = [
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
  /** What no field of the catalogue holds. */
  "extra",
  "institution",
  "levels",
  "scheme",
  "count",
  "more",
  "site",
  /** What should I study? */
  "open",
  /** What a guide to courses does not do. */
  "errand",
  "talk",
  /** What if they do not take me? */
  "otherwise",
  /** What is there, of what was spoken of. */
  "again",
  /** What the guide, or somebody, is said to have said. */
  "claim",
] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** How many weights a kind has; features share them by their hash. */
export const BUCKETS = 8_192;

/** The largest weight, which is stored as 127. */
export interface PackedWeights {
  scale: number;
  /** One byte a kind and bucket, in base64. */
  bytes: string;
}

const trained = unpack(weights);

/** The likeliest kind of a clause, with how sure that is and how likely a wish: 0 to 1. */
export function clauseKind(words: readonly string[]): {
  kind: ClauseKind;
  sure: number;
  wish: number;
} {
  return likeliest(words, trained);
}

/** As `clauseKind`, by any weights: one row of `BUCKETS` for each kind. */
export function likeliest(words: readonly string[], rows: readonly Float32Array[]) {
  const scores = scoresOf(featuresOf(words), rows);
  const best = scores.indexOf(Math.max(...scores));
  const wish = scores[CLAUSE_KINDS.indexOf("wish")]!;
  return { kind: CLAUSE_KINDS[best]!, sure: scores[best]!, wish };
}

/** The probability of each kind, from the buckets of a clause's features. */
export function scoresOf(features: readonly number[], rows: readonly Float32Array[]): number[] {
  const sums = rows.map((row) => features.reduce((sum, at) => sum + row[at]!, 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((power) => power / whole);
}

function unpack({ scale, bytes }: PackedWeights): Float32Array[] {
  const all = Int8Array.from(atob(bytes), (sign) => (sign.charCodeAt(0) << 24) >> 24);
  return CLAUSE_KINDS.map((_, kind) =>
    Float32Array.from(
      all.subarray(kind * BUCKETS, (kind + 1) * BUCKETS),
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

function classOf(word: string): string {
  if (/^\d/.test(word)) return word.length > 3 ? "#amount" : "#number";
  const root = stem(word);
  return CLASSES.find(([, roots]) => roots.has(root))?.[0] ?? word;
}
