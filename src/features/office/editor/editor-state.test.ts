import { describe, expect, it } from "vitest";
import { statedFields } from "../../../../test/office-courses.ts";
import type { CourseFields } from "../course-fields.ts";
import { changedFields, type EditorAct, editorAfter, openedEditor } from "./editor-state.ts";

type Act = EditorAct<CourseFields>;

const named = (name: string, at: number): Act => ({
  kind: "change",
  changes: { name },
  field: "name",
  at,
});
const edited = (...acts: Act[]) =>
  acts.reduce(editorAfter<CourseFields>, openedEditor(statedFields));
const UNDO: Act = { kind: "undo" };
const REDO: Act = { kind: "redo" };

describe("the editor", () => {
  it("undoes what was typed in one go as one step", () => {
    const typed = [named("N", 0), named("Nu", 300), named("Nur", 600)];
    expect(edited(...typed).fields.name).toBe("Nur");
    expect(edited(...typed, UNDO).fields).toEqual(statedFields);
  });

  it("undoes another field, and a later change of the same one, as a step of its own", () => {
    const fees: Act = { kind: "change", changes: { fees: [] }, field: "fees", at: 100 };
    expect(edited(named("A", 0), fees, UNDO).fields).toEqual({ ...statedFields, name: "A" });
    expect(edited(named("A", 0), named("AB", 5_000), UNDO).fields.name).toBe("A");
  });

  it("does again what was undone, until something else is changed", () => {
    expect(edited(named("A", 0), UNDO, REDO).fields.name).toBe("A");
    expect(edited(named("A", 0), UNDO, named("B", 100), REDO).fields.name).toBe("B");
    expect(edited(UNDO, REDO).fields).toEqual(statedFields);
  });

  it("has nothing to undo after another version was opened", () => {
    const opened = edited(named("A", 0), { kind: "open", fields: { ...statedFields, name: "C" } });
    expect(editorAfter(opened, UNDO).fields.name).toBe("C");
  });
});

describe("the changes of a record", () => {
  it("are the fields that differ, also within lists", () => {
    const [fee] = statedFields.fees;
    const fees = [{ ...fee!, fee_start: 46_000 }];
    expect(changedFields(statedFields, { ...statedFields, fees, name_dv: "x" })).toEqual({
      fees,
      name_dv: "x",
    });
    expect(changedFields(statedFields, structuredClone(statedFields))).toEqual({});
  });
});
