import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { compareFees } from "#catalogue/fees.ts";
import { factsOn } from "#catalogue/field-words.ts";
import { deadlineWords, intakeLines, nextStart, startWords } from "#catalogue/intakes.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { placesMet } from "#catalogue/places.ts";
import { formatTotalCost, totalCost, totalCostContents } from "#catalogue/total-cost.ts";
import { FromMyIsland } from "#features/places/from-my-island.tsx";
import { classNames } from "#ui/class-names.ts";
import { Unbroken } from "#ui/unbroken.tsx";
import { paths } from "#web/paths.ts";
import { CostNotes, OtherPrice, usePrice } from "../cost-notes.tsx";

/**
 * The total cost, in large type. Where the fees allow none, they stand below as their source names
 * them: a Total Fee beside a fee that may be due again is not the cost of the course.
 */
export function CourseCost({ course, stated }: { course: Course; stated?: ReactNode }) {
  const total = totalCost(course);
  const contents = totalCostContents(total);
  const price = usePrice(course);
  return (
    <dl>
      <dt className="text-sm text-ink-soft">{price.label}</dt>
      <dd>
        <span
          className={classNames(
            "tabular block text-2xl font-bold",
            !price.cost && "text-ink-faint",
          )}
        >
          <Unbroken text={formatTotalCost(price.cost)} />
        </span>
        <OtherPrice
          course={course}
          figure="tabular text-2xl font-bold text-ink"
          className="max-w-narrow text-sm text-ink-soft print:max-w-none"
          saysWho
        />
        {contents && (
          <span className="block text-sm text-ink-soft">
            <Unbroken text={contents} />
          </span>
        )}
        <CostNotes course={course} className="text-sm text-ink-soft" />
        {!total &&
          statedFees(course).map((fee) => (
            <span key={fee} className="block text-sm text-ink-soft">
              <Unbroken text={fee} />
            </span>
          ))}
        {stated}
      </dd>
    </dl>
  );
}

/** The next start that can still be applied for, in large type, with its deadline. */
export function CourseStart({ course, today }: { course: Course; today: string }) {
  const start = nextStart(course, today);
  if (!start) return null;
  const closing = deadlineWords(start.intake, today);
  return (
    <dl>
      <dt className="text-sm text-ink-soft">Next start</dt>
      <dd>
        <span className="tabular block text-2xl font-bold">{startWords(start)}</span>
        {closing && <span className="block text-sm font-semibold text-accent-ink">{closing}</span>}
      </dd>
    </dl>
  );
}

/** The same as an event; nothing where one can begin all year. */
export function StartInCalendar({ course, today }: { course: Course; today: string }) {
  const start = nextStart(course, today);
  if (!start || start.intake.all_year) return null;
  return (
    <a
      href={paths.calendarFile({ ids: [course.id], on: start.on })}
      className="min-h-6 text-link hover:text-brand-strong print:hidden"
    >
      Add to your calendar
    </a>
  );
}

function statedFees({ fee_text, fees }: Course): string[] {
  const named = compareFees({ fee_text: null, fees });
  return [...new Set(fee_text === null ? named : [`Fee as stated: ${fee_text}`, ...named])];
}

interface CourseFactsProps {
  course: Course;
  /** Source of the intakes, where it differs from that of the other facts. */
  intakesStated?: ReactNode;
  /** YYYY-MM-DD. */
  today: string;
  className?: string;
}

/** The facts grid (specification, 2.7). */
export function CourseFacts({ course, intakesStated, today, className }: CourseFactsProps) {
  return (
    <dl
      className={classNames(
        "grid columns-fit-2 gap-x-6 gap-y-6 md:columns-fit-4 print:grid-cols-5 print:gap-y-2",
        className,
      )}
    >
      <HeaderFact label="Where" source={<FromMyIsland met={placesMet(course)} className="mt-1" />}>
        {course.places.join(", ") || null}
      </HeaderFact>
      <HeaderFact label="Duration" note={course.duration_remarks}>
        {course.duration_text}
      </HeaderFact>
      <HeaderFact label="MNQF Level">
        {course.mnqf_level !== null && (
          <Link
            to={paths.levels()}
            className="inline-block py-0.5 underline underline-offset-4 hover:text-brand-strong"
          >
            {levelTitle(course.mnqf_level)}
          </Link>
        )}
      </HeaderFact>
      {factsOn("pageFact", course).map(({ label, words }) => (
        <HeaderFact key={label} label={label}>
          {words}
        </HeaderFact>
      ))}
      <HeaderFact label="Intakes" source={intakesStated}>
        {course.intakes.length > 0 && <Intakes course={course} today={today} />}
      </HeaderFact>
      <HeaderFact label="Language">{commaSeparated(course.languages)}</HeaderFact>
      <HeaderFact label="Categories">
        {course.categories.length > 0 && <Categories categories={course.categories} />}
      </HeaderFact>
    </dl>
  );
}

/** Every intake as its institution words it, with its deadline. */
function Intakes({ course, today }: { course: Course; today: string }) {
  return (
    <ul className="grid gap-1">
      {intakeLines(course, today).map(({ label, deadline }) => (
        <li key={label}>
          <Unbroken text={label} />
          {deadline && (
            <span className="block text-sm font-normal text-ink-soft">
              <Unbroken text={deadline} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface HeaderFactProps {
  label: string;
  note?: string | null;
  /** Source of the fact. */
  source?: ReactNode;
  /** Null, false or empty is shown as "Not stated". */
  children: ReactNode;
}

function HeaderFact({ label, note, source, children }: HeaderFactProps) {
  const stated = children !== null && children !== false && children !== "";
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={stated ? "font-semibold" : "text-ink-faint"}>
        {stated ? orNotStated(children) : NOT_STATED}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
        {source}
      </dd>
    </div>
  );
}

function orNotStated(fact: ReactNode): ReactNode {
  return typeof fact === "string" ? <Unbroken text={fact} /> : fact;
}

function Categories({ categories }: Pick<Course, "categories">) {
  return (
    <ul className="grid gap-1">
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={paths.coursesIn(name)}
            className="inline-block py-0.5 text-link hover:text-brand-strong"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function commaSeparated(values: readonly string[]): string {
  return values.join(", ");
}
