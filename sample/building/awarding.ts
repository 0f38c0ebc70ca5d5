import type { Partner } from "../institutions/profile.ts";
import { isBachelor, isShort, type Offer } from "./offer.ts";

export interface Awarding {
  awarding_body: string | null;
  awarding_body_type: "local" | "international" | "both" | null;
  awarding_body_country: string | null;
  /** The partner that is the only awarding body, for names and fees. */
  abroad: string | null;
}

/** Examinations that are open to everyone, by the words in a course's name. */
const EXAMINATIONS: readonly [RegExp, string | null, string | null][] = [
  [/\bACCA\b/, "ACCA", "United Kingdom"],
  [/\bCIMA\b/, "CIMA", "United Kingdom"],
  [/\bAAT\b/, "AAT", "United Kingdom"],
  [/\bIATA\b/, "IATA", "Switzerland"],
  [/\bIELTS\b/, null, "United Kingdom"],
  [/\b[AO] Level\b/, null, "United Kingdom"],
  [/\b(TOEFL|CCNA|Project Management Professional)\b/, null, "United States"],
  [/Scuba Instructor/, null, null],
];

function examination(name: string): Awarding | null {
  const found = EXAMINATIONS.find(([pattern]) => pattern.test(name));
  if (!found) return null;
  const [, body, country] = found;
  return {
    awarding_body: body,
    awarding_body_type: "international",
    awarding_body_country: country,
    abroad: null,
  };
}

function withPartner(offer: Offer, partner: Partner): Awarding {
  return {
    awarding_body: partner.jointly ? `${offer.profile.name} with ${partner.body}` : partner.body,
    awarding_body_type: partner.jointly ? "both" : "international",
    awarding_body_country: partner.country,
    abroad: partner.jointly ? null : partner.body,
  };
}

function local(offer: Offer): Awarding {
  const choose = offer.choose("awarding/local");
  if (isShort(offer.code) && choose.chance(0.4)) {
    return {
      awarding_body: null,
      awarding_body_type: null,
      awarding_body_country: null,
      abroad: null,
    };
  }
  return {
    awarding_body: choose.chance(0.55) ? offer.profile.name : null,
    awarding_body_type: choose.chance(0.97) ? "local" : null,
    awarding_body_country: choose.chance(0.6) ? "Maldives" : null,
    abroad: null,
  };
}

/** The awarding body of the course. */
export function awarding(offer: Offer): Awarding {
  const exam = offer.code === "X" ? examination(offer.ownName ?? "") : null;
  if (exam) return exam;
  const choose = offer.choose("awarding");
  const partner = offer.profile.partners?.find(
    ({ codes, share }) => codes.includes(offer.code) && choose.chance(share),
  );
  return partner ? withPartner(offer, partner) : local(offer);
}

/** Whether the qualifications authority has approved the course; null where it is not stated. */
export function mqaApproved(offer: Offer): boolean | null {
  const choose = offer.choose("mqa");
  if (isShort(offer.code)) return choose.chance(0.45) ? false : null;
  if (choose.chance(0.07)) return null;
  return choose.chance(0.95);
}

const ELIGIBLE = [
  "Eligible: full tuition for a first degree",
  "Eligible: full tuition for a first degree",
  "Eligible when taken full-time",
  "Eligible: up to MVR 25,000 a year of study",
  "Eligible for Maldivians who have no earlier degree",
] as const;

/** The text on the Bachelor's Degree Grant Scheme: "No", what is paid, or null where not stated. */
export function firstDegreeScheme(offer: Offer, awarded: Awarding): string | null {
  const choose = offer.choose("first-degree");
  const possible = isBachelor(offer.code) && awarded.awarding_body_type !== "international";
  if (possible && choose.chance(0.62)) return choose.pick(ELIGIBLE);
  return choose.chance(0.9) ? "No" : null;
}
