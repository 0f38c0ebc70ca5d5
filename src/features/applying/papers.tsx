import { joined } from "#catalogue/entry-words.ts";
import { type EntryPapers, paperKey, sharedPapers } from "#catalogue/papers.ts";
import { applied, useApplied } from "./applied.store.ts";

interface PapersProps {
  course: { id: number; name: string };
  ways: readonly EntryPapers[];
}

/**
 * The papers that one needs, to be ticked: those of every way in first, then what each asks for beside
 * them. Without JavaScript a plain list.
 */
export function Papers({ course, ways }: PapersProps) {
  const shared = ways.length > 1 ? sharedPapers(ways) : [];
  return (
    <div className="grid gap-x-8 gap-y-4 md:columns-fit-2">
      {shared.length > 0 && (
        <div className="min-w-0">
          <h4 className="font-semibold">For every way in</h4>
          <PaperList course={course} papers={shared} />
        </div>
      )}
      {ways.map(({ ways: numbers, papers, later }) => {
        const own = papers.filter((paper) => !shared.includes(paper));
        return (
          <div key={numbers[0]} className="min-w-0">
            {ways.length > 1 && (
              <h4 className="font-semibold">
                {numbers.length > 1 ? "Ways" : "Way"} {joined(numbers.map(String), "or")}
              </h4>
            )}
            {own.length > 0 ? (
              <PaperList course={course} papers={own} />
            ) : (
              <p className="text-ink-soft">No {shared.length > 0 && "other "}paper is named.</p>
            )}
            {later.length > 0 && (
              <p className="mt-1 text-sm text-ink-soft">
                After you have applied: {later.join("; ")}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

function PaperList({ course, papers }: Pick<PapersProps, "course"> & { papers: string[] }) {
  return (
    <ul>
      {papers.map((paper) => (
        <li key={paper}>
          <Paper course={course} paper={paper} />
        </li>
      ))}
    </ul>
  );
}

function Paper({ course, paper }: { paper: string } & Pick<PapersProps, "course">) {
  const key = paperKey(paper);
  const entry = useApplied().find(({ course_id }) => course_id === course.id);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1.5">
      <input
        type="checkbox"
        checked={entry?.ready.includes(key) ?? false}
        onChange={({ target }) => applied.tick(course, key, target.checked)}
        className="size-4.5 shrink-0 noscript:hidden print:appearance-none print:border"
      />
      <span className="min-w-0 break-words">{paper}</span>
    </label>
  );
}
