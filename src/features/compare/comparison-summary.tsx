import type { ReactNode } from "react";
import { approvalSentence } from "#catalogue/approval.ts";
import type { Comparison } from "#catalogue/compare.ts";
import { type Course, NOT_STATED, type Nullable } from "#catalogue/course.ts";
import { costNotes } from "#catalogue/net-cost.ts";
import { statedBy } from "#catalogue/sources.ts";
import { formatTotalCost, totalCost, totalCostContents } from "#catalogue/total-cost.ts";
import { OtherPrice, useLowestWords, usePrice } from "#features/courses/cost-notes.tsx";
import { Badge } from "#ui/badge.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { useOperator } from "#web/operator.ts";
import type { GoneCourse } from "./compare.data.ts";
import { GoneCells } from "./gone-columns.tsx";

interface SummaryProps {
  courses: readonly Course[];
  gone: readonly GoneCourse[];
  comparison: Comparison;
}

/**
 * The facts that most people decide by, under the names of the courses; the rows below have the
 * details.
 */
export function ComparisonSummary({ courses, gone, comparison }: SummaryProps) {
  return (
    <tr className="comparison-summary print:hidden">
      <th scope="row">
        <span className="comparison-label">At a glance</span>
      </th>
      {courses.map((course) => (
        <td key={course.id}>
          <dl className="grid gap-2.5">
            <PriceFact course={course} comparison={comparison} />
            <SummaryFact name="Duration" text={course.duration_text}>
              {comparison.shortest.includes(course.id) && "Shortest"}
            </SummaryFact>
            <SummaryFact name="Intakes" text={course.intakes.join(", ") || null} />
            <SummaryFact name="Place" text={placesOf(course)} />
            <SummaryFact name="MQA approved" text={approvalSentence(course, sourceLines(course))} />
            <SummaryFact name="Source" text={sourceLines(course)} />
          </dl>
        </td>
      ))}
      <GoneCells gone={gone} />
    </tr>
  );
}

function PriceFact({ course, comparison }: { course: Course; comparison: Comparison }) {
  const { label, cost } = usePrice(course);
  const lowest = useLowestWords();
  const total = totalCost(course);
  return (
    <SummaryFact
      name={label}
      text={formatTotalCost(cost)}
      note={
        [totalCostContents(total), ...costNotes(course, useOperator())]
          .filter(Boolean)
          .join("; ") || null
      }
      beside={
        <>
          <OtherPrice
            course={course}
            figure="text-base font-bold text-ink"
            className="text-xs font-normal text-ink-soft"
          />
          {comparison.cheapestWithScheme.includes(course.id) && (
            <Badge tone="success">Lowest with the scheme</Badge>
          )}
        </>
      }
      isMain
    >
      {comparison.cheapest.includes(course.id) && lowest}
    </SummaryFact>
  );
}

interface SummaryFactProps {
  name: string;
  text: Nullable<string>;
  /** What is as much the fact as its text. */
  beside?: ReactNode;
  /** What the fact includes. */
  note?: Nullable<string>;
  isMain?: boolean;
  /** Badges for what sets this course apart. */
  children?: ReactNode;
}

function SummaryFact({ name, text, beside, note, isMain = false, children }: SummaryFactProps) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className={isMain ? "tabular text-base leading-snug font-bold" : "leading-snug"}>
        <Unbroken text={text ?? NOT_STATED} />
        {beside}
        {note && (
          <span className="block text-xs font-normal text-ink-soft">
            <Unbroken text={note} />
          </span>
        )}
        {children && (
          <span className="mt-1 block">
            <Badge tone="success">{children}</Badge>
          </span>
        )}
      </dd>
    </div>
  );
}

/** Places of the campuses, each once. */
function placesOf({ campuses }: Course): Nullable<string> {
  const places = campuses.map(({ name, island_city }) => island_city ?? name);
  return [...new Set(places)].join(", ") || null;
}

/** Every source of the course with its date, nearest first. */
function sourceLines({ sources }: Course): Nullable<string> {
  return sources.map(({ source, stated_on }) => statedBy(source, stated_on)).join("; ") || null;
}
