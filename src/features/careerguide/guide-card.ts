import { blacklistedBy } from "#catalogue/approval.ts";
import type { CourseSummary, MnqfLevel, Nullable } from "#catalogue/course.ts";
import type { StatedEntry } from "#catalogue/entry.ts";
import { wizardFee } from "#catalogue/fees.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { cardCosts } from "#catalogue/net-cost.ts";
import { shownStudyMode } from "#catalogue/study-modes.ts";
import { logoAddress } from "#web/logo-address.ts";

/** A course as a result of the guide: every fact as text. */
export interface GuideCard extends StatedEntry {
  id: number;
  name: string;
  institution: { name: string; logo: string };
  /** Source and date of its institution's blacklisting; null where no source states one. */
  blacklisted: Nullable<string>;
  duration: Nullable<string>;
  /** Empty outside the framework, which has no number. */
  level: Nullable<string>;
  /** As `cardCosts` has them, with the fee phrase that the requirements ask for on this card. */
  costs: string[];
  modalities: Nullable<string>;
  mode: Nullable<string>;
  intakes: Nullable<string>;
  sample: boolean;
}

/** The card of a course (requirements, 2.10). */
export function guideCard(course: CourseSummary): GuideCard {
  const { id, name, institution } = course;
  return {
    id,
    name,
    institution: {
      name: institution.name,
      logo: logoAddress(institution, 40),
    },
    blacklisted: blacklistedBy(institution),
    duration: course.duration_text,
    level: numberedLevel(course.mnqf_level),
    costs: cardCosts(wizardFee(course), course),
    modalities: course.delivery_modalities.map(modalityLabel).join("/") || null,
    mode: shownStudyMode(course),
    intakes: course.intakes.join(", ") || null,
    entry_routes: course.entry_routes,
    has_entry_text: course.has_entry_text,
    sample: course.sample,
  };
}

/** "Level 5"; null outside the framework (requirements, 2.10). */
function numberedLevel(level: Nullable<MnqfLevel>): Nullable<string> {
  if (level === null) return null;
  return level === "NA" ? "" : `Level ${level}`;
}
