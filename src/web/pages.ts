import { FILTER_KEYS } from "#catalogue/filters.ts";
import { QUESTION_KEYS } from "#catalogue/guide-question.ts";

/** Shapes that stand for a page while it is on its way; shell/coming-page.tsx draws them. */
export type PageShape = "courses" | "course" | "institutions" | "institution" | "search";

export interface Page {
  /**
   * Address as React Router reads it. `:id` and `:page` are whole numbers, other parts any text; a
   * part that ends with `?` may be left out.
   */
  path: string;
  /** The module that draws it, below src. */
  file: string;
  /** Parameters of the query string that its loader or its components read. */
  reads: readonly string[];
  /** True where it is the same for everybody who asks, so that one answer can be cached for all. */
  isCached: boolean;
  /** It is cached in this many orders; each answer picks one (docs/decisions/003). 1 unless given. */
  orders?: number;
  isInSitemap: boolean;
  /** Name that its views are counted under: its path without `:` parts unless given; null for none. */
  countedAs?: string | null;
  shape?: PageShape;
}

/** Parameter that asks for a facet whole, where the list of courses holds only its largest choices. */
export const WHOLE_FACET = "whole";

/** Orders that a shuffled page is cached in. */
const SHUFFLES = 4;

/** Everybody may find it. */
const PUBLIC = { reads: [], isCached: true, isInSitemap: true } as const;

/** Everybody may read it, and it is not for search engines, or it is listed on its own. */
const UNLISTED = { reads: [], isCached: true, isInSitemap: false } as const;

/** It is somebody's own. */
const PERSONAL = { reads: [], isCached: false, isInSitemap: false } as const;

/** Every page of the site; whatever is known of a page by its address is derived from here. */
export const PAGES = {
  home: { path: "/", file: "features/home/home.route.tsx", ...PUBLIC },
  courses: {
    path: "/courses/:page?",
    file: "features/courses/listing.route.tsx",
    ...PUBLIC,
    reads: [...FILTER_KEYS, "name", WHOLE_FACET],
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
  careerGuide: {
    path: "/careerguide",
    file: "features/careerguide/careerguide.route.tsx",
    ...PUBLIC,
    reads: ["question", ...QUESTION_KEYS],
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
  sources: { path: "/sources", file: "features/sources/sources.route.tsx", ...PUBLIC },
  terms: { path: "/termsofservice", file: "features/legal/terms.route.tsx", ...PUBLIC },
  privacy: { path: "/privacypolicy", file: "features/legal/privacy.route.tsx", ...PUBLIC },
  infringement: {
    path: "/infringementpolicy",
    file: "features/legal/infringement.route.tsx",
    ...PUBLIC,
  },
  contentGuidelines: {
    path: "/contentguidelines",
    file: "features/legal/content-guidelines.route.tsx",
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
  confirmEmail: {
    path: "/confirm-email/:token?",
    file: "features/accounts/confirm-email.route.tsx",
    ...PERSONAL,
  },
  profile: {
    path: "/profile",
    file: "features/accounts/profile.route.tsx",
    ...PERSONAL,
    reads: ["ids", "refused"],
  },
  /** Takes everything about an account along without JavaScript. */
  profileData: {
    path: "/profile/data",
    file: "features/accounts/profile-data.route.ts",
    ...PERSONAL,
    countedAs: null,
  },
  /** In development, and for its tests. */
  styleguide: {
    path: "/styleguide",
    file: "features/styleguide/styleguide.route.tsx",
    ...PERSONAL,
    countedAs: null,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** The pages whose address has no parts of its own. */
export type PlainPage = {
  [Name in PageName]: (typeof PAGES)[Name]["path"] extends `${string}:${string}` ? never : Name;
}[PageName];

/** A page that was found by its path, and the parts of the path by their names. */
export interface FoundPage {
  name: PageName;
  page: Page;
  parts: Readonly<Record<string, string | undefined>>;
}

/** Parts of paths that are numbers; a part that is not named here is any text. */
const ID_PATTERNS = new Map([
  ["id", "\\d{1,15}"],
  ["page", "\\d{1,7}"],
]);

const PATTERNS = (Object.entries(PAGES) as [PageName, Page][]).map(([name, page]) => ({
  name,
  page,
  pattern: patternOf(page.path),
}));

/** The page with this path, with or without a slash at its end; null where there is none. */
export function pageAt(path: string): FoundPage | null {
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  for (const { name, page, pattern } of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return { name, page, parts: found.groups ?? {} };
  }
  return null;
}

/** The path of a page with its parts filled in; parts that may be left out are where they are missing. */
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
