/** Id of the results section. */
export const COURSE_RESULTS_ID = "results";

/** Id of the line with the number of courses found. */
export const RESULTS_COUNT = "results-count";

/** Id of the button before the filters that opens and closes them. */
export const FILTERS = "filter-toggles";

/**
 * Moves the focus to the number of results when the focused element is removed. The page does not
 * scroll; the line is a status, so that its new text is read out.
 */
export function focusCourseResults(): void {
  document.getElementById(RESULTS_COUNT)?.focus({ preventScroll: true });
}

/** Scrolls to the results and moves the focus there. */
export function goToResults(): void {
  document.getElementById(COURSE_RESULTS_ID)?.scrollIntoView();
  focusCourseResults();
}
