/**
 * The shape of the tables in `fields/`: what is taught, by whom, and to which award. Lists of
 * titles are written as one text with "; " between them, so that a table stays readable.
 */

/** The institutions of the sample, by the short name that the tables use. */
export type InstitutionKey =
  | "kanduoiy"
  | "misraab"
  | "thundi"
  | "hisaab"
  | "kula"
  | "bahuruva"
  | "dhekunu"
  | "fathis"
  | "dhoani"
  | "atolls"
  | "dhathuru"
  | "thiladhunmathi";

/**
 * Kind of award. C1 to C4 certificates, D diploma, AD advanced diploma or associate degree,
 * B and BH bachelor's degree without and with honours, PC and PD postgraduate certificate and
 * diploma, M master's degree, P doctorate; S short course, F foundation year, X professional exam
 * course (these three stand outside the framework).
 */
export type AwardCode =
  | "C1"
  | "C2"
  | "C3"
  | "C4"
  | "D"
  | "AD"
  | "B"
  | "BH"
  | "PC"
  | "PD"
  | "M"
  | "P"
  | "S"
  | "F"
  | "X";

/** An offer with a name of its own; the fourth entry lists modules or topics that replace the subject's. */
type NamedOffer = readonly [InstitutionKey, AwardCode, string, string?];

/** A programme subject: one table row set that several institutions teach at several levels. */
export interface Subject {
  title: string;
  /** Subcategory names, at most three. */
  categories: readonly string[];
  /** "Science" makes "Bachelor of Science in ..."; left out, the title itself follows "of". */
  degree?: "Science" | "Arts" | "Education" | "Engineering" | "Business";
  /** Years of a bachelor's degree with honours where it is not three. */
  honoursYears?: 4;
  /** Module titles from first steps to final year. */
  modules: string;
  /** Module titles of the postgraduate awards. */
  advanced?: string;
  /** From the first job to the senior one. */
  careers: string;
  /** Languages of instruction where the institution's usual ones do not apply. */
  languages?: readonly string[];
  /** The subject in Thaana. */
  dv?: string;
  offers: Partial<Record<InstitutionKey, readonly AwardCode[]>>;
  named?: readonly NamedOffer[];
}

/** A field of study with its subjects. `name` is a top-level category. */
export interface Field {
  name: string;
  /** As it stands in "a related field such as ...". */
  related: string;
  /** Module titles that every longer programme of the field shares. */
  common: string;
  /** A requirement beside the academic ones. */
  requirement?: string;
  /** A remark on the duration of programmes with practice in them. */
  placement?: string;
  /** Diplomas and degrees of the field are taught by day, for their practice. */
  byDay?: true;
  /** Notes of which a course may carry one. */
  notes: string;
  /** Fees of the field against the average field, 1 being average. */
  feeFactor: number;
  subjects: readonly Subject[];
}

const READ = new Map<string, readonly string[]>();

/** The titles of a list as the tables write it; none for a list that is left out. */
export function titles(list: string | undefined): readonly string[] {
  if (!list) return [];
  const known = READ.get(list);
  if (known) return known;
  const read = list.split(";").map((title) => title.trim().replace(/\s+/g, " "));
  READ.set(list, read);
  return read;
}
