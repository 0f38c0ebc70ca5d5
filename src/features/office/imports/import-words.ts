import { sourceByKey } from "#catalogue/sources.ts";
import type { RunState } from "#features/importing/runs/runs.ts";

export const RUN_STATE_WORDS: Readonly<Record<RunState, string>> = {
  collecting: "Waits for its files",
  asked_to_compare: "Is about to be compared",
  comparing: "Is being compared",
  compared: "Compared, nothing is changed yet",
  asked_to_apply: "Is about to be applied",
  applying: "Is being applied",
  applied: "Applied",
  asked_to_undo: "Is about to be taken back",
  undoing: "Is being taken back",
  undone: "Taken back",
  failed: "Failed, nothing was changed",
};

/** The name of a source for people; our own format and any other list are one too. */
export const sourceName = (key: string) => OWN_NAMES.get(key) ?? sourceByKey(key).name;

const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ["magu", "our own format"],
  ["table", "a list with any headings"],
]);
