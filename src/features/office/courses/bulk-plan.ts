import type { Nullable } from "#catalogue/course.ts";
import { compareFees } from "#catalogue/fees.ts";
import type { CourseFields } from "../course-fields.ts";
import type { OfficeRow } from "../office-course.ts";
import { changedFees, type FeeChange } from "./fee-change.ts";

/** What is done with several courses at once. */
export type PlannedAct =
  | { kind: "publish" }
  | { kind: "archive" }
  | { kind: "bring_back" }
  | { kind: "intake"; label: string; deadline: Nullable<string> }
  | { kind: "fee"; change: FeeChange };

/** What would become of one course. */
export interface PlannedRow {
  course: OfficeRow;
  /** In words; null where nothing is shown of it. */
  before: Nullable<string>;
  after: Nullable<string>;
  /** Changed fields; null where none are, or the course is left out. */
  fields: Nullable<Partial<CourseFields>>;
  /** Why it is left out; null where it is changed. */
  leftOut: Nullable<string>;
}

/** What an act would do with each of these courses; nothing is written. */
export function bulkPlan(courses: readonly OfficeRow[], act: PlannedAct): PlannedRow[] {
  return courses.map((course) => plannedRow(course, act));
}

function plannedRow(course: OfficeRow, act: PlannedAct): PlannedRow {
  const left = (leftOut: string): PlannedRow => ({
    course,
    before: null,
    after: null,
    fields: null,
    leftOut,
  });
  const changed = (before: string, after: string, fields: PlannedRow["fields"]): PlannedRow => ({
    course,
    before,
    after,
    fields,
    leftOut: null,
  });
  switch (act.kind) {
    case "publish":
      if (!course.may.includes("publish")) return left("It cannot be published as it stands.");
      if (course.draft === null) return left("Nothing waits to be published.");
      if (course.draft === "submitted") return left("An operator looks at it.");
      return changed(
        course.state === "published" ? "Live, with changes" : "Not published",
        "Live",
        null,
      );
    case "archive":
      if (!course.may.includes("archive")) return left("It is archived already.");
      return changed(
        course.state === "published"
          ? "On the site"
          : course.state === "archived"
            ? "Archived by its institution"
            : "Not published",
        "Archived",
        null,
      );
    case "bring_back":
      if (!course.may.includes("bring_back")) return left("It is not archived.");
      return changed("Archived", "On the site", null);
    case "intake":
    case "fee": {
      if (!course.may.includes("edit")) return left("It cannot be changed as it stands.");
      if (course.draft !== null) return left("It has changes of its own that wait: open it.");
      return act.kind === "intake" ? plannedIntake(course, act) : plannedFee(course, act.change);
    }
  }

  function plannedIntake(
    { published }: OfficeRow,
    { label, deadline }: Extract<PlannedAct, { kind: "intake" }>,
  ): PlannedRow {
    if (published.intakes.includes(label)) return left("It has this intake.");
    const intakes = [...published.intakes, label];
    const details = {
      label,
      year: null,
      month: null,
      day: null,
      all_year: null,
      deadline,
      apply_url: null,
    };
    const fields =
      deadline === null
        ? { intakes }
        : { intakes, intake_details: [...published.intake_details, details] };
    return changed(published.intakes.join(", ") || "None", intakes.join(", "), fields);
  }

  function plannedFee({ published }: OfficeRow, change: FeeChange): PlannedRow {
    try {
      const fees = changedFees(published.fees, change);
      if (!fees) return left("None of its fees is meant.");
      const words = (of: CourseFields["fees"]) =>
        compareFees({ fees: of, fee_text: null }).join(". ");
      return changed(words(published.fees), words(fees), { fees });
    } catch (error) {
      if (error instanceof RangeError) return left(error.message);
      throw error;
    }
  }
}
