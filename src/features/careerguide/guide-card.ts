import type { CourseCard, MnqfLevel, Stated } from "#catalogue/course.ts";
import { formatAmount, wizardFee } from "#catalogue/fees.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { formatTotalCost, totalCost } from "#catalogue/total-cost.ts";
import { paths } from "#web/paths.ts";

/** A course as a result of the guide shows it: every fact as people read it. */
export interface GuideCard {
  id: number;
  name: string;
  institution: { name: string; logo: string };
  duration: Stated<string>;
  /** Empty outside the framework, where there is no number to show. */
  level: Stated<string>;
  /** The specification's phrase for this card; "-" without a fee. */
  fee: string;
  /** What the whole course costs, where the phrase does not say that already. */
  total: Stated<string>;
  modalities: Stated<string>;
  mode: Stated<string>;
  intakes: Stated<string>;
}

/** What the guide shows of a course (specification, section 2.10). */
export function guideCard(course: CourseCard): GuideCard {
  const { id, name, institution } = course;
  return {
    id,
    name,
    institution: {
      name: institution.name,
      logo: institution.logo?.url ?? paths.monogram(institution),
    },
    duration: course.duration_text,
    level: numberedLevel(course.mnqf_level),
    ...costOf(course),
    modalities: course.delivery_modalities.map(modalityLabel).join("/") || null,
    mode: course.mode_of_study_text,
    intakes: course.intakes.join(", ") || null,
  };
}

/** "Level 5"; nothing outside the framework (specification, section 2.10). */
function numberedLevel(level: Stated<MnqfLevel>): Stated<string> {
  if (level === null) return null;
  return level === "NA" ? "" : `Level ${level}`;
}

function costOf(course: CourseCard): Pick<GuideCard, "fee" | "total"> {
  const fee = wizardFee(course);
  const cost = totalCost(course);
  const isSaid = cost !== null && fee.includes(formatAmount(cost.currency, cost.from));
  return { fee, total: cost === null || isSaid ? null : formatTotalCost(cost) };
}
