import { isStarted, writeAnswers } from "#catalogue/guide-answers.ts";
import { type GuideAnswers, QUESTION_KEYS } from "#catalogue/guide-question.ts";
import { paths } from "#web/paths.ts";

/** Address of the guide at a question, from 1, with the answers given so far. */
export function guideAddress(question: number, answers: GuideAnswers): string {
  if (question === 1 && !isStarted(answers)) return paths.careerGuide();
  const parameters = [["question", String(question)], ...writeAnswers(answers)];
  return paths.careerGuide(new URLSearchParams(parameters).toString().replaceAll("%3A", ":"));
}

/** The answers in an address, without the question that it shows: a key for cached results. */
export function answersIn(parameters: URLSearchParams): string {
  const answers = QUESTION_KEYS.flatMap((key) =>
    parameters.getAll(key).map((value): [string, string] => [key, value]),
  );
  return new URLSearchParams(answers).toString();
}

/**
 * True for the address that the form sends without JavaScript: one parameter for every ticked
 * choice.
 */
export function isGuideFormAddress(parameters: URLSearchParams): boolean {
  return QUESTION_KEYS.some((key) => parameters.getAll(key).length > 1);
}
