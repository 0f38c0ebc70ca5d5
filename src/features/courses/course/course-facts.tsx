import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { listingFee, NO_FEE } from "#catalogue/fees.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { formatTotalCost, totalCost } from "#catalogue/total-cost.ts";
import { classNames } from "#ui/class-names.ts";
import { Unbroken } from "#ui/unbroken.tsx";
import { paths } from "#web/paths.ts";
import { placesText } from "../listing/listed-course.ts";

/** What the course costs in the end, as large as it matters. */
export function CourseCost({ course }: { course: Course }) {
  const total = totalCost(course);
  const fee = listingFee(course);
  return (
    <dl>
      <dt className="text-sm text-ink-soft">Total cost</dt>
      <dd>
        <span
          className={classNames("tabular block text-2xl font-bold", !total && "text-ink-faint")}
        >
          <Unbroken text={formatTotalCost(total)} />
        </span>
        {fee !== NO_FEE && (
          <span className="text-sm text-ink-soft">
            <Unbroken text={fee} />
          </span>
        )}
      </dd>
    </dl>
  );
}

/** The facts grid (specification, section 2.7). */
export function CourseFacts({ course, className }: { course: Course; className?: string }) {
  return (
    <dl className={classNames("grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4", className)}>
      <Fact label="Where">{placesText(course.places)}</Fact>
      <Fact label="Duration" note={course.duration_remarks}>
        {course.duration_text}
      </Fact>
      <Fact label="MNQF Level">{levelTitle(course.mnqf_level)}</Fact>
      <Fact label="Credits">{course.credits}</Fact>
      <Fact label="Delivery">{joined(course.delivery_modalities.map(modalityLabel))}</Fact>
      <Fact label="Study Mode">{course.mode_of_study_text}</Fact>
      <Fact label="Intakes">{joined(course.intakes)}</Fact>
      <Fact label="Language">{joined(course.languages)}</Fact>
      <Fact label="Categories">
        {course.categories.length > 0 && <Categories categories={course.categories} />}
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  note?: string | null;
  /** Null, false or empty is "Not stated". */
  children: ReactNode;
}

function Fact({ label, note, children }: FactProps) {
  const stated = children !== null && children !== false && children !== "";
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={stated ? "font-semibold" : "text-ink-faint"}>
        {stated ? inWords(children) : NOT_STATED}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}

function inWords(fact: ReactNode): ReactNode {
  return typeof fact === "string" ? <Unbroken text={fact} /> : fact;
}

function Categories({ categories }: Pick<Course, "categories">) {
  return (
    <ul className="grid gap-1">
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={paths.coursesWith("category", name)}
            className="inline-block py-0.5 text-brand underline underline-offset-4 hover:text-brand-strong"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function joined(values: readonly string[]): string {
  return values.join(", ");
}
