/** A part of a page: its id, and the label of the link to it: "Skip to results". */
export interface SkipTarget {
  id: string;
  label: string;
}

/** What a page with several parts tells the shell: `export const handle: PageHandle = { ... }`. */
export interface PageHandle {
  /** Parts of the page with a skip link after "Skip to content". */
  skipTo?: readonly SkipTarget[] | undefined;
}
