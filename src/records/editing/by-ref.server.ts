import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import { lossesOf } from "../field-kinds.ts";
import { isSameValue, isStatedValue, type RecordedFields, valueIn } from "../recorded.ts";
import { lockCatalogue } from "../records.repository.server.ts";
import { recordedStatement } from "../stated-records.server.ts";
import { archiveRecord, bringRecordBack } from "./archiving.server.ts";
import type { OfficeCaller, ViewerOf } from "./changing.server.ts";
import {
  insertCourseRef,
  readCourseOfRef,
  readUnreferencedCourse,
} from "./course-refs.repository.server.ts";
import { insertCourseOf } from "./creating.server.ts";
import { deleteDraft } from "./editing.repository.server.ts";
import { type CourseByRef, EDITED_FIELDS } from "./editing.schema.ts";
import { officeRecord, type Placed, placed } from "./office-answer.server.ts";
import { conflictOf, openRecord, type RecordWithAccess, type Viewer } from "./opened.server.ts";
import {
  checkedOrRefused,
  isHeldWhole,
  isUnpublished,
  pickedFields,
  publishOrSubmit,
  sourceOfPeople,
  waitingFields,
} from "./publication.server.ts";

/** A course as an institution's own system names it. */
export interface NamedCourse {
  institution_id: number;
  ref: string;
}

/** What is known of the course when it is written. */
interface NamedTarget extends NamedCourse {
  /** The `etag` that was read; without one whatever is there is written over. */
  seen?: string | undefined;
  /** For a ref that is new: a listed course that is to have it, or `new` for one of the same name. */
  course?: number | "new" | undefined;
}

type RefOutcome = CourseByRef["outcome"];

/** Courses by the references of their institution's own systems. */
export function createByRef(storage: Storage, viewerOf: ViewerOf) {
  /** Does something with one course, of which no import and no other person changes anything. */
  const change = async (
    caller: OfficeCaller,
    named: NamedCourse,
    work: (trx: Trx, viewer: Viewer) => Promise<Pick<CourseByRef, "id" | "outcome">>,
    fields: RecordedFields = {},
  ) => {
    const viewer = await viewerOf(caller);
    return await storage.write(async (trx) => {
      await lockCatalogue(trx);
      await openRecord(trx, viewer, "institution", named.institution_id, "read");
      const { id, outcome } = await work(trx, viewer);
      const losses = lossesOf(fields).map(placed);
      return await answered(trx, viewer, { ref: named.ref, id, outcome, losses });
    });
  };

  /** Archives or brings back; what is so already stays as it is. */
  const move = (
    caller: OfficeCaller,
    named: NamedTarget,
    action: "archive" | "bring_back",
    act: (trx: Trx, opened: RecordWithAccess, now: Date) => Promise<void>,
  ) =>
    change(caller, named, async (trx, viewer) => {
      const id = await courseOfRef(trx, named);
      const found = await openRecord(trx, viewer, "course", id, "read");
      await refuseIfChanged(trx, found, named.seen);
      const isDone = (found.state === "archived") === (action === "archive");
      if (isDone && !found.may.includes(action)) return { id, outcome: "unchanged" };
      await act(trx, await openRecord(trx, viewer, "course", id, action), new Date());
      return { id, outcome: "changed" };
    });

  return {
    /** @throws NotFoundError; DomainError 403. */
    readByRef: async (caller: OfficeCaller, named: NamedCourse) => {
      const viewer = await viewerOf(caller);
      return await storage.snapshot(async (trx) => {
        await openRecord(trx, viewer, "institution", named.institution_id, "read");
        const id = await courseOfRef(trx, named);
        const same = { ref: named.ref, id, outcome: "unchanged", losses: [] } as const;
        return await answered(trx, viewer, same);
      });
    },

    /**
     * Makes a course what its institution's system says it is: what is left out, it does not state.
     * The same again changes nothing.
     *
     * @throws InvalidInputError; ConflictError; DomainError 409 where a course of this name is listed
     * without a reference.
     */
    putByRef: (caller: OfficeCaller, target: NamedTarget, fields: RecordedFields) => {
      const put = async (trx: Trx, viewer: Viewer) => {
        const { institution_id } = target;
        const blank = { kind: "course" as const, institution_id, fields: {} };
        const said = (await checkedOrRefused(trx, { record: blank }, fields)).fields;
        const { id, isNew } = await courseToWrite(trx, viewer, target, said);
        const opened = await openRecord(trx, viewer, "course", id, "publish");
        if (!isNew) await refuseIfChanged(trx, opened, target.seen, Object.keys(fields));
        const outcome = await writeSaid(trx, opened, said);
        return { id, outcome: isNew ? ("created" as const) : outcome };
      };
      return change(caller, target, put, fields);
    },

    archiveByRef: (caller: OfficeCaller, target: NamedTarget) =>
      move(caller, target, "archive", archiveRecord),

    bringBackByRef: (caller: OfficeCaller, target: NamedTarget) =>
      move(caller, target, "bring_back", bringRecordBack),
  };
}

async function answered(
  trx: Trx,
  viewer: Viewer,
  { id, ...call }: Pick<CourseByRef, "id" | "ref" | "outcome"> & { losses: readonly Placed[] },
): Promise<CourseByRef> {
  const opened = await openRecord(trx, viewer, "course", id, "read");
  return { ...(await officeRecord(trx, opened)), ...call, losses: [...call.losses] };
}

/** @throws NotFoundError. */
async function courseOfRef(trx: Trx, { institution_id, ref }: NamedCourse): Promise<number> {
  const id = await readCourseOfRef(trx, institution_id, ref);
  if (id === undefined) throw new NotFoundError("Course");
  return id;
}

/** @throws ConflictError where the course is not as its sender saw it. */
async function refuseIfChanged(
  trx: Trx,
  opened: RecordWithAccess,
  seen: string | undefined,
  fields: readonly string[] = [],
): Promise<void> {
  if (seen !== undefined && seen !== opened.etag) {
    throw await conflictOf(trx, opened, seen, fields);
  }
}

/** The course of a reference; a listed one that gets it, or one that is made, where it is new. */
async function courseToWrite(
  trx: Trx,
  viewer: Viewer,
  { institution_id, ref, course, seen }: NamedTarget,
  { name }: RecordedFields,
): Promise<{ id: number; isNew: boolean }> {
  const known = await readCourseOfRef(trx, institution_id, ref);
  if (known !== undefined) return { id: known, isNew: false };
  if (typeof course === "number") {
    const { row } = await openRecord(trx, viewer, "course", course, "publish");
    if (row.institution_id !== institution_id) throw new NotFoundError("Course");
    await insertCourseRef(trx, { institution_id, ref, course_id: course });
    return { id: course, isNew: false };
  }
  if (seen !== undefined) {
    throw new DomainError("conflict", 409, "No course has this ref yet: send no If-Match.");
  }
  const listed = await readUnreferencedCourse(trx, institution_id, String(name));
  if (listed !== undefined && course !== "new") throw listedAlready(String(name), listed);
  return { id: await makeCourse(trx, viewer, { institution_id, ref }, String(name)), isNew: true };
}

async function makeCourse(
  trx: Trx,
  viewer: Viewer,
  { institution_id, ref }: NamedCourse,
  name: string,
): Promise<number> {
  const home = await openRecord(trx, viewer, "institution", institution_id, "create");
  const course_id = await insertCourseOf(trx, home, name, new Date());
  await insertCourseRef(trx, { institution_id, ref, course_id });
  return course_id;
}

const listedAlready = (name: string, id: number) =>
  new DomainError(
    "listed_already",
    409,
    `“${name}” is listed already, as course ${id}, without a ref. Send ?course=${id} to give it this one, or ?course=new for another course of the same name.`,
  );

/**
 * Publishes what is said otherwise than before, or submits it; a change of one's own that waits gives
 * way. One that says the same is left as it is, whether an operator looks at it or gave it back.
 *
 * @throws ConflictError where a change by somebody else stands in its place.
 */
async function writeSaid(
  trx: Trx,
  opened: RecordWithAccess,
  said: RecordedFields,
): Promise<RefOutcome> {
  const { kind, id, draft, viewer } = opened;
  const now = new Date();
  const names = await saidOtherwise(trx, opened, said);
  const fields = pickedFields(said, names);
  // A new key goes on where the one before it stopped.
  const isOwn = viewer.key_id === null ? draft?.user_id === viewer.id : draft?.key_id != null;
  const waits = isHeldWhole(opened) || waitingFields(opened, names).length > 0;
  if (draft && isOwn && draft.state !== "scheduled") {
    const isAsked = draft.state === "submitted" || draft.state === "returned";
    if (isAsked && isSameValue(JSON.parse(draft.fields), fields)) return "unchanged";
    await deleteDraft(trx, kind, id, draft.tag);
  } else if (draft && waits && names.length > 0) {
    throw await conflictOf(trx, opened, `"${opened.version}."`, names);
  }
  if (names.length === 0 && !isUnpublished(opened.row)) {
    return draft && isOwn ? "changed" : "unchanged";
  }
  await publishOrSubmit(trx, opened, fields, now);
  return "changed";
}

/** Fields that are said otherwise than their author said, and than they are published. */
async function saidOtherwise(
  trx: Trx,
  opened: RecordWithAccess,
  said: RecordedFields,
): Promise<string[]> {
  const { kind, row, record } = opened;
  const isSaid = (field: string) => isStatedValue(valueIn(said, field));
  if (isUnpublished(row)) return EDITED_FIELDS.course.filter(isSaid);
  const source = await sourceOfPeople(trx, opened);
  const own = record.statements.find((each) => each.source === source);
  const before = own ? recordedStatement(kind, own) : {};
  return EDITED_FIELDS.course.filter((field) => {
    const value = valueIn(said, field);
    // As in an import, no entry routes take none away while the texts that they are read from stay.
    const isSilent = field === "entry_routes" || !isStatedValue(valueIn(before, field));
    if (!isSaid(field) && isSilent) return false;
    const isNews = (than: RecordedFields) => !isSameValue(value, valueIn(than, field));
    return isNews(before) && isNews(record.fields);
  });
}
