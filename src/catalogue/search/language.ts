import type { Language } from "#engine/engine.ts";
import { readSynonyms, SYNONYMS } from "./concepts.ts";
import { fold, squeezed, withoutInvisible } from "./fold.ts";
import { isNumeral, stem } from "./stem.ts";
import { isThaana, soundKey } from "./thaana.ts";
import { beginsStopWord, isStopWord, textLines, wordChunks } from "./tokens.ts";

/** The words of the directory: English and Dhivehi, in Latin letters and in Thaana. */
export const LANGUAGE: Language = {
  lines: textLines,
  chunks: (typed) => wordChunks(fold(typed)),
  visible: withoutInvisible,
  squeezed,
  stem,
  isNumeral,
  isStopWord,
  beginsStopWord,
  isSecondScript: isThaana,
  soundKey,
  synonyms: SYNONYMS,
  synonymsWith: readSynonyms,
};
