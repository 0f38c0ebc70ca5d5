import { Equal } from "lucide-react";
import type { ReactNode } from "react";
import { approvalSentence } from "#catalogue/approval.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { courseAnswer, entryLabel, statedLabel } from "#catalogue/entry-words.ts";
import { nextStartText } from "#catalogue/intakes.ts";
import { netCostText } from "#catalogue/net-cost.ts";
import { placesMet } from "#catalogue/places.ts";
import { statedBy } from "#catalogue/sources.ts";
import { EntryVerdictLine } from "#features/entry/entry-verdict.tsx";
import { useWhatIHave } from "#features/entry/what-i-have.store.ts";
import { DistanceFromMyIsland, useNearnessWords } from "#features/places/from-my-island.tsx";
import { useOperator } from "#web/operator.ts";
import type { GoneCourse } from "./compare.data.ts";
import { GoneCells } from "./gone-columns.tsx";

/** A row that says what the courses mean for this reader, or who states what is above. */
export interface FurtherRow {
  label: string;
  cell: (course: Course) => ReactNode;
  /** False where all courses say the same. */
  differs: boolean;
  /** What only this browser knows. */
  isOwn: boolean;
}

/**
 * After the rows that the requirements name (2.8) what the courses mean for this reader, today, and who
 * states and approves them.
 */
export function useFurtherRows(courses: readonly Course[], today: string): FurtherRow[] {
  const have = useWhatIHave();
  const nearnessWords = useNearnessWords();
  const operator = useOperator();
  const netText = (course: Course) => netCostText(course, operator);
  const entryText = (course: Course) =>
    have ? entryLabel(courseAnswer(course, have)) : statedLabel(course);
  const differs = (text: (course: Course) => string) => new Set(courses.map(text)).size > 1;
  const startText = (course: Course) => nextStartText(course, today);
  const approvalText = (course: Course) =>
    approvalSentence(course, sourceText(course)) ?? NOT_STATED;
  return [
    {
      label: "Can you enter?",
      cell: (course) => <EntryVerdictLine course={course} />,
      differs: differs(entryText),
      isOwn: true,
    },
    { label: "Net cost", cell: netText, differs: differs(netText), isOwn: false },
    {
      label: "Distance",
      cell: (course) => <DistanceFromMyIsland met={placesMet(course)} />,
      differs: differs((course) => nearnessWords(placesMet(course)) ?? ""),
      isOwn: true,
    },
    { label: "Next start", cell: startText, differs: differs(startText), isOwn: false },
    { label: "MQA approved", cell: approvalText, differs: differs(approvalText), isOwn: false },
    { label: "Source", cell: sourceText, differs: differs(sourceText), isOwn: false },
  ];
}

/** Every source of the course with its date, nearest first. */
function sourceText({ sources }: Course): string {
  return (
    sources.map(({ source, stated_on }) => statedBy(source, stated_on)).join("; ") || NOT_STATED
  );
}

interface FurtherRowsProps {
  courses: readonly Course[];
  gone: readonly GoneCourse[];
  rows: readonly FurtherRow[];
}

/** These rows, as rows of the table. */
export function FurtherRows({ courses, gone, rows }: FurtherRowsProps) {
  return rows.map(({ label, cell, differs, isOwn }) => (
    // What only this browser knows is not for paper.
    <tr key={label} className={isOwn ? "print:hidden" : undefined}>
      <th scope="row">
        <span className="comparison-label">
          {label}
          {!differs && courses.length > 1 && <AllTheSame />}
        </span>
      </th>
      {courses.map((course) => (
        <td key={course.id}>
          <div className="comparison-content">{cell(course)}</div>
        </td>
      ))}
      <GoneCells gone={gone} />
    </tr>
  ));
}

/** Mark below the label of a row in which all courses are equal. */
export function AllTheSame({ isStated = true }: { isStated?: boolean }) {
  return (
    <span className="flex items-center gap-1 text-xs font-normal text-ink-faint sm:mt-1 print:hidden">
      {isStated && <Equal aria-hidden size={14} />}
      {isStated ? "All the same" : "Not stated by any"}
    </span>
  );
}
