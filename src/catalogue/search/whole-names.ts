/** Finds documents by a whole name: the first bits of its hash choose a bucket, 16 tell within it. */
export interface PackedWholeNames {
  /** How far a hash is shifted to give its bucket. */
  shift: number;
  /** Entries of bucket n: from `starts[n]` up to `starts[n + 1]`. */
  starts: Uint32Array;
  marks: Uint16Array;
  documents: Uint32Array;
}

/** Names in a bucket on average, with more than which it takes a while to look through. */
const IN_BUCKET = 16;
const MOST_BITS = 16;

const NONE: ReadonlySet<number> = new Set();

/** FNV-1a: the hash of no text, and the hash of a text with one code unit more. */
export const EMPTY_HASH = 0x811c9dc5;

export function hashOn(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** Hash of a text that `squeeze` made. */
export function hashOf(text: string): number {
  let hash = EMPTY_HASH;
  for (let at = 0; at < text.length; at++) hash = hashOn(hash, text.charCodeAt(at));
  return hash >>> 0;
}

/**
 * @param count How many names there are, or a little more.
 * @param emit Calls back with the hash and the document of every name; is called twice.
 */
export function packWholeNames(
  count: number,
  emit: (add: (hash: number, document: number) => void) => void,
): PackedWholeNames {
  const bits = Math.min(Math.max(Math.ceil(Math.log2(count / IN_BUCKET)), 1), MOST_BITS);
  const shift = 32 - bits;
  const buckets = 2 ** bits;
  const starts = new Uint32Array(buckets + 1);
  emit((hash) => {
    starts[(hash >>> shift) + 1]!++;
  });
  for (let bucket = 0; bucket < buckets; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const next = starts.slice();
  const marks = new Uint16Array(starts[buckets]!);
  const documents = new Uint32Array(starts[buckets]!);
  emit((hash, document) => {
    const place = next[hash >>> shift]!++;
    marks[place] = hash & 0xffff;
    documents[place] = document;
  });
  return { shift, starts, marks, documents };
}

/** Documents one of whose names has the hash. */
export function documentsNamed(
  { shift, starts, marks, documents }: PackedWholeNames,
  hash: number,
): ReadonlySet<number> {
  const bucket = hash >>> shift;
  if (starts[bucket] === starts[bucket + 1]) return NONE;
  const found = new Set<number>();
  for (let place = starts[bucket]!; place < starts[bucket + 1]!; place++) {
    if (marks[place] === (hash & 0xffff)) found.add(documents[place]!);
  }
  return found;
}
