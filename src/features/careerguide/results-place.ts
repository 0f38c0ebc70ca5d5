/** Id of the part of the page that holds what the guide found. */
export const GUIDE_RESULTS_ID = "results";

/** Id of its heading. */
export const RESULTS_TITLE = "results-title";

/** Moves the focus, and where needed the page, to what the guide found. */
export function focusGuideResults(): void {
  document.getElementById(RESULTS_TITLE)?.focus();
}
