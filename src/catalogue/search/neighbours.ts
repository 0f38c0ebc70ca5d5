import type { ReadWord } from "./readings.ts";
import type { TextColumns } from "./text-columns.ts";

/** Pairs of neighbouring query words that stand side by side in the lines of a document's name. */
export function neighboursIn(
  columns: TextColumns,
  words: readonly ReadWord[],
  document: number,
): number {
  const { sequences, sequenceStarts } = columns.packed;
  const [from, to] = [sequenceStarts[document]!, sequenceStarts[document + 1]!];
  const extras = columns.terms + 1;
  let pairs = 0;
  for (let at = 1; at < words.length; at++) {
    const [left, right] = [words[at - 1]!, words[at]!];
    for (let place = from + 1; place < to && sequences[place] !== extras; place++) {
      if (!fits(columns, right, sequences[place]!)) continue;
      if (!fits(columns, left, sequences[place - 1]!)) continue;
      pairs += 1;
      break;
    }
  }
  return pairs;
}

function fits(columns: TextColumns, word: ReadWord, term: number): boolean {
  if (term >= columns.terms) return false;
  if (columns.packed.dictionary.classOf[term] === word.stemClass) return true;
  const completions = word.completions;
  return completions !== null && term >= completions[0] && term < completions[1];
}
