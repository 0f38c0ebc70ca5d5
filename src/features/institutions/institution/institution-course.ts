import type { CourseSummary, Nullable } from "#catalogue/course.ts";
import { institutionCardFee, NO_FEE } from "#catalogue/fees.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { totalBeside } from "#catalogue/total-cost.ts";

/** A course as its card on an institution's page shows it: every fact as people read it. */
export interface InstitutionCourse {
  id: number;
  name: string;
  name_dv: Nullable<string>;
  level: Nullable<string>;
  duration: Nullable<string>;
  /** The phrase that is required on this card. */
  fee: Nullable<string>;
  /** What the whole course costs and contains, where the phrase does not say that already. */
  total: Nullable<string>;
  modalities: string[];
  intakes: string[];
  sample: boolean;
}

/** What an institution's page shows of one of its courses. */
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
    sample: course.sample,
  };
}
