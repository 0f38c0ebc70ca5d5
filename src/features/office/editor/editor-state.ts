/** Changes of one field within this time are undone together: typing is one step, not one a letter. */
const MAX_STEP_MS = 1_500;
const MAX_STEPS = 200;

/** What stands in the editor, and what it was before. */
export interface EditorState<Fields extends object> {
  fields: Fields;
  past: readonly Fields[];
  /** What was undone, the last first. */
  undone: readonly Fields[];
  /** Field and time of the last change; null after an undo. */
  last: { field: string; at: number } | null;
}

export type EditorAct<Fields extends object> =
  | { kind: "change"; changes: Partial<Fields>; field: string; at: number }
  | { kind: "undo" }
  | { kind: "redo" }
  /** Another record, or another version of it: there is nothing to undo. */
  | { kind: "open"; fields: Fields };

export function openedEditor<Fields extends object>(fields: Fields): EditorState<Fields> {
  return { fields, past: [], undone: [], last: null };
}

/** The editor after an act of its user. */
export function editorAfter<Fields extends object>(
  state: EditorState<Fields>,
  act: EditorAct<Fields>,
): EditorState<Fields> {
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

function changed<Fields extends object>(
  { fields, past, last }: EditorState<Fields>,
  { changes, field, at }: Extract<EditorAct<Fields>, { kind: "change" }>,
): EditorState<Fields> {
  const isSameStep = last?.field === field && at - last.at < MAX_STEP_MS;
  return {
    fields: { ...fields, ...changes },
    past: isSameStep ? past : [...past, fields].slice(-MAX_STEPS),
    undone: [],
    last: { field, at },
  };
}

/** The fields that differ, with their new values; none where nothing has changed. */
export function changedFields<Fields extends object>(from: Fields, to: Fields): Partial<Fields> {
  const before = new Map<string, unknown>(Object.entries(from));
  const different = Object.entries(to).filter(
    ([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(different) as Partial<Fields>;
}
