import { pageAt } from "#web/pages.ts";

/** A page, or the data of a page, that is the same for everybody who asks for it. */
export interface PageAddress {
  /** The address with the parameters that the page reads, in one order, and no others. */
  address: string;
  /** In how many orders the page exists: more than one where its courses are shuffled. */
  variants: number;
}

/** The parameter with which the site asks for the data of some parts of a page only. */
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
