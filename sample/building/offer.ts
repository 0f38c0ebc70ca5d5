import type { Profile } from "../institutions/profile.ts";
import type { AwardCode, Field, Subject } from "../programme.ts";
import type { Chooser } from "../random.ts";

/** A planned course: subject, institution and award. */
export interface Offer {
  profile: Profile;
  field: Field;
  subject: Subject;
  code: AwardCode;
  /** A name used instead of one built from subject and award. */
  ownName?: string;
  /** Topics used instead of the subject's modules. */
  topics?: string;
  /**
   * Random choices for one aspect of this course; the same aspect always gives the same choices.
   */
  choose(aspect: string): Chooser;
}

/** Level on the framework of each award; short courses, foundation and exam courses have none. */
export const LEVELS = {
  C1: "1",
  C2: "2",
  C3: "3",
  C4: "4",
  D: "5",
  AD: "6",
  B: "7",
  BH: "7",
  PC: "8",
  PD: "8",
  M: "9",
  P: "10",
  S: "NA",
  F: "NA",
  X: "NA",
} as const satisfies Record<AwardCode, string>;

/** True for the awards outside the framework. */
export function isShort(code: AwardCode): boolean {
  return code === "S" || code === "X";
}

/** True for postgraduate awards. */
export function isPostgraduate(code: AwardCode): boolean {
  return code === "PC" || code === "PD" || code === "M" || code === "P";
}

/** True for bachelor's degrees. */
export function isBachelor(code: AwardCode): boolean {
  return code === "B" || code === "BH";
}

/** True for the awards that can be somebody's first degree or lead to it. */
export function isFirstDegree(code: AwardCode): boolean {
  return code === "D" || code === "AD" || isBachelor(code);
}
