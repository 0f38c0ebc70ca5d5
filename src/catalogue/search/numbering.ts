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

/** What decides a document's number: one entry each per document of the source. */
export interface NumberedBy {
  groups: Uint8Array;
  words: Uint8Array;
  lengths: Uint16Array;
  /** Documents in the order in which equal ones are to be numbered. */
  order: Uint32Array;
}

export const MOST_WORDS_COUNTED = 15;
export const LONGEST_NAME = 511;

const PER_GROUP = (MOST_WORDS_COUNTED + 1) * (LONGEST_NAME + 1);

/**
 * Numbers documents so that among equally good matches the better one has the lower number: within
 * a group by the number of words of the name, then by its length. A search can so stop at the first
 * documents that nothing later can beat.
 *
 * @returns Runs of equal documents, and for each number the document of the source.
 */
export function numberDocuments(by: NumberedBy): { runs: PackedRuns; sources: Uint32Array } {
  const keyOf = (source: number) =>
    by.groups[source]! * PER_GROUP + by.words[source]! * (LONGEST_NAME + 1) + by.lengths[source]!;
  const starts = new Uint32Array(2 * PER_GROUP + 1);
  for (let source = 0; source < by.order.length; source++) starts[keyOf(source) + 1]!++;
  const keys: number[] = [];
  for (let key = 0; key < 2 * PER_GROUP; key++) {
    if (starts[key + 1]! > 0) keys.push(key);
    starts[key + 1]! += starts[key]!;
  }
  const runs = runsOf(keys, starts, by.order.length);
  const sources = new Uint32Array(by.order.length);
  for (const source of by.order) sources[starts[keyOf(source)]!++] = source;
  return { runs, sources };
}

function runsOf(keys: readonly number[], starts: Uint32Array, size: number): PackedRuns {
  return {
    starts: Uint32Array.from([...keys.map((key) => starts[key]!), size]),
    groups: Uint8Array.from(keys, (key) => Math.floor(key / PER_GROUP)),
    words: Uint8Array.from(keys, (key) => Math.floor((key % PER_GROUP) / (LONGEST_NAME + 1))),
    lengths: Uint16Array.from(keys, (key) => key % (LONGEST_NAME + 1)),
  };
}
