/** A part of a page: its id, and the label of the link to it: "Skip to results". */
export interface SkipTarget {
  id: string;
  label: string;
}

/**
 * A page's settings for the shell: `export const handle: PageHandle = { header: "overlay" }`. An
 * overlay header is transparent with white text at the top of the page, so it needs a PageHero
 * below it; a solid one is always white. Defaults to solid.
 */
export interface PageHandle {
  header: "overlay" | "solid";
  /** True where the address contains a secret: no third-party script may run there. */
  holdsSecret?: boolean;
  /** Parts of the page with a skip link after "Skip to content". */
  skipTo?: readonly SkipTarget[] | undefined;
}
