import type { FacetKey } from "#catalogue/facets.ts";
import {
  atInstitution,
  type Filters,
  inCategory,
  noFilters,
  writeFilters,
} from "#catalogue/filters.ts";
import type { OfficePartName } from "./office-parts.ts";
import { PAGES, type PlainPage, pathTo, WHOLE_FACET } from "./pages.ts";

/** Why the export was refused: wrong password, no right code, or too many attempts. */
export type ExportRefusal = "sign-in" | "code" | "limit";

interface LinkedRecord {
  id: number;
  name: string;
}

/** Paths of the pages without parameters: `paths.terms()`. */
const staticPaths = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, () => path]),
) as Record<PlainPage, () => string>;

/** Every address of the site. Pages, redirects, sitemap and tests take them from here. */
export const paths = {
  ...staticPaths,
  /** With a page, also the first one, as changes of filters name it (requirements, 2.4). */
  courses: (filters: Partial<Filters> = {}, page?: number) =>
    withQuery(
      pathTo("courses", page ? { page } : {}),
      writeFilters({ ...noFilters(), ...filters }),
    ),
  /** The list with all choices of one filter; the page carries only part of those that are folded. */
  coursesWithWhole: (filters: Partial<Filters>, key: FacetKey) => {
    const address = paths.courses(filters);
    return `${address}${address.includes("?") ? "&" : "?"}${WHOLE_FACET}=${key}`;
  },
  coursesWith: (key: FacetKey, value: string) => paths.courses({ [key]: [value] }),
  coursesIn: (category: string) => paths.courses(inCategory(category)),
  coursesAt: (institution: string) => paths.courses(atInstitution(institution)),
  /** Dates of the courses of filters; `month` is YYYY-MM, `page` a page of that month. */
  calendar: (filters: Partial<Filters> = {}, month = "", page = 1) =>
    withQuery(
      staticPaths.calendar(),
      [
        writeFilters({ ...noFilters(), ...filters, sort: null }),
        month && `month=${month}`,
        page > 1 && `page=${page}`,
      ]
        .filter(Boolean)
        .join("&"),
    ),
  /** The same as an iCalendar file, or the dates of named courses; `on` is when one intake starts. */
  calendarFile: (of: { filters?: Filters; ids?: readonly number[]; on?: string } = {}) =>
    withQuery(
      "/api/v1/calendar.ics",
      [
        of.filters && writeFilters({ ...of.filters, sort: null }),
        of.ids && `ids=${of.ids.join(",")}`,
        of.on && `on=${of.on}`,
      ]
        .filter(Boolean)
        .join("&"),
    ),
  course: ({ id, name }: LinkedRecord) => pathTo("course", { id, slug: slug(name) }),
  institutions: (name = "", page = 1) =>
    withQuery(
      staticPaths.institutions(),
      new URLSearchParams({
        ...(name ? { name } : {}),
        ...(page === 1 ? {} : { page: String(page) }),
      }).toString(),
    ),
  institution: (id: number) => pathTo("institution", { id }),
  /**
   * Without ids it is the visitor's own shortlist; `differences` leaves out rows that are equal.
   */
  compare: (ids: readonly number[] = [], view: { differences?: boolean } = {}) =>
    withQuery(
      staticPaths.compare(),
      [ids.length > 0 && `ids=${ids.join(",")}`, view.differences && "differences=1"]
        .filter(Boolean)
        .join("&"),
    ),
  /** The same courses side by side as CSV. */
  comparisonFile: (ids: readonly number[]) =>
    `/api/v1/download/comparison.csv?ids=${ids.join(",")}`,
  /** The search for paths to a course, or to a level of a category. */
  pathways: (goal: { course?: number; level?: string; category?: string } = {}) =>
    withQuery(
      staticPaths.pathways(),
      new URLSearchParams(
        Object.entries(goal).map(([name, value]) => [name, String(value)]),
      ).toString(),
    ),
  /** The courses of a level that name the qualification of a course as a way in. */
  opens: (course: number, level: string, page = 1) =>
    withQuery(pathTo("opens", { id: course }), `level=${level}${page > 1 ? `&page=${page}` : ""}`),
  search: (query = "", page = 1) =>
    `${staticPaths.search()}?${new URLSearchParams({ page: String(page), query }).toString()}`,
  /** `query` is a question with answers, as the career guide writes them. */
  careerGuide: (query = "") => withQuery(staticPaths.careerGuide(), query),
  /** `ask` is the initial text of the message box. */
  chat: (ask = "") =>
    withQuery(staticPaths.chat(), ask ? new URLSearchParams({ ask }).toString() : ""),
  resetPassword: (token: string) => pathTo("resetPassword", { token: encodeURIComponent(token) }),
  firstAdministrator: (token: string) =>
    pathTo("firstAdministrator", { token: encodeURIComponent(token) }),
  application: (token: string) => pathTo("application", { token: encodeURIComponent(token) }),
  /** `find` searches an institution; with an id, or without one of a new institution, it is the form. */
  listYourCourses: (view: { find?: string; institution?: number | "new" } = {}) =>
    withQuery(
      staticPaths.listYourCourses(),
      new URLSearchParams({
        ...(view.find === undefined ? {} : { find: view.find }),
        ...(view.institution === undefined ? {} : { institution: String(view.institution) }),
      }).toString(),
    ),
  invitation: (token: string) => pathTo("invitation", { token: encodeURIComponent(token) }),
  confirmEmail: (token: string) => pathTo("confirmEmail", { token: encodeURIComponent(token) }),
  unsubscribe: (token: string) => pathTo("unsubscribe", { token: encodeURIComponent(token) }),
  confirmAlerts: (token: string) => pathTo("confirmAlerts", { token: encodeURIComponent(token) }),
  /** Saved searches and courses. */
  savedAlerts: () => `${staticPaths.profile()}#posted`,
  /** With ids it loads these courses, for the list of saved ones. */
  profile: (ids: readonly number[] = []) =>
    withQuery(staticPaths.profile(), ids.length > 0 ? `ids=${ids.join(",")}` : ""),
  /** Redirect target of a refused export without JavaScript; `refused` says why. */
  profileDataRefused: (refused: ExportRefusal) =>
    `${staticPaths.profile()}?refused=${refused}#data`,
  /** A part of the office, or one record of it: `office("courses", 12)`. */
  office: (part: OfficePartName = "today", record?: number) =>
    pathTo("office", { ...(part !== "today" && { part }), ...(record && { record }) }),
  contact: () => `${staticPaths.about()}#contact`,
  /** Redirect target of the contact form without JavaScript. */
  messageReceived: () => `${staticPaths.about()}?message=received#contact`,
  /** The form for a mistake in a record; `about` is the group of facts with the mistake. */
  report: (
    { kind, id }: { kind: "course" | "institution"; id: number },
    view: { about?: string; received?: boolean } = {},
  ) =>
    withQuery(
      staticPaths.report(),
      new URLSearchParams({
        [kind]: String(id),
        ...(view.about ? { about: view.about } : {}),
        ...(view.received ? { message: "received" } : {}),
      }).toString(),
    ),
  /** The form for a question to an institution, about a course of it or itself. */
  ask: ({ kind, id }: { kind: "course" | "institution"; id: number }) =>
    withQuery(staticPaths.ask(), new URLSearchParams({ [kind]: String(id) }).toString()),
  /** The link in a mail that deletes a question. */
  deleteQuestion: (token: string) => pathTo("deleteQuestion", { token: encodeURIComponent(token) }),
  /** Drawn by the server where an institution has no logo. */
  monogram: ({ id }: { id: number }) => `/pictures/institutions/${id}/logo.svg`,
  partnerMonogram: ({ id }: { id: number }) => `/pictures/partners/${id}/logo.svg`,
  face: ({ id }: { id: number }) => `/pictures/testimonials/${id}/photo.svg`,
  banner: ({ id }: { id: number }) => `/pictures/institutions/${id}/banner.svg`,
  cover: () => "/pictures/cover.svg",
  pattern: (seed: string) => `/pictures/patterns/${encodeURIComponent(seed)}.svg`,
  /** Picture for shared links, drawn by the server. */
  sharePicture: () => "/pictures/share.png",
  courseSharePicture: ({ id }: { id: number }) => `/pictures/courses/${id}/share.png`,
  institutionSharePicture: ({ id }: { id: number }) => `/pictures/institutions/${id}/share.png`,
  apiReference: () => "/api/docs",
  /** All that may be passed on of the directory, as CSV files in one archive. */
  download: () => "/api/v1/download/magu.csv.zip",
} as const;

/** The readable last segment of a course's address; any segment opens the page. */
function slug(name: string): string {
  const words = name
    .normalize("NFKD")
    // Removes Latin accents only: Thaana vowels are combining marks too and must stay.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’‘ʼ]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    // Cuts by code points: half of a surrogate pair is not valid in an address.
    .match(/^.{0,80}/u)?.[0]
    .replace(/-$/, "");
  return encodeURIComponent(words || "course");
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
