import { pageAt } from "#web/pages.ts";

/** A page, or the data of a page, that is the same for every visitor. */
export interface PageAddress {
  /** The address with only the parameters that the page reads, in a fixed order. */
  address: string;
  /** Number of cached versions: more than one where the page's courses are shuffled. */
  variants: number;
}

/** React Router's parameter for loading the data of some routes only. */
const DATA_PARAMETER = "_routes";

const MAX_ADDRESS_LENGTH = 2_000;

/** The cache key of a request's address; null where the page is not cached. */
export function pageAddress(url: string): PageAddress | null {
  if (url.length > MAX_ADDRESS_LENGTH || !url.startsWith("/") || url.startsWith("//")) return null;
  const end = url.indexOf("?");
  const path = withoutEndSlash(end === -1 ? url : url.slice(0, end));
  const asked = pathOfPage(path);
  const page = pageAt(asked)?.page;
  if (!page?.isCached) return null;
  const known = asked === path ? page.reads : [...page.reads, DATA_PARAMETER];
  const query = end === -1 ? "" : knownParameters(url.slice(end + 1), known);
  return { address: query ? `${path}?${query}` : path, variants: page.orders ?? 1 };
}

/** The path of the page whose data `/courses.data` contains; other paths unchanged. */
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
