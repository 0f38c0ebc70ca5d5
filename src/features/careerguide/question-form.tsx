import { ArrowLeft, ArrowRight, ChevronDown } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Link, useNavigate, useNavigationType } from "react-router";
import { isAnswered, withChoice, writeAnswers } from "#catalogue/guide-answers.ts";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { paths } from "#web/paths.ts";
import type { CountedQuestion } from "./careerguide.data.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { guideAddress } from "./guide-address.ts";
import { countText, shortCountText } from "./guide-phrases.ts";
import { focusGuideResults, GUIDE_RESULTS_ID } from "./results-place.ts";

interface QuestionFormProps {
  questions: readonly CountedQuestion[];
  question: CountedQuestion;
  answers: GuideAnswers;
  /** Number of matching courses; null before the first answer. */
  total: number | null;
  /** True where the visitor tried to continue without an answer. */
  isHeld: boolean;
}

const FORM = "career-guide";
const HINT = "question-hint";

/**
 * One question as a GET form. Without JavaScript its buttons go from question to question; with
 * JavaScript every choice changes the address immediately.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { questions, question, answers, total, isHeld } = props;
  const legend = useFocusOnQuestion(question.id);
  const navigate = useNavigate();
  const isLast = question.id === questions.length;

  const answer = (next: GuideAnswers, replace: boolean) =>
    // `flushSync` marks the choice before the answer of the server arrives.
    navigate(guideAddress(question.id, next), {
      replace,
      preventScrollReset: true,
      flushSync: true,
    });
  const choose = (value: string) =>
    // Moving through radio buttons with the arrow keys must not add history entries.
    answer(
      withChoice(answers, question, value),
      !question.multiple && isAnswered(answers, question.id),
    );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const target = submitter instanceof HTMLButtonElement ? Number(submitter.value) : question.id;
    if (target === question.id) focusGuideResults();
    else navigate(guideAddress(target, answers), { preventScrollReset: true });
  };

  return (
    <form
      id={FORM}
      method="get"
      action={`${paths.careerGuide()}#question`}
      autoComplete="off"
      onSubmit={submit}
      className="mt-6 print:hidden"
    >
      {writeAnswers({ ...answers, [question.key]: [] }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset aria-describedby={question.note || isHeld ? HINT : undefined}>
        <legend
          ref={legend}
          tabIndex={-1}
          className="max-w-text rounded-sm text-2xl font-bold text-balance focus:shadow-none focus:outline-none"
        >
          {question.text}
        </legend>
        <div id={HINT} className="mt-2 max-w-text text-ink-soft">
          {question.note && <p>{question.note}</p>}
          {isHeld && (
            <p role="alert" className="mt-2 font-semibold text-danger">
              {question.multiple ? "Choose at least one to go on." : "Choose an answer to go on."}
            </p>
          )}
        </div>
        <ChoiceCards question={question} answer={answers[question.key]} onChoose={choose} />
        {question.omitted > 0 && <OmittedFields count={question.omitted} />}
      </fieldset>
      <Moves id={question.id} isLast={isLast} answers={answers} total={total} />
    </form>
  );
}

function OmittedFields({ count }: { count: number }) {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {count.toLocaleString("en")} more are not shown here.{" "}
      <Link to={paths.institutions()} className="text-link">
        See all institutions
      </Link>
    </p>
  );
}

interface MovesProps {
  id: number;
  isLast: boolean;
  answers: GuideAnswers;
  total: number | null;
}

/**
 * The buttons Next and Back. Next is first in the document, so that Enter submits it. On small
 * screens the bar sticks to the bottom and shows how many courses fit.
 */
function Moves({ id, isLast, answers, total }: MovesProps) {
  const isHydrated = useHydrated();
  // Before hydration, the browser's own check of required fields applies.
  const isStuck = isHydrated && !isAnswered(answers, id);
  return (
    <div
      data-lower-bar
      className="mt-6 flex flex-row-reverse items-center justify-between gap-3 lg:justify-end max-lg:stuck-below max-lg:z-20 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-ground max-lg:px-4 max-lg:py-3 sm:max-lg:-mx-6 sm:max-lg:px-6"
    >
      {isLast ? (
        <Button
          type="submit"
          name="question"
          value={id}
          formAction={`${paths.careerGuide()}#${GUIDE_RESULTS_ID}`}
          disabled={isStuck}
        >
          See courses
        </Button>
      ) : (
        <Button type="submit" name="question" value={id + 1} disabled={isStuck}>
          Next
          <ArrowRight aria-hidden size={20} className="rtl:rotate-180" />
        </Button>
      )}
      {total !== null && (
        <a
          href={`#${GUIDE_RESULTS_ID}`}
          onClick={(event) => {
            event.preventDefault();
            focusGuideResults();
          }}
          className="tabular inline-flex min-h-11 min-w-0 items-center gap-1 rounded-sm text-center text-sm leading-tight font-semibold text-brand lg:hidden"
        >
          <span aria-hidden className="whitespace-nowrap sm:hidden">
            {shortCountText(total, answers)}
          </span>
          <span className="max-sm:sr-only">{countText(total, answers)}</span>
          <ChevronDown aria-hidden size={18} className="shrink-0" />
        </a>
      )}
      <div className="flex items-center gap-2 lg:me-auto lg:order-last">
        <Button
          type="submit"
          name="question"
          value={id - 1}
          formNoValidate
          variant="secondary"
          disabled={id === 1}
        >
          <ArrowLeft aria-hidden size={20} className="rtl:rotate-180" />
          <span className="max-sm:sr-only">Back</span>
        </Button>
      </div>
    </div>
  );
}

/** The ref for the legend, which gets the focus whenever the question changes. */
function useFocusOnQuestion(id: number) {
  const legend = useRef<HTMLLegendElement>(null);
  const before = useRef(id);
  const isReturn = useNavigationType() === "POP";
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    legend.current?.focus({ preventScroll: isReturn });
  }, [id, isReturn]);
  return legend;
}
