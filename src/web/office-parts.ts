import { can, type Right, type Standing } from "#platform/policy.ts";
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
  /** Who may open it; everybody in the office where it is not given. */
  may?: Right;
  /** Its module, as `PAGES` names those of pages; without one it is a screen of features/office. */
  route?: string;
  /** Modules of its further pages, by what ends their address: `:record`, `prices`. */
  pages?: Readonly<Record<string, string>>;
  /** True where single records have a page of their own, by their id. */
  records?: true;
}

/** The parts of the office in the order of its navigation. */
export const OFFICE_PARTS = [
  { name: "today", title: "Today", group: "home" },
  { name: "overview", title: "Overview", group: "institution", may: "office.oversee" },
  { name: "courses", title: "Courses", group: "institution", records: true },
  { name: "spreadsheet", title: "Spreadsheet", group: "institution" },
  { name: "institution", title: "Institution", group: "institution" },
  {
    name: "questions",
    title: "Questions",
    group: "institution",
    route: "questions/office/questions",
  },
  { name: "figures", title: "Figures", group: "institution" },
  {
    name: "keys",
    title: "Keys",
    group: "institution",
    may: "record.manage_keys",
    route: "keys/office/keys",
  },
  {
    name: "members",
    title: "Members",
    group: "institution",
    route: "memberships/office/members",
  },
  { name: "review", title: "Review", group: "waiting", may: "record.review" },
  {
    name: "inbox",
    title: "Inbox",
    group: "waiting",
    may: "message.answer",
    route: "contact/office/inbox",
  },
  {
    name: "applications",
    title: "Applications",
    group: "waiting",
    may: "application.decide",
    route: "applications/office/applications",
  },
  {
    name: "institutions",
    title: "Institutions",
    group: "directory",
    may: "institution.join",
    route: "institutions/office/institutions",
    pages: { ":record": "institutions/office/review-rules" },
  },
  {
    name: "joining",
    title: "Duplicates",
    group: "directory",
    may: "institution.join",
    route: "institutions/office/joining",
  },
  {
    name: "all-courses",
    title: "All courses",
    group: "directory",
    may: "office.oversee",
    route: "courses/office/all-courses",
  },
  { name: "categories", title: "Categories", group: "directory", may: "category.edit" },
  { name: "imports", title: "Imports", group: "directory", may: "import.run", records: true },
  { name: "content", title: "Content", group: "site", may: "content.edit" },
  { name: "texts", title: "Page texts", group: "site", may: "content.edit" },
  {
    name: "adverts",
    title: "Adverts",
    group: "site",
    may: "advert.sell",
    route: "adverts/office/orders",
    pages: {
      take: "adverts/office/take",
      house: "adverts/office/house",
      prices: "adverts/office/prices",
      ":record": "adverts/office/order",
      "invoices/:invoice": "adverts/office/invoice",
    },
  },
  { name: "rules", title: "Rates and rules", group: "site", may: "content.edit" },
  { name: "site", title: "Settings", group: "site", may: "content.edit" },
  {
    name: "insight",
    title: "Insight",
    group: "running",
    may: "insight.read",
    route: "visits/office/insight",
  },
  {
    name: "health",
    title: "Health",
    group: "running",
    may: "health.watch",
    route: "health/office/health",
    pages: { "backups/:backup": "health/office/backup" },
  },
  {
    name: "people",
    title: "People",
    group: "running",
    may: "person.manage",
    route: "accounts/office/people",
  },
  {
    name: "audit",
    title: "Audit log",
    group: "running",
    may: "audit.read",
    route: "audit/office/audit",
  },
] as const satisfies readonly OfficePartRow[];

/** The parts that are pages of their feature, with all their pages. */
export const OFFICE_ROUTES = (OFFICE_PARTS as readonly OfficePartRow[]).flatMap(
  ({ name, route, pages }) => {
    const own = { ...(route !== undefined && { "": route }), ...pages };
    return Object.entries(own).map(([end, route]) => ({
      path: ["/office", name, end].filter(Boolean).join("/"),
      route,
    }));
  },
);

export interface OfficePart extends OfficePartRow {
  name: OfficePartName;
}
export type OfficePartName = (typeof OFFICE_PARTS)[number]["name"];

/** True where somebody who is all of these may open the part. */
export function mayOpen({ may }: OfficePart, ...standings: readonly Standing[]): boolean {
  return may === undefined || standings.some((standing) => can(standing, may));
}

/** Where somebody is in the office. */
export interface OfficePlace {
  part: OfficePart;
  /** Id of the record that is opened. */
  record: number | null;
}

/** The place of a path below `/office`. */
export function officePlaceAt(path: string): OfficePlace | null {
  const [, , part, record] = path.split("/");
  return officePlaceOf({ part: part || undefined, record: record || undefined });
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
  const { pages = {} } = part;
  if (params.record === undefined || Object.hasOwn(pages, params.record)) {
    return { part, record: null };
  }
  const hasRecords = part.records || ":record" in pages;
  const record = hasRecords ? recordNumber(params.record) : null;
  return record === null ? null : { part, record };
}
