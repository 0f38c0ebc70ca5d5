import type { CourseFields } from "../course-fields.ts";

/** Changes of one field within this time are undone together: typing is one step, not one a letter. */
const MAX_STEP_MS = 1_500;
const MAX_STEPS = 200;

/** What stands in the editor, and what it was before. */
export interface EditorState {
  fields: CourseFields;
  past: readonly CourseFields[];
  /** What was undone, the last first. */
  undone: readonly CourseFields[];
  /** Field and time of the last change; null after an undo. */
  last: { field: string; at: number } | null;
}

export type EditorAct =
  | { kind: "change"; changes: Partial<CourseFields>; field: string; at: number }
  | { kind: "undo" }
  | { kind: "redo" }
  /** Another record, or another version of it: there is nothing to undo. */
  | { kind: "open"; fields: CourseFields };

export function openedEditor(fields: CourseFields): EditorState {
  return { fields, past: [], undone: [], last: null };
}

/** The editor after an act of its user. */
export function editorAfter(state: EditorState, act: EditorAct): EditorState {
  switch (act.kind) {
    case "open":
      return openedEditor(act.fields);
    case "change":
      return changed(state, act);
    case "undo": {
      const before = state.past.at(-1);
      if (!before) return state;
      const undone = [state.fields, ...state.undone];
      return { fields: before, past: state.past.slice(0, -1), undone, last: null };
    }
    case "redo": {
      const [next, ...undone] = state.undone;
      if (!next) return state;
      return { fields: next, past: [...state.past, state.fields], undone, last: null };
    }
  }
}

function changed(
  { fields, past, last }: EditorState,
  { changes, field, at }: Extract<EditorAct, { kind: "change" }>,
): EditorState {
  const isSameStep = last?.field === field && at - last.at < MAX_STEP_MS;
  return {
    fields: { ...fields, ...changes },
    past: isSameStep ? past : [...past, fields].slice(-MAX_STEPS),
    undone: [],
    last: { field, at },
  };
}

/** The fields that differ, with their new values; none where nothing has changed. */
export function changedFields(from: CourseFields, to: CourseFields): Partial<CourseFields> {
  const names = Object.keys(to) as (keyof CourseFields)[];
  const different = names.filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]));
  return Object.fromEntries(different.map((name) => [name, to[name]]));
}
