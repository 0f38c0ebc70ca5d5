import type { ReactNode } from "react";
import type { Course } from "#catalogue/course.ts";
import { nextStartText } from "#catalogue/intakes.ts";
import { netCostText } from "#catalogue/net-cost.ts";
import { placesMet } from "#catalogue/places.ts";
import { EntryVerdictLine } from "#features/entry/entry-verdict.tsx";
import { DistanceFromMyIsland } from "#features/places/from-my-island.tsx";
import type { GoneCourse } from "./compare.data.ts";
import { GoneCells } from "./gone-columns.tsx";

interface FurtherRowsProps {
  courses: readonly Course[];
  gone: readonly GoneCourse[];
  /** YYYY-MM-DD, in the Maldives. */
  today: string;
}

/** What the courses mean for this reader, today, after the rows that the requirements name (2.8). */
export function FurtherRows({ courses, gone, today }: FurtherRowsProps) {
  const rows: { label: string; cell: (course: Course) => ReactNode; isOwn?: boolean }[] = [
    {
      label: "Can you enter?",
      cell: ({ entry_routes }) => <EntryVerdictLine routes={entry_routes} />,
      isOwn: true,
    },
    { label: "Net cost", cell: netCostText },
    {
      label: "Distance",
      cell: (course) => <DistanceFromMyIsland met={placesMet(course)} />,
      isOwn: true,
    },
    { label: "Next start", cell: (course) => nextStartText(course, today) },
  ];
  return rows.map(({ label, cell, isOwn }) => (
    // What only this browser knows is not for paper.
    <tr key={label} className={isOwn ? "print:hidden" : undefined}>
      <th scope="row">
        <span className="comparison-label">{label}</span>
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
