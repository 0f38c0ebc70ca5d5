import { stem } from "#catalogue/search/stem.ts";
import { rootsOf } from "../reading/lexicon.ts";
import { ATOLLS } from "../words/atolls.ts";
import { CAREER_WORDS } from "../words/careers.ts";
import { FIELD_WORDS } from "../words/fields.ts";
import { WORD_CLASSES } from "../words/word-classes.ts";
import weights from "./weights.json" with { type: "json" };

/** What people ask, tell or need that is no search for courses. */
const MATTERS = [
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
  "banter",
  "puzzled",
] as const;
export type Matter = (typeof MATTERS)[number];

/**
 * What a clause is for: what its writer tells of a person, wishes, or rules out; what is asked of
 * courses; talk that carries nothing; or a matter that is no search.
 */
const COURSE_KINDS = [
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

/** What can be asked of courses that were shown. */
const QUESTIONS = [
  "fact",
  "enter",
  "path",
  "compare",
  "more",
  "again",
  "otherwise",
  "open",
] as const satisfies readonly ClauseKind[];

/** All that clauses are told apart as. */
export const KINDS: readonly ClauseKind[] = [...COURSE_KINDS, ...MATTERS];

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
  /** One byte for each bucket and kind, in base64. */
  bytes: string;
}

const trained = unpack(weights);

/** The weights of a reader: for each bucket one of each of `KINDS`. */
export type Weights = Float32Array;

/** What nobody may be left alone with. */
const PERILS = ["danger", "violence"] as const satisfies readonly Matter[];

/** What a clause is taken for, with how sure that is, and how likely a wish: 0 to 1. */
export interface Likeliest {
  kind: ClauseKind;
  sure: number;
  wish: number;
  /** The likeliest question, and how likely it is. */
  question: ClauseKind;
  asked: number;
  /** The likelier peril, and how likely it is. */
  peril: Matter;
  perilous: number;
}

/** The likeliest kind of a clause. */
export function clauseKind(words: readonly string[]): Likeliest {
  return likeliest(words, trained);
}

/** As `clauseKind`, by any weights. */
export function likeliest(words: readonly string[], of: Weights): Likeliest {
  const scores = scoresOf(featuresOf(words), of);
  const chance = (kind: ClauseKind) => scores[KINDS.indexOf(kind)]!;
  const sure = Math.max(...scores);
  const likelier = <K extends ClauseKind>(one: K, other: K) =>
    chance(other) > chance(one) ? other : one;
  const peril = PERILS.reduce<Matter>(likelier, PERILS[0]);
  const question = QUESTIONS.reduce<ClauseKind>(likelier, QUESTIONS[0]);
  return {
    kind: KINDS[scores.indexOf(sure)]!,
    sure,
    wish: chance("wish"),
    question,
    asked: chance(question),
    peril,
    perilous: chance(peril),
  };
}

/** The probability of each kind, from the buckets of a clause's features. */
export function scoresOf(features: readonly number[], of: Weights): Float64Array {
  const scores = new Float64Array(KINDS.length);
  for (const feature of features) {
    const from = feature * KINDS.length;
    for (let kind = 0; kind < KINDS.length; kind++) scores[kind]! += of[from + kind]!;
  }
  const most = Math.max(...scores);
  let whole = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    scores[kind] = Math.exp(scores[kind]! - most);
    whole += scores[kind]!;
  }
  return scores.map((power) => power / whole);
}

function unpack({ scale, bytes }: PackedWeights): Weights {
  const stored = Int8Array.from(atob(bytes), (sign) => (sign.charCodeAt(0) << 24) >> 24);
  return Float32Array.from(stored, (one) => (one * scale) / 127);
}

/**
 * Buckets of the words, of two and three in a row, of beginnings of words, and of the classes of
 * words that are used alike, each alone and with the next. Names count by what they name.
 */
export function featuresOf(words: readonly string[]): number[] {
  const tokens = ["<", ...words.map(tokenOf), ">"];
  const names = new Set<string>();
  for (const [at, word] of tokens.entries()) {
    const [next, afterNext] = [tokens[at + 1], tokens[at + 2]];
    names.add(word);
    if (next !== undefined) names.add(`${word} ${next}`);
    if (afterNext !== undefined) names.add(`${word} ${next} ${afterNext}`);
    if (word.length > PREFIX && !word.startsWith("#")) names.add(`${word.slice(0, PREFIX)}*`);
  }
  const known = tokens.map(classesOf);
  for (const size of SIZES) {
    const alike = tokens.map((token, at) => nameOfClass(token, known[at], size));
    for (const [at, name] of alike.entries()) {
      if (known[at]) names.add(name);
      if (at + 1 < alike.length) names.add(`${name} ${alike[at + 1]}`);
    }
  }
  if (words.length <= SHORT) names.add("#short");
  return [...names].map(bucketOf);
}

/** The places of a word's classes in `WORD_CLASSES`. */
const SIZES = [0, 1, 2];

function nameOfClass(token: string, classes: readonly number[] | undefined, size: number): string {
  if (classes) return `@${size}.${classes[size]}`;
  return /^[<>#]/.test(token) ? token : "@";
}

function classesOf(token: string): readonly number[] | undefined {
  return rootsOf(token)
    .map((root) => WORD_CLASSES.get(root))
    .find((classes) => classes !== undefined);
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
const NAMED: readonly (readonly [string, ReadonlySet<string>])[] = [
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

function tokenOf(word: string): string {
  if (/^\d/.test(word)) return word.length > 3 ? "#amount" : "#number";
  const root = stem(word);
  return NAMED.find(([, roots]) => roots.has(root))?.[0] ?? word;
}
