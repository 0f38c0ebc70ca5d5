import type { Blacklisting, Course, InstitutionRef, Nullable } from "./course.ts";
import { dateWords, yearsSince } from "./dates.ts";
import { ageWords, isPast, lowered, statedWords } from "./evidence.ts";
import { statedBy } from "./sources.ts";

/** What sources state about an approval, and whether it still holds today. */
export type ApprovalState =
  /** Stated within the last year, and not temporary. */
  | "approved"
  /** Stated over a year ago, expired, or undated: it may no longer hold. */
  | "outdated"
  | "temporary"
  | "withdrawn"
  | "refused";

export interface Approval {
  state: ApprovalState;
  /** The text of the badge. */
  label: string;
  /** Source and date: "From the MQA register of March 2021 (5 years ago)". */
  stated: string;
  /** What the visitor should do; null where nothing is in doubt. */
  advice: Nullable<string>;
}

type Approved = Pick<Course, "mqa_approved" | "approval_status" | "facts">;

const MQA = "the Maldives Qualifications Authority";
const ASK = "Ask the institution whether it still holds.";

/**
 * What a page says about a course's approval; null where no source states one, which is not "No".
 *
 * @param today YYYY-MM-DD.
 */
export function approvalOn(course: Approved, today: string): Approval | null {
  const { mqa_approved: isApproved, approval_status: status } = course;
  if (isApproved === null && status === null) return null;
  const fact = course.facts.approval;
  const said = { stated: fact ? statedWords(fact, today) : "Its source is not known" };
  if (status === "withdrawn") {
    const advice = "Ask the institution before you apply.";
    return { state: "withdrawn", label: `Approval withdrawn by ${MQA}`, advice, ...said };
  }
  if (isApproved === false) {
    return { state: "refused", label: `Not approved by ${MQA}`, advice: null, ...said };
  }
  const doubt = doubtOf(fact, today);
  if (status === "temporary") {
    const label = doubt ? `Temporary approval, ${doubt}` : `Temporary approval by ${MQA}`;
    const advice = doubt ? ASK : "It is given for a time: ask the institution until when.";
    return {
      state: "temporary",
      label,
      advice: fact?.holds_until && !doubt ? null : advice,
      ...said,
    };
  }
  if (doubt) return { state: "outdated", label: `MQA approval, ${doubt}`, advice: ASK, ...said };
  return { state: "approved", label: `Approved by ${MQA}`, advice: null, ...said };
}

/**
 * The approval with its source and date, for places that do not know today's date: "Yes, temporary.
 * From the MQA register of March 2021". Null where no source states one.
 *
 * @param besides What stands beside it already: said here again, it would be said twice.
 */
export function approvalSentence(
  course: Approved & Pick<Course, "institution">,
  besides?: Nullable<string>,
): Nullable<string> {
  const { mqa_approved: isApproved, approval_status: status } = course;
  const blacklisted = blacklistLine(course.institution);
  if (isApproved === null && status === null) return blacklisted;
  const answer =
    status === "withdrawn"
      ? "No, withdrawn"
      : isApproved === false
        ? "No"
        : status === "temporary"
          ? "Yes, temporary"
          : "Yes";
  const source = sourceSentence(course.facts.approval);
  return [answer, source !== besides && source, blacklisted].filter(Boolean).join(". ");
}

function sourceSentence(fact: Course["facts"]["approval"]): string {
  if (!fact) return "Its source and date are not known";
  const { source, stated_on, holds_until } = fact;
  const until = holds_until ? `, stated to hold until ${dateWords(holds_until)}` : "";
  return `${statedBy(source, stated_on)}${until}${stated_on ? "" : ", date not known"}`;
}

/** Why a stated approval may no longer hold; null where there is no reason to doubt it. */
function doubtOf(fact: Course["facts"]["approval"], today: string): Nullable<string> {
  if (fact?.holds_until && isPast(fact.holds_until, today)) {
    return `held until ${dateWords(fact.holds_until)}`;
  }
  if (!fact?.stated_on) return "date not known";
  const years = yearsSince(fact.stated_on, today);
  return years === 0 ? null : `stated ${ageWords(years)}`;
}

/** Badge of an institution whose approvals were cancelled. */
export const BLACKLISTED = "Blacklisted institution";

/** Source and date of an institution's blacklisting; null where no source states one. */
export function blacklistedBy({
  blacklisted,
}: Pick<InstitutionRef, "blacklisted">): Nullable<string> {
  return blacklisted ? statedBy(blacklisted.source, blacklisted.stated_on) : null;
}

/** The blacklisting in one line: "Blacklisted institution: from the MQA register of March 2021". */
export function blacklistLine(institution: Pick<InstitutionRef, "blacklisted">): Nullable<string> {
  const stated = blacklistedBy(institution);
  return stated && `${BLACKLISTED}: ${lowered(stated)}`;
}

/** What a blacklisting means, for those who would enrol. */
const BLACKLISTED_MEANING =
  "The register says that approvals of this institution were cancelled. Ask the Maldives Qualifications Authority before you enrol or pay.";

/** What a blacklisting means, with its source and date. */
export function blacklistWords(
  { source, stated_on }: Blacklisting,
  today: string,
): { stated: string; meaning: string } {
  return {
    stated: statedWords({ source, stated_on, holds_until: null }, today),
    meaning: BLACKLISTED_MEANING,
  };
}
