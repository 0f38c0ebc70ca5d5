import type { PlaceKey } from "../places.ts";
import type { AwardCode, InstitutionKey } from "../programme.ts";

/** How an institution writes its fees; see building/fees.ts. */
export type FeeHabit =
  | "total"
  | "range"
  | "registration"
  | "monthly"
  | "semester"
  | "yearly"
  | "module"
  | "free"
  | "contact"
  | "unstated";

export type Modality = "f2f" | "online" | "blended";

/** A campus or faculty; fields that are left out are not stated. */
export interface Site {
  name: string;
  place: PlaceKey;
  main?: true;
  line1?: string;
  line2?: string;
  /** No map is given. */
  unmapped?: true;
  /** Social networks that the site links to. */
  social?: readonly ("instagram" | "twitter" | "facebook" | "linkedin" | "youtube")[];
  /** Parts of the contact that the site does not state. */
  without?: readonly ("phone" | "email" | "website")[];
  secondPhone?: true;
}

/** A fictional body abroad that awards, alone or together with the institution. */
export interface Partner {
  body: string;
  country: string;
  codes: readonly AwardCode[];
  /** Share of the courses of those codes that it awards, 0 to 1. */
  share: number;
  /** It awards together with the institution. */
  jointly?: true;
}

/** An institution of the sample and its habits in writing up courses. */
export interface Profile {
  key: InstitutionKey;
  name: string;
  name_dv?: string;
  overview?: string;
  featured?: number;
  /** How many slides it shows. */
  slides: number;
  campuses: readonly Site[];
  faculties?: readonly Site[];
  partners?: readonly Partner[];
  /** Words and numbers of its award names. */
  style: {
    numerals: "roman" | "arabic";
    national?: true;
    level4: "Certificate IV" | "Advanced Certificate";
    level6: "Advanced Diploma" | "Associate Degree";
    /** "BSc (Hons) X" for "Bachelor of Science (Hons) in X". */
    abbreviates?: true;
    /** Adds "(awarded by X)" to the names of courses that a partner awards. */
    namesPartner?: true;
  };
  /** Fees against the average institution, 1 being average. */
  price: number;
  fees: readonly FeeHabit[];
  delivery: readonly (readonly Modality[])[];
  languages: readonly (readonly string[])[];
}
