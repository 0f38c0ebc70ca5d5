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

/** Earlier messages that the model receives, and the characters of each. */
export const HISTORY_LIMITS = { turns: 10, length: 1_000 } as const;

/** Longest answer, in characters. */
export const MAX_ANSWER_LENGTH = 4_000;

/** Courses that one search gives, and that stand below an answer. */
export const MAX_SHOWN_COURSES = 5;

/** Longest single text of the catalogue that the model is given, and longest result as a whole. */
export const MAX_TEXT_LENGTH = 500;
export const MAX_RESULT_LENGTH = 12_000;
