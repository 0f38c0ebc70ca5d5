import type { FacetKey } from "./facets.ts";
import { ATOLLS, ISLANDS } from "./islands.ts";
import { readPrice } from "./price-words.ts";
import type { NamedChoice, ReadableWord } from "./readable-words.ts";
import { DHIVEHI_WORDS } from "./search/dhivehi-words.ts";
import { fold } from "./search/fold.ts";
import { stem } from "./search/stem.ts";
import { wordList } from "./word-list.ts";

/** The words by which people name the choices of one facet. */
interface FilterWords {
  key: FacetKey;
  /** What the words from a place on name, as many of them as possible; null where they do not. */
  read(words: readonly ReadableWord[], from: number): NamedChoice | null;
  /** Single words that it knows, of which typos are understood. */
  words: readonly string[];
}

/** Phrases for the same choices, in any case and number, with commas between them. */
interface Said {
  values: readonly string[];
  phrases: string;
  /** One of these words must follow, and is read for itself. */
  before?: readonly string[];
  isAlsoText?: boolean;
}

/** "5", "five" and "v". */
function spellings(level: number): string[] {
  return [String(level), NUMBER_WORDS[level - 1]!, ROMAN_SPELLINGS.get(level) ?? ""].filter(
    Boolean,
  );
}

const NUMBER_WORDS = wordList("one, two, three, four, five, six, seven, eight, nine, ten");
/** "iii" and "3" have one stem; "v" and "x" do not, as they stand for too many other things. */
const ROMAN_SPELLINGS: ReadonlyMap<number, string> = new Map([
  [5, "v"],
  [10, "x"],
]);

const NUMBERED_LEVELS: readonly Said[] = NUMBER_WORDS.map((_, at) => ({
  values: [String(at + 1)],
  phrases: spellings(at + 1)
    .map((number) => `level ${number}, mnqf ${number}, mnqf level ${number}`)
    .join(", "),
}));

/** "Certificate" alone is no level: short courses outside the framework are called so too. */
const CERTIFICATES: readonly Said[] = [1, 2, 3, 4].map((level) => ({
  values: [String(level)],
  phrases: spellings(level)
    .map((n) => `certificate ${n}, certificate level ${n}, cert ${n}, level ${n} certificate`)
    .join(", "),
}));

const LEVEL_WORDS: readonly Said[] = [
  ...NUMBERED_LEVELS,
  ...CERTIFICATES,
  { values: ["4"], phrases: "advanced certificate" },
  { values: ["5"], phrases: "diploma" },
  {
    values: ["6"],
    phrases: `
      advanced diploma, higher diploma, higher national diploma, hnd, associate degree,
      associates degree`,
  },
  {
    values: ["7"],
    phrases: `
      bachelor, bachelor degree, bachelor honours degree, degree, degree programme,
      degree program, first degree, honours degree, undergraduate, undergraduate degree`,
  },
  {
    values: ["8"],
    phrases: `
      postgraduate diploma, post graduate diploma, graduate diploma, pg diploma, pgd, pgdip,
      postgraduate certificate, post graduate certificate`,
  },
  {
    values: ["8", "9", "10"],
    phrases: "postgraduate, post graduate, postgraduate study, post graduate study",
  },
  { values: ["9", "10"], phrases: "postgraduate degree, post graduate degree" },
  { values: ["9"], phrases: "master, master degree, master programme, master program" },
  {
    values: ["10"],
    phrases: `
      phd, ph d, dphil, doctorate, doctoral, doctoral degree, doctorate degree,
      doctor of philosophy`,
  },
  { values: ["7"], phrases: "bsc, b sc, bba, llb, mbbs, beng", isAlsoText: true },
  { values: ["8"], phrases: "pgce", isAlsoText: true },
  { values: ["9"], phrases: "msc, m sc, mba, llm, mph, mphil", isAlsoText: true },
];

const MODALITY_WORDS: readonly Said[] = [
  {
    values: ["online"],
    phrases: `
      online, on line, distance, distance learning, distance education, remote, remotely,
      remote learning, from home`,
  },
  { values: ["f2f"], phrases: "face to face, in person, in class, on campus, f2f" },
  {
    values: ["blended"],
    phrases: "blended, blended learning, hybrid, hybrid learning, mixed mode",
  },
];

/** "Block" alone begins the names of trades. */
const STUDY_MODE_WORDS: readonly Said[] = [
  { values: ["full-time"], phrases: "full time, fulltime, full time study" },
  { values: ["part-time"], phrases: "part time, parttime, part time study" },
  { values: ["evenings"], phrases: "evening, in the evening, evening class, evening study" },
  { values: ["weekends"], phrases: "weekend, on weekend, weekend class, week end" },
  { values: ["block"], phrases: "block mode, block release, block study" },
];

/** "Local" and "international" alone begin the names of subjects. */
const BEFORE_QUALIFICATION = ["degree", "diploma", "bachelor", "master", "phd", "doctorate"];

const AWARDING_WORDS: readonly Said[] = [
  {
    values: ["local"],
    phrases: `
      awarded in maldives, awarded in the maldives, awarded locally, local award,
      local awarding body, local qualification, locally awarded`,
  },
  { values: ["local"], phrases: "local, maldivian", before: BEFORE_QUALIFICATION },
  {
    values: ["international"],
    phrases: `
      awarded abroad, awarded internationally, foreign award, foreign qualification,
      international award, international awarding body, international qualification,
      internationally awarded`,
  },
  {
    values: ["international"],
    phrases: "international, foreign, overseas",
    before: BEFORE_QUALIFICATION,
  },
];

const SCHEME_WORDS: readonly Said[] = [
  {
    values: ["yes"],
    phrases: `
      first degree scheme, government first degree scheme, free degree scheme, free degree,
      degree grant`,
  },
];

/** Islands and atolls by their names; a name that stands in several atolls means all of them. */
const PLACE_WORDS: readonly Said[] = [
  ...[...ISLANDS, ...ATOLLS].flatMap(({ code, name, name_dv, also }) =>
    [name, name_dv, ...also].map((text) => ({ code, phrase: phraseOf(text) })),
  ),
  ...ISLANDS.map(({ code, atoll, name }) => ({ code, phrase: phraseOf(`${atoll} ${name}`) })),
  ...ATOLLS.map(({ code, name }) => ({ code, phrase: phraseOf(`${name} atoll`) })),
].map(({ phrase, code }, _, all) => ({
  values: [...new Set([code, ...all.filter((o) => o.phrase === phrase).map((o) => o.code)])],
  phrases: phrase,
}));

/** A name as words of a text are read: "malé city" as "male city". */
function phraseOf(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

/**
 * The words that become filters, one row for each facet. A row may also read what no list of phrases
 * holds, such as an amount.
 */
export const FILTER_WORDS: readonly FilterWords[] = [
  phrasesFor("mnqf_level", LEVEL_WORDS),
  phrasesFor("delivery_modality", MODALITY_WORDS),
  phrasesFor("study_mode", STUDY_MODE_WORDS),
  phrasesFor("awarding_body_type", AWARDING_WORDS),
  phrasesFor("gov_first_degree", SCHEME_WORDS),
  phrasesFor("place", PLACE_WORDS),
  { key: "max_cost", read: readPrice, words: [] },
];

/** A typo is understood in words of this length. */
const MIN_TYPO_LETTERS = 6;

/** Words of all rows of which typos are understood, by their first letter. */
const LONG_WORDS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  new Set(
    FILTER_WORDS.flatMap(({ words }) => words).filter((word) => word.length >= MIN_TYPO_LETTERS),
  ),
  (word) => word.charAt(0),
);

/** English stems of single Dhivehi words. */
const ENGLISH_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  DHIVEHI_WORDS.flatMap(({ dhivehi, english }) =>
    dhivehi.map((word) => [fold(word), english.map(stem)] as const),
  ),
);

/** The stem of a word as typed, and those of the English words that it means in Dhivehi. */
export function stemsOfWord(word: string): string[] {
  const folded = fold(word);
  return [stem(folded), ...(ENGLISH_STEMS.get(folded) ?? [])];
}

/** The filter words that one slip of the finger makes the word, with the first letter right. */
export function filterWordsNear(word: string): string[] {
  const folded = fold(word);
  const forms = [folded, stem(folded)];
  const likely = LONG_WORDS.get(folded.charAt(0)) ?? [];
  return likely.filter((long) => forms.some((typed) => isOneEdit(typed, long)));
}

/** True where a letter left out, added, changed or swapped with the next makes one of the other. */
function isOneEdit(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const isSame = (skipped: number, left: number) =>
    typed.slice(at + skipped) === word.slice(at + left);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && isSame(2, 2);
  return typed !== word && (isSame(0, 1) || isSame(1, 0) || isSame(1, 1) || isSwapped);
}

interface Phrase {
  stems: readonly string[];
  said: Said;
}

function phrasesFor(key: FacetKey, table: readonly Said[]): FilterWords {
  const phrases = table.flatMap((said) =>
    wordList(said.phrases).map((phrase): Phrase => ({ stems: phrase.split(" ").map(stem), said })),
  );
  const byFirst = Map.groupBy(
    phrases.toSorted((a, b) => b.stems.length - a.stems.length),
    ({ stems }) => stems[0]!,
  );
  const read: FilterWords["read"] = (words, from) => {
    const found = words[from]!.stems.flatMap((first) => byFirst.get(first) ?? [])
      .filter((phrase) => standsAt(words, from, phrase))
      .sort((a, b) => b.stems.length - a.stems.length)[0];
    if (found === undefined) return null;
    const { values, isAlsoText = false } = found.said;
    return { values, stems: found.stems, isAlsoText };
  };
  return { key, read, words: phrases.flatMap(({ stems }) => stems) };
}

function standsAt(words: readonly ReadableWord[], from: number, { stems, said }: Phrase): boolean {
  const isThere = (expected: string, at: number) => words[at]?.stems.includes(expected) === true;
  const next = from + stems.length;
  return (
    stems.every((expected, place) => isThere(expected, from + place)) &&
    (said.before === undefined || said.before.some((word) => isThere(word, next)))
  );
}
