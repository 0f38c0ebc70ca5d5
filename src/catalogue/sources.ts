/**
 * Where records come from: who published them, under which terms, and who speaks where several say
 * something of one record (docs/decisions/036).
 */

/** From the nearest to the furthest: the first that states a fact speaks for it. */
const SOURCE_KINDS = ["institution", "operator", "website", "register", "sample"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface Licence {
  name: string;
  url: string;
  /** The line that the licence asks for. */
  credit: string;
}

export interface Source {
  /** As the database, the importer and the API name it. */
  key: string;
  /** As people read it, to stand after "the". */
  name: string;
  kind: SourceKind;
  /** Null where nobody published it. */
  publisher: string | null;
  licence: Licence | null;
  /** True where its records may go on in a download that everybody can take. */
  isPassedOn: boolean;
  /** True where a file of it holds all of its records: what a later one lacks has vanished. */
  isWhole: boolean;
  /** True for the authority that grants approvals: it speaks for them before everybody else. */
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

/** Every source that is known, by key, the nearest first. */
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

/** Sorts sources from the nearest to the furthest; for approvals who grants them comes first. */
export function byNearness(forApproval: boolean): (a: string, b: string) => number {
  const rank = (key: string) => {
    const { kind, grantsApproval } = sourceByKey(key);
    return forApproval && grantsApproval ? -1 : SOURCE_KINDS.indexOf(kind);
  };
  return (a, b) => rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}

/** A day, a month or a year: `2026-11-03`, `2021-03`, `2021`. */
export const DATE_PATTERN = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

const MONTH_NAMES =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A date as people read it: "3 November 2026", "March 2021", "2021". */
export function dateWords(date: string): string {
  const [year = "", month, day] = date.slice(0, 10).split("-");
  const parts = [day && String(Number(day)), month && MONTH_NAMES[Number(month) - 1], year];
  return parts.filter(Boolean).join(" ");
}

/**
 * Whole years from a date to `today` (YYYY-MM-DD); a month or a year counts from its first day, so
 * that an age is rather said too high than too low.
 */
export function yearsSince(date: string, today: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const [thisYear = 0, thisMonth = 1, thisDay = 1] = today.slice(0, 10).split("-").map(Number);
  const isBefore = thisMonth < month || (thisMonth === month && thisDay < day);
  return Math.max(0, thisYear - year - Number(isBefore));
}

/** Who says it and when, in a sentence of its own: "From the MQA register of March 2021". */
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
