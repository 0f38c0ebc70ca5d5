import packed from "./word-classes.json" with { type: "json" };

/** The commonest English words, and for each size of classes the class of each word. */
export interface PackedClasses {
  source: string;
  /** With a space between two. */
  words: string;
  /** Two bytes a word, the lower first, in base64. */
  classes: string[];
}

const { words, classes }: PackedClasses = packed;
const found = classes.map(
  (bytes) => new Uint16Array(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)).buffer),
);

/**
 * The classes of each word from coarse to fine: words that are used alike, as word vectors have it,
 * are in one. A clause is read by them beside its own words, so that it is known by words that no
 * example has. Made by `scripts/word-classes.ts`.
 */
export const WORD_CLASSES: ReadonlyMap<string, readonly number[]> = new Map(
  words.split(" ").map((word, at) => [word, found.map((own) => own[at]!)]),
);
