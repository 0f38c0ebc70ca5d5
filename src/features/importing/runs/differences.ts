import { changedFields } from "#records/changes.ts";
import type { CourseChange, PlannedCourse } from "#records/course-plan.ts";
import type { PlannedInstitution } from "#records/institution-plan.ts";
import type { PlannedRecord } from "#records/statements.ts";
import type { CategoryPlan } from "../category-plan.ts";
import type { PlanReceiver } from "../plan-receiver.ts";
import { MAX_SHOWN_DIFFERENCES, MAX_SHOWN_VALUE } from "./run-limits.ts";
import type { RecordDifference } from "./runs.schema.ts";

/** Collects what an import would change, of the first records of each kind. */
export class PlannedDifferences implements PlanReceiver {
  readonly shown: RecordDifference[] = [];
  readonly #counts = { institution: 0, course: 0 };

  async begin(_: CategoryPlan, institutions: readonly PlannedInstitution[]): Promise<void> {
    await this.institutions(institutions);
  }

  async institutions(planned: readonly PlannedInstitution[]): Promise<void> {
    this.#add("institution", planned);
  }

  async courses(planned: readonly PlannedCourse[]): Promise<void> {
    this.#add("course", planned);
  }

  async end(): Promise<void> {}

  #add(
    kind: RecordDifference["kind"],
    planned: readonly PlannedRecord<Pick<CourseChange, "id" | "fields"> & Named>[],
  ): void {
    for (const { ref, change } of planned) {
      if (change === null) continue;
      const { id, fields, stored } = change;
      const changes = fields ? changedFields(fields) : [];
      if (fields && changes.length === 0) continue;
      this.#counts[kind] += 1;
      if (this.#counts[kind] > MAX_SHOWN_DIFFERENCES) continue;
      const shown = changes.map(({ field, before, after }) => ({
        field,
        before: shownValue(before),
        after: shownValue(after),
      }));
      this.shown.push({ kind, id, ref, name: stored.row.name, fields: shown });
    }
  }
}

interface Named {
  stored: { row: { name: string } };
}

/** A long text ends in an ellipsis; a long list is said by its length. */
function shownValue(value: unknown): unknown {
  if (typeof value === "string" && value.length > MAX_SHOWN_VALUE) {
    return `${value.slice(0, MAX_SHOWN_VALUE)}…`;
  }
  if (Array.isArray(value) && JSON.stringify(value).length > MAX_SHOWN_VALUE) {
    return `${value.length} entries`;
  }
  return value;
}
