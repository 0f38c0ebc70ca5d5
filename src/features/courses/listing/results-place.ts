/** Id of the section that holds what was found. */
export const COURSE_RESULTS_ID = "results";

/** Id of the line that says how many courses were found. */
export const RESULTS_COUNT = "results-count";

/** Id of what folds and unfolds the filters, before them. */
export const FILTERS = "filter-toggles";

/**
 * Moves the focus to the count of results, where the element that had it goes away. The page stays
 * where it is; the line is a status, so that its new text is read out.
 */
export function focusCourseResults(): void {
  document.getElementById(RESULTS_COUNT)?.focus({ preventScroll: true });
}

/** Scrolls to the results and moves the focus there. */
export function goToResults(): void {
  document.getElementById(COURSE_RESULTS_ID)?.scrollIntoView();
  focusCourseResults();
}
