import {
  ANSWER_KEYS,
  ANY,
  type AnswerKey,
  type GuideAnswers,
  type GuideQuestion,
  isOpen,
  isQuestion,
  QUESTION_KEYS,
} from "./guide-question.ts";

/** The parts of a question that its answers are read with. */
type Answerable = Pick<GuideQuestion, "multiple"> & {
  key: AnswerKey;
  choices: readonly { value: string }[];
};

/** Nothing answered; also what Start Over leaves. */
export function noAnswers(): GuideAnswers {
  return Object.fromEntries(ANSWER_KEYS.map((key) => [key, []])) as unknown as GuideAnswers;
}

/**
 * Reads answers from an address. What is no choice of its question is left out; several choices
 * come joined with colons or each on its own, and are put into the order of the question.
 */
export function readAnswers(
  parameters: URLSearchParams,
  questions: readonly Answerable[],
): GuideAnswers {
  const answers = noAnswers();
  for (const question of questions) {
    answers[question.key] = choicesAmong(question, parameters.getAll(question.key));
  }
  return answers;
}

function choicesAmong({ choices, multiple }: Answerable, texts: readonly string[]): string[] {
  const asked = new Set(multiple ? texts.flatMap((text) => text.split(":")) : texts.slice(0, 1));
  const chosen = choices.map(({ value }) => value).filter((value) => asked.has(value));
  const definite = chosen.filter((value) => !isOpen(value));
  return multiple && definite.length > 0 ? definite : chosen;
}

/** The parameters of an address with these answers, in the order of the questions. */
export function writeAnswers(answers: GuideAnswers): [name: AnswerKey, value: string][] {
  return ANSWER_KEYS.filter((key) => answers[key].length > 0).map((key) => [
    key,
    answers[key].join(":"),
  ]);
}

/**
 * The answers after a choice was taken; where several can be taken, after it was ticked or unticked.
 * "Any" excludes the others.
 */
export function withChoice(
  answers: GuideAnswers,
  question: Answerable,
  value: string,
): GuideAnswers {
  const before = answers[question.key];
  if (!question.multiple) return { ...answers, [question.key]: [value] };
  if (before.includes(value)) {
    return { ...answers, [question.key]: before.filter((other) => other !== value) };
  }
  if (isOpen(value)) return { ...answers, [question.key]: [value] };
  const ticked = new Set([...before.filter((other) => !isOpen(other)), value]);
  const ordered = question.choices.map((one) => one.value).filter((one) => ticked.has(one));
  return { ...answers, [question.key]: ordered };
}

/** The answers with one question left open, or without one of the further filters. */
export function withAnyOf(answers: GuideAnswers, key: AnswerKey): GuideAnswers {
  return { ...answers, [key]: isQuestion(key) ? [ANY] : [] };
}

/** True once anything is answered, be it with "no preference". */
export function isStarted(answers: GuideAnswers): boolean {
  return ANSWER_KEYS.some((key) => answers[key].length > 0);
}

/** True where Next is enabled. */
export function isAnswered(answers: GuideAnswers, id: number): boolean {
  const key = QUESTION_KEYS[id - 1];
  return key !== undefined && answers[key].length > 0;
}

/** Which question to show, from 1, and whether one before the one asked for has to be answered. */
export interface GuidePlace {
  question: number;
  held: boolean;
}

/** The question that an address names, but none beyond the first that has no answer yet. */
export function readPlace(parameters: URLSearchParams, answers: GuideAnswers): GuidePlace {
  const [text = ""] = parameters.getAll("question");
  const asked = /^[1-7]$/.test(text) ? Number(text) : 1;
  const unanswered = QUESTION_KEYS.findIndex((key) => answers[key].length === 0);
  const reachable = unanswered === -1 ? QUESTION_KEYS.length : unanswered + 1;
  return { question: Math.min(asked, reachable), held: asked > reachable };
}
