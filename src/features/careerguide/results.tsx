import { Form, Link } from "react-router";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import { CourseCardSkeleton } from "#features/cards/course-card.tsx";
import { OnlyEnterable } from "#features/entry/only-enterable.tsx";
import { CompareForm } from "#features/shortlist/compare-form.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSlow } from "#ui/slow.ts";
import { paths } from "#web/paths.ts";
import type { GuidePage, GuidePageResults } from "./careerguide.data.ts";
import { guideAddress } from "./guide-address.ts";
import { countText, missesText, opened, relaxedText } from "./guide-phrases.ts";
import { NarrowingForm } from "./narrowing-form.tsx";
import { ResultActions } from "./result-actions.tsx";
import { ResultCard } from "./result-card.tsx";
import { GUIDE_RESULTS_ID, RESULTS_TITLE } from "./results-place.ts";

/** Placeholders while results load (specification, 2.10). */
const LIST = "cards print:grid-cols-2 print:items-start";

const NONE: readonly string[] = [];

const PLACEHOLDERS = ["first", "second", "third", "fourth", "fifth"];

interface GuideResultsProps {
  page: GuidePage;
  /** The answers of the page being loaded, otherwise those of this page. */
  answers: GuideAnswers;
  question: number;
}

/** The results beside the question. */
export function GuideResults({ page, answers, question }: GuideResultsProps) {
  const isPending = answers !== page.answers;
  const isSlow = useSlow(isPending);
  const { results } = page;
  return (
    <section
      id={GUIDE_RESULTS_ID}
      aria-labelledby={RESULTS_TITLE}
      aria-busy={isPending}
      className="min-w-0 scroll-mt-28 lg:stuck-36 lg:-mx-2 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-2 print:static print:max-h-none print:overflow-visible"
    >
      <div className="flex items-center justify-between gap-4">
        <h2
          id={RESULTS_TITLE}
          tabIndex={-1}
          className="rounded-sm text-xl focus:shadow-none focus:outline-none"
        >
          Recommended courses
        </h2>
        <span className="print:hidden">
          <StartOver />
        </span>
      </div>
      <p role="status" className="tabular text-ink-soft">
        {results && countText(results.total, page.answers)}
      </p>
      {results && <OnlyEnterable />}
      {results && (
        <NarrowingForm narrowings={page.narrowings} answers={answers} question={question} />
      )}
      <div
        className={classNames(
          "mt-4 transition-opacity delay-100",
          isPending && !isSlow && "opacity-60",
        )}
      >
        {isSlow ? (
          <Placeholders />
        ) : (
          <Found results={results} answers={page.answers} question={question} />
        )}
      </div>
      {results && (
        <p className="mt-6 hidden text-sm break-all print:block">
          {page.publicUrl + guideAddress(question, page.answers)}
        </p>
      )}
    </section>
  );
}

/** Goes to the first question without answers. */
function StartOver() {
  return (
    <Form action={paths.careerGuide()} preventScrollReset>
      <Button type="submit" variant="quiet" size="sm" className="min-h-11">
        Start Over
      </Button>
    </Form>
  );
}

interface FoundProps {
  results: GuidePageResults | null;
  answers: GuideAnswers;
  question: number;
}

function Found({ results, answers, question }: FoundProps) {
  if (results === null) {
    return <EmptyState title="Answer the questions to see recommended courses." level={3} />;
  }
  return (
    <>
      {results.total === 0 ? (
        <EmptyState title="No courses found matching your criteria." level={3}>
          <p>Try adjusting your answers to see more options.</p>
        </EmptyState>
      ) : (
        <Fitting results={results} answers={answers} question={question} />
      )}
      <NearMisses results={results} />
      <Relaxations results={results} answers={answers} question={question} />
      <CompareForm />
    </>
  );
}

function Fitting({ results, answers, question }: FoundProps & { results: GuidePageResults }) {
  const { total, fits, listing } = results;
  return (
    <>
      <ol className={LIST}>
        {fits.map(({ card, reasons }) => (
          <li key={card.id} className="print:break-inside-avoid">
            <ResultCard card={card} reasons={reasons} missed={NONE} />
          </li>
        ))}
      </ol>
      <ButtonLink to={listing} variant="secondary" className="mt-4 w-full print:hidden">
        {total === 1
          ? "See it in the course list"
          : `See all ${total.toLocaleString("en")} in the course list`}
      </ButtonLink>
      <Link
        to={pathwaysAddress(answers)}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-link print:hidden"
      >
        Paths to a course like these
      </Link>
      <ResultActions
        courses={fits.map(({ card }) => card)}
        path={guideAddress(question, answers)}
      />
    </>
  );
}

function NearMisses({ results: { nearMisses } }: { results: GuidePageResults }) {
  if (nearMisses.length === 0) return null;
  return (
    <section aria-labelledby="near-misses" className="mt-8">
      <h3 id="near-misses" className="text-lg">
        Almost a fit
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{missesText(nearMisses)}</p>
      <ol className={classNames(LIST, "mt-3")}>
        {nearMisses.map(({ card, reasons, missed }) => (
          <li key={card.id} className="print:break-inside-avoid">
            <ResultCard card={card} reasons={reasons} missed={missed} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Relaxations({ results, answers, question }: FoundProps & { results: GuidePageResults }) {
  if (results.relaxations.length === 0) return null;
  return (
    <section aria-labelledby="relaxations" className="mt-8 print:hidden">
      <h3 id="relaxations" className="text-lg">
        Leave an answer open
      </h3>
      <ul className="mt-2">
        {results.relaxations.map(({ criteria, gained }) => (
          <li key={criteria.join()} className="border-b border-line last:border-b-0">
            <Link
              to={guideAddress(question, opened(criteria, answers))}
              preventScrollReset
              className="flex min-h-11 items-center justify-between gap-4 py-2 text-sm font-semibold text-brand hover:text-brand-strong"
            >
              {relaxedText(criteria)}
              <span className="tabular shrink-0 font-normal text-ink-soft">
                {gained.toLocaleString("en")} more
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Placeholders() {
  return (
    <div className="grid gap-2.5">
      {PLACEHOLDERS.map((place) => (
        <CourseCardSkeleton key={place} />
      ))}
    </div>
  );
}

/** The search for paths to the level and field of the answers, where one of each is chosen. */
function pathwaysAddress({ level, field }: GuideAnswers): string {
  const [only, ...others] = level;
  const [category, ...further] = field;
  return paths.pathways({
    ...(only !== undefined && others.length === 0 && { level: only }),
    ...(category !== undefined && further.length === 0 && { category }),
  });
}
