import { blacklistedBy } from "#catalogue/approval.ts";
import type { CourseSummary, MnqfLevel, Nullable } from "#catalogue/course.ts";
import { wizardFee } from "#catalogue/fees.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { totalBeside } from "#catalogue/total-cost.ts";
import { paths } from "#web/paths.ts";

/** A course as a result of the guide shows it: every fact as people read it. */
export interface GuideCard {
  id: number;
  name: string;
  institution: { name: string; logo: string };
  /** Who says that its institution is blacklisted, and when; null where nobody does. */
  blacklisted: Nullable<string>;
  duration: Nullable<string>;
  /** Empty outside the framework, where there is no number to show. */
  level: Nullable<string>;
  /** The phrase that is required on this card; "-" without a fee. */
  fee: string;
  /** What the whole course costs and contains, where the phrase does not say that already. */
  total: Nullable<string>;
  modalities: Nullable<string>;
  mode: Nullable<string>;
  intakes: Nullable<string>;
  sample: boolean;
}

/** What the guide shows of a course (requirements, 2.10). */
export function guideCard(course: CourseSummary): GuideCard {
  const { id, name, institution } = course;
  return {
    id,
    name,
    institution: {
      name: institution.name,
      logo: institution.logo?.url ?? paths.monogram(institution),
    },
    blacklisted: blacklistedBy(institution),
    duration: course.duration_text,
    level: numberedLevel(course.mnqf_level),
    ...guideCardCost(course),
    modalities: course.delivery_modalities.map(modalityLabel).join("/") || null,
    mode: course.mode_of_study_text,
    intakes: course.intakes.join(", ") || null,
    sample: course.sample,
  };
}

/** "Level 5"; nothing outside the framework (requirements, 2.10). */
function numberedLevel(level: Nullable<MnqfLevel>): Nullable<string> {
  if (level === null) return null;
  return level === "NA" ? "" : `Level ${level}`;
}

function guideCardCost(course: CourseSummary): Pick<GuideCard, "fee" | "total"> {
  const fee = wizardFee(course);
  return { fee, total: totalBeside(fee, course) };
}
