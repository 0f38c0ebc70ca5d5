import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { type EntryPapers, missingPapers } from "#catalogue/papers.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { Button } from "#ui/button.tsx";
import { CONTROL } from "#ui/field.tsx";
import { applied, useApplied } from "./applied.store.ts";

interface AppliedProps {
  course: { id: number; name: string };
  ways: readonly EntryPapers[];
}

/** Notes that one has applied, and reminds of what is missing then. */
export function AppliedNote({ course, ways }: AppliedProps) {
  const entry = useEntry(course);
  if (!entry?.applied_on) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden noscript:hidden">
        <Button variant="secondary" onClick={() => applied.today(course)}>
          I have applied
        </Button>
        <p className="text-sm text-ink-soft">
          Notes the day in this browser, and in your account if you have one.
        </p>
      </div>
    );
  }
  const missing = missingPapers(ways, entry.ready);
  return (
    <div role="status" className="grid gap-2 rounded-md bg-brand-soft p-4">
      <p className="font-semibold">You applied on {dateWords(entry.applied_on)}.</p>
      {missing && missing.length > 0 && (
        <div>
          <p>Not ticked as ready yet:</p>
          <ul className="list-disc ps-5">
            {missing.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </div>
      )}
      {missing?.length === 0 && <p>All papers are ready.</p>}
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <label className="grid gap-1 text-sm font-semibold">
          Another day
          <input
            type="date"
            className={`${CONTROL} min-h-11`}
            value={entry.applied_on}
            max={maldivesDay(new Date())}
            onChange={({ target }) =>
              target.validity.valid && target.value && applied.on(course, target.value)
            }
          />
        </label>
        <Button variant="quiet" onClick={() => applied.on(course, null)}>
          I have not applied
        </Button>
      </div>
    </div>
  );
}

/** The same in a line, where it leads to the whole: "You applied on 28 November 2026: 2 papers missing". */
export function AppliedLine({ course, ways, href }: AppliedProps & { href: string }) {
  const entry = useEntry(course);
  if (!entry?.applied_on) return null;
  const missing = missingPapers(ways, entry.ready)?.length ?? 0;
  return (
    <p className="print:hidden">
      <a href={href} className="font-semibold text-link hover:text-brand-strong">
        You applied on {dateWords(entry.applied_on)}
        {missing > 0 && `: ${counted(missing, "paper")} missing`}
      </a>
    </p>
  );
}

function useEntry(course: AppliedProps["course"]) {
  return useApplied().find(({ course_id }) => course_id === course.id);
}
