import { FILTER_KEYS } from "#catalogue/filters.ts";
import { QUESTION_KEYS } from "#catalogue/guide-question.ts";

/** A page, or the data of a page, that is the same for everybody who asks for it. */
export interface PageAddress {
  /** The address with the parameters that the page reads, in one order, and no others. */
  address: string;
  /** In how many orders the page exists: more than one where its courses are shuffled. */
  variants: number;
}

interface KeptPage {
  path: RegExp;
  /** Parameters that its loader or its components read. */
  parameters: readonly string[];
  variants?: number;
}

/** Orders that a shuffled page is kept in; one of them is answered at random (docs/decisions/003). */
const SHUFFLES = 4;

/**
 * Every page that is kept. Pages that are not named here (accounts, chat, failures) are made for
 * each request.
 */
const KEPT: readonly KeptPage[] = [
  { path: /^\/$/, parameters: [] },
  {
    path: /^\/courses(\/\d{1,7})?$/,
    parameters: [...FILTER_KEYS, "name", "whole"],
    variants: SHUFFLES,
  },
  { path: /^\/courses\/\d{1,10}\/[^/]+$/, parameters: [] },
  { path: /^\/institutions$/, parameters: ["name", "page"] },
  { path: /^\/institutions\/\d{1,10}$/, parameters: [] },
  { path: /^\/compare$/, parameters: ["ids", "add", "differences"] },
  { path: /^\/search$/, parameters: ["query", "page"] },
  { path: /^\/careerguide$/, parameters: ["question", ...QUESTION_KEYS], variants: SHUFFLES },
  { path: /^\/aboutus$/, parameters: ["message"] },
  { path: /^\/report$/, parameters: ["course", "institution", "about", "message"] },
  { path: /^\/sources$/, parameters: [] },
  { path: /^\/advertise$/, parameters: ["slot", "months"] },
  {
    path: /^\/(termsofservice|privacypolicy|infringementpolicy|contentguidelines)$/,
    parameters: [],
  },
];

/** The parameter with which the site asks for the data of some parts of a page only. */
const DATA_PARAMETER = "_routes";

const LONGEST = 2_000;

/** What of a request's address names a kept page; null where it names none. */
export function pageAddress(url: string): PageAddress | null {
  if (url.length > LONGEST || !url.startsWith("/") || url.startsWith("//")) return null;
  const end = url.indexOf("?");
  const path = withoutEndSlash(end === -1 ? url : url.slice(0, end));
  const asked = pathOfPage(path);
  const page = KEPT.find((kept) => kept.path.test(asked));
  if (!page) return null;
  const known = asked === path ? page.parameters : [...page.parameters, DATA_PARAMETER];
  const query = end === -1 ? "" : knownParameters(url.slice(end + 1), known);
  return { address: query ? `${path}?${query}` : path, variants: page.variants ?? 1 };
}

/** The page whose data an address like `/courses.data` asks for; any other address as it is. */
function pathOfPage(path: string): string {
  if (path === "/_root.data" || path === "/_.data") return "/";
  return path.endsWith(".data") ? path.slice(0, -".data".length) : path;
}

function withoutEndSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

function knownParameters(query: string, known: readonly string[]): string {
  const given = new URLSearchParams(query);
  const kept = known.flatMap((name) =>
    given.getAll(name).map((value): [string, string] => [name, value]),
  );
  return new URLSearchParams(kept).toString();
}
