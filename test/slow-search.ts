import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import { SYNONYMS } from "#catalogue/search/concepts.ts";
import {
  FIELD_WEIGHTS,
  institutionNamesOf,
  institutionPlacesTextOf,
  namesOf,
  placesTextOf,
  studyModeOf,
} from "#catalogue/search/directory-texts.ts";
import { squeezed } from "#catalogue/search/fold.ts";
import { stem } from "#catalogue/search/stem.ts";
import { isStopWord, textLines } from "#catalogue/search/tokens.ts";
import {
  ALL_NAMED_BONUS,
  ALL_WORDS_BONUS,
  NEIGHBOURS_BONUS,
  WHOLE_NAME_BONUS,
} from "#engine/text/ranking.ts";
import type { ReadWord } from "#engine/text/reading.ts";
import type { Wanted } from "#engine/text/shelf.ts";
import type { TermTable } from "#engine/text/terms.ts";
import { openDocuments, weightsInPercent } from "./plain-index.ts";

/** Weights of `directoryTexts`. */
export const DIRECTORY_WEIGHTS = [
  100,
  FIELD_WEIGHTS.institution,
  FIELD_WEIGHTS.category,
  FIELD_WEIGHTS.awarding_body,
  FIELD_WEIGHTS.careers,
  FIELD_WEIGHTS.modules,
  FIELD_WEIGHTS.places,
  FIELD_WEIGHTS.study_mode,
];

/** The texts of all courses, followed by those of all institutions. */
export function directoryTexts(source: CatalogueSource): string[][] {
  const institutions = new Map(source.institutions.map((one) => [one.id, institutionNamesOf(one)]));
  const categories = new Map(source.categories.map((one) => [one.id, one]));
  const courses = source.courses.map((course) => [
    namesOf(course),
    institutions.get(course.institution.id) ?? "",
    course.categories
      .flatMap(({ id }) => categories.get(id) ?? [])
      .flatMap(({ name, parent }) => (parent ? [name, parent.name] : [name]))
      .join("\n"),
    course.awarding_body ?? "",
    course.careers_plain,
    course.modules_plain,
    placesTextOf(course),
    studyModeOf(course),
  ]);
  return [
    ...courses,
    ...source.institutions.map((one) => [institutionNamesOf(one), institutionPlacesTextOf(one)]),
  ];
}

/**
 * The matches of a search, computed by scanning every document: document numbers, best first; null
 * for a query without a word. What a query means, and how it is corrected, is the index's own.
 */
export function slowSearch(
  documents: readonly (readonly string[])[],
  weights: readonly number[],
  query: string,
): number[] | null {
  const { index, terms } = openDocuments(documents, weights);
  const asked = index.read(query);
  if (asked === null) return null;
  const scan = new Scan(terms, documents, weightsInPercent(weights));
  const literal = scan.matches(asked.literal.words, query.trim().replace(/\s+/g, " "));
  const { corrected, correction } = asked;
  const used = correction?.used ?? query.trim();
  return [...new Set([...literal, ...(corrected ? scan.matches(corrected.words, used) : [])])];
}

/** A line of a text: its words in order without small words, and all words it is found by. */
interface ScannedLine {
  telling: readonly string[];
  words: readonly string[];
}

class Scan {
  readonly #terms: TermTable;
  readonly #documents: readonly (readonly string[])[];
  readonly #weights: readonly number[];

  constructor(
    terms: TermTable,
    documents: readonly (readonly string[])[],
    weights: readonly number[],
  ) {
    this.#terms = terms;
    this.#documents = documents;
    this.#weights = weights;
  }

  matches(words: Wanted["words"], typed: string): number[] {
    return this.#documents
      .flatMap((texts, number) => {
        const score = this.#score(texts, words, typed);
        const [name = ""] = texts;
        const [first] = scannedLines(name);
        const rank = [first?.telling.length ?? 0, Math.min(name.split("\n")[0]!.length, 511)];
        return score === null ? [] : [{ number, score, rank: [Math.min(rank[0]!, 15), rank[1]!] }];
      })
      .sort(
        (a, b) =>
          b.score - a.score ||
          a.rank[0]! - b.rank[0]! ||
          a.rank[1]! - b.rank[1]! ||
          a.number - b.number,
      )
      .map(({ number }) => number);
  }

  #score(texts: readonly string[], words: readonly ReadWord[], typed: string): number | null {
    const scanned = texts.map(scannedLines);
    const bests = words.map((word) => this.#best(word, scanned));
    if (bests.some(({ worth }) => worth === 0)) return null;
    const sum = bests.reduce((total, { worth }) => total + worth, 0);
    if (!bests.every(({ named }) => named)) return sum;
    return sum + this.#bonus(texts[0]!, scanned[0]!, words, typed);
  }

  #best({ readings }: ReadWord, scanned: readonly (readonly ScannedLine[])[]) {
    let [worth, named] = [0, false];
    for (const { from, to, quality } of readings) {
      for (const [field, lines] of scanned.entries()) {
        if (!lines.some((line) => this.#holds(line, from, to))) continue;
        // What a name holds counts for it, however often it is said elsewhere.
        if (named && field > 0) continue;
        const isFirst = field === 0 && !named;
        worth = Math.max(isFirst ? 0 : worth, quality * this.#weights[field]!);
        if (field === 0) named = true;
      }
    }
    return { worth, named };
  }

  #holds({ telling, words }: ScannedLine, from: number, to: number): boolean {
    const { count } = this.#terms;
    if (from >= count) return standsIn(telling.map(stem), SYNONYMS.phrases[from - count]!.stems);
    return words.some((word) => {
      const term = this.#terms.find(word);
      return term >= from && term < to;
    });
  }

  #bonus(name: string, lines: readonly ScannedLine[], words: readonly ReadWord[], typed: string) {
    const [line = ""] = name.split("\n");
    const isWhole = squeezed(line) === squeezed(typed) && Math.abs(line.length - typed.length) <= 4;
    const pairs = words.slice(1).filter((right, at) => {
      const left = words[at]!;
      return lines.some(({ telling }) =>
        telling.some((word, place) => fits(left, word) && fits(right, telling[place + 1])),
      );
    });
    const share = words.length === 1 ? 0 : pairs.length / (words.length - 1);
    return (
      ALL_NAMED_BONUS +
      (isWhole ? WHOLE_NAME_BONUS : 0) +
      (lines[0]!.telling.length <= words.length ? ALL_WORDS_BONUS : 0) +
      Math.round(NEIGHBOURS_BONUS * share)
    );
  }
}

function fits({ text, completions }: ReadWord, word: string | undefined): boolean {
  if (word === undefined) return false;
  return stem(word) === stem(text) || (completions !== null && word.startsWith(text));
}

function standsIn(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((part, offset) => words[at + offset] === part));
}

function scannedLines(text: string): ScannedLine[] {
  return textLines(text).map(({ words, joined, parted }) => ({
    telling: words.filter((word) => !isStopWord(word)),
    words: [...words, ...joined, ...parted],
  }));
}
