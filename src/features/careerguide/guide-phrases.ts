import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { withAnyOf } from "#catalogue/guide-answers.ts";
import {
  type AnswerKey,
  answersOf,
  type Criterion,
  type GuideAnswers,
  isQuestion,
  NARROWINGS,
  QUESTION_KEYS,
  type QuestionKey,
} from "#catalogue/guide-question.ts";

/** Short topics of the questions. */
const TOPICS: Readonly<Record<QuestionKey, string>> = {
  attendance: "Attendance",
  award: "Awarded by",
  career: "Dream career",
  field: "Field of study",
  level: "Level",
  funding: GRANT_SCHEME,
  institution: "Institution",
};

/** The phrase for dropping an answer. */
const RELAXED: Readonly<Record<QuestionKey, string>> = {
  attendance: "Attend in any way",
  award: "Any awarding body",
  career: "Any field of study",
  field: "Any field of study",
  level: "Any level",
  funding: "With or without the scheme",
  institution: "Any institution",
};

/** Short topic of what can be answered, for places without room for the whole question. */
export function topicOf(key: AnswerKey): string {
  return isQuestion(key) ? TOPICS[key] : NARROWINGS[key].topic;
}

function relaxedOf(key: AnswerKey): string {
  return isQuestion(key) ? RELAXED[key] : NARROWINGS[key].relaxed;
}

/** The phrase for dropping these answers: "Any level, any institution". */
export function relaxedText(criteria: readonly Criterion[]): string {
  const texts = criteria.flatMap((criterion) => answersOf(criterion).map(relaxedOf));
  const [first = "", ...rest] = new Set(texts);
  const lowered = rest.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  return [first, ...lowered].join(", ");
}

/** The answers without those to the questions behind these criteria. */
export function opened(criteria: readonly Criterion[], answers: GuideAnswers): GuideAnswers {
  return criteria.flatMap(answersOf).reduce(withAnyOf, answers);
}

/** What the near misses have in common; all of them miss the same number of answers. */
export function missesText([first]: readonly { missed: readonly unknown[] }[]): string {
  const count = first?.missed.length ?? 0;
  return count === 1
    ? "These fit all of your answers but one."
    : `No course comes closer than these: they miss ${count} of your answers.`;
}

/** "23 courses fit so far"; after the last question, "23 courses fit your answers". */
export function countText(total: number, answers: GuideAnswers): string {
  const isComplete = QUESTION_KEYS.every((key) => answers[key].length > 0);
  const end = isComplete ? "your answers" : "so far";
  if (total === 0) return `No course fits ${end}`;
  return total === 1 ? `1 course fits ${end}` : `${total.toLocaleString("en")} courses fit ${end}`;
}

/** The short form for narrow screens: "56 fit so far", "56 fit". */
export function shortCountText(total: number, answers: GuideAnswers): string {
  const isComplete = QUESTION_KEYS.every((key) => answers[key].length > 0);
  const count = total === 0 ? "None" : total.toLocaleString("en");
  return `${count} ${total > 1 ? "fit" : "fits"}${isComplete ? "" : " so far"}`;
}

/**
 * Labels of the answers to a question: "Level 5: Diploma, Level 6: ..."; null without an answer.
 */
export function answerText(
  choices: readonly { name: string; value: string }[],
  answer: readonly string[],
): string | null {
  const names = choices.filter(({ value }) => answer.includes(value)).map(({ name }) => name);
  return names.length > 0 ? names.join(", ") : null;
}
