import type { Language } from "#engine/engine.ts";
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
  synonymsWith: readSynonyms,
};
