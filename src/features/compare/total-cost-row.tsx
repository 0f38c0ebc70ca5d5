import type { Comparison } from "#catalogue/compare.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { YOU_PAY } from "#catalogue/first-degree.ts";
import { costNotes } from "#catalogue/net-cost.ts";
import { formatTotalCost, totalCost, totalCostContents } from "#catalogue/total-cost.ts";
import { OtherPrice, useLowestWords, usePrice } from "#features/courses/cost-notes.tsx";
import { Badge } from "#ui/badge.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { useOperator } from "#web/operator.ts";
import type { GoneCourse } from "./compare.data.ts";
import { GoneCells } from "./gone-columns.tsx";

interface TotalCostRowProps {
  courses: readonly Course[];
  gone: readonly GoneCourse[];
  comparison: Comparison;
}

/** The first row: the figure that most people decide by. On paper it stands with the fees. */
export function TotalCostRow({ courses, gone, comparison }: TotalCostRowProps) {
  return (
    <tr className="comparison-cost print:hidden">
      <th scope="row">
        <span className="comparison-label">Total cost</span>
      </th>
      {courses.map((course) => (
        <td key={course.id}>
          <Price course={course} comparison={comparison} />
        </td>
      ))}
      <GoneCells gone={gone} />
    </tr>
  );
}

function Price({ course, comparison }: { course: Course; comparison: Comparison }) {
  const { label, cost } = usePrice(course);
  const lowest = useLowestWords();
  const operator = useOperator();
  const notes = [totalCostContents(totalCost(course)), ...costNotes(course, operator)];
  const note = notes.filter(Boolean).join("; ");
  return (
    <>
      {label === YOU_PAY && <span className="block text-xs text-ink-soft">{label}</span>}
      <span className="tabular text-base leading-snug font-bold">
        <Unbroken text={formatTotalCost(cost) ?? NOT_STATED} />
      </span>
      {comparison.cheapest.includes(course.id) && <LowestBadge>{lowest}</LowestBadge>}
      <OtherPrice
        course={course}
        figure="tabular text-base font-bold text-ink"
        className="text-xs text-ink-soft"
      />
      {comparison.cheapestWithScheme.includes(course.id) && (
        <LowestBadge>Lowest with the scheme</LowestBadge>
      )}
      {note && (
        <span className="mt-1 block text-xs text-ink-soft">
          <Unbroken text={note} />
        </span>
      )}
    </>
  );
}

function LowestBadge({ children }: { children: string }) {
  return (
    <span className="my-1 block">
      <Badge tone="success">{children}</Badge>
    </span>
  );
}
