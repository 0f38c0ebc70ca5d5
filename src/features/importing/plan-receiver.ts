import type { ExistingCourse, PlannedCourse } from "#records/course-plan.ts";
import type { PlannedInstitution } from "#records/institution-plan.ts";
import type { CategoryPlan } from "./category-plan.ts";

/** Is handed what an import plans, batch by batch, in the order in which it is written. */
export interface PlanReceiver {
  begin(categories: CategoryPlan, institutions: readonly PlannedInstitution[]): Promise<void>;
  institutions(planned: readonly PlannedInstitution[]): Promise<void>;
  courses(
    planned: readonly PlannedCourse[],
    existing: ReadonlyMap<string, ExistingCourse>,
  ): Promise<void>;
  end(): Promise<void>;
}
