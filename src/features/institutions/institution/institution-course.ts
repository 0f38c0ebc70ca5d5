import type { CourseSummary, Nullable } from "#catalogue/course.ts";
import type { StatedEntry } from "#catalogue/entry.ts";
import { institutionCardFee } from "#catalogue/fees.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { cardCosts } from "#catalogue/net-cost.ts";

/** A course on its institution's page: every fact as text. */
export interface InstitutionCourse extends StatedEntry {
  id: number;
  name: string;
  name_dv: Nullable<string>;
  level: Nullable<string>;
  duration: Nullable<string>;
  /** As `cardCosts` has them, with the fee phrase that the requirements ask for on this card. */
  costs: string[];
  modalities: string[];
  intakes: string[];
  sample: boolean;
}

/** The card of a course on its institution's page. */
export function institutionCourse(course: CourseSummary): InstitutionCourse {
  return {
    id: course.id,
    name: course.name,
    name_dv: course.name_dv,
    level: levelTitle(course.mnqf_level),
    duration: course.duration_text,
    costs: cardCosts(institutionCardFee(course), course),
    modalities: course.delivery_modalities.map(modalityLabel),
    intakes: course.intakes,
    entry_routes: course.entry_routes,
    has_entry_text: course.has_entry_text,
    sample: course.sample,
  };
}
