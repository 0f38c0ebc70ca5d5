import { wordList } from "../word-list.ts";
import { type Token, tokensOf } from "./words.ts";

/** Words of a sentence that may let in somebody whom other sentences keep out. */
const WIDENING = new Set(
  wordList(`
  unless, without, except, if, exempt, exempted, may, might, can, could, normally, usually,
  however, but, although, instead, waived, discretion, encouraged, welcome, optional,
  alternatively, otherwise, consider, considered, case, rather, accept, accepted, admit, admitted,
  eligible, qualify, suffice, sufficient, holder, holders, graduate, graduates, those, enter
`),
);

/** Words of a sentence that may be about one way in of several, though it is understood. */
const PERMITTING = new Set(wordList("may, can, eligible, anyone, welcome, join"));

/** With one of these in what is not understood, the whole sentence may mean another thing. */
const TURNING = new Set([
  ...WIDENING,
  ...wordList(`
  not, no, never, nor, preferred, preferably, preference, recommended, recommend, desirable,
  advantage, ideally, ideal, where, when, for, other, than, between, only, maximum, below, under,
  until, before
`),
]);

const hasOneOf = (words: ReadonlySet<string>, tokens: readonly Token[], from = 0, to?: number) =>
  tokens.slice(from, to).some(({ word }) => words.has(word));

/** True where these words may turn round what the sentence says. */
export const isTurning = (tokens: readonly Token[], from: number, to: number) =>
  hasOneOf(TURNING, tokens, from, to);

/** True where a sentence, or what stayed words of it, may let in whom another sentence keeps out. */
export const isWideningText = (tokens: readonly Token[], inItsWords: readonly string[]) =>
  hasOneOf(PERMITTING, tokens) || inItsWords.some((words) => hasOneOf(WIDENING, tokensOf(words)));
