/** A part of a page, by its id, and what the link to it says: "Skip to results". */
export interface SkipTarget {
  id: string;
  label: string;
}

/**
 * What a page tells the shell: `export const handle: PageHandle = { header: "overlay" }`. An overlay
 * header is transparent with white text while the page is at its top, and so needs a PageHero
 * beneath it; a solid one is always white. Solid unless told otherwise.
 */
export interface PageHandle {
  header: "overlay" | "solid";
  /** True where the address holds a secret: no script of others may run there. */
  holdsSecret?: boolean;
  /** Parts of the page that the keyboard reaches at once, behind "Skip to content". */
  skipTo?: readonly SkipTarget[] | undefined;
}
