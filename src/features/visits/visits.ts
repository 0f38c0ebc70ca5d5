import { paths } from "#web/paths.ts";

/** Where a page tells that it was opened. */
export const VISITS = "/api/v1/visits";

/** What there is to visit. */
export interface KnownPages {
  hasCourse: (id: number) => boolean;
  hasInstitution: (id: number) => boolean;
}

/** Pages that are one page whatever follows in their address, such as a token or a search. */
const SINGLE_PAGES = new Set<string>([
  paths.home(),
  paths.courses(),
  paths.institutions(),
  paths.compare(),
  withoutQuery(paths.search()),
  paths.careerGuide(),
  paths.chat(),
  paths.about(),
  withoutQuery(paths.report({ kind: "course", id: 1 })),
  paths.sources(),
  paths.terms(),
  paths.privacy(),
  paths.infringement(),
  paths.contentGuidelines(),
  paths.advertise(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.profile(),
]);

/** Pages whose address ends with a token. */
const TOKEN_PAGES = [paths.resetPassword(""), paths.confirmEmail("")];

/**
 * The name that a path is counted under: pages of a list are one page, a course is its number
 * whatever its name is, and neither queries nor tokens remain. Null where there is no such page.
 */
export function countedPath(path: string, known: KnownPages): string | null {
  const plain = withoutQuery(path).replace(/(?<=[^/]|^\/)\/+$/, "");
  if (SINGLE_PAGES.has(plain)) return plain;
  const tokenPage = TOKEN_PAGES.find((page) => plain.startsWith(page));
  if (tokenPage) return tokenPage.slice(0, -1);
  const [, kind, id = "", more] =
    /^\/(courses|institutions)\/(\d{1,15})(\/[^/]+)?$/.exec(plain) ?? [];
  if (kind === "institutions") {
    return more === undefined && known.hasInstitution(Number(id))
      ? `/institutions/${Number(id)}`
      : null;
  }
  if (kind !== "courses") return null;
  // A number alone is a page of the list.
  if (more === undefined) return paths.courses();
  return known.hasCourse(Number(id)) ? `/courses/${Number(id)}` : null;
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? "";
}
