import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { NOT_STATED } from "#catalogue/course.ts";
import { Unbroken } from "#ui/unbroken.tsx";
import { SampleWords } from "#web/sample-mark.tsx";
import type { AnswerPart } from "../answer.schema.ts";
import { emptyAsNull, PART_LINK } from "./part-styles.ts";

type ComparisonPartData = Extract<AnswerPart, { kind: "comparison" }>;

/** Courses side by side; on narrow screens the table scrolls sideways. */
export function ComparisonPart({ part: { courses, rows, link } }: { part: ComparisonPartData }) {
  const title = `Comparison of ${courses.map(({ name }) => name).join(" and ")}`;
  return (
    <div className="grid grid-cols-1 gap-2">
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-ground"
      >
        <table className="tabular w-full border-collapse text-start text-[0.8125rem] sm:text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <td className="border-b border-line" />
              {courses.map((course) => (
                <th
                  key={course.id}
                  scope="col"
                  className={`${CELL} min-w-24 hyphens-auto font-semibold sm:min-w-36`}
                >
                  <Link to={course.link} className="text-brand underline underline-offset-4">
                    {course.name}
                  </Link>
                  {course.sample && <SampleWords />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th
                  scope="row"
                  className={`${CELL} text-xs font-normal text-ink-faint max-sm:pe-0 sm:text-sm`}
                >
                  {row.label}
                </th>
                {row.values.every((value) => value === NOT_STATED) ? (
                  <td colSpan={courses.length} className={`${CELL} text-ink-faint`}>
                    Not stated by any
                  </td>
                ) : (
                  courses.map(({ id }, index) => <Value key={id}>{row.values[index] ?? ""}</Value>)
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Link to={link} className={PART_LINK}>
        Open the full comparison
        <ArrowRight aria-hidden size={18} className="rtl:-scale-x-100" />
      </Link>
    </div>
  );
}

const CELL = "border-b border-line py-2 px-1.5 text-start sm:px-3 align-top";

function Value({ children }: { children: string }) {
  const isMissing = emptyAsNull(children) === null;
  return (
    <td className={isMissing ? `${CELL} text-ink-faint` : CELL}>
      <Unbroken text={children} />
    </td>
  );
}
