import type { Language } from "#engine/engine.ts";
import type { CatalogueSource } from "../catalogue-answers.ts";
import { readSynonyms, SYNONYMS } from "./concepts.ts";
import { squeezed } from "./fold.ts";
import { isProperName } from "./proper-names.ts";
import { isNumeral, stem } from "./stem.ts";
import { isThaana, soundKey } from "./thaana.ts";
import { beginsStopWord, isStopWord, textLines } from "./tokens.ts";
import { typedWords } from "./typed.ts";

/** The words of the directory: English and Dhivehi, in Latin letters and in Thaana. */
export const LANGUAGE: Language = {
  lines: textLines,
  typed: typedWords,
  squeezed,
  stem,
  isNumeral,
  isStopWord,
  beginsStopWord,
  isProperName,
  isSecondScript: isThaana,
  soundKey,
  synonyms: SYNONYMS,
};

/** The same with further groups of terms that mean the same, in English or Thaana. */
export function languageWith(groups: CatalogueSource["synonyms"] = []): Language {
  return groups.length === 0 ? LANGUAGE : { ...LANGUAGE, synonyms: readSynonyms(groups) };
}
