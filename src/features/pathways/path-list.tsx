import { ArrowUp, Check, CircleHelp, Signpost } from "lucide-react";
import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { atLevelOf, inCategory, noFilters } from "#catalogue/filters.ts";
import { aroundAmount } from "#features/cards/amount.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { paths } from "#web/paths.ts";
import { SampleWords } from "#web/sample-mark.tsx";
import type { FoundPaths, PathView, StatedGoal } from "./pathways.data.ts";

/** Id of the heading over what was found, which takes the focus. */
export const FOUND_PATHS_ID = "found-paths";

/** Id of the heading over what its reader has. */
export const WHAT_I_HAVE_ID = "what-i-have";

interface PathListProps {
  found: FoundPaths;
  wished: StatedGoal;
  /** Nothing was filled in of what its reader has. */
  hasNothing: boolean;
}

/** The paths that were found, each with its steps from the first. */
export function PathList({ found, wished, hasNothing }: PathListProps) {
  const { goal, island, none } = found;
  return (
    <section aria-labelledby={FOUND_PATHS_ID} className="grid gap-5">
      <div>
        <h2
          id={FOUND_PATHS_ID}
          tabIndex={-1}
          className="max-w-text scroll-mt-28 rounded-sm text-2xl focus:shadow-none focus:outline-none"
        >
          {none ? "No path yet to" : counted(found.paths.length, "path")}
          {none ? " " : " to "}
          {goal}
        </h2>
        {!none && island && <p className="text-ink-soft">Nearest is counted from {island}.</p>}
      </div>
      {none && hasNothing && none.unstated < none.total ? (
        <EmptyState level={3} title="Tell us what you have">
          <p>Paths begin with your results, certificates and work: none are filled in yet.</p>
          <ButtonLink to={`#${WHAT_I_HAVE_ID}`}>Fill in what I have</ButtonLink>
        </EmptyState>
      ) : none ? (
        <NoPath found={none} wished={wished} />
      ) : (
        <>
          {found.paths.length > 1 && <AtAGlance paths={found.paths} />}
          <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-5">
            {found.paths.map((path, at) => (
              <li key={path.title} id={pathId(at)} className="min-w-0 scroll-mt-28">
                <Path path={path} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const pathId = (at: number) => `path-${at + 1}`;

/** On a phone, where paths stand one under the other: what each takes, and the way to it. */
function AtAGlance({ paths: found }: { paths: readonly PathView[] }) {
  return (
    <nav aria-label="Paths at a glance" className="lg:hidden">
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {found.map(({ title, length, cost }, at) => (
          <li key={title}>
            <a href={`#${pathId(at)}`} className="block px-4 py-2 hover:bg-sunken">
              <span className="block font-semibold text-brand-strong first-letter:uppercase">
                {title}
              </span>
              <span className="tabular block text-sm text-ink-soft">
                <Unbroken text={`${length} · ${cost}`} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Path({ path: { title, leap, length, cost, steps } }: { path: PathView }) {
  const [before, amount, after] = aroundAmount(cost);
  return (
    <article className="grid gap-4 rounded-xl border border-line bg-surface p-4 shadow-raise sm:p-5">
      <header className="grid gap-1 border-b border-line pb-3">
        <h3 className="text-lg text-brand-strong first-letter:uppercase">{title}</h3>
        <dl className="grid gap-1">
          <div>
            <dt className="sr-only">Cost in all</dt>
            <dd className="tabular text-ink-soft">
              {before}
              <strong className="text-2xl text-ink">
                <Unbroken text={amount} />
              </strong>
              {after}
            </dd>
          </div>
          <div>
            <dt className="sr-only">Length in all</dt>
            <dd className="tabular text-ink-soft">
              <Unbroken text={`${length} of study, in ${counted(steps.length, "step")}`} />
            </dd>
          </div>
        </dl>
        {leap && <p className="font-semibold text-accent-ink">{leap}</p>}
      </header>
      <ol>
        {steps.map((step, at) => (
          <PathStep key={step.id} step={step} number={at + 1} isLast={at === steps.length - 1} />
        ))}
      </ol>
    </article>
  );
}

interface PathStepProps {
  step: PathView["steps"][number];
  number: number;
  isLast: boolean;
}

/** A rung: its number on a rail that leads to the next. */
function PathStep({ step, number, isLast }: PathStepProps) {
  const facts = [step.level, step.length, step.cost];
  return (
    <li className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0">
      {!isLast && (
        <span
          aria-hidden
          className="absolute start-4 top-8 bottom-0 -ms-px border-s-2 border-line-strong"
        />
      )}
      <span
        aria-hidden
        className={classNames(
          "tabular grid size-8 place-items-center rounded-full text-sm font-bold",
          isLast ? "bg-brand text-on-brand" : "bg-brand-soft text-brand-strong",
        )}
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-1 pt-0.5 text-sm">
        <Link
          to={paths.course(step)}
          className="text-base leading-snug font-semibold text-link wrap-anywhere hover:text-brand-strong"
        >
          {step.name}
        </Link>
        <p className="tabular">
          <Unbroken text={facts.join(" · ")} />
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {[step.institution, step.where, step.nearness].filter(Boolean).join(" · ")}
        </p>
        {step.sample && <SampleWords />}
        <p className="flex gap-1.5 text-success">
          {number === 1 ? (
            <Check aria-hidden size={16} className="mt-0.5 shrink-0" />
          ) : (
            <ArrowUp aria-hidden size={16} className="mt-0.5 shrink-0" />
          )}
          <span className="min-w-0">{step.entry}</span>
        </p>
        {step.outside && (
          <p className="flex gap-1.5 text-ink">
            <Signpost aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{step.outside}</span>
          </p>
        )}
        {step.check.length > 0 && (
          <p className="flex gap-1.5 font-semibold text-accent-ink">
            <CircleHelp aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">Check this: {step.check.join(", ")}</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** "all of them say", "none of them say", "3 of them say". @param stated of `total` courses */
function openness(total: number, stated: number): string {
  if (total === 1) return stated === 1 ? "it says" : "it does not say";
  const some = stated === 0 ? "none" : stated === total ? "all" : String(stated);
  return `${some} of them ${stated === 1 ? "says" : "say"}`;
}

interface NoPathProps {
  found: NonNullable<FoundPaths["none"]>;
  wished: StatedGoal;
}

function NoPath({ found: { total, unstated, to_read, near }, wished }: NoPathProps) {
  const { course, level, category } = wished;
  const ofCategory = category ? inCategory(category) : noFilters();
  const list = paths.courses(atLevelOf(ofCategory, { mnqf_level: level }));
  return (
    <EmptyState level={3} title="We know of no course that opens the way">
      <p>
        {course
          ? unstated > 0
            ? "The course does not state who can enter it. Ask the institution."
            : to_read > 0
              ? "What the course asks is written on its page, in words that we cannot check. Read it there."
              : "Nothing that courses here give, together with what you have, is enough for it."
          : total === 0
            ? "No course here leads there."
            : `${counted(total, "course")} would lead there; ${openness(total, total - unstated)} who can enter${to_read > 0 ? `, ${to_read} only in words that are to be read` : ""}.`}
      </p>
      {near.length > 0 && (
        <ul className="grid gap-2 text-start">
          {near.map((one) => (
            <li key={one.id}>
              <Link to={paths.course(one)} className="font-semibold text-link">
                {one.name}
              </Link>
              <span className="block text-ink">{one.label}</span>
            </li>
          ))}
        </ul>
      )}
      {!course && total > 0 && (
        <Link to={list} className="font-semibold text-link">
          See {total === 1 ? "it" : "them"}
        </Link>
      )}
    </EmptyState>
  );
}
