import { isStarted, writeAnswers } from "#catalogue/guide-answers.ts";
import { ANSWER_KEYS, type GuideAnswers } from "#catalogue/guide-question.ts";
import { paths } from "#web/paths.ts";

/** Address of the guide at a question, from 1, with the answers given so far. */
export function guideAddress(question: number, answers: GuideAnswers): string {
  if (question === 1 && !isStarted(answers)) return paths.careerGuide();
  const parameters = [["question", String(question)], ...writeAnswers(answers)];
  return paths.careerGuide(new URLSearchParams(parameters).toString().replaceAll("%3A", ":"));
}

/** The answers in an address, without the question that it shows: a key for cached results. */
export function answersIn(parameters: URLSearchParams): string {
  const answers = ANSWER_KEYS.flatMap((key) =>
    parameters.getAll(key).map((value): [string, string] => [key, value]),
  );
  return new URLSearchParams(answers).toString();
}

/**
 * True for the address that a form sends without JavaScript: one parameter for every ticked choice,
 * and empty ones for what is left open.
 */
export function isGuideFormAddress(parameters: URLSearchParams): boolean {
  return ANSWER_KEYS.some((key) => parameters.getAll(key).length > 1 || parameters.get(key) === "");
}
