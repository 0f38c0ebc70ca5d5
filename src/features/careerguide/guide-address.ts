import { isStarted, writeAnswers } from "#catalogue/guide-answers.ts";
import { type GuideAnswers, QUESTION_KEYS } from "#catalogue/guide-question.ts";
import { paths } from "#web/paths.ts";

/** Address of the guide at a question, from 1, with the answers given so far. */
export function guideAddress(question: number, answers: GuideAnswers): string {
  if (question === 1 && !isStarted(answers)) return paths.careerGuide();
  const parameters = [["question", String(question)], ...writeAnswers(answers)];
  return paths.careerGuide(new URLSearchParams(parameters).toString().replaceAll("%3A", ":"));
}

/** What an address answers, whatever question it shows: the same for the same results. */
export function answersIn(parameters: URLSearchParams): string {
  const answers = QUESTION_KEYS.flatMap((key) =>
    parameters.getAll(key).map((value): [string, string] => [key, value]),
  );
  return new URLSearchParams(answers).toString();
}

/** True for the address that the plain form sends: every ticked choice on its own. */
export function isGuideFormAddress(parameters: URLSearchParams): boolean {
  return QUESTION_KEYS.some((key) => parameters.getAll(key).length > 1);
}
