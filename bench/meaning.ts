import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DHIVEHI_WORDS } from "#catalogue/search/dhivehi-words.ts";
import { EXPANSIONS, SYNONYM_GROUPS } from "#catalogue/search/synonyms.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import type { Directory } from "./corpora.ts";
import { misspell, SMALL_WORDS, type Typo } from "./queries.ts";
import { recordsOf, splitWords } from "./records.ts";

/** What an engine has to understand in order to find as many as there are. */
export const MEANINGS = [
  "exact words",
  "begun word",
  "other number",
  "synonym",
  "typo",
  "place",
  "acronym",
  "word in Thaana",
] as const;

export type Meaning = (typeof MEANINGS)[number];

/** A text, and what brute force looks for: records that hold a phrase of each group. */
export interface MeaningQuery {
  meaning: Meaning;
  typed: string;
  /** Words with a space around each; a begun one has none behind it. */
  groups: string[][];
}

/** In how many records each word is. */
export type Vocabulary = ReadonlyMap<string, number>;

/** Queries of each meaning, and how often one is drawn at most. */
const [QUERIES, TRIES] = [25, 400];

export function vocabularyOf(directory: Directory): Vocabulary {
  const counts = new Map<string, number>();
  for (const { text } of recordsOf(directory)) {
    for (const word of new Set(text.split(/\s/))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Up to twenty-five queries of each meaning, one of each in turn, the same in every run. */
export function meaningQueries(directory: Directory, vocabulary: Vocabulary): MeaningQuery[] {
  const random = seededRandom(31);
  const plain = [...plainWords(vocabulary)];
  const plainSet = new Set(plain);
  const isLonely = (word: string) => plainSet.has(word);
  const together = Array.from(recordsOf(directory), ({ text }) =>
    text.split(/\s/).filter(isLonely).slice(0, 2),
  ).filter(({ length }) => length === 2);
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const makers: Record<Meaning, () => Omit<MeaningQuery, "meaning"> | null> = {
    "exact words": () => {
      const words = random() < 0.5 ? [any(plain)] : any(together);
      return { typed: `${words.join(" ")} `, groups: words.map((word) => [whole(word)]) };
    },
    "begun word": () => {
      const word = any(plain);
      const typed = word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));
      const isPlain = !vocabulary.has(typed) && completions(vocabulary, typed).every(isLonely);
      return isPlain ? { typed, groups: [[` ${typed}`]] } : null;
    },
    "other number": () => {
      const word = any([...vocabulary.keys()]);
      const both = [word, `${word}s`];
      const isPlain =
        /^[a-z]{4,}[^s]$/.test(word) && vocabulary.has(`${word}s`) && !KNOWN.has(word);
      if (!isPlain || completions(vocabulary, word.slice(0, -2)).length > 2) return null;
      return { typed: `${any(both)} `, groups: [both.map(whole)] };
    },
    synonym: () => {
      const term = any(any(SYNONYM_GROUPS));
      return { typed: `${term} `, groups: [meant(term)] };
    },
    typo: () => {
      const word = any(plain);
      const typed = misspell(word, random);
      if (word.length < 6 || vocabulary.has(typed) || nearWords(vocabulary, typed).length !== 1)
        return null;
      return { typed: `${typed} `, groups: [[whole(word)]] };
    },
    place: () => {
      const [word = ""] = splitWords(any(places(directory))).filter(isLonely);
      return word.length < 4 ? null : { typed: `${word} `, groups: [[whole(word)]] };
    },
    acronym: () => {
      const { name } = any(directory.parts.institutions);
      const words = splitWords(name).filter((word) => !/^(of|the|and|for|in|at|to)$/.test(word));
      const typed = words.map((word) => word[0]).join("");
      if (typed.length < 3 || typed.length > 6 || vocabulary.get(typed) === undefined) return null;
      return { typed: `${typed} `, groups: [[whole(typed)]] };
    },
    "word in Thaana": () => {
      const { dhivehi, english } = any(dhivehiWords());
      const phrases = [...english.flatMap(meant), whole(dhivehi)];
      return { typed: `${dhivehi} `, groups: [phrases] };
    },
  };
  const queries = MEANINGS.map((meaning) => {
    const found = new Map<string, MeaningQuery>();
    for (let tries = 0; tries < TRIES && found.size < QUERIES; tries++) {
      const query = makers[meaning]();
      if (query) found.set(query.typed, { meaning, ...query });
    }
    return [...found.values()];
  });
  return Array.from({ length: QUERIES }, (_, at) => queries.flatMap((own) => own[at] ?? [])).flat();
}

function whole(phrase: string): string {
  return ` ${phrase} `;
}

/** Words that the list of synonyms has. */
const KNOWN: ReadonlySet<string> = new Set(
  [...SYNONYM_GROUPS.flat(), ...EXPANSIONS.flatMap(({ typed, found }) => [...typed, ...found])]
    .flatMap(splitWords)
    .flatMap((word) => forms(word)),
);

/** A word in the singular and the plural, one of them perhaps no word. */
function forms(word: string): string[] {
  return word.endsWith("s") ? [word, word.slice(0, -1)] : [word, `${word}s`];
}

/** Words that mean nothing but themselves: no synonym, and no other word begins like them. */
function* plainWords(vocabulary: Vocabulary): Generator<string> {
  const stems = Map.groupBy(vocabulary.keys(), stemOf);
  for (const word of vocabulary.keys()) {
    const isWord = /^[a-z]{4,}$/.test(word) && !SMALL_WORDS.has(word);
    if (isWord && !KNOWN.has(word) && stems.get(stemOf(word))!.length === 1) yield word;
  }
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(4, word.length - 3));
}

function completions(vocabulary: Vocabulary, begun: string): string[] {
  return [...vocabulary.keys()].filter((word) => word.startsWith(begun));
}

/** Words that are one letter away. */
function nearWords(vocabulary: Vocabulary, typed: string): string[] {
  return [...vocabulary.keys()].filter(
    (word) => Math.abs(word.length - typed.length) <= 1 && editsBetween(word, typed) <= 1,
  );
}

/** Letters inserted, deleted, replaced, or swapped with the next, between two words. */
export function editsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 4) return 5;
  const table = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let a = 1; a <= one.length; a++) {
    const row = [a];
    for (let b = 1; b <= other.length; b++) {
      const isSame = one[a - 1] === other[b - 1];
      const isSwapped =
        a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
      row.push(
        Math.min(
          table[a - 1]![b]! + 1,
          row[b - 1]! + 1,
          table[a - 1]![b - 1]! + (isSame ? 0 : 1),
          isSwapped ? table[a - 2]![b - 2]! + 1 : Infinity,
        ),
      );
    }
    table.push(row);
  }
  return table[one.length]![other.length]!;
}

/** What the list of synonyms says a term finds: it, the others of its groups, and its expansions. */
function meant(term: string): string[] {
  const terms = [
    term,
    ...SYNONYM_GROUPS.filter((group) => group.includes(term)).flat(),
    ...EXPANSIONS.flatMap(({ typed, found }) => (typed.includes(term) ? found : [])),
  ];
  const phrases = [...new Set(terms)].flatMap((one) => {
    const words = splitWords(one);
    return forms(words.at(-1)!).map((last) => whole([...words.slice(0, -1), last].join(" ")));
  });
  return phrases;
}

function places({ parts }: Directory): string[] {
  const stated = parts.institutions.flatMap((institution) => institution.places);
  return stated.length > 0 ? stated : [""];
}

/** Each Dhivehi word that is searched as English ones. */
function dhivehiWords(): { dhivehi: string; english: readonly string[] }[] {
  return DHIVEHI_WORDS.flatMap(({ dhivehi, english }) =>
    dhivehi.map((word) => ({ dhivehi: word, english })),
  );
}

/** Misspellings of people; those held back are never tuned to. */
export function misspellings(file: "open" | "held-back"): Typo[] {
  const path = join(import.meta.dirname, "misspellings", `${file}.txt`);
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [typed = "", meant = ""] = line.split(" ");
    return { typed: `${typed} `, meant };
  });
}
