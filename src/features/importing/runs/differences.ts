import { changedFields } from "#records/changes.ts";
import type { PlannedCourse } from "#records/course-plan.ts";
import type { PlannedInstitution } from "#records/institution-plan.ts";
import { changesBetween, recordedCourse, recordedInstitution } from "#records/recorded.ts";
import type { CategoryPlan } from "../category-plan.ts";
import type { PlanReceiver } from "../plan-receiver.ts";
import { MAX_SHOWN_DIFFERENCES, MAX_SHOWN_VALUE } from "./run-limits.ts";

/** A record that an import would add or change. */
export interface RecordDifference {
  kind: "institution" | "course";
  /** Null for one that would be added. */
  id: number | null;
  ref: string;
  name: string;
  /** What was and what would be, by field; empty for one that would be added. */
  fields: { field: string; before: unknown; after: unknown }[];
}

/** Collects what an import would change, of the first records of each kind. */
export class PlannedDifferences implements PlanReceiver {
  readonly shown: RecordDifference[] = [];
  readonly #counts = { institution: 0, course: 0 };

  async begin(_: CategoryPlan, institutions: readonly PlannedInstitution[]): Promise<void> {
    await this.institutions(institutions);
  }

  async institutions(planned: readonly PlannedInstitution[]): Promise<void> {
    for (const { ref, change } of planned) {
      if (change === null) continue;
      const { id, before, stored, archived_on } = change;
      const { name } = stored.row;
      if (before === null) {
        this.#show("institution", { id, ref, name }, []);
        continue;
      }
      const was = recordedInstitution(before);
      const is = { ...recordedInstitution(stored, was), archived_on };
      const fields = changesBetween({ ...was, archived_on: before.archived_on }, is);
      this.#show("institution", { id, ref, name }, changedFields(fields));
    }
  }

  async courses(planned: readonly PlannedCourse[]): Promise<void> {
    for (const { ref, change } of planned) {
      if (change === null) continue;
      const { id, before, stored, archived_on } = change;
      const { name } = stored.row;
      const is = { ...recordedCourse(stored), archived_on };
      const was = before && { ...recordedCourse(before), archived_on: before.archived_on };
      const fields = was ? changedFields(changesBetween(was, is)) : [];
      this.#show("course", { id, ref, name }, fields);
    }
  }

  async end(): Promise<void> {}

  #show(
    kind: RecordDifference["kind"],
    record: Pick<RecordDifference, "id" | "ref" | "name">,
    changes: ReturnType<typeof changedFields>,
  ): void {
    const fields = changes.map(({ field, before, after }) => ({
      field,
      before: shownValue(before),
      after: shownValue(after),
    }));
    if (record.id !== null && fields.length === 0) return;
    this.#counts[kind] += 1;
    if (this.#counts[kind] <= MAX_SHOWN_DIFFERENCES) this.shown.push({ kind, ...record, fields });
  }
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
