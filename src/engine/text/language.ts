/**
 * What the index is told of words. It compares them as runs of code units; where a text falls into
 * words, and which words are alike, is said here.
 */
export interface Language {
  /** The lines of a document's text. */
  lines(text: string): TextLine[];
  /** The words of a typed text. */
  typed(text: string): Typed;
  /** The text as one run of letters and digits, by which it is seen that somebody typed a whole name. */
  squeezed(text: string): string;
  /** The key in which the forms of a word meet. */
  stem(word: string): string;
  /** True for a number, which is no beginning of another one, and no slip of it. */
  isNumeral(word: string): boolean;
  /** True for a word that says nothing: queries ignore it unless they hold nothing else. */
  isStopWord(word: string): boolean;
  /** True for the first letters of such a word. */
  beginsStopWord(begun: string): boolean;
  /** True for a word that is right whether or not a text holds it, and so no slip of another. */
  isProperName(word: string): boolean;
  /** True for a word of the second script. */
  isSecondScript(word: string): boolean;
  /** The key in which the spellings of a word in both scripts meet; "" for none. */
  soundKey(word: string): string;
  /** Which phrases mean the same; an index is opened with those that it was packed with. */
  synonyms: Synonyms;
}

/** The words of one line in order, and other words that are found in it. */
export interface TextLine {
  words: string[];
  /** What some of its words make when written together. */
  joined: string[];
  /** What a word with an apostrophe is made of: people write "Qur an" too. */
  parted: string[];
}

/** What somebody typed. */
export interface Typed {
  /** As a reader sees it, with single spaces. */
  text: string;
  words: readonly QueryWord[];
  /** What some of the words make when written together. */
  compounds: readonly WordSpan[];
  /** True where the last word may still be going on. */
  isOpen: boolean;
}

/** A word of a query that documents must match. */
export interface QueryWord {
  text: string;
  /** Which piece between spaces of the typed query it stands in. */
  piece: number;
  /** The next word belongs to the same compound as this one. */
  compound: boolean;
  /** Either this word or the one that is looked for before it must match: "pears or apples". */
  isAlternative?: true;
}

/** Words side by side that are one. */
export interface WordSpan {
  text: string;
  from: number;
  to: number;
}

/** A term of a table of synonyms, as the stems of its words without stop words. */
export interface SynonymPhrase {
  stems: readonly string[];
  /** Of a phrase of several words, its number among those; -1 of a single word. */
  number: number;
}

/** What somebody who types a phrase looks for besides it. */
export interface Meaning {
  stems: readonly string[];
  found: readonly { phrase: SynonymPhrase; quality: number }[];
}

/** Tables of synonyms in the form in which texts and queries are compared with them. */
export interface Synonyms {
  /** The phrases of several words in the order of their numbers. */
  phrases: readonly SynonymPhrase[];
  /** What is typed, by its first stem. */
  meanings: ReadonlyMap<string, readonly Meaning[]>;
}
