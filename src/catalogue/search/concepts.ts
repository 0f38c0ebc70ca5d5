import { DHIVEHI_WORDS } from "./dhivehi-words.ts";
import { fold } from "./fold.ts";
import { stem } from "./stem.ts";
import { EXPANSIONS, SYNONYM_GROUPS } from "./synonyms.ts";
import { chunksOf, isStopWord } from "./tokens.ts";

/** A meaning that several terms have. */
interface Concept {
  number: number;
  /** False where the table says only that one kind of thing leads to another. */
  equal: boolean;
}

/** A term of the table, as the stems of its words without stop words. */
export interface Phrase {
  stems: readonly string[];
  /** Concepts that are looked for when the phrase is typed. */
  typed: Concept[];
  /** Concepts that a text with the phrase stands for. */
  found: Concept[];
}

/** Phrases by their first stem. */
type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

export interface Concepts {
  count: number;
  phrases: PhraseTable;
}

/**
 * The tables of synonyms and of Dhivehi words in the form in which texts and queries are compared
 * with them.
 */
export function readConcepts(
  groups = SYNONYM_GROUPS,
  expansions = EXPANSIONS,
  dhivehiWords = DHIVEHI_WORDS,
): Concepts {
  const phrases = new Map<string, Phrase>();
  const phraseOf = (term: string) => {
    const stems = stemsOf(term);
    const key = stems.join(" ");
    const phrase = phrases.get(key) ?? { stems, typed: [], found: [] };
    phrases.set(key, phrase);
    return phrase;
  };
  groups.forEach((group, number) => {
    for (const phrase of new Set(group.map(phraseOf))) {
      phrase.typed.push({ number, equal: true });
      phrase.found.push({ number, equal: true });
    }
  });
  expansions.forEach(({ typed, found }, at) => {
    const concept = { number: groups.length + at, equal: false };
    for (const phrase of new Set(typed.map(phraseOf))) phrase.typed.push(concept);
    for (const phrase of new Set(found.map(phraseOf))) phrase.found.push(concept);
  });
  dhivehiWords.forEach(({ dhivehi, english }, at) => {
    const itself = { number: groups.length + expansions.length + at, equal: true };
    const meant = english.map(phraseOf);
    // Most English terms have a concept already that stands for them.
    const bare = meant.filter(({ typed }) => !typed.some(({ equal }) => equal));
    for (const phrase of bare) phrase.found.push(itself);
    for (const phrase of new Set(dhivehi.map(phraseOf))) {
      phrase.typed.push(...new Set(meant.flatMap(({ typed }) => typed)), itself);
      phrase.found.push(...new Set(meant.flatMap(({ found }) => found)), itself);
    }
  });
  return {
    count: groups.length + expansions.length + dhivehiWords.length,
    phrases: Map.groupBy(phrases.values(), (phrase) => phrase.stems[0] ?? ""),
  };
}

/** The table is data of the program, so that it is read once. */
export const CONCEPTS: Concepts = readConcepts();

/** True for a word that the table has as a term by itself. */
export function isKnownTerm(word: string): boolean {
  const phrases = CONCEPTS.phrases.get(stem(word)) ?? [];
  return phrases.some(({ stems, typed }) => stems.length === 1 && typed.length > 0);
}

function stemsOf(term: string): string[] {
  const words = chunksOf(fold(term)).map((chunk) => chunk.joined ?? chunk.parts.join(""));
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem);
}
