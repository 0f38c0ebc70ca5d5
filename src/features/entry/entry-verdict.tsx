import { BookOpenText, Check, CircleAlert, CircleHelp, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CourseVerdict, StatedEntry, WhatIHave } from "#catalogue/entry.ts";
import { courseAnswer, entryLabel, statedLabel } from "#catalogue/entry-words.ts";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { useWhatIHave } from "./what-i-have.store.ts";

interface EntryVerdictLineProps {
  course: StatedEntry & { id: number; name: string };
  className?: string;
}

/**
 * Whether this browser's owner can enter by these routes: "You can enter", "Nearly: ...". Before
 * anything is filled in, and without JavaScript, it leads to where that is done, or to requirements
 * that are words; the line is there either way, so that nothing moves.
 */
export function EntryVerdictLine({ course, className }: EntryVerdictLineProps) {
  const have = useWhatIHave();
  const isToRead = course.entry_routes.length === 0 && course.has_entry_text;
  if (have !== null && !isToRead)
    return (
      <p className={className}>
        <Verdict course={course} have={have} />
      </p>
    );
  return (
    <p className={className}>
      <Link
        to={isToRead ? paths.admission(course) : paths.whatIHave()}
        className="text-link hover:text-brand-strong"
      >
        {statedLabel(course)}
      </Link>
    </p>
  );
}

interface CardVerdictProps {
  course: StatedEntry;
  /** What somebody posted; without it, what this browser keeps. */
  have?: WhatIHave;
}

/**
 * The same on a card, which is dense: one line, empty before anything is filled in. The card reserves
 * it (cards/course-card.css), so that nothing moves when the answer is there.
 */
export function CardVerdict({ course, have: posted }: CardVerdictProps) {
  const kept = useWhatIHave();
  const have = posted ?? kept;
  return <p className="card-entry">{have && <Verdict course={course} have={have} />}</p>;
}

function Verdict({ course, have }: { course: StatedEntry; have: WhatIHave }) {
  const answer = courseAnswer(course, have);
  const { icon, style } = MARKS[answer.verdict];
  return (
    <span className={classNames("font-semibold", style)}>
      <span aria-hidden className="me-1 inline-block align-[-0.2em]">
        {icon}
      </span>
      {entryLabel(answer)}
    </span>
  );
}

const MARKS: Record<CourseVerdict, { icon: ReactNode; style: string }> = {
  meets: { icon: <Check size={16} />, style: "text-success" },
  check: { icon: <CircleHelp size={16} />, style: "text-ink" },
  to_read: { icon: <BookOpenText size={16} />, style: "text-ink" },
  nearly: { icon: <CircleAlert size={16} />, style: "text-accent-ink" },
  does_not: { icon: <Minus size={16} />, style: "text-ink-soft" },
  not_stated: { icon: <Minus size={16} />, style: "text-ink-faint" },
};
