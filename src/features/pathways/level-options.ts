import { LEVELS } from "#catalogue/levels.ts";

/** The levels of the framework as choices of a form. */
export const LEVEL_OPTIONS = LEVELS.filter(({ value }) => value !== "NA").map(
  ({ value, label }) => ({ value, label: `Level ${value}: ${label}` }),
);
