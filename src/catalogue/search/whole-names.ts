/** Finds documents by a whole name, through hashes: 16 bits choose a bucket, 16 tell within it. */
export interface PackedWholeNames {
  /** Entries of bucket n: from `starts[n]` up to `starts[n + 1]`. */
  starts: Uint32Array;
  marks: Uint16Array;
  documents: Uint32Array;
}

const BUCKETS = 2 ** 16;

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

/** @param emit Calls back with the hash and the document of every name; is called twice. */
export function packWholeNames(
  emit: (add: (hash: number, document: number) => void) => void,
): PackedWholeNames {
  const starts = new Uint32Array(BUCKETS + 1);
  emit((hash) => {
    starts[(hash >>> 16) + 1]!++;
  });
  for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const next = starts.slice();
  const marks = new Uint16Array(starts[BUCKETS]!);
  const documents = new Uint32Array(starts[BUCKETS]!);
  emit((hash, document) => {
    const place = next[hash >>> 16]!++;
    marks[place] = hash & 0xffff;
    documents[place] = document;
  });
  return { starts, marks, documents };
}

/** Documents one of whose names has the hash. */
export function documentsNamed(
  { starts, marks, documents }: PackedWholeNames,
  hash: number,
): ReadonlySet<number> {
  const bucket = hash >>> 16;
  if (starts[bucket] === starts[bucket + 1]) return NONE;
  const found = new Set<number>();
  for (let place = starts[bucket]!; place < starts[bucket + 1]!; place++) {
    if (marks[place] === (hash & 0xffff)) found.add(documents[place]!);
  }
  return found;
}
