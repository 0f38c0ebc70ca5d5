import type { CourseSort } from "./course-sort.ts";
import type { FacetKey } from "./facets.ts";
import { ATOLLS, ISLANDS } from "./islands.ts";
import { LANGUAGES } from "./languages.ts";
import { MODALITIES } from "./modalities.ts";
import { ORDERS, PLAIN, REFUSED, TOLD, WISHES } from "./plain-words.ts";
import { readPrice } from "./price-words.ts";
import type { NamedChoice, ReadableWord } from "./readable-words.ts";
import { DHIVEHI_WORDS } from "./search/dhivehi-words.ts";
import { fold } from "./search/fold.ts";
import { stem } from "./search/stem.ts";
import { readStart } from "./start-words.ts";
import { STUDY_MODES } from "./study-modes.ts";
import { wordList } from "./word-list.ts";

/**
 * What words are to a sentence where they name no choice: what nobody searches for, the beginning of a
 * wish, of what somebody tells of themselves, and of what is not wanted.
 */
type Part = "plain" | "wish" | "told" | "refused";

type FilterKey = FacetKey | "sort";

const PARTS: ReadonlySet<Piece["key"]> = new Set(["plain", "wish", "told", "refused"]);

/** True for words that name a choice, and false for those of a sentence around it. */
export function isChoice<P extends Pick<Piece, "key">>(piece: P): piece is P & { key: FilterKey } {
  return !PARTS.has(piece.key);
}

/** What some words of a text are, from one word up to another. */
export interface Piece extends NamedChoice {
  key: FilterKey | Part;
  from: number;
  to: number;
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
      remote learning, from home, from my home, over the internet, virtual, virtually`,
  },
  {
    values: ["f2f"],
    phrases: `
      face to face, in person, in class, on campus, f2f, physical class, classroom, in a classroom,
      in the classroom`,
  },
  {
    values: ["blended"],
    phrases: "blended, blended learning, hybrid, hybrid learning, mixed mode",
  },
];

/** "Block" alone begins the names of trades. */
const STUDY_MODE_WORDS: readonly Said[] = [
  { values: ["full-time"], phrases: "full time, fulltime, full time study" },
  { values: ["part-time"], phrases: "part time, parttime, part time study, part time basis" },
  {
    values: ["evenings"],
    phrases: `
      evening, in the evening, in evening, at evening, evening class, evening study, at night,
      night time, night class, after work, after office, after office hours, after my work, haveeru,
      havvaru, haveerah, ހަވީރު, ހަވީރުގެ, ރޭގަނޑު`,
  },
  {
    values: ["weekends"],
    phrases: `
      weekend, on weekend, in the weekend, at the weekend, weekend class, week end, friday, saturday,
      on friday, on saturday, hukuru, honihiru, ހުކުރު, ހޮނިހިރު, ހަފްތާބަންދު`,
  },
  { values: ["block"], phrases: "block mode, block release, block study" },
];

const LANGUAGE_WORDS: readonly Said[] = LANGUAGES.map(({ label }) => {
  const name = phraseOf(label);
  return {
    values: [label],
    phrases: `
      taught in ${name}, ${name} medium, medium of instruction ${name}, in ${name} medium,
      medium of instruction is ${name}, conducted in ${name}, delivered in ${name}, lessons in ${name},
      language of instruction ${name}, language of instruction is ${name}, classes in ${name}`,
  };
});

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
      degree grant, grant scheme, bachelor's degree grant scheme,
      free under first degree scheme, free under the first degree scheme,
      under first degree scheme, under the first degree scheme, under government first degree scheme`,
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
    .replace(/ ސިޓީ$/, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

const ORDER_WORDS: readonly Said[] = (Object.keys(ORDERS) as CourseSort[]).map((sort) => ({
  values: [sort],
  phrases: ORDERS[sort],
}));

const part = (phrases: string): readonly Said[] => [{ values: [], phrases }];

/** The words that are read. Of equally long phrases the first counts. */
const PHRASES: readonly Phrase[] = [
  ...phrasesFor("mnqf_level", LEVEL_WORDS),
  ...phrasesFor("delivery_modality", MODALITY_WORDS),
  ...phrasesFor("study_mode", STUDY_MODE_WORDS),
  ...phrasesFor("awarding_body_type", AWARDING_WORDS),
  ...phrasesFor("gov_first_degree", SCHEME_WORDS),
  ...phrasesFor("language", LANGUAGE_WORDS),
  ...phrasesFor("place", PLACE_WORDS),
  ...phrasesFor("sort", ORDER_WORDS),
  ...phrasesFor("refused", part(REFUSED)),
  ...phrasesFor("told", part(TOLD)),
  ...phrasesFor("wish", part(WISHES)),
  ...phrasesFor("plain", part(PLAIN)),
];

const byFirst = (phrases: readonly Phrase[]): PhraseTable =>
  Map.groupBy(phrases, ({ stems }) => stems[0]!);
const BY_FIRST = byFirst(PHRASES);
const LEVELS_BY_FIRST = byFirst(PHRASES.filter(({ key }) => key === "mnqf_level"));

/** What no list of phrases holds. */
const READERS = [
  { key: "max_cost", read: readPrice },
  { key: "starts_by", read: readStart },
] as const;

/** Every phrase of a text, from the first word on, the longest first. */
export function piecesIn(words: readonly ReadableWord[], today: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < words.length; from++) {
    const longest = longestAt(words, from, today);
    if (longest === null) continue;
    pieces.push(longest);
    from = longest.to - 1;
  }
  return pieces;
}

function longestAt(words: readonly ReadableWord[], from: number, today: string): Piece | null {
  let longest = phraseAt(words, from, BY_FIRST);
  for (const { key, read } of READERS) {
    const choice = read(words, from, today);
    const to = from + (choice?.stems.length ?? 0);
    if (choice && to > (longest?.to ?? from)) longest = { ...choice, key, from, to };
  }
  return longest;
}

/** The level that the words from a place on name; null where they name none. */
export function levelAt(words: readonly ReadableWord[], from: number): NamedChoice | null {
  return phraseAt(words, from, LEVELS_BY_FIRST);
}

type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

function phraseAt(words: readonly ReadableWord[], from: number, table: PhraseTable): Piece | null {
  let longest: Piece | null = null;
  const isBetter = (to: number, phrase: Phrase) =>
    longest === null ||
    to > longest.to ||
    (to === longest.to && isChoice(phrase) && !isChoice(longest));
  for (const first of words[from]!.stems) {
    for (const phrase of table.get(first) ?? []) {
      const to = from + phrase.stems.length;
      if (!isBetter(to, phrase) || !standsAt(words, from, phrase)) continue;
      const { values, isAlsoText = false } = phrase.said;
      longest = { values, isAlsoText, stems: phrase.stems, key: phrase.key, from, to };
    }
  }
  return longest;
}

/** What courses are called by. "Free", "cheapest" and a month say other things in a name. */
export const CALLED_KEYS: ReadonlySet<Piece["key"]> = new Set([
  "mnqf_level",
  "delivery_modality",
  "study_mode",
  "place",
]);

/** What is left of the choices of a key where some are not wanted; its other keys exclude nothing. */
export const ALL_CHOICES: ReadonlyMap<Piece["key"], readonly string[]> = new Map(
  Object.entries({
    delivery_modality: MODALITIES.map(({ value }) => value),
    study_mode: STUDY_MODES.map(({ value }) => value),
    awarding_body_type: ["local", "international"],
  }) as [FilterKey, string[]][],
);

/** A typo is understood in words of this length. */
const MIN_TYPO_LETTERS = 5;
/** Of a shorter word only two letters that were swapped are. */
const MIN_SWAPPED_LETTERS = 4;

/** Words of which typos are understood, by their first letter: those of choices, and the others. */
const [LONG_WORDS, LONG_PLAIN_WORDS] = [
  PHRASES.filter(({ key }) => !PARTS.has(key)),
  PHRASES.filter(({ key }) => PARTS.has(key)),
].map((phrases) =>
  Map.groupBy(
    new Set(
      phrases.flatMap(({ stems }) => stems).filter((one) => one.length >= MIN_SWAPPED_LETTERS),
    ),
    (word) => word.charAt(0),
  ),
) as [Map<string, string[]>, Map<string, string[]>];

/** English stems of single Dhivehi words. */
const ENGLISH_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  DHIVEHI_WORDS.flatMap(({ dhivehi, english }) =>
    dhivehi.map((word) => [fold(word), english.map(stem)] as const),
  ),
);

/** Endings that Dhivehi gives a word: "in Addu" is "Addugai". A short "e" before one is written long. */
const DHIVEHI_ENDING = /(?:gai|ގައި|ކޮށް|އަށް|ގެ)$/;

/** The stem of a word as typed, and those of the English words that it means in Dhivehi. */
export function stemsOfWord(word: string): string[] {
  const folded = fold(word);
  const own = stem(folded);
  const base = folded.replace(DHIVEHI_ENDING, "").replace(/ޭ$/, "ެ");
  const meant = ENGLISH_STEMS.get(folded) ?? ENGLISH_STEMS.get(base) ?? [];
  return base === folded || !BY_FIRST.has(base) ? [own, ...meant] : [own, base, ...meant];
}

/**
 * The words that one slip of the finger makes the word, with the first letter right: those of choices,
 * or else others.
 */
export function filterWordsNear(word: string): string[] {
  const folded = fold(word);
  const forms = [folded, stem(folded)];
  const near = (words: ReadonlyMap<string, string[]>) =>
    (words.get(folded.charAt(0)) ?? []).filter((long) =>
      forms.some((typed) => isOneEdit(typed, long)),
    );
  const likely = near(LONG_WORDS);
  return likely.length > 0 ? likely : near(LONG_PLAIN_WORDS);
}

/** True where a letter left out, added, changed or swapped with the next makes one of the other. */
function isOneEdit(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const isSame = (skipped: number, left: number) =>
    typed.slice(at + skipped) === word.slice(at + left);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && isSame(2, 2);
  if (typed === word || word.length < MIN_TYPO_LETTERS) return typed !== word && isSwapped;
  return isSame(0, 1) || isSame(1, 0) || isSame(1, 1) || isSwapped;
}

interface Phrase {
  key: Piece["key"];
  stems: readonly string[];
  said: Said;
}

function phrasesFor(key: Piece["key"], table: readonly Said[]): Phrase[] {
  return table.flatMap((said) =>
    wordList(said.phrases).map((phrase) => ({
      key,
      stems: phrase.split(" ").map((word) => stem(fold(word))),
      said,
    })),
  );
}

function standsAt(words: readonly ReadableWord[], from: number, { stems, said }: Phrase): boolean {
  const isThere = (expected: string, at: number) => words[at]?.stems.includes(expected) === true;
  const next = from + stems.length;
  return (
    stems.every((expected, place) => isThere(expected, from + place)) &&
    (said.before === undefined || said.before.some((word) => isThere(word, next)))
  );
}
