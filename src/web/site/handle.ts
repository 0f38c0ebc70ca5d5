/**
 * What a page tells the shell: `export const handle: PageHandle = { header: "overlay" }`. An overlay
 * header is transparent with white text while the page is at its top, and so needs a PageHero
 * beneath it; a solid one is always white. Solid unless told otherwise.
 */
export interface PageHandle {
  header: "overlay" | "solid";
  /** True where the address holds a secret: no script of others may run there. */
  holdsSecret?: boolean;
}
