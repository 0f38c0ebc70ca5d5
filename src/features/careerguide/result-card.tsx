import { Check, CircleAlert } from "lucide-react";
import { CourseCard } from "#features/cards/course-card.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import type { ListedCourse } from "#web/listed-course.ts";
import { paths } from "#web/paths.ts";

interface ResultCardProps {
  card: ListedCourse;
  reasons: readonly string[];
  /** The answers that the course does not meet; empty where it meets all. */
  missed: readonly string[];
}

/** A recommended course: its card, which can be expanded, one at a time, to why it fits. */
export function ResultCard({ card, reasons, missed }: ResultCardProps) {
  return (
    // Near misses have a heading above them, so their cards use the next level.
    <CourseCard course={card} level={missed.length === 0 ? 3 : 4}>
      <div className="card-more">
        {missed.map((miss) => (
          <p key={miss} className="flex items-start gap-1.5 font-medium">
            <CircleAlert aria-hidden size={16} className="shrink-0 text-accent-ink" />
            {miss}
          </p>
        ))}
        <Disclosure
          name="guide-results"
          className="relative print:[&::details-content]:[content-visibility:visible]"
          summaryClassName="min-h-9 font-semibold text-brand"
          summary={missed.length === 0 ? "Why it fits" : "What fits"}
        >
          <Reasons reasons={reasons} isFit={missed.length === 0} />
          <ButtonLink
            to={paths.course(card)}
            variant="secondary"
            size="sm"
            className="mt-2 min-h-11 print:hidden"
          >
            View Course<span className="sr-only">: {card.name}</span>
          </ButtonLink>
        </Disclosure>
      </div>
    </CourseCard>
  );
}

function Reasons({ reasons, isFit }: { reasons: readonly string[]; isFit: boolean }) {
  if (reasons.length === 0)
    return isFit && <p>You have left every question open so far, so that every course fits.</p>;
  return (
    <ul className="grid gap-1">
      {reasons.map((reason) => (
        <li key={reason} className="flex items-start gap-2">
          <Check aria-hidden size={16} className="shrink-0 text-brand" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
