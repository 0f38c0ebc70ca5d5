import { FILTER_KEYS } from "#catalogue/filters.ts";
import { ANSWER_KEYS } from "#catalogue/guide-question.ts";

/** Placeholders for a page that is loading; shell/coming-page.tsx draws them. */
export type PageShape =
  | "courses"
  | "course"
  | "institutions"
  | "institution"
  | "search"
  | "comparison";

export interface Page {
  /**
   * Path in React Router's syntax. `:id` and `:page` are whole numbers, other parameters any text;
   * a part ending with `?` is optional.
   */
  path: string;
  /** Its feature and its route module: "home/home" is features/home/home.route.tsx. */
  route: string;
  /** Parameters of the query string that its loader or components read. */
  reads: readonly string[];
  /** True where the page is the same for every visitor, so that it can be cached. */
  isCached: boolean;
  /**
   * Number of orders in which it is cached; each response picks one (docs/decisions/003). Defaults
   * to 1.
   */
  orders?: number;
  isInSitemap: boolean;
  /**
   * An overlay header is transparent with white text at the top of the page, so it needs a PageHero
   * below it; a solid one is always white.
   */
  header: "overlay" | "solid";
  /**
   * Name under which its views are counted; defaults to its path without `:` parts. Null to not
   * count them.
   */
  countedAs?: string | null;
  shape?: PageShape;
}

/** Parameter that requests all choices of a facet, where the listing has only the largest. */
export const WHOLE_FACET = "whole";

/** Parameter of the login that somebody comes to who just registered. */
export const REGISTERED = "registered";

/** Parameter of the login: the path that opens once somebody is signed in. */
export const BACK = "back";

/** Number of orders in which a shuffled page is cached. */
const SHUFFLES = 4;

/** For everybody and for search engines. */
const PUBLIC = { reads: [], isCached: true, isInSitemap: true, header: "overlay" } as const;

/** For everybody but not for search engines, or listed in the sitemap separately. */
const UNLISTED = { ...PUBLIC, isInSitemap: false } as const;

/** For one person. */
const PERSONAL = { ...UNLISTED, isCached: false, header: "solid" } as const;

/** For one person, and not counted. */
const UNCOUNTED = { ...PERSONAL, countedAs: null } as const;

/** Every page of the site; everything that depends on a page's address derives from this table. */
export const PAGES = {
  home: { path: "/", route: "home/home", ...PUBLIC },
  courses: {
    path: "/courses/:page?",
    route: "courses/listing",
    ...PUBLIC,
    reads: [...FILTER_KEYS, "name", "sort", WHOLE_FACET],
    orders: SHUFFLES,
    shape: "courses",
  },
  institutions: {
    path: "/institutions",
    route: "institutions/listing",
    ...PUBLIC,
    reads: ["name", "page"],
    shape: "institutions",
  },
  calendar: {
    path: "/calendar",
    route: "courses/calendar",
    ...PUBLIC,
    reads: [...FILTER_KEYS, "name", "month", "page"],
  },
  careerGuide: {
    path: "/careerguide",
    route: "careerguide/careerguide",
    ...PUBLIC,
    reads: ["question", ...ANSWER_KEYS],
    orders: SHUFFLES,
  },
  about: { path: "/aboutus", route: "about/about", ...PUBLIC, reads: ["message"] },
  advertise: {
    path: "/advertise",
    route: "adverts/advertise",
    ...PUBLIC,
    reads: ["slot", "months"],
  },
  /** What is free changes with every order. */
  orderAdverts: {
    path: "/advertise/order",
    route: "adverts/order-adverts",
    ...PERSONAL,
    reads: ["place", "slot", "months"],
  },
  /** Its invoices, and its report as a file. */
  advertOrderFile: {
    path: "/advertise/orders/:token/:file",
    route: "adverts/advert-order-file",
    ...UNCOUNTED,
  },
  /** An order with its report, for whom has its secret address. */
  advertOrder: { path: "/advertise/orders/:token?", route: "adverts/advert-order", ...UNCOUNTED },
  places: { path: "/places", route: "places/places", ...PUBLIC },
  sources: { path: "/sources", route: "sources/sources", ...PUBLIC },
  terms: { path: "/termsofservice", route: "fixed-pages/terms", ...PUBLIC, reads: ["coming"] },
  privacy: { path: "/privacypolicy", route: "fixed-pages/privacy", ...PUBLIC, reads: ["coming"] },
  infringement: { path: "/infringementpolicy", route: "fixed-pages/infringement", ...PUBLIC },
  contentGuidelines: {
    path: "/contentguidelines",
    route: "fixed-pages/content-guidelines",
    ...PUBLIC,
  },
  course: {
    path: "/courses/:id/:slug",
    route: "courses/course",
    ...UNLISTED,
    countedAs: "/courses/:id",
    shape: "course",
  },
  institution: {
    path: "/institutions/:id",
    route: "institutions/institution",
    ...UNLISTED,
    countedAs: "/institutions/:id",
    shape: "institution",
  },
  /** Narrows the list for one person, who posts what they have. */
  enterable: {
    path: "/enterable",
    route: "courses/enterable",
    ...UNCOUNTED,
    reads: [...FILTER_KEYS, "name"],
  },
  enterableGuide: {
    path: "/careerguide/enterable",
    route: "careerguide/enterable-guide",
    ...UNCOUNTED,
    reads: ANSWER_KEYS,
  },
  whatIHave: { path: "/what-i-have", route: "pathways/what-i-have", ...PUBLIC },
  pathways: {
    path: "/pathways",
    route: "pathways/pathways",
    ...PUBLIC,
    reads: ["course", "level", "category"],
  },
  opens: { path: "/opens/:id", route: "pathways/opens", ...UNLISTED, reads: ["level", "page"] },
  levels: { path: "/levels", route: "pathways/levels", ...PUBLIC },
  compare: {
    path: "/compare",
    route: "compare/compare",
    ...UNLISTED,
    reads: ["ids", "add", "differences"],
    shape: "comparison",
  },
  search: {
    path: "/search",
    route: "search/search",
    ...UNLISTED,
    reads: ["query", "page", "name"],
    shape: "search",
  },
  report: {
    path: "/report",
    route: "contact/report",
    ...UNLISTED,
    reads: ["course", "institution", "about", "message"],
  },
  ask: {
    path: "/ask",
    route: "questions/ask",
    ...UNLISTED,
    reads: ["course", "campus", "apply", "institution"],
  },
  deleteQuestion: {
    path: "/delete-question/:token?",
    route: "questions/delete-question",
    ...PERSONAL,
  },
  chat: { path: "/chat", route: "chat/chat", ...PERSONAL, reads: ["ask"] },
  login: { path: "/login", route: "accounts/login", ...PERSONAL, reads: [REGISTERED, BACK] },
  register: { path: "/register", route: "accounts/register", ...PERSONAL },
  forgotPassword: { path: "/forgot-password", route: "accounts/forgot-password", ...PERSONAL },
  resetPassword: { path: "/reset-password/:token?", route: "accounts/reset-password", ...PERSONAL },
  /** While there is no administrator a server prints its address when it starts. */
  firstAdministrator: {
    path: "/first-administrator/:token?",
    route: "accounts/first-administrator",
    ...PERSONAL,
  },
  listYourCourses: {
    path: "/list-your-courses",
    route: "applications/list-your-courses",
    ...PUBLIC,
    reads: ["find", "institution"],
  },
  application: { path: "/application/:token?", route: "applications/application", ...PERSONAL },
  invitation: { path: "/invitation/:token?", route: "memberships/invitation", ...PERSONAL },
  confirmEmail: { path: "/confirm-email/:token?", route: "accounts/confirm-email", ...PERSONAL },
  confirmAlerts: { path: "/confirm-alerts/:token?", route: "alerts/confirm-alerts", ...PERSONAL },
  unsubscribe: { path: "/unsubscribe/:token?", route: "alerts/unsubscribe", ...PERSONAL },
  profile: { path: "/profile", route: "profile/profile", ...PERSONAL, reads: ["ids", "refused"] },
  /** Institutions keep their own courses there. */
  office: { path: "/office/:part?/:record?", route: "office/office", ...UNCOUNTED },
  /** Signs out without JavaScript. */
  logout: { path: "/logout", route: "accounts/logout", ...UNCOUNTED },
  /** Exports an account without JavaScript. */
  profileData: { path: "/profile/data", route: "accounts/profile-data", ...UNCOUNTED },
  /** In development and in its tests only. */
  styleguide: {
    path: "/styleguide",
    route: "styleguide/styleguide",
    ...UNCOUNTED,
    header: "overlay",
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** The pages without parameters in their path. */
export type PlainPage = {
  [Name in PageName]: (typeof PAGES)[Name]["path"] extends `${string}:${string}` ? never : Name;
}[PageName];

/** The pages that a secret at the end of their path opens. */
export type TokenPage = {
  [Name in PageName]: (typeof PAGES)[Name]["path"] extends `${string}/:token?` ? Name : never;
}[PageName];

/** A page found by its path, with the path's parameters by name. */
export interface FoundPage {
  name: PageName;
  page: Page;
  parts: Readonly<Record<string, string | undefined>>;
}

/** Patterns of numeric parameters; other parameters are any text. */
const ID_PATTERNS = new Map([
  ["id", "\\d{1,15}"],
  ["page", "\\d{1,7}"],
]);

const PATTERNS = (Object.entries(PAGES) as [PageName, Page][]).map(([name, page]) => ({
  name,
  page,
  pattern: patternOf(page.path),
}));

/** The page with this path, with or without a trailing slash; null where there is none. */
export function pageAt(path: string): FoundPage | null {
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  for (const { name, page, pattern } of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return { name, page, parts: found.groups ?? {} };
  }
  return null;
}

/** The page of a route module, by the name that React Router has for it; undefined for others. */
export function pageOfRoute(id: string | undefined): Page | undefined {
  // Parts of the office are in its own table, which public pages do not load.
  return PAGES_OF_ROUTES.get(id) ?? (id?.includes("/office/") ? PAGES.office : undefined);
}

const PAGES_OF_ROUTES: ReadonlyMap<string | undefined, Page> = new Map(
  Object.values<Page>(PAGES).map((page) => [`features/${page.route}.route`, page]),
);

/** The path of a page with its parameters filled in; optional ones may be missing. */
export function pathTo(name: PageName, parts: Record<string, string | number> = {}): string {
  const given = new Map(Object.entries(parts));
  return PAGES[name].path.replace(/\/:(\w+)\??/g, (_, part: string) =>
    given.has(part) ? `/${given.get(part)}` : "",
  );
}

function patternOf(path: string): RegExp {
  const pattern = path.replace(/\/:(\w+)(\??)/g, (_, part: string, optional: string) => {
    return `(?:/(?<${part}>${ID_PATTERNS.get(part) ?? "[^/]+"}))${optional}`;
  });
  return new RegExp(`^${pattern}$`);
}
