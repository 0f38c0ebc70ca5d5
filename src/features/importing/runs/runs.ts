import type { TableMapping } from "../table-mapping.schema.ts";

/** Where an import that was begun in the office stands. */
export const RUN_STATES = [
  /** Its files are being sent. */
  "collecting",
  "asked_to_compare",
  "comparing",
  /** What would change is known. */
  "compared",
  "asked_to_apply",
  "applying",
  "applied",
  "asked_to_undo",
  "undoing",
  "undone",
  "failed",
] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The work of a state, and the states that it leads to. */
export const RUN_WORK = {
  asked_to_compare: { during: "comparing", after: "compared" },
  asked_to_apply: { during: "applying", after: "applied" },
  asked_to_undo: { during: "undoing", after: "undone" },
} as const satisfies Partial<Record<RunState, { during: RunState; after: RunState }>>;
export type RunTask = keyof typeof RUN_WORK;

/** States in which a server is at a run. */
export const BUSY_STATES: readonly RunState[] = Object.values(RUN_WORK).map(({ during }) => during);

/** States in which a server says that it holds a run: it is at it, or has its files and will be. */
export const HELD_STATES: readonly RunState[] = [
  ...BUSY_STATES,
  "asked_to_compare",
  "asked_to_apply",
];

/** States in which files can be sent, and their comparison be asked for. */
export const OPEN_STATES: readonly RunState[] = ["collecting", "compared", "failed"];

/** States in which nothing is written, so that the run can be given up. */
export const GIVEN_UP_FROM: readonly RunState[] = [...OPEN_STATES, "asked_to_compare", "comparing"];

/** True while something is being done, so that its page asks again. */
export function isRunning(state: RunState): boolean {
  return state in RUN_WORK || BUSY_STATES.includes(state);
}

/** What somebody chose for an import. */
export interface RunOptions {
  /** What becomes of records that the file lacks; null for the source's own rule. */
  vanished: "archive" | "keep" | null;
  replace_sample: boolean;
  /** Of a table: its source's key, and what its columns and words mean. */
  source: string | null;
  mapping: TableMapping | null;
}

export const NO_OPTIONS: RunOptions = {
  vanished: null,
  replace_sample: false,
  source: null,
  mapping: null,
};
