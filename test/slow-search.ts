import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import { Analyser, EXTRAS, LINE_END } from "#catalogue/search/analysis.ts";
import {
  FIELD_WEIGHTS,
  institutionNamesOf,
  institutionPlacesTextOf,
  namesOf,
  placesTextOf,
  studyModeOf,
} from "#catalogue/search/directory-texts.ts";
import { squeeze } from "#catalogue/search/fold.ts";
import { openDocuments } from "#catalogue/search/plain-index.ts";
import type { ReadText } from "#catalogue/search/ranker.ts";
import { bonusOf, weightsInPercent } from "#catalogue/search/ranking.ts";
import type { ReadWord } from "#catalogue/search/readings.ts";
import type { TextColumns } from "#catalogue/search/text-columns.ts";

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
 * for a query without a word. Parsing and correction of the query are the index's own.
 */
export function slowSearch(
  documents: readonly (readonly string[])[],
  weights: readonly number[],
  query: string,
): number[] | null {
  const { index } = openDocuments(documents, weights);
  const asked = index.read(query);
  if (asked === null) return null;
  const ranked = (text: ReadText) =>
    rankAll(documents, weightsInPercent(weights), index.columns, text);
  const literal = ranked(asked.literal);
  return [...new Set([...literal, ...(asked.corrected ? ranked(asked.corrected) : [])])];
}

function rankAll(
  documents: readonly (readonly string[])[],
  weights: readonly number[],
  columns: TextColumns,
  { words, typed }: ReadText,
): number[] {
  return documents
    .flatMap((texts, number) => {
      const score = scoreOf(texts, weights, columns, words, typed);
      const [name = ""] = texts;
      const length = Math.min(name.split("\n")[0]!.length, 511);
      return score === null ? [] : [{ number, score, length, words: firstLine(columns, name) }];
    })
    .sort(
      (a, b) =>
        b.score - a.score || a.length - b.length || a.words - b.words || a.number - b.number,
    )
    .map(({ number }) => number);
}

function scoreOf(
  texts: readonly string[],
  weights: readonly number[],
  columns: TextColumns,
  words: readonly ReadWord[],
  typed: string,
): number | null {
  const held = texts.map((text) => numbersIn(columns, text));
  const bests = words.map((word) => best(word, held, weights));
  if (bests.some(({ worth }) => worth === 0)) return null;
  const sum = bests.reduce((total, { worth }) => total + worth, 0);
  if (!bests.every(({ named }) => named)) return sum;
  const [name = ""] = texts;
  const lines = name.split("\n").map((line) => sequenceOf(columns, line));
  const pairs = words.length - 1;
  return (
    sum +
    bonusOf({
      wholeName: name.split("\n").some((line) => squeeze(line) === squeeze(typed)),
      allWords: lines[0]!.length === words.length,
      neighbours: neighbours(columns, words, lines),
      pairs,
    })
  );
}

function best(
  { alternatives }: ReadWord,
  held: readonly Set<number>[],
  weights: readonly number[],
) {
  let [worth, named] = [0, false];
  for (const { from, to, quality } of alternatives) {
    for (const [field, numbers] of held.entries()) {
      if (![...numbers].some((number) => number >= from && number < to)) continue;
      worth = Math.max(worth, quality * weights[field]!);
      if (field === 0) named = true;
    }
  }
  return { worth, named };
}

function neighbours(
  columns: TextColumns,
  words: readonly ReadWord[],
  lines: readonly (readonly number[])[],
): number {
  const fits = (word: ReadWord, term: number | undefined) =>
    term !== undefined &&
    (columns.packed.dictionary.classOf[term] === word.stemClass ||
      (word.completions !== null && term >= word.completions[0] && term < word.completions[1]));
  const beside = (at: number) =>
    lines.some((line) =>
      line.some((term, place) => fits(words[at + 1]!, line[place + 1]) && fits(words[at]!, term)),
    );
  return words.slice(1).filter((_, at) => beside(at)).length;
}

/** Terms and concepts of a text, in the index's numbering. */
function numbersIn(columns: TextColumns, text: string): Set<number> {
  const analyser = new Analyser();
  const { words, concepts } = analyser.analyse(text);
  const texts = analyser.words();
  return new Set([
    ...words.map((word) => columns.dictionary.find(texts[word]!)),
    ...concepts.map((concept) => columns.terms + concept),
  ]);
}

/** Terms of a line in order, without stop words. */
function sequenceOf(columns: TextColumns, line: string): number[] {
  const analyser = new Analyser();
  const { sequence } = analyser.analyse(line);
  const texts = analyser.words();
  const end = sequence.indexOf(EXTRAS);
  return sequence
    .slice(0, end < 0 ? sequence.length : end)
    .filter((number) => number !== LINE_END)
    .map((number) => columns.dictionary.find(texts[number]!));
}

function firstLine(columns: TextColumns, name: string): number {
  return Math.min(sequenceOf(columns, name.split("\n")[0]!).length, 15);
}
