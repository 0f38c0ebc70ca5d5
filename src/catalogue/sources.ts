/**
 * Where records come from: publisher, licence, and precedence where several sources state the same
 * fact (docs/decisions/036).
 */

/** By precedence: the first source that states a fact provides it. */
const SOURCE_KINDS = ["institution", "operator", "website", "register", "sample"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface Licence {
  name: string;
  url: string;
  /** The credit line that the licence requires. */
  credit: string;
}

export interface Source {
  /** Its key in the database, the importer and the API. */
  key: string;
  /** Its name after the word "the". */
  name: string;
  kind: SourceKind;
  /** Null where it has no publisher. */
  publisher: string | null;
  licence: Licence | null;
  /** True where its licence allows its records in public downloads. */
  isPassedOn: boolean;
  /**
   * True where one of its files lists all of its records: a record missing from a later file has
   * vanished.
   */
  isWhole: boolean;
  /** True for the authority that grants approvals: for approvals it precedes every other source. */
  grantsApproval: boolean;
}

const ENTRIES: Source[] = [
  {
    key: "institution",
    name: "institution",
    kind: "institution",
    publisher: null,
    licence: null,
    isPassedOn: true,
    isWhole: false,
    grantsApproval: false,
  },
  {
    key: "magu",
    name: "directory's own records",
    kind: "operator",
    publisher: null,
    licence: null,
    isPassedOn: true,
    isWhole: false,
    grantsApproval: false,
  },
  {
    key: "ium",
    name: "website of the Islamic University of Maldives",
    kind: "website",
    publisher: "Islamic University of Maldives",
    licence: null,
    isPassedOn: false,
    isWhole: true,
    grantsApproval: false,
  },
  {
    key: "mqa",
    name: "MQA register",
    kind: "register",
    publisher: "Maldives Qualifications Authority",
    licence: null,
    isPassedOn: false,
    isWhole: true,
    grantsApproval: true,
  },
  {
    key: "cricos",
    name: "CRICOS register",
    kind: "register",
    publisher: "Australian Government, Department of Education",
    licence: {
      name: "Creative Commons Attribution 2.5 Australia",
      url: "https://creativecommons.org/licenses/by/2.5/au/",
      credit: "CRICOS, Australian Government",
    },
    isPassedOn: true,
    isWhole: true,
    grantsApproval: false,
  },
  {
    key: "sample",
    name: "fictional sample data",
    kind: "sample",
    publisher: null,
    licence: null,
    isPassedOn: true,
    isWhole: false,
    grantsApproval: false,
  },
];

/** Every known source by key, in order of precedence. */
export const SOURCES: ReadonlyMap<string, Source> = new Map(
  ENTRIES.map((source) => [source.key, source]),
);

/** The source of this key; an unknown key is an operator's own file, which must not be republished. */
export function sourceByKey(key: string): Source {
  return (
    SOURCES.get(key) ?? {
      key,
      name: key,
      kind: "operator",
      publisher: null,
      licence: null,
      isPassedOn: false,
      isWhole: false,
      grantsApproval: false,
    }
  );
}

/** True where `key` names the fictional sample data. */
export const isSample = (key: string): boolean => key === "sample";

/** Sorts sources by precedence; for approvals the granting authority comes first. */
export function byNearness(forApproval: boolean): (a: string, b: string) => number {
  const rank = (key: string) => {
    const { kind, grantsApproval } = sourceByKey(key);
    return forApproval && grantsApproval ? -1 : SOURCE_KINDS.indexOf(kind);
  };
  return (a, b) => rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}

/** A day, a month or a year: `2026-11-03`, `2021-03`, `2021`. */
export const DATE_PATTERN = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** English names of the months. */
export const MONTH_NAMES: readonly string[] =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A date for people: "3 November 2026", "March 2021", "2021". */
export function dateWords(date: string): string {
  const [year = "", month, day] = date.slice(0, 10).split("-");
  const parts = [day && String(Number(day)), month && MONTH_NAMES[Number(month) - 1], year];
  return parts.filter(Boolean).join(" ");
}

/**
 * Whole years from a date to `today` (YYYY-MM-DD). A month or year counts from its first day, so
 * that an age is overstated rather than understated.
 */
export function yearsSince(date: string, today: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const [thisYear = 0, thisMonth = 1, thisDay = 1] = today.slice(0, 10).split("-").map(Number);
  const isBefore = thisMonth < month || (thisMonth === month && thisDay < day);
  return Math.max(0, thisYear - year - Number(isBefore));
}

/** Source and date as a sentence: "From the MQA register of March 2021". */
export function statedBy(key: string, statedOn: string | null): string {
  const { kind, name } = sourceByKey(key);
  const when = statedOn === null ? "" : dateWords(statedOn);
  switch (kind) {
    case "institution":
      return when ? `Stated by the institution, ${when}` : "Stated by the institution";
    case "register":
      return when ? `From the ${name} of ${when}` : `From the ${name}`;
    default:
      return when ? `From the ${name}, ${when}` : `From the ${name}`;
  }
}
