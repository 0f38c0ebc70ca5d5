import { Check, CircleAlert } from "lucide-react";
import { LabelledFact } from "#features/courses/fact.tsx";
import { EntryVerdictLine, RowVerdict } from "#features/entry/entry-verdict.tsx";
import { ShortlistCheckbox } from "#features/shortlist/shortlist-controls.tsx";
import { Blacklisted } from "#features/sources/approval-badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { paths } from "#web/paths.ts";
import { RecordLogo } from "#web/record-logo.tsx";
import { SampleMark } from "#web/sample-mark.tsx";
import type { GuideCard } from "./guide-card.ts";

interface ResultCardProps {
  card: GuideCard;
  reasons: readonly string[];
  /** The answers that the course does not meet; empty where it meets all. */
  missed: readonly string[];
}

/** A recommended course; one card is expanded at a time. */
export function ResultCard({ card, reasons, missed }: ResultCardProps) {
  return (
    <Disclosure
      name="guide-results"
      className="rounded-lg border border-line bg-surface shadow-raise print:shadow-none print:[&::details-content]:[content-visibility:visible]"
      summaryClassName="px-4 py-3.5"
      summary={<ResultSummary card={card} missed={missed} />}
    >
      <div className="border-t border-line px-4 pt-3 pb-4">
        <MatchReasons reasons={reasons} missed={missed} />
        {card.blacklisted && <Blacklisted stated={card.blacklisted} />}
        <ResultFacts card={card} />
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={paths.course(card)} variant="secondary" size="sm" className="min-h-11">
            View Course<span className="sr-only">: {card.name}</span>
          </ButtonLink>
          <ShortlistCheckbox id={card.id} name={card.name} />
        </div>
        <EntryVerdictLine course={card} className="mt-3 text-sm" />
      </div>
    </Disclosure>
  );
}

function ResultSummary({ card, missed }: Pick<ResultCardProps, "card" | "missed">) {
  // A non-breaking space keeps "Level 5" on one line.
  const level = card.level?.replace(" ", "\u00a0");
  // Near misses have a heading above them, so their cards use the next level.
  const Heading = missed.length === 0 ? "h3" : "h4";
  const facts = [card.institution.name, level, card.duration, card.costs[0]].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1">
      <RecordLogo src={card.institution.logo} size={40} className="size-10" />
      <div className="words-beside">
        <Heading className="text-base leading-snug font-semibold text-wrap">{card.name}</Heading>
        <span className="mt-0.5 block text-sm font-normal text-ink-soft">
          <Unbroken text={facts.join(" · ")} />
        </span>
        {card.sample && <SampleMark className="mt-1" />}
        <RowVerdict course={card} />
        {missed.map((miss) => (
          <span key={miss} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-ink">
            <CircleAlert aria-hidden size={16} className="mt-1 shrink-0 text-accent-ink" />
            {miss}
          </span>
        ))}
      </div>
    </div>
  );
}

function MatchReasons({ reasons, missed }: Omit<ResultCardProps, "card">) {
  if (reasons.length === 0) {
    if (missed.length > 0) return null;
    return (
      <p className="text-sm text-ink-soft">
        You have left every question open so far, so that every course fits.
      </p>
    );
  }
  return (
    <>
      <p className="text-sm font-bold">{missed.length === 0 ? "Why it fits" : "What fits"}</p>
      <ul className="mt-1 grid gap-1 text-sm">
        {reasons.map((reason) => (
          <li key={reason} className="flex items-start gap-2">
            <Check aria-hidden size={16} className="mt-1 shrink-0 text-brand" />
            {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

function ResultFacts({ card }: { card: GuideCard }) {
  const [cost, ...others] = card.costs;
  return (
    <dl className="mt-4 grid columns-fit-2 gap-x-4 gap-y-3">
      <LabelledFact label="Duration" value={card.duration} />
      {card.level !== "" && <LabelledFact label="Level" value={card.level} />}
      <LabelledFact label="Cost" value={cost ?? null}>
        {others.map((text) => (
          <span key={text} className="block text-ink-soft">
            <Unbroken text={text} />
          </span>
        ))}
      </LabelledFact>
      <LabelledFact label="Delivery" value={card.modalities} />
      <LabelledFact label="Study mode" value={card.mode} />
      <LabelledFact label="Intakes" value={card.intakes} missing="-" />
    </dl>
  );
}

/** Placeholder for a result that is loading. */
export function ResultCardSkeleton() {
  return (
    <div
      aria-hidden
      data-placeholder
      className="flex items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3.5"
    >
      <Skeleton className="size-10 rounded-md" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  );
}
