import { Check } from "lucide-react";
import { Link } from "react-router";
import { isAnswered, readPlace } from "#catalogue/guide-answers.ts";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import { classNames } from "#ui/class-names.ts";
import type { CountedQuestion } from "./careerguide.data.ts";
import { guideAddress } from "./guide-address.ts";
import { topicOf } from "./guide-phrases.ts";

interface StepsProps {
  questions: readonly CountedQuestion[];
  answers: GuideAnswers;
  current: number;
}

/** Progress through the questions, with links to those that can be answered already. */
export function Steps({ questions, answers, current }: StepsProps) {
  return (
    <nav aria-label="Progress" className="print:hidden">
      <p className="tabular text-sm font-semibold text-ink-soft">
        Question {current} of {questions.length}
      </p>
      <ol className="mt-2 flex max-w-narrow">
        {questions.map(({ id, key }) => (
          <li key={key} className="min-w-0 flex-1">
            <GuideStep
              id={id}
              topic={topicOf(key)}
              isCurrent={id === current}
              isDone={isAnswered(answers, id)}
              to={isStepReachable(id, answers) ? guideAddress(id, answers) : null}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface GuideStepProps {
  id: number;
  topic: string;
  isCurrent: boolean;
  isDone: boolean;
  /** Null while an earlier question is unanswered. */
  to: string | null;
}

function GuideStep({ id, topic, isCurrent, isDone, to }: GuideStepProps) {
  const content = (
    <>
      <span
        aria-hidden
        className={classNames(
          "h-1.5 w-full rounded-full",
          isCurrent ? "bg-brand" : isDone ? "bg-brand/55" : "bg-line",
        )}
      />
      <span
        aria-hidden
        className={classNames(
          "tabular inline-flex h-6 items-center text-sm",
          isCurrent ? "font-bold text-brand-strong" : "text-ink-faint",
        )}
      >
        {isDone && !isCurrent ? <Check size={16} strokeWidth={2.5} /> : id}
      </span>
      <span className="sr-only">
        Question {id}: {topic}
        {isDone && ", answered"}
      </span>
    </>
  );
  const look = "flex min-h-11 flex-col items-start gap-1 pe-1.5 pt-2";
  if (to === null || isCurrent) {
    return (
      <span aria-current={isCurrent ? "step" : undefined} className={look}>
        {content}
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset className={classNames(look, "rounded-sm hover:opacity-80")}>
      {content}
    </Link>
  );
}

function isStepReachable(id: number, answers: GuideAnswers): boolean {
  return !readPlace(new URLSearchParams({ question: String(id) }), answers).held;
}
