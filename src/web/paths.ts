import type { FacetKey } from "#catalogue/facets.ts";
import {
  atInstitution,
  type Filters,
  inCategory,
  noFilters,
  writeFilters,
} from "#catalogue/filters.ts";
import type { OfficePartName } from "./office-parts.ts";
import {
  BACK,
  PAGES,
  type PageName,
  type PlainPage,
  pathTo,
  REGISTERED,
  type TokenPage,
  WHOLE_FACET,
} from "./pages.ts";

/** Why the export was refused: wrong password, no right code, or too many attempts. */
export type ExportRefusal = "sign-in" | "code" | "limit";

interface LinkedRecord {
  id: number;
  name: string;
}

/** A course or an institution that a form is about. */
interface FormSubject {
  kind: "course" | "institution";
  id: number;
}

/** Paths of pages without parameters, `paths.terms()`, and with a secret, `paths.invitation(token)`. */
const namedPaths = Object.fromEntries(
  (Object.keys(PAGES) as PageName[]).map((name) => [
    name,
    (token?: string) =>
      token === undefined ? PAGES[name].path : pathTo(name, { token: encodeURIComponent(token) }),
  ]),
) as Record<PlainPage, () => string> & Record<TokenPage, (token: string) => string>;

/** Every address of the site. Pages, redirects, sitemap and tests take them from here. */
export const paths = {
  ...namedPaths,
  /** With a page, also the first one, as changes of filters name it (specification, 2.4). */
  courses: (filters: Partial<Filters> = {}, page?: number) =>
    withQuery(
      pathTo("courses", page ? { page } : {}),
      writeFilters({ ...noFilters(), ...filters }),
    ),
  /** The list with all choices of one filter; the page carries only part of those that are folded. */
  coursesWithWhole: (filters: Partial<Filters>, key: FacetKey) =>
    withQuery(
      pathTo("courses"),
      writeFilters({ ...noFilters(), ...filters }),
      `${WHOLE_FACET}=${key}`,
    ),
  coursesWith: (key: FacetKey, value: string) => paths.courses({ [key]: [value] }),
  coursesIn: (category: string) => paths.courses(inCategory(category)),
  coursesAt: (institution: string) => paths.courses(atInstitution(institution)),
  /** Dates of the courses of filters; `month` is YYYY-MM, `page` a page of that month. */
  calendar: (filters: Partial<Filters> = {}, month = "", page = 1) =>
    withQuery(
      namedPaths.calendar(),
      writeFilters({ ...noFilters(), ...filters, sort: null }),
      month && `month=${month}`,
      page > 1 && `page=${page}`,
    ),
  /** The same as an iCalendar file, or the dates of named courses; `on` is when one intake starts. */
  calendarFile: (of: { filters?: Filters; ids?: readonly number[]; on?: string } = {}) =>
    withQuery(
      "/api/v1/calendar.ics",
      of.filters && writeFilters({ ...of.filters, sort: null }),
      of.ids && `ids=${of.ids.join(",")}`,
      of.on && `on=${of.on}`,
    ),
  course: ({ id, name }: LinkedRecord) => pathTo("course", { id, slug: slug(name) }),
  /** The section of a course's page that says what is asked. */
  admission: (course: LinkedRecord) => `${paths.course(course)}#admission`,
  institutions: (name = "", page = 1) =>
    withQuery(
      namedPaths.institutions(),
      stated({ name: name || undefined, page: page === 1 ? undefined : page }),
    ),
  institution: (id: number) => pathTo("institution", { id }),
  /**
   * Without ids it is the visitor's own shortlist; `differences` leaves out rows that are equal.
   */
  compare: (ids: readonly number[] = [], view: { differences?: boolean } = {}) =>
    withQuery(
      namedPaths.compare(),
      ids.length > 0 && `ids=${ids.join(",")}`,
      view.differences && "differences=1",
    ),
  /** The same courses side by side as CSV. */
  comparisonFile: (ids: readonly number[]) =>
    `/api/v1/download/comparison.csv?ids=${ids.join(",")}`,
  /** The search for paths to a course, or to a level of a category. */
  pathways: (goal: { course?: number; level?: string; category?: string } = {}) =>
    withQuery(namedPaths.pathways(), stated(goal)),
  /** The courses of a level that name the qualification of a course as a way in. */
  opens: (course: number, level: string, page = 1) =>
    withQuery(pathTo("opens", { id: course }), `level=${level}`, page > 1 && `page=${page}`),
  /** The login after registering without JavaScript. */
  registered: () => `${namedPaths.login()}?${REGISTERED}`,
  /** The login that leads back to a path of this site. */
  loginFor: (path: string) => `${namedPaths.login()}?${BACK}=${encodeURIComponent(path)}`,
  search: (query = "", page = 1) => withQuery(namedPaths.search(), stated({ page, query })),
  /** The courses that the guide knows for a career, at its question 4, which asks for it. */
  careerCourses: (key: string) => `${paths.careerGuide(`question=4&career=${key}`)}#results`,
  /** `query` is a question with answers, as the career guide writes them. */
  careerGuide: (query = "") => withQuery(namedPaths.careerGuide(), query),
  /** `ask` is the initial text of the message box. */
  chat: (ask = "") => withQuery(namedPaths.chat(), stated({ ask: ask || undefined })),
  /** `find` searches an institution; with an id, or without one of a new institution, it is the form. */
  listYourCourses: (view: { find?: string; institution?: number | "new" } = {}) =>
    withQuery(namedPaths.listYourCourses(), stated(view)),
  /** Saved searches and courses. */
  savedAlerts: () => `${namedPaths.profile()}#posted`,
  /** With ids it loads these courses, for the list of saved ones. */
  profile: (ids: readonly number[] = []) =>
    withQuery(namedPaths.profile(), ids.length > 0 && `ids=${ids.join(",")}`),
  /** Redirect target of a refused export without JavaScript; `refused` says why. */
  profileDataRefused: (refused: ExportRefusal) => `${namedPaths.profile()}?refused=${refused}#data`,
  /** A part of the office, or one record or page of it: `office("courses", 12)`. */
  office: (part: OfficePartName = "today", record?: number | string) =>
    pathTo("office", { ...(part !== "today" && { part }), ...(record && { record }) }),
  /** A part about an institution. */
  officeOf: (institution: number, part: OfficePartName) =>
    withQuery(paths.office(part), `institution=${institution}`),
  /** What joining two records would change. */
  joining: (pair: { kind: "institution" | "course"; one: number; other: number }) =>
    withQuery(paths.office("joining"), stated(pair)),
  contact: () => `${namedPaths.about()}#contact`,
  /** Redirect target of the contact form without JavaScript. */
  messageReceived: () => `${namedPaths.about()}?message=received#contact`,
  /** The form for a mistake in a record; `about` is the group of facts with the mistake. */
  report: ({ kind, id }: FormSubject, view: { about?: string; received?: boolean } = {}) =>
    withQuery(
      namedPaths.report(),
      stated({
        [kind]: id,
        about: view.about || undefined,
        message: view.received ? "received" : undefined,
      }),
    ),
  /**
   * The form for a question to an institution, about a course of it or itself; `campus` is asked
   * first, and with `apply` the question is how one applies.
   */
  ask: ({ kind, id }: FormSubject, view: { campus?: number | undefined; apply?: boolean } = {}) =>
    withQuery(
      namedPaths.ask(),
      stated({ [kind]: id, campus: view.campus, apply: view.apply ? 1 : undefined }),
    ),
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

/** A path with those parts of a query that there are. */
function withQuery(path: string, ...parts: (string | false | undefined)[]): string {
  const query = parts.filter(Boolean).join("&");
  return query ? `${path}?${query}` : path;
}

/** Parameters as a query; those that are undefined are left out. */
function stated(parameters: Record<string, string | number | undefined>): string {
  const there = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return new URLSearchParams(there.map(([name, value]) => [name, String(value)])).toString();
}
