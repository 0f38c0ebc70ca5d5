/** How much a model may use of time and tokens for one answer. */
export interface Budget {
  /** The whole answer, with everything that it looks up, in milliseconds. */
  answerTime: number;
  /** Silence of the model, in milliseconds. */
  silence: number;
  /** Calls of the model; the last one has to answer. */
  steps: number;
  /** Tokens that one call may write. */
  tokensPerStep: number;
  /** Tokens read and written in all calls together; past it no further call is made. */
  tokens: number;
}

/** A visitor waits for half a minute at most, and then has the guide's answer. */
export const BUDGET: Budget = {
  answerTime: 30_000,
  silence: 12_000,
  steps: 6,
  tokensPerStep: 800,
  tokens: 40_000,
};

/** Earlier messages that the model is told of, and the longest of them, in characters. */
export const HISTORY = { turns: 10, length: 1_000 } as const;

/** Longest answer, in characters. */
export const LONGEST_ANSWER = 4_000;

/** Courses that one search gives, and that stand below an answer. */
export const SHOWN = 5;

/** Longest single text of the catalogue that the model is given, and longest result as a whole. */
export const LONGEST_TEXT = 500;
export const LONGEST_RESULT = 12_000;
