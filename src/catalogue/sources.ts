import { dateWords } from "./dates.ts";

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

/** What people state here. */
const OWN = {
  publisher: null,
  licence: null,
  isPassedOn: true,
  isWhole: false,
  grantsApproval: false,
};
/** What others list in files of their own. */
const LISTED = { ...OWN, isPassedOn: false, isWhole: true };

const ENTRIES: Source[] = [
  { ...OWN, key: "institution", name: "institution", kind: "institution" },
  { ...OWN, key: "magu", name: "directory's own records", kind: "operator" },
  {
    ...LISTED,
    key: "ium",
    name: "website of the Islamic University of Maldives",
    kind: "website",
    publisher: "Islamic University of Maldives",
  },
  {
    ...LISTED,
    key: "mqa",
    name: "MQA register",
    kind: "register",
    publisher: "Maldives Qualifications Authority",
    grantsApproval: true,
  },
  // Of exports, and of the bench; the product has no reader of it.
  {
    ...LISTED,
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
  },
  { ...OWN, key: "sample", name: "fictional sample data", kind: "sample" },
];

/** Every known source by key, in order of precedence. */
export const SOURCES: ReadonlyMap<string, Source> = new Map(
  ENTRIES.map((source) => [source.key, source]),
);

/** The source of this key; an unknown key is an operator's own file, which must not be republished. */
export function sourceByKey(key: string): Source {
  return SOURCES.get(key) ?? { ...OWN, key, name: key, kind: "operator", isPassedOn: false };
}

/**
 * True for the sources whose statements people write in the office. What such a statement takes back
 * is taken back for good: it does not fall silent for a register to speak instead.
 */
export const isWrittenByPeople = (key: string): boolean => key === "institution" || key === "magu";

/** True where `key` names the fictional sample data. */
export const isSample = (key: string): boolean => key === "sample";

/** Sorts sources by precedence; for approvals the granting authority comes first. */
export function byNearness(forApproval: boolean): (a: string, b: string) => number {
  const rank = (key: string) => {
    const { kind, grantsApproval } = sourceByKey(key);
    return forApproval && grantsApproval ? -1 : SOURCE_KINDS.indexOf(kind);
  };
  // Of two operators' records the directory's own come first: people write them.
  const isFile = (key: string) => Number(!SOURCES.has(key));
  return (a, b) => rank(a) - rank(b) || isFile(a) - isFile(b) || (a < b ? -1 : Number(a > b));
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
