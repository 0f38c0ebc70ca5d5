import { Link } from "react-router";
import { isStarted, withAnyOf } from "#catalogue/guide-answers.ts";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import type { CountedNarrowing, CountedQuestion } from "./careerguide.data.ts";
import { guideAddress } from "./guide-address.ts";
import { answerText, topicOf } from "./guide-phrases.ts";

interface AnswersSoFarProps {
  questions: readonly CountedQuestion[];
  narrowings: readonly CountedNarrowing[];
  answers: GuideAnswers;
  current: number;
}

/** The answers so far, each with a link to change it; also the heading of the printed results. */
export function AnswersSoFar({ questions, narrowings, answers, current }: AnswersSoFarProps) {
  if (!isStarted(answers)) return null;
  const given = questions.flatMap(({ id, key, choices }) => {
    const text = answerText(choices, answers[key]);
    const change = { to: guideAddress(id, answers), verb: id === current ? null : "Change" };
    return text === null ? [] : { ...change, topic: topicOf(key), text };
  });
  const further = narrowings.flatMap(({ key, choices }) => {
    const text = answerText(choices, answers[key]);
    const to = guideAddress(current, withAnyOf(answers, key));
    return text === null ? [] : { to, verb: "Remove", topic: topicOf(key), text };
  });
  return (
    <section aria-labelledby="answers-title" className="mt-8 border-t border-line pt-6 print:mt-0">
      <h2 id="answers-title" className="text-lg">
        Your answers
      </h2>
      <dl className="mt-2 text-sm">
        {[...given, ...further].map(({ to, verb, topic, text }) => (
          <div key={topic} className="py-1 sm:flex sm:items-center sm:gap-x-4 sm:py-0.5">
            <dt className="text-ink-faint sm:w-44 sm:shrink-0">{topic}</dt>
            <dd className="flex min-w-0 flex-1 items-center justify-between gap-x-4">
              <span className="min-w-0 font-medium">{text}</span>
              {verb === null ? (
                <span className="inline-flex min-h-11 shrink-0 items-center px-2 text-ink-soft print:hidden">
                  You are here
                </span>
              ) : (
                <Link
                  to={to}
                  preventScrollReset
                  className="inline-flex min-h-11 shrink-0 items-center rounded-sm px-2 font-semibold text-link hover:text-brand-strong print:hidden"
                >
                  {verb}
                  <span className="sr-only">: {topic}</span>
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
