/** One slip is forgiven from this many letters on, two from `TWO_SLIPS_FROM`. */
const ONE_SLIP_FROM = 5;
const TWO_SLIPS_FROM = 8;

/**
 * Finds the known word that a misspelt one was meant to be: the same first letter, and one letter
 * too many, too few, another or two swapped; two such slips in a long word. Null where no word, or
 * no single nearest word, is that near.
 */
export function slipMender(words: Iterable<string>): (typed: string) => string | null {
  const byStart = Map.groupBy(new Set(words), (word) => word.charAt(0));
  const seen = new Map<string, string | null>();
  return (typed) => {
    if (typed.length < ONE_SLIP_FROM || !/^\p{L}+$/u.test(typed)) return null;
    if (!seen.has(typed)) {
      if (seen.size > MOST_REMEMBERED) seen.clear();
      const near = (word: string) => nearest(word, byStart.get(word.charAt(0)) ?? []);
      seen.set(
        typed,
        near(typed) ??
          respelt(typed)
            .map(near)
            .find((word) => word !== null) ??
          null,
      );
    }
    return seen.get(typed) ?? null;
  };
}

/** Beginnings that sound alike: "farmacy", "kulinary", "sykology". */
const ALIKE: readonly (readonly [heard: string, written: string])[] = [
  ["f", "ph"],
  ["k", "c"],
  ["c", "k"],
  ["s", "c"],
  ["s", "ps"],
  ["n", "kn"],
];

function respelt(typed: string): string[] {
  return ALIKE.filter(([heard]) => typed.startsWith(heard)).map(
    ([heard, written]) => written + typed.slice(heard.length),
  );
}

/** Misspelt words that are remembered with what they meant. */
const MOST_REMEMBERED = 2_000;

function nearest(typed: string, candidates: readonly string[]): string | null {
  const most = typed.length >= TWO_SLIPS_FROM ? 2 : 1;
  let best: string | null = null;
  let least = most + 1;
  for (const word of candidates) {
    if (Math.abs(word.length - typed.length) > most || word.length < ONE_SLIP_FROM - 1) continue;
    const distance = distanceUpTo(typed, word, most);
    const isSooner = distance === least && word.startsWith(typed) && !best?.startsWith(typed);
    if (distance < least || isSooner) [best, least] = [word, distance];
  }
  return best;
}

/** Optimal string alignment; more than `most` may be any larger number. */
function distanceUpTo(a: string, b: string, most: number): number {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cell = Math.min(old[j - 1]! + same, old[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cell = Math.min(cell, older[j - 2]! + 1);
      }
      row.push(cell);
    }
    if (Math.min(...row) > most) return most + 1;
    [older, old] = [old, row];
  }
  return old[b.length]!;
}
