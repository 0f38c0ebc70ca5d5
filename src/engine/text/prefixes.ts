import type { ListRange } from "../sets/number-lists.ts";

/** Uniting a set costs as much as so many times fewer single numbers as there are documents. */
const SET_STEP = 64;

/**
 * The prefixes of sorted words that are worth a set of their own, as ranges of the words: without it,
 * more than `most` numbers had to be united for them. Inner ones count as the sets that they get.
 *
 * @param before Numbers of all words before each word; words beyond the given ones are left out.
 * @param withWords True where a frequent word has no set of its own yet.
 */
export function heavyPrefixes(
  words: readonly string[],
  before: Uint32Array,
  most: number,
  withWords = false,
): ListRange[] {
  const heavy: ListRange[] = [];
  /** What uniting the words costs that have their first `depth` letters in common. */
  const weightOf = (from: number, to: number, depth: number): number => {
    const total = before[to]! - before[from]!;
    if (total <= most) return total;
    let cost = 0;
    if (to === from + 1) cost = withWords ? total : most / SET_STEP;
    else {
      for (let at = from; at < to; ) {
        const letter = words[at]![depth];
        let end = at + 1;
        while (end < to && words[end]![depth] === letter) end++;
        cost += weightOf(at, end, depth + 1);
        at = end;
      }
    }
    if (cost <= most) return cost;
    heavy.push([from, to]);
    return most / SET_STEP;
  };
  weightOf(0, words.length, 0);
  return heavy.filter(([from, to]) => to - from < words.length || withWords);
}
