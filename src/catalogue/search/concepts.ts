import { type Meaning, QUALITY, type SynonymPhrase, type Synonyms } from "#engine/engine.ts";
import { DHIVEHI_WORDS } from "./dhivehi-words.ts";
import { fold } from "./fold.ts";
import { stem } from "./stem.ts";
import { EXPANSIONS, SYNONYM_GROUPS } from "./synonyms.ts";
import { isStopWord, wordChunks } from "./tokens.ts";

/** Some phrases any of which is looked for by others. */
interface Concept {
  found: Set<SynonymPhrase>;
  quality: number;
}

/**
 * Reads tables of synonyms and of Dhivehi words.
 *
 * @param added Further groups of terms that mean the same, as an operator writes them.
 */
export function readSynonyms(
  added: readonly (readonly string[])[] = [],
  groups = SYNONYM_GROUPS,
  expansions = EXPANSIONS,
  dhivehiWords = DHIVEHI_WORDS,
): Synonyms {
  const table = new Table();
  for (const group of groups) table.group(group);
  for (const { typed, found } of expansions) table.expand(typed, found);
  for (const { dhivehi, english } of dhivehiWords) table.translate(dhivehi, english);
  for (const group of added) table.group(group);
  return table.read();
}

class Table {
  readonly #phrases = new Map<string, SynonymPhrase>();
  readonly #several: SynonymPhrase[] = [];
  /** The concepts that are looked for when a phrase is typed. */
  readonly #typed = new Map<SynonymPhrase, Concept[]>();

  /** Terms that mean the same. */
  group(terms: readonly string[]): void {
    const phrases = this.#all(terms);
    const concept = { found: new Set(phrases), quality: QUALITY.synonym };
    for (const phrase of phrases) this.#look(phrase, concept);
  }

  /** Typing one of the first also finds the others. */
  expand(typed: readonly string[], found: readonly string[]): void {
    const concept = { found: new Set(this.#all(found)), quality: QUALITY.related };
    for (const phrase of this.#all(typed)) this.#look(phrase, concept);
  }

  /** Words of another language are searched, and found, as all that the English ones stand for. */
  translate(words: readonly string[], english: readonly string[]): void {
    const [own, meant] = [this.#all(words), this.#all(english)];
    const looked = meant.flatMap((phrase) => this.#typed.get(phrase) ?? []);
    const itself = { found: new Set([...own, ...meant]), quality: QUALITY.synonym };
    for (const phrase of own)
      for (const concept of [...looked, itself]) this.#look(phrase, concept);
    const finding = [...new Set([...this.#typed.values()].flat())].filter((concept) =>
      meant.some((phrase) => concept.found.has(phrase)),
    );
    for (const { found } of finding) for (const phrase of own) found.add(phrase);
    const inTurn = { found: new Set(own), quality: QUALITY.synonym };
    for (const phrase of meant) this.#look(phrase, inTurn);
  }

  read(): Synonyms {
    const meanings = Array.from(this.#typed, ([{ stems }, concepts]): Meaning => {
      const found = new Map<SynonymPhrase, number>();
      for (const concept of concepts) {
        for (const phrase of concept.found) {
          found.set(phrase, Math.max(concept.quality, found.get(phrase) ?? 0));
        }
      }
      return { stems, found: Array.from(found, ([phrase, quality]) => ({ phrase, quality })) };
    });
    return {
      phrases: this.#several,
      meanings: Map.groupBy(meanings, ({ stems }) => stems[0] ?? ""),
    };
  }

  #look(phrase: SynonymPhrase, concept: Concept): void {
    const concepts = this.#typed.get(phrase) ?? [];
    if (!concepts.includes(concept)) concepts.push(concept);
    this.#typed.set(phrase, concepts);
  }

  #all(terms: readonly string[]): SynonymPhrase[] {
    return [...new Set(terms.flatMap((term) => this.#phrase(term) ?? []))];
  }

  /** The phrase of a term; null where it holds no word. */
  #phrase(term: string): SynonymPhrase | null {
    const stems = stemsOf(term);
    if (stems.length === 0) return null;
    const key = stems.join(" ");
    const known = this.#phrases.get(key);
    if (known !== undefined) return known;
    const phrase = { stems, number: stems.length > 1 ? this.#several.length : -1 };
    if (stems.length > 1) this.#several.push(phrase);
    this.#phrases.set(key, phrase);
    return phrase;
  }
}

function stemsOf(term: string): string[] {
  const words = wordChunks(fold(term)).map((chunk) => chunk.joined ?? chunk.parts.join(""));
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** The tables of the program, which are read once. */
export const SYNONYMS: Synonyms = readSynonyms();
