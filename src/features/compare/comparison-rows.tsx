import type { ReactNode } from "react";
import { approvalSentence } from "#catalogue/approval.ts";
import {
  type Comparison,
  type ComparisonCell,
  cellGist,
  compareCourses,
} from "#catalogue/compare.ts";
import { type Course, NOT_STATED, type Nullable } from "#catalogue/course.ts";
import { courseAnswer, entryLabel, statedLabel } from "#catalogue/entry-words.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { nextStartText } from "#catalogue/intakes.ts";
import { costWithScheme, isInScheme, schemeLeavesOut, schemeNotFor } from "#catalogue/net-cost.ts";
import type { OperatorData } from "#catalogue/operator.ts";
import { placesMet } from "#catalogue/places.ts";
import { statedBy } from "#catalogue/sources.ts";
import {
  type CostAmount,
  formatTotalCost,
  mvrWords,
  totalCost,
  totalCostContents,
} from "#catalogue/total-cost.ts";
import { EntryVerdictLine } from "#features/entry/entry-verdict.tsx";
import { useUnderScheme } from "#features/entry/under-scheme.store.ts";
import { useWhatIHave } from "#features/entry/what-i-have.store.ts";
import { DistanceFromMyIsland, useNearnessWords } from "#features/places/from-my-island.tsx";
import { Badge } from "#ui/badge.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { useOperator } from "#web/operator.ts";
import { CellContent } from "./comparison-cell.tsx";
import { type RowShape, rowShape } from "./row-shape.ts";

/** A fact, and what each of the courses says of it. */
export interface FactRow {
  label: string;
  /** Below the label. */
  note: Nullable<string>;
  /** One for each course, in their order. */
  cells: readonly ReactNode[];
  /** False where all say the same. */
  differs: boolean;
  shape: RowShape;
  /** Running text, which follows the facts on paper. */
  isProse: boolean;
  /** What only this browser knows, which is not for paper. */
  isOwn: boolean;
  /** Its cells ask the reader instead. */
  asks: boolean;
}

/**
 * The rows of a comparison: what most people decide by, then those of the requirements in their order
 * (2.8), then who states and approves the courses.
 */
export function useComparisonRows(courses: readonly Course[], today: string): FactRow[] {
  const operator = useOperator();
  const comparison = compareCourses(courses, operator);
  const prices = usePriceRows(courses, comparison);
  const own = useOwnRows(courses);
  const startText = (course: Course) => nextStartText(course, today);
  const approvalText = (course: Course) =>
    approvalSentence(course, sourceText(course)) ?? NOT_STATED;
  return [
    ...prices,
    ...own,
    textRow("Next start", courses, startText),
    ...comparison.rows.map(({ key, label, cells }) =>
      factRow(label, cells, (cell, at) => (
        <>
          <CellContent cell={cell} />
          {key === "duration" && comparison.shortest.includes(courses[at]!.id) && (
            <Mark>Shortest</Mark>
          )}
        </>
      )),
    ),
    textRow("MQA approved", courses, approvalText),
    textRow("Source", courses, sourceText),
  ];
}

/** The total, and what the scheme leaves of it: first what the reader pays. */
function usePriceRows(courses: readonly Course[], comparison: Comparison): FactRow[] {
  const operator = useOperator();
  const isPaidUnder = useUnderScheme();
  const total = priceRow("Total cost", courses, {
    costOf: totalCost,
    notesOf: (course) => {
      const cost = totalCost(course);
      return [cost && mvrWords(cost, operator), totalCostContents(cost)];
    },
    lowest: comparison.cheapest,
  });
  if (!courses.some(isInScheme)) return [total];
  const left = priceRow(`With the ${GRANT_SCHEME}`, courses, schemePrices(operator, comparison));
  return isPaidUnder ? [left, total] : [total, left];
}

function schemePrices(operator: OperatorData, { cheapestWithScheme }: Comparison): Prices {
  return {
    costOf: (course) => costWithScheme(course, operator),
    notesOf: (course) => [schemeLeavesOut(course) ?? (isInScheme(course) ? null : "not covered")],
    lowest: cheapestWithScheme,
    note: schemeNotFor(operator),
  };
}

interface Prices {
  costOf: (course: Course) => Nullable<CostAmount>;
  notesOf: (course: Course) => Nullable<string>[];
  /** Ids of the courses to mark. */
  lowest: readonly number[];
  note?: Nullable<string>;
}

function priceRow(
  label: string,
  courses: readonly Course[],
  { costOf, notesOf, lowest, note = null }: Prices,
): FactRow {
  const figure = (course: Course) => formatTotalCost(costOf(course));
  const notes = (course: Course) => notesOf(course).filter((one) => one !== null);
  const texts = courses.map((course) => lines(figure(course), ...notes(course)));
  const row = factRow(label, texts, (_, at) => {
    const course = courses[at]!;
    return (
      <>
        <strong className="comparison-price tabular">
          <Unbroken text={figure(course)} />
        </strong>
        {lowest.includes(course.id) && <Mark>Lowest</Mark>}
        {notes(course).map((one) => (
          <small key={one} className="block">
            <Unbroken text={one} />
          </small>
        ))}
      </>
    );
  });
  return { ...row, note, shape: "beside" };
}

/** What the courses mean for this reader; one way to say it where the browser does not know. */
function useOwnRows(courses: readonly Course[]): FactRow[] {
  const have = useWhatIHave();
  const nearnessWords = useNearnessWords();
  const entry = textRow(
    "Can you enter?",
    courses,
    (course) => (have ? entryLabel(courseAnswer(course, have)) : statedLabel(course)),
    (course) => <EntryVerdictLine course={course} />,
  );
  const distance = textRow(
    "Distance",
    courses,
    (course) => nearnessWords(placesMet(course)) ?? "",
    (course) => <DistanceFromMyIsland met={placesMet(course)} />,
  );
  return [
    { ...entry, isOwn: true, asks: have === null },
    { ...distance, isOwn: true, asks: courses.every((one) => !nearnessWords(placesMet(one))) },
  ];
}

/** Every source of the course with its date, nearest first. */
function sourceText({ sources }: Course): string {
  return (
    sources.map(({ source, stated_on }) => statedBy(source, stated_on)).join("; ") || NOT_STATED
  );
}

/** A row of one text for each course, which `draw` may show in another way. */
function textRow(
  label: string,
  courses: readonly Course[],
  text: (course: Course) => string,
  draw?: (course: Course) => ReactNode,
): FactRow {
  const cells = courses.map((course) => lines(text(course)));
  return factRow(label, cells, (cell, at) => draw?.(courses[at]!) ?? <CellContent cell={cell} />);
}

const lines = (...all: string[]): ComparisonCell => ({ kind: "text", lines: all });

function factRow(
  label: string,
  cells: readonly ComparisonCell[],
  draw: (cell: ComparisonCell, at: number) => ReactNode,
): FactRow {
  return {
    label,
    note: null,
    cells: cells.map(draw),
    differs: new Set(cells.map(cellGist)).size > 1,
    shape: rowShape(cells),
    isProse: cells.some(({ kind }) => kind === "html"),
    isOwn: false,
    asks: false,
  };
}

/** What a course is the first in. */
function Mark({ children }: { children: string }) {
  return (
    <Badge tone="success" className="comparison-mark">
      {children}
    </Badge>
  );
}
