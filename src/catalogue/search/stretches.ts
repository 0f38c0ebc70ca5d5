import type { PackedRuns } from "./numbering.ts";

/** Runs of names with as many words, the shortest names first. */
export interface Stretch {
  words: number;
  from: number;
  to: number;
}

/** The runs of a numbering as stretches. */
export function stretchesOf({ groups, words }: PackedRuns): Stretch[] {
  const stretches: Stretch[] = [];
  for (let run = 0; run < words.length; run++) {
    const last = stretches.at(-1);
    if (last && last.words === words[run] && groups[last.from] === groups[run]) last.to = run + 1;
    else stretches.push({ words: words[run]!, from: run, to: run + 1 });
  }
  return stretches;
}
