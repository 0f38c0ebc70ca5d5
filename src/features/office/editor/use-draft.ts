import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { Conflict, Contradiction } from "#features/editing/editing.schema.ts";
import { type OfficeCalled, type OfficeProblem, problemWords } from "../office-call.ts";
import type { EditedKind, EditedRecord } from "./edited-kind.ts";
import { changedFields, editorAfter, openedEditor } from "./editor-state.ts";

/** A draft is saved when nothing was changed for this long. */
const MAX_UNSAVED_MS = 800;
const RETRY_MS = 5_000;

export type Saving = "saved" | "waiting" | "saving" | "unreachable" | "refused" | "conflict";

/** What came between: the change of somebody else, and the record as it is now. */
export interface Between<One extends EditedRecord = EditedRecord> {
  conflict: Conflict;
  theirs: One;
}

/** What another source says otherwise. */
interface OpenContradiction extends Contradiction {
  /** True where it stands in the editor. */
  isTaken: boolean;
  /** Puts it into the draft, as one step. */
  take: () => void;
  /** Settles it in favour of what is published. */
  keep: () => Promise<OfficeCalled<unknown>>;
}

/** Changes fields of the record; what is changed under one name in one go is undone as one step. */
export type ChangeFields<Fields> = (changes: Partial<Fields>, step: string) => void;

/** A draft, whatever its fields are. */
export interface DraftControl<One extends EditedRecord = EditedRecord> {
  record: One;
  undo: (() => void) | null;
  redo: (() => void) | null;
  saving: Saving;
  /** Why the last call was refused. */
  refusal: string | null;
  between: Between<One> | null;
  contradictions: readonly OpenContradiction[];
  /** Goes on from the record as it is now, with one's own values in these fields. */
  settle: (kept: readonly string[]) => void;
  /** True where something differs from what is published. */
  hasChanges: boolean;
  isPublishing: boolean;
  /** Publishes what was changed, or hands it to an operator; true where that was done. */
  publish: () => Promise<boolean>;
  /** Publishes what was changed at a time to come (ISO 8601). */
  schedule: (at: string) => Promise<void>;
  /** Takes the time back; the draft stays. */
  unschedule: () => Promise<void>;
  /** Makes a draft that turns the record back into a version that was published. */
  restore: (version: number) => Promise<void>;
}

export interface EditedDraft<Fields extends object, One extends EditedRecord>
  extends DraftControl<One> {
  fields: Fields;
  change: ChangeFields<Fields>;
}

/** The draft of one record: edited here, saved by itself, published when it is asked for. */
export function useDraft<Fields extends object, One extends EditedRecord>(
  kind: EditedKind<Fields, One>,
  opened: One,
): EditedDraft<Fields, One> {
  const [record, setRecord] = useState(opened);
  const [state, act] = useReducer(editorAfter<Fields>, opened, (first) =>
    openedEditor(draftedFields(kind, first)),
  );
  const [saving, setSaving] = useState<Saving>("saved");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [between, setBetween] = useState<Between<One> | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const published = kind.complete(record.fields);
  const changes = changedFields(published, state.fields);
  const wanted = JSON.stringify(changes);
  const kept = JSON.stringify(changedFields(published, draftedFields(kind, record)));
  const latest = useRef({ record, changes, wanted, kept });
  latest.current = { record, changes, wanted, kept };
  const running = useRef<Promise<boolean> | null>(null);

  const fail = useCallback(
    async (problem: OfficeProblem) => {
      const { conflict } = problem.body as { conflict?: Conflict };
      if (conflict) {
        const { body: theirs } = await kind.read(latest.current.record.id);
        if (theirs) {
          setBetween({ conflict, theirs });
          setSaving("conflict");
          return;
        }
      }
      setRefusal(problem.status === null ? null : problemWords(problem));
      setSaving(problem.status === null ? "unreachable" : "refused");
    },
    [kind],
  );

  /** Saves until what stands in the editor is what is kept; false where it could not. */
  const save = useCallback(async (): Promise<boolean> => {
    while (latest.current.wanted !== latest.current.kept) {
      setSaving("saving");
      const { record: before, changes: fields, wanted: sent } = latest.current;
      const called = await saveChanges(kind, before, fields);
      if (called.problem) {
        await fail(called.problem);
        return false;
      }
      setRecord(called.body);
      latest.current = { ...latest.current, record: called.body, kept: sent };
    }
    setRefusal(null);
    setSaving("saved");
    return true;
  }, [kind, fail]);

  /** One save at a time: the next one needs the name of what the last one made. */
  const saveOnce = useCallback((): Promise<boolean> => {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [save]);

  useEffect(() => {
    if (between) return;
    if (wanted === kept) {
      // Typed and taken back: nothing waits. A save on its way says itself how it went.
      if (!running.current) setSaving("saved");
      return;
    }
    setSaving((now) => (now === "unreachable" ? now : "waiting"));
    const timer = setTimeout(saveOnce, MAX_UNSAVED_MS);
    return () => clearTimeout(timer);
  }, [wanted, kept, between, saveOnce]);

  useEffect(() => {
    if (saving !== "unreachable") return;
    const timer = setInterval(saveOnce, RETRY_MS);
    addEventListener("online", saveOnce);
    return () => {
      clearInterval(timer);
      removeEventListener("online", saveOnce);
    };
  }, [saving, saveOnce]);

  const saveLast = useEffectEvent(() => {
    const { record: before, changes: fields, wanted: sent, kept: there } = latest.current;
    if (sent !== there && !between && !running.current) saveChanges(kind, before, fields, true);
  });
  useEffect(() => () => saveLast(), []);

  const open = (next: One) => {
    setRecord(next);
    act({ kind: "open", fields: draftedFields(kind, next) });
    setSaving("saved");
    setRefusal(null);
  };

  const contradictions = record.contradictions.map((said) => {
    const theirs = kind.complete({ ...state.fields, [said.field]: said.value });
    const changed = changedFields(state.fields, theirs);
    return {
      ...said,
      isTaken: Object.keys(changed).length === 0,
      take: () =>
        act({ kind: "change", changes: changed, field: `${said.field} theirs`, at: Date.now() }),
      keep: async () => {
        const called = await kind.keepOurs(record.id, said);
        const { body } = called;
        // Only these: the draft may be saved meanwhile.
        if (body) setRecord((now) => ({ ...now, contradictions: body.contradictions }));
        return called;
      },
    };
  });

  return {
    record,
    fields: state.fields,
    contradictions,
    change: useCallback(
      (changed, field) => act({ kind: "change", changes: changed, field, at: Date.now() }),
      [],
    ),
    undo: state.past.length > 0 ? () => act({ kind: "undo" }) : null,
    redo: state.undone.length > 0 ? () => act({ kind: "redo" }) : null,
    saving,
    refusal,
    between,
    settle: (keptFields) => {
      if (!between) return;
      const own = Object.entries(changes).filter(
        ([field]) => !between.conflict.collisions.includes(field) || keptFields.includes(field),
      );
      setRecord(between.theirs);
      const fields = { ...draftedFields(kind, between.theirs), ...Object.fromEntries(own) };
      act({ kind: "open", fields });
      setBetween(null);
      setSaving("waiting");
    },
    hasChanges: wanted !== "{}",
    isPublishing,
    publish: async () => {
      setPublishing(true);
      try {
        if (!(await saveOnce())) return false;
        const { id, etag } = latest.current.record;
        const { body, problem } = await kind.publish(id, { etag });
        if (problem) {
          await fail(problem);
          return false;
        }
        open(body);
        return true;
      } finally {
        setPublishing(false);
      }
    },
    schedule: async (at) => {
      if (!(await saveOnce())) return;
      const { id, etag } = latest.current.record;
      const { body, problem } = await kind.schedule(id, at, { etag });
      if (problem) await fail(problem);
      else open(body);
    },
    unschedule: async () => {
      const { record: planned, changes: fields } = latest.current;
      const { body, problem } = await saveChanges(kind, planned, fields);
      if (problem) await fail(problem);
      else open(body);
    },
    restore: async (version) => {
      if (!(await saveOnce())) return;
      const { id, etag } = latest.current.record;
      const { body, problem } = await kind.restore(id, version, { etag });
      if (problem) await fail(problem);
      else open(body);
    },
  };
}

/** The record with the change that waits on it. */
function draftedFields<Fields extends object, One extends EditedRecord>(
  kind: EditedKind<Fields, One>,
  { fields, draft }: One,
): Fields {
  return kind.complete({ ...fields, ...draft?.fields });
}

/** Without a change there is no draft to keep. */
function saveChanges<Fields extends object, One extends EditedRecord>(
  kind: EditedKind<Fields, One>,
  { id, etag, draft }: One,
  fields: Partial<Fields>,
  keepalive = false,
) {
  const options = { etag, keepalive };
  const isEmpty = Object.keys(fields).length === 0;
  return draft && isEmpty ? kind.dropDraft(id, options) : kind.saveDraft(id, fields, options);
}
