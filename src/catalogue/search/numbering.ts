/** Documents of one group whose first name has as many telling words and is as long. */
export interface PackedRuns {
  /** Run n is the documents from `starts[n]` up to `starts[n + 1]`. */
  starts: Uint32Array;
  groups: Uint8Array;
  /** Telling words, MOST_WORDS_COUNTED at most. */
  words: Uint8Array;
  /** Characters, LONGEST_NAME at most. */
  lengths: Uint16Array;
}

export const MOST_WORDS_COUNTED = 15;
const LONGEST_NAME = 511;

const LENGTHS = LONGEST_NAME + 1;
const KEYS = (MOST_WORDS_COUNTED + 1) * LENGTHS;

/** How a name ranks among equally good matches: the lower, the better. */
export function nameKey(words: number, length: number): number {
  return Math.min(words, MOST_WORDS_COUNTED) * LENGTHS + Math.min(length, LONGEST_NAME);
}

/** Sources whose documents stand together. */
export interface NumberedGroup {
  /** Of each source, see `nameKey`. */
  keys: Uint32Array;
  /** The sources that get a document, in the order in which equal ones are to be numbered. */
  order: Uint32Array;
}

export interface Numbering {
  runs: PackedRuns;
  /** For each group the source of each of its documents. */
  sources: Uint32Array[];
}

/**
 * Numbers documents so that among equally good matches the better one has the lower number: within
 * a group by the number of words of the name, then by its length. A search can so stop at the first
 * documents that nothing later can beat.
 */
export function numberDocuments(groups: readonly NumberedGroup[]): Numbering {
  const runs: { start: number; group: number; key: number }[] = [];
  let bound = 0;
  const sources = groups.map(({ keys, order }, group) => {
    const starts = startsOf(keys, order);
    for (let key = 0; key < KEYS; key++) {
      if (starts[key + 1]! > starts[key]!) runs.push({ start: bound + starts[key]!, group, key });
    }
    bound += order.length;
    const sorted = new Uint32Array(order.length);
    for (const source of order) sorted[starts[keys[source]!]!++] = source;
    return sorted;
  });
  return {
    runs: {
      starts: Uint32Array.from([...runs.map(({ start }) => start), bound]),
      groups: Uint8Array.from(runs, ({ group }) => group),
      words: Uint8Array.from(runs, ({ key }) => Math.floor(key / LENGTHS)),
      lengths: Uint16Array.from(runs, ({ key }) => key % LENGTHS),
    },
    sources,
  };
}

/** Where the sources of each key begin when they are sorted by it, and the end of all. */
function startsOf(keys: Uint32Array, order: Uint32Array): Uint32Array {
  const starts = new Uint32Array(KEYS + 1);
  for (const source of order) starts[keys[source]! + 1]!++;
  for (let key = 0; key < KEYS; key++) starts[key + 1]! += starts[key]!;
  return starts;
}
