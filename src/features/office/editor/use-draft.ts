import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { Conflict, Contradiction } from "#records/editing/editing.schema.ts";
import { type OfficeProblem, type OfficeResult, problemWords } from "../office-call.ts";
import type { EditedKind, EditedRecord } from "./edited-kind.ts";
import { changedFields, editorAfter, openedEditor } from "./editor-state.ts";
import { collisionsOf, type FieldCollision, mergedFields, type Side } from "./merging.ts";
import { mendWords } from "./mistakes.ts";
import { unsavedPlace } from "./unsaved.ts";

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
  keep: () => Promise<OfficeResult<unknown>>;
}

/** Changes fields of the record; what is changed under one name in one go is undone as one step. */
export type ChangeFields<Fields> = (changes: Partial<Fields>, step: string) => void;

/** A draft, whatever its fields are. */
export interface DraftControl<One extends EditedRecord = EditedRecord> {
  record: One;
  /** True where fields can be changed now. */
  mayEdit: boolean;
  /** Opens what waits for an operator to changes, the first of which takes it back; else null. */
  takeBack: (() => void) | null;
  /** True once it was opened to changes so. */
  isWithdrawn: boolean;
  undo: (() => void) | null;
  redo: (() => void) | null;
  saving: Saving;
  /** Why the last call was refused. */
  refusal: string | null;
  /** True where what a session before left unsaved stands in the editor again. */
  isRestored: boolean;
  between: Between<One> | null;
  /** What both changed, while somebody's change stands in between. */
  collisions: readonly FieldCollision[];
  contradictions: readonly OpenContradiction[];
  /** Goes on from both changes; where they collide, with the side that is chosen for the field. */
  settle: (sideOf: (field: string) => Side) => void;
  /** Names of the fields that differ from what is published. */
  changed: readonly string[];
  /** Turns every field back into what is published, as one step. */
  discard: () => void;
  /** Leaves without what is not saved. */
  abandon: () => void;
  /** True while something is done with the record as a whole. */
  isBusy: boolean;
  /** Publishes what was changed, or hands it to an operator; true where that was done. */
  publish: () => Promise<boolean>;
  archive: () => Promise<boolean>;
  bringBack: () => Promise<boolean>;
  /** Publishes what was changed at a time to come (ISO 8601). */
  schedule: (at: string) => Promise<boolean>;
  /** Takes the time back; the draft stays. */
  unschedule: () => Promise<boolean>;
  /** Makes a draft that turns the record back into a version that was published. */
  restore: (version: number) => Promise<boolean>;
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
  const [{ place, left }] = useState(() => leftUnsaved(kind, opened));
  const [record, setRecord] = useState(left?.record ?? opened);
  const [state, act] = useReducer(editorAfter<Fields>, null, () =>
    openedEditor(left?.fields ?? draftedFields(kind, opened)),
  );
  const [saving, setSaving] = useState<Saving>("saved");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [between, setBetween] = useState<Between<One> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [release, setRelease] = useState<"asked" | "unasked" | null>(left && "unasked");
  const published = kind.complete(record.fields);
  const changes = changedFields(published, state.fields);
  const wanted = JSON.stringify(changes);
  const kept = JSON.stringify(changedFields(published, draftedFields(kind, record)));
  const latest = useRef({ record, changes, wanted, kept });
  latest.current = { record, changes, wanted, kept };
  const running = useRef<Promise<boolean> | null>(null);

  /** @param unsaved what is said of the draft where only that was refused. */
  const fail = useCallback(
    async (problem: OfficeProblem, unsaved: Saving) => {
      const { conflict } = problem.body as { conflict?: Conflict };
      if (conflict) {
        const { body: theirs } = await kind.read(latest.current.record.id);
        if (theirs) {
          setBetween({ conflict, theirs });
          setSaving("conflict");
          return;
        }
      }
      const own = Object.keys(kind.complete({}));
      const wrong = Object.keys(problem.fields).filter((field) => own.includes(field));
      const words = wrong.length > 0 ? mendWords(wrong) : problemWords(problem);
      setRefusal(problem.status === null ? null : words);
      setSaving(problem.status === null ? "unreachable" : unsaved);
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
        await fail(called.problem, "refused");
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
    if (wanted === kept) place.forget();
    else place.keep({ record, fields: state.fields });
  }, [wanted, kept, place, record, state.fields]);

  useEffect(() => {
    if (saving !== "unreachable") return;
    const timer = setInterval(saveOnce, RETRY_MS);
    addEventListener("online", saveOnce);
    return () => {
      clearInterval(timer);
      removeEventListener("online", saveOnce);
    };
  }, [saving, saveOnce]);

  const saveLast = useEffectEvent(async () => {
    const { record: before, changes: fields, wanted: sent, kept: there } = latest.current;
    if (sent === there || between || running.current) return;
    const { problem } = await saveChanges(kind, before, fields, true);
    if (!problem) place.forget();
  });
  useEffect(() => () => void saveLast(), []);

  const open = (next: One) => {
    setRecord(next);
    act({ kind: "open", fields: draftedFields(kind, next) });
    setSaving("saved");
    setRefusal(null);
    setRelease(null);
  };

  /** Has something done with the record, once what stands here is saved; true where it was done. */
  const perform = async (
    call: (now: One, fields: Partial<Fields>) => Promise<OfficeResult<One>>,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      if (!(await saveOnce())) return false;
      const { body, problem } = await call(latest.current.record, latest.current.changes);
      if (problem) await fail(problem, "saved");
      else open(body);
      return problem === null;
    } finally {
      setBusy(false);
    }
  };
  const changeAll = (next: Fields, step: string) =>
    act({ kind: "change", changes: next, field: step, at: Date.now() });
  const isHeld = record.draft?.state === "submitted" && release === null;
  const sides = between && sidesOf(kind, record, between);

  const contradictions = record.contradictions.map((said) => {
    const theirs = kind.complete({ ...state.fields, [said.field]: said.value });
    const changed = changedFields(state.fields, theirs);
    return {
      ...said,
      isTaken: Object.keys(changed).length === 0,
      take: () =>
        act({ kind: "change", changes: changed, field: `${said.field} theirs`, at: Date.now() }),
      keep: async () => {
        const called = await kind.dismissConflict(record.id, said);
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
    mayEdit: record.may.includes("edit") && !isHeld,
    takeBack: isHeld && record.may.includes("edit") ? () => setRelease("asked") : null,
    isWithdrawn: release === "asked",
    contradictions,
    change: useCallback(
      (changed, field) => act({ kind: "change", changes: changed, field, at: Date.now() }),
      [],
    ),
    undo: state.past.length > 0 ? () => act({ kind: "undo" }) : null,
    redo: state.undone.length > 0 ? () => act({ kind: "redo" }) : null,
    saving,
    refusal,
    isRestored: left !== null,
    between,
    collisions: sides ? collisionsOf(sides.base, state.fields, sides.theirs) : [],
    settle: (sideOf) => {
      if (!between || !sides) return;
      const own = mergedFields(sides.base, state.fields, sides.theirs, () => "mine");
      setRecord(between.theirs);
      act({ kind: "open", fields: own });
      // What gives way is one step back.
      const chosen = mergedFields(sides.base, state.fields, sides.theirs, sideOf);
      if (Object.keys(changedFields(own, chosen)).length > 0) changeAll(chosen, "settled");
      setBetween(null);
      setRelease("unasked");
      setSaving("waiting");
    },
    changed: Object.keys(changes),
    discard: () => {
      setRelease("unasked");
      changeAll(published, "discarded");
    },
    abandon: place.forget,
    isBusy,
    publish: () => perform(({ id, etag }) => kind.publish(id, { etag })),
    archive: () => perform(({ id, etag }) => kind.archive(id, { etag })),
    bringBack: () => perform(({ id, etag }) => kind.bringBack(id, { etag })),
    schedule: (at) => perform(({ id, etag }) => kind.schedule(id, at, { etag })),
    unschedule: () => perform((planned, fields) => saveChanges(kind, planned, fields)),
    restore: (version) => perform(({ id, etag }) => kind.restore(id, version, { etag })),
  };
}

/** Where what is typed is kept until it is saved, and what was left there and is nowhere else. */
function leftUnsaved<Fields extends object, One extends EditedRecord>(
  kind: EditedKind<Fields, One>,
  opened: One,
) {
  const place = unsavedPlace<Fields, One>(kind.noun, opened.id);
  const left = place.read();
  const isSaved = left && isEmpty(changedFields(left.fields, draftedFields(kind, opened)));
  return { place, left: isSaved ? null : left };
}

/**
 * What both began from, and what the other one made of it. A draft that both know gives way to what
 * was published since.
 */
function sidesOf<Fields extends object, One extends EditedRecord>(
  kind: EditedKind<Fields, One>,
  record: One,
  { conflict, theirs }: Between<One>,
): { base: Fields; theirs: Fields } {
  const isKnownDraft = theirs.draft !== null && conflict.draft === null;
  const fieldsOf = (of: One) => (isKnownDraft ? kind.complete(of.fields) : draftedFields(kind, of));
  return { base: fieldsOf(record), theirs: fieldsOf(theirs) };
}

/** The record with the change that waits on it. */
function draftedFields<Fields extends object, One extends EditedRecord>(
  kind: EditedKind<Fields, One>,
  { fields, draft }: One,
): Fields {
  return kind.complete({ ...fields, ...draft?.fields });
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/** Without a change there is no draft to keep. */
function saveChanges<Fields extends object, One extends EditedRecord>(
  kind: EditedKind<Fields, One>,
  { id, etag, draft }: One,
  fields: Partial<Fields>,
  keepalive = false,
) {
  const options = { etag, keepalive };
  return draft && isEmpty(fields)
    ? kind.dropDraft(id, options)
    : kind.saveDraft(id, fields, options);
}
