import { FILTER_KEYS } from "#catalogue/filters.ts";
import { ANSWER_KEYS } from "#catalogue/guide-question.ts";

/** Placeholders for a page that is loading; shell/coming-page.tsx draws them. */
export type PageShape = "courses" | "course" | "institutions" | "institution" | "search";

export interface Page {
  /**
   * Path in React Router's syntax. `:id` and `:page` are whole numbers, other parameters any text;
   * a part ending with `?` is optional.
   */
  path: string;
  /** The route module, relative to src. */
  file: string;
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

/** Number of orders in which a shuffled page is cached. */
const SHUFFLES = 4;

/** For everybody and for search engines. */
const PUBLIC = { reads: [], isCached: true, isInSitemap: true, header: "overlay" } as const;

/** For everybody but not for search engines, or listed in the sitemap separately. */
const UNLISTED = { ...PUBLIC, isInSitemap: false } as const;

/** For one person. */
const PERSONAL = { ...UNLISTED, isCached: false, header: "solid" } as const;

/** Every page of the site; everything that depends on a page's address derives from this table. */
export const PAGES = {
  home: { path: "/", file: "features/home/home.route.tsx", ...PUBLIC },
  courses: {
    path: "/courses/:page?",
    file: "features/courses/listing.route.tsx",
    ...PUBLIC,
    reads: [...FILTER_KEYS, "name", "sort", WHOLE_FACET],
    orders: SHUFFLES,
    shape: "courses",
  },
  institutions: {
    path: "/institutions",
    file: "features/institutions/listing.route.tsx",
    ...PUBLIC,
    reads: ["name", "page"],
    shape: "institutions",
  },
  calendar: {
    path: "/calendar",
    file: "features/courses/calendar.route.tsx",
    ...PUBLIC,
    reads: [...FILTER_KEYS, "name", "month", "page"],
  },
  careerGuide: {
    path: "/careerguide",
    file: "features/careerguide/careerguide.route.tsx",
    ...PUBLIC,
    reads: ["question", ...ANSWER_KEYS],
    orders: SHUFFLES,
  },
  about: {
    path: "/aboutus",
    file: "features/about/about.route.tsx",
    ...PUBLIC,
    reads: ["message"],
  },
  advertise: {
    path: "/advertise",
    file: "features/adverts/advertise.route.tsx",
    ...PUBLIC,
    reads: ["slot", "months"],
  },
  /** What is free changes with every order. */
  orderAdverts: {
    path: "/advertise/order",
    file: "features/adverts/order-adverts.route.tsx",
    ...PERSONAL,
    reads: ["place", "slot", "months"],
  },
  /** Its invoices, and its report as a file. */
  advertOrderFile: {
    path: "/advertise/orders/:token/:file",
    file: "features/adverts/advert-order-file.route.ts",
    ...PERSONAL,
    countedAs: null,
  },
  /** An order with its report, for whom has its secret address. */
  advertOrder: {
    path: "/advertise/orders/:token?",
    file: "features/adverts/advert-order.route.tsx",
    ...PERSONAL,
    countedAs: null,
  },
  places: { path: "/places", file: "features/places/places.route.tsx", ...PUBLIC },
  sources: { path: "/sources", file: "features/sources/sources.route.tsx", ...PUBLIC },
  terms: {
    path: "/termsofservice",
    file: "features/fixed-pages/terms.route.tsx",
    ...PUBLIC,
    reads: ["coming"],
  },
  privacy: {
    path: "/privacypolicy",
    file: "features/fixed-pages/privacy.route.tsx",
    ...PUBLIC,
    reads: ["coming"],
  },
  infringement: {
    path: "/infringementpolicy",
    file: "features/fixed-pages/infringement.route.tsx",
    ...PUBLIC,
  },
  contentGuidelines: {
    path: "/contentguidelines",
    file: "features/fixed-pages/content-guidelines.route.tsx",
    ...PUBLIC,
  },
  course: {
    path: "/courses/:id/:slug",
    file: "features/courses/course.route.tsx",
    ...UNLISTED,
    countedAs: "/courses/:id",
    shape: "course",
  },
  institution: {
    path: "/institutions/:id",
    file: "features/institutions/institution.route.tsx",
    ...UNLISTED,
    countedAs: "/institutions/:id",
    shape: "institution",
  },
  /** Narrows the list for one person, who posts what they have. */
  enterable: {
    path: "/enterable",
    file: "features/courses/enterable.route.tsx",
    ...PERSONAL,
    reads: [...FILTER_KEYS, "name"],
    countedAs: null,
  },
  enterableGuide: {
    path: "/careerguide/enterable",
    file: "features/careerguide/enterable-guide.route.tsx",
    ...PERSONAL,
    reads: ANSWER_KEYS,
    countedAs: null,
  },
  whatIHave: {
    path: "/what-i-have",
    file: "features/pathways/what-i-have.route.tsx",
    ...PUBLIC,
  },
  pathways: {
    path: "/pathways",
    file: "features/pathways/pathways.route.tsx",
    ...PUBLIC,
    reads: ["course", "level", "category"],
  },
  opens: {
    path: "/opens/:id",
    file: "features/pathways/opens.route.tsx",
    ...UNLISTED,
    reads: ["level", "page"],
  },
  levels: { path: "/levels", file: "features/pathways/levels.route.tsx", ...PUBLIC },
  compare: {
    path: "/compare",
    file: "features/compare/compare.route.tsx",
    ...UNLISTED,
    reads: ["ids", "add", "differences"],
  },
  search: {
    path: "/search",
    file: "features/search/search.route.tsx",
    ...UNLISTED,
    reads: ["query", "page"],
    shape: "search",
  },
  report: {
    path: "/report",
    file: "features/contact/report.route.tsx",
    ...UNLISTED,
    reads: ["course", "institution", "about", "message"],
  },
  ask: {
    path: "/ask",
    file: "features/questions/ask.route.tsx",
    ...UNLISTED,
    reads: ["course", "institution"],
  },
  deleteQuestion: {
    path: "/delete-question/:token?",
    file: "features/questions/delete-question.route.tsx",
    ...PERSONAL,
  },
  chat: { path: "/chat", file: "features/chat/chat.route.tsx", ...PERSONAL, reads: ["ask"] },
  login: { path: "/login", file: "features/accounts/login.route.tsx", ...PERSONAL },
  register: { path: "/register", file: "features/accounts/register.route.tsx", ...PERSONAL },
  forgotPassword: {
    path: "/forgot-password",
    file: "features/accounts/forgot-password.route.tsx",
    ...PERSONAL,
  },
  resetPassword: {
    path: "/reset-password/:token?",
    file: "features/accounts/reset-password.route.tsx",
    ...PERSONAL,
  },
  /** While there is no administrator a server prints its address when it starts. */
  firstAdministrator: {
    path: "/first-administrator/:token?",
    file: "features/accounts/first-administrator.route.tsx",
    ...PERSONAL,
  },
  listYourCourses: {
    path: "/list-your-courses",
    file: "features/applications/list-your-courses.route.tsx",
    ...PUBLIC,
    reads: ["find", "institution"],
  },
  application: {
    path: "/application/:token?",
    file: "features/applications/application.route.tsx",
    ...PERSONAL,
  },
  invitation: {
    path: "/invitation/:token?",
    file: "features/memberships/invitation.route.tsx",
    ...PERSONAL,
  },
  confirmEmail: {
    path: "/confirm-email/:token?",
    file: "features/accounts/confirm-email.route.tsx",
    ...PERSONAL,
  },
  confirmAlerts: {
    path: "/confirm-alerts/:token?",
    file: "features/alerts/confirm-alerts.route.tsx",
    ...PERSONAL,
  },
  unsubscribe: {
    path: "/unsubscribe/:token?",
    file: "features/alerts/unsubscribe.route.tsx",
    ...PERSONAL,
  },
  profile: {
    path: "/profile",
    file: "features/profile/profile.route.tsx",
    ...PERSONAL,
    reads: ["ids", "refused"],
  },
  /** Institutions keep their own courses there. */
  office: {
    path: "/office/:part?/:record?",
    file: "features/office/office.route.tsx",
    ...PERSONAL,
    countedAs: null,
  },
  /** Exports an account without JavaScript. */
  profileData: {
    path: "/profile/data",
    file: "features/accounts/profile-data.route.ts",
    ...PERSONAL,
    countedAs: null,
  },
  /** In development and in its tests only. */
  styleguide: {
    path: "/styleguide",
    file: "features/styleguide/styleguide.route.tsx",
    ...PERSONAL,
    header: "overlay",
    countedAs: null,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** The pages without parameters in their path. */
export type PlainPage = {
  [Name in PageName]: (typeof PAGES)[Name]["path"] extends `${string}:${string}` ? never : Name;
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
  return Object.values<Page>(PAGES).find(({ file }) => file.replace(/\.tsx?$/, "") === id);
}

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
