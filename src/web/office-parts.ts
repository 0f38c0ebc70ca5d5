import { recordNumber } from "#platform/record-number.ts";

/** The groups of the parts that are about the whole site, in the order of the navigation. */
export const OFFICE_GROUPS = [
  { name: "home", title: "Today" },
  { name: "waiting", title: "Waiting" },
  { name: "directory", title: "Directory" },
  { name: "site", title: "Site" },
  { name: "running", title: "Running" },
] as const;

export type OfficeGroupName = (typeof OFFICE_GROUPS)[number]["name"];

/** A page of the office, as its navigation and its address (`/office/courses/12`) name it. */
interface OfficePartRow {
  /** Its segment of the address; the first part has none. */
  name: string;
  title: string;
  /**
   * About the institution that is chosen, or where it stands among those about the whole site; home
   * is of operators the site's, of others their institution's.
   */
  group: "institution" | OfficeGroupName;
  for: "everybody" | "operators" | "admins";
  /** True where single records have a page of their own, by their id. */
  records?: true;
}

/** The parts of the office in the order of its navigation. */
export const OFFICE_PARTS = [
  { name: "today", title: "Today", group: "home", for: "everybody" },
  { name: "overview", title: "Overview", group: "institution", for: "operators" },
  { name: "courses", title: "Courses", group: "institution", for: "everybody", records: true },
  { name: "spreadsheet", title: "Spreadsheet", group: "institution", for: "everybody" },
  { name: "institution", title: "Institution", group: "institution", for: "everybody" },
  { name: "questions", title: "Questions", group: "institution", for: "everybody" },
  { name: "figures", title: "Figures", group: "institution", for: "everybody" },
  { name: "keys", title: "Keys", group: "institution", for: "everybody" },
  { name: "members", title: "Members", group: "institution", for: "everybody", records: true },
  { name: "review", title: "Review", group: "waiting", for: "operators" },
  { name: "inbox", title: "Inbox", group: "waiting", for: "operators" },
  { name: "applications", title: "Applications", group: "waiting", for: "admins" },
  { name: "institutions", title: "Institutions", group: "directory", for: "admins" },
  { name: "categories", title: "Categories", group: "directory", for: "operators" },
  { name: "imports", title: "Imports", group: "directory", for: "admins", records: true },
  { name: "content", title: "Content", group: "site", for: "operators" },
  { name: "texts", title: "Page texts", group: "site", for: "operators" },
  { name: "adverts", title: "Adverts", group: "site", for: "operators", records: true },
  { name: "rules", title: "Rates and rules", group: "site", for: "operators" },
  { name: "site", title: "Settings", group: "site", for: "operators" },
  { name: "insight", title: "Insight", group: "running", for: "operators" },
  { name: "health", title: "Health", group: "running", for: "admins" },
  { name: "people", title: "People", group: "running", for: "admins" },
  { name: "audit", title: "Audit log", group: "running", for: "admins" },
] as const satisfies readonly OfficePartRow[];

export interface OfficePart extends OfficePartRow {
  name: OfficePartName;
}
export type OfficePartName = (typeof OFFICE_PARTS)[number]["name"];

/** Where somebody is in the office. */
export interface OfficePlace {
  part: OfficePart;
  /** Id of the record that is opened. */
  record: number | null;
}

/** The place of an address; null where there is none. */
export function officePlaceOf(params: {
  part?: string | undefined;
  record?: string | undefined;
}): OfficePlace | null {
  const [first, ...others] = OFFICE_PARTS;
  if (params.part === undefined) return { part: first, record: null };
  const part: OfficePart | undefined = others.find(({ name }) => name === params.part);
  if (!part) return null;
  if (params.record === undefined) return { part, record: null };
  const record = part.records ? recordNumber(params.record) : null;
  return record === null ? null : { part, record };
}
