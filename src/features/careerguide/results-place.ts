/** Id of the results section. */
export const GUIDE_RESULTS_ID = "results";

/** Id of its heading. */
export const RESULTS_TITLE = "results-title";

/** Moves the focus to the results, and scrolls there if they are out of view. */
export function focusGuideResults(): void {
  document.getElementById(RESULTS_TITLE)?.focus();
}
