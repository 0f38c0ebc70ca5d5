import type { CourseSummary, Nullable } from "#catalogue/course.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { institutionCardFee, NO_FEE } from "#catalogue/fees.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { totalBeside } from "#catalogue/net-cost.ts";

/** A course on its institution's page: every fact as text. */
export interface InstitutionCourse {
  id: number;
  name: string;
  name_dv: Nullable<string>;
  level: Nullable<string>;
  duration: Nullable<string>;
  /** The fee phrase that the requirements ask for on this card. */
  fee: Nullable<string>;
  /** Total cost and what it includes; null where the fee phrase already says it. */
  total: Nullable<string>;
  modalities: string[];
  intakes: string[];
  entry_routes: EntryRoute[];
  sample: boolean;
}

/** The card of a course on its institution's page. */
export function institutionCourse(course: CourseSummary): InstitutionCourse {
  const fee = institutionCardFee(course);
  return {
    id: course.id,
    name: course.name,
    name_dv: course.name_dv,
    level: levelTitle(course.mnqf_level),
    duration: course.duration_text,
    fee: fee === NO_FEE ? null : fee,
    total: totalBeside(fee, course),
    modalities: course.delivery_modalities.map(modalityLabel),
    intakes: course.intakes,
    entry_routes: course.entry_routes,
    sample: course.sample,
  };
}
