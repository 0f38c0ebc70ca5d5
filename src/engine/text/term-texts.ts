import { type Narrow, NumberList, narrowArray } from "../sets/number-list.ts";
import { EXTRAS, LINE_END } from "./analysis.ts";
import type { SynonymPhrase } from "./language.ts";
import type { TermTable } from "./terms.ts";
import type { Texts } from "./text-column.ts";

/**
 * Texts as term numbers: text n is `words` from `starts[n]` up to `starts[n + 1]`. With T terms, T
 * stands between lines, and T + 1 before words that are not in the order of the text.
 */
export interface TermTexts {
  words: Narrow;
  starts: Uint32Array;
}

/** A phrase as the stem classes of its words. */
export interface ClassPhrase {
  classes: readonly number[];
  number: number;
}

/** What packing needs to know of words. */
export interface IndexVocabulary {
  terms: TermTable;
  /** The term of each word of the analyser. */
  termOf: Uint32Array;
  phrases: readonly ClassPhrase[];
  /** How many phrases there are, with those that cannot occur. */
  phraseCount: number;
}

/** The phrases all of whose words the terms have. */
export function classPhrases(terms: TermTable, phrases: readonly SynonymPhrase[]): ClassPhrase[] {
  return phrases
    .map(({ stems, number }) => ({ classes: stems.map((key) => terms.classOfStem(key)), number }))
    .filter(({ classes }) => !classes.includes(-1));
}

/** Some texts of a column, by their numbers, as terms. */
export function asTerms(
  { words, starts }: Texts,
  numbers: Uint32Array,
  { terms: { count }, termOf }: IndexVocabulary,
): TermTexts {
  const ends = new Uint32Array(numbers.length + 1);
  for (let at = 0; at < numbers.length; at++) {
    ends[at + 1] = ends[at]! + starts[numbers[at]! + 1]! - starts[numbers[at]!]!;
  }
  const terms = narrowArray(ends[numbers.length]!, count + 1);
  let next = 0;
  for (let at = 0; at < numbers.length; at++) {
    for (let from = starts[numbers[at]!]!; from < starts[numbers[at]! + 1]!; from++) {
      const word = words[from]!;
      terms[next++] = word < EXTRAS ? termOf[word]! : word === LINE_END ? count : count + 1;
    }
  }
  return { words: terms, starts: ends };
}

/** The phrases that stand in texts, as pairs of text and phrase in the order of the texts. */
export function phrasesIn(
  { words, starts }: TermTexts,
  { count, classOf }: TermTable,
  phrases: readonly ClassPhrase[],
): { texts: Uint32Array; phrases: Uint32Array } {
  const beginning = Map.groupBy(phrases, ({ classes }) => classes[0]!);
  const begins = Uint8Array.from(classOf, (stemClass) => (beginning.has(stemClass) ? 1 : 0));
  const [texts, found] = [new NumberList(), new NumberList()];
  for (let text = 0; text + 1 < starts.length; text++) {
    const [from, end] = [starts[text]!, starts[text + 1]!];
    for (let at = from; at < end && words[at] !== count + 1; at++) {
      if (begins[words[at]!] !== 1) continue;
      for (const { classes, number } of beginning.get(classOf[words[at]!]!)!) {
        if (at + classes.length > end) continue;
        if (!classes.every((one, offset) => classOf[words[at + offset]!] === one)) continue;
        texts.push(text);
        found.push(number);
      }
    }
  }
  return { texts: texts.view(), phrases: found.view() };
}
