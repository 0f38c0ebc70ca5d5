import { PART_TITLES } from "#catalogue/field-titles.ts";
import {
  fieldOfColumn,
  type NumberedList,
  numberedColumn,
  numberedField,
} from "#features/importing/adapters/magu/csv-cells.ts";
import type { Trx } from "#platform/db/schema.ts";
import { NotFoundError } from "#platform/errors.ts";
import { type CourseAround, checkChange } from "#records/checking.server.ts";
import { EDITED_FIELDS } from "#records/editing/editing.schema.ts";
import { fieldsAt } from "#records/editing/history.server.ts";
import { placed } from "#records/editing/office-answer.server.ts";
import { conflictOf, type RecordWithAccess } from "#records/editing/opened.server.ts";
import { isHeldWhole, isUnpublished, waitingFields } from "#records/editing/publication.server.ts";
import { lossesOf } from "#records/field-kinds.ts";
import { isSameValue, type RecordedFields, valueIn } from "#records/recorded.ts";
import { type CourseCells, cellsOfFields, fieldsOfCells, tidyCell } from "./course-cells.server.ts";
import { isSheetColumn } from "./course-columns.server.ts";
import { type CoursesOfInstitution, shownFields } from "./own-courses.server.ts";
import type { PlannedSheetRow } from "./planned-row.ts";
import { AmbiguousCellError, returnedText } from "./returned-cells.server.ts";
import { headingOf, KEY_COLUMNS } from "./sheet-headings.server.ts";
import type { TableRow, UploadedTable } from "./sheet-table.server.ts";
import { MAX_MISTAKES_OF_ROW } from "./spreadsheet-limits.ts";

/** What a row is planned against. */
export interface PlanAround {
  trx: Trx;
  /** The institution as the person has it before them. */
  home: RecordWithAccess;
  own: CoursesOfInstitution;
  around: CourseAround;
  /** Letters and headings of the columns of the sheet. */
  columns: UploadedTable["columns"];
  /** Rows that are planned already, by the id of their course. */
  taken: Map<number, number>;
}

/** A mistake of the row, in a column or, where that is empty, of all of it. */
class RowMistake extends Error {
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

/** A row that changes nothing, and is of no course. */
export const nothingOf = (row: number) => ({
  row,
  id: null,
  name: "",
  etag: "",
  fields: {},
  changes: [],
  reviewed: [],
  losses: [],
});

/** What a row would change, or what is wrong with it; null where it says what is there. */
export async function planRow(plan: PlanAround, row: TableRow): Promise<PlannedSheetRow | null> {
  const name = row.cells.get("name") ?? "";
  let opened: RecordWithAccess | null = null;
  try {
    opened = courseOfRow(plan, row);
    refuseUnreadable(row);
    return opened ? await planChange(plan, row, opened) : await planNew(plan, row);
  } catch (error) {
    if (!(error instanceof RowMistake)) throw error;
    const mistakes =
      row.problems.size > 0 && row.problems.has(error.column)
        ? [...row.problems].map(([column, problem]) => mistakeAt(plan, row, column, problem))
        : [mistakeAt(plan, row, error.column, error.message)];
    const about = opened ? { id: opened.id, name: opened.row.name } : { id: null, name };
    return { ...nothingOf(row.row), ...about, mistakes };
  }
}

/** Nothing is changed by a row of which a cell could not be read. */
function refuseUnreadable({ problems }: TableRow): void {
  for (const [column, problem] of problems) throw new RowMistake(column, problem);
}

const KEYS_OF_COURSE = KEY_COLUMNS.map(headingOf).join(", ");

/** The course that a row is about; null for a new one. */
function courseOfRow(
  { own, taken }: PlanAround,
  { row, cells }: TableRow,
): RecordWithAccess | null {
  const written = cells.get("id") ?? "";
  const ref = cells.get("ref") ?? "";
  if (written === "" && ref === "") return null;
  const found = written === "" ? (own.references.get(ref) ?? []) : [Number(written)];
  const opened = own.courses.get(found[0] ?? 0);
  if (!opened) {
    const column = written === "" ? "ref" : "id";
    throw new RowMistake(
      column,
      `names no course of yours ("${written || ref}"); leave ${KEYS_OF_COURSE} empty for a new course`,
    );
  }
  if (ref !== "" && !own.references.get(ref)?.includes(opened.id)) {
    throw new RowMistake("ref", `is not the reference of course ${opened.id}; leave it as it was`);
  }
  const before = taken.get(opened.id);
  if (before !== undefined) throw new RowMistake("id", `stands already in row ${before}`);
  taken.set(opened.id, row);
  return opened;
}

async function planNew(
  plan: PlanAround,
  { row, cells, problems }: TableRow,
): Promise<PlannedSheetRow> {
  const { trx, home, own, around } = plan;
  const given = new Map(
    [...cells]
      .filter(([column]) => !isKey(column))
      .map(([column, text]) => [column, meantBy(column, text, "")] as const),
  );
  const { value: fields, problem } = fieldsOfCells(given, {}, listsIntakesIn(plan));
  if (problem !== undefined) throw cellProblem(problem);
  const record = { kind: "course" as const, institution_id: home.id, fields: {} };
  const checked = await checkChange(trx, record, fields, around);
  const common = { row, id: null, etag: "", name: cells.get("name") ?? "" };
  if ("refused" in checked) {
    const mistakes = mistakesAt(plan, { row, cells: given, problems }, checked.places);
    return { ...common, fields: {}, changes: [], reviewed: [], mistakes, losses: [] };
  }
  refuseTwin(own, checked.fields);
  const stated = EDITED_FIELDS.course.filter((field) => Object.hasOwn(fields, field));
  return {
    ...common,
    fields,
    mistakes: [],
    losses: lossesOf(fields).map(placed),
    changes: stated.map((field) => ({
      field,
      before: null,
      after: valueIn(checked.fields, field),
    })),
    reviewed: isHeldWhole({ ...home, row: { ...home.row, is_published: 0 } })
      ? stated
      : waitingFields({ ...home, kind: "course" }, stated),
  };
}

/** A sheet that is uploaded twice must not make each of its new courses twice. */
function refuseTwin({ courses }: CoursesOfInstitution, { name, mnqf_level }: RecordedFields): void {
  for (const opened of courses.values()) {
    const there = shownFields(opened);
    if (there.name !== name || (there.mnqf_level ?? null) !== (mnqf_level ?? null)) continue;
    throw new RowMistake(
      "name",
      `is that of course ${opened.id}, on the same level; give its id, or another name`,
    );
  }
}

async function planChange(
  plan: PlanAround,
  { row, cells, problems }: TableRow,
  opened: RecordWithAccess,
): Promise<PlannedSheetRow | null> {
  const { trx, around } = plan;
  const now = shownFields(opened);
  const listsIntakes = listsIntakesIn(plan);
  const version = downloadedVersion(cells.get("version") ?? "", opened);
  const base = version === opened.version ? now : await baseOf(trx, opened, version);
  const baseCells = cellsOfFields(base, listsIntakes);
  const changed = [...cells]
    .filter(([column]) => !isKey(column))
    .flatMap(([column, text]) => {
      const before = tidyCell(baseCells.get(column) ?? "");
      const meant = meantBy(column, text, before);
      return meant === before ? [] : [[column, meant] as const];
    });
  if (changed.length === 0) return null;
  const fieldsOf = (column: string) => fieldsOfColumn(column, listsIntakes);
  const touched = [...new Set(changed.flatMap(([column]) => fieldsOf(column)))];
  refuseClosed(opened);
  await refuseCollisions(trx, opened, { version, base, now, touched, changed, fieldsOf });
  const merged = new Map([...cellsOfFields(now, listsIntakes), ...changed]);
  const own = [...merged].filter(([column]) =>
    fieldsOf(column).some((one) => touched.includes(one)),
  );
  const { value, problem } = fieldsOfCells(own, now, listsIntakes);
  if (problem !== undefined) throw cellProblem(problem);
  const fields = Object.fromEntries(touched.map((field) => [field, valueIn(value, field)]));
  const checked = await checkChange(trx, opened.record, fields, around);
  const common = { row, id: opened.id, etag: opened.etag };
  const named = { ...common, name: opened.row.name };
  if ("refused" in checked) {
    const mistakes = mistakesAt(plan, { row, cells: merged, problems }, checked.places);
    return { ...named, fields: {}, changes: [], reviewed: [], mistakes, losses: [] };
  }
  const differs = checked.changed.filter((field) => touched.includes(field));
  if (differs.length === 0) return null;
  const given = Object.fromEntries(differs.map((field) => [field, valueIn(fields, field)]));
  return {
    ...named,
    fields: given,
    changes: differs.map((field) => ({
      field,
      before: valueIn(now, field),
      after: valueIn(checked.fields, field),
    })),
    reviewed: waitingFields(opened, differs),
    mistakes: [],
    losses: lossesOf(given).map(placed),
  };
}

/** As `returnedText`. @throws RowMistake for what can be read in two ways. */
function meantBy(column: string, text: string, before: string): string {
  try {
    return returnedText(column, text, before);
  } catch (error) {
    if (error instanceof AmbiguousCellError) throw new RowMistake(column, error.message);
    throw error;
  }
}

/** True for a sheet of an earlier release, with all intakes of a course in one cell. */
const listsIntakesIn = ({ columns }: PlanAround) => columns.has("intakes");

/** The fields that a column says something of. */
function fieldsOfColumn(column: string, listsIntakes: boolean): readonly string[] {
  const field = fieldOfColumn(column);
  return field === "intake_details" && !listsIntakes ? ["intakes", field] : [field];
}

const isKey = (column: string) => (KEY_COLUMNS as readonly string[]).includes(column);

function downloadedVersion(written: string, { version }: RecordWithAccess): number {
  if (written === "") return version;
  if (/^\d{1,9}$/.test(written) && Number(written) <= version) return Number(written);
  throw new RowMistake("version", "is no version of this course; leave it as it was downloaded");
}

async function baseOf(
  trx: Trx,
  opened: RecordWithAccess,
  version: number,
): Promise<RecordedFields> {
  try {
    return await fieldsAt(trx, opened, version);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new RowMistake("version", "is older than what is known of the course; download it again");
  }
}

function refuseClosed({ row, draft }: RecordWithAccess): void {
  if (row.archived_on !== null) {
    throw new RowMistake("", "the course is archived: bring it back first");
  }
  if (isUnpublished(row)) {
    throw new RowMistake("", "the course is not published yet: change it in the editor");
  }
  if (draft) {
    const by = draft.saved_by ?? "somebody";
    throw new RowMistake("", `a change by ${by} waits on the course: publish or discard it first`);
  }
}

interface Collision {
  version: number;
  base: RecordedFields;
  now: RecordedFields;
  touched: readonly string[];
  changed: readonly (readonly [column: string, text: string])[];
  fieldsOf: (column: string) => readonly string[];
}

/** Nothing that somebody changed after the download is overwritten unseen. */
async function refuseCollisions(
  trx: Trx,
  opened: RecordWithAccess,
  { version, base, now, touched, changed, fieldsOf }: Collision,
): Promise<void> {
  const field = touched.find((each) => !isSameValue(valueIn(base, each), valueIn(now, each)));
  if (field === undefined) return;
  const conflict = await conflictOf(trx, opened, `"${version}."`, touched);
  const by = valueIn(conflict.fields ?? {}, field) ?? "It was changed since";
  const column = changed.find(([each]) => fieldsOf(each).includes(field))?.[0] ?? "";
  throw new RowMistake(column, `${by}: download the courses again`);
}

/** The problem of a cell begins with the name of its column. */
function cellProblem(problem: string): RowMistake {
  const column = /^[a-z_0-9]+/.exec(problem)?.[0] ?? "";
  return new RowMistake(column, problem.slice(column.length).trim());
}

function mistakesAt(
  plan: PlanAround,
  row: TableRow,
  places: readonly { field: string; reason: string }[],
) {
  const mistakes = places.map(({ field, reason }) =>
    mistakeAt(plan, row, columnOfPlace(plan, field, row.cells), reason),
  );
  // The words of an intake stand in two fields and in one cell.
  const each = new Map(mistakes.map((one) => [`${one.cell} ${one.column} ${one.reason}`, one]));
  return [...each.values()].slice(0, MAX_MISTAKES_OF_ROW);
}

const NUMBERED_PLACE = /^(fees|intake_details|intakes)\[(\d+)\](?:\.(\w+))?/;

/** The column of a place in a record: `fees[0].fee_end` is `fee_1_end`. */
function columnOfPlace(plan: PlanAround, field: string, cells: CourseCells): string {
  const [, place, at, key] = NUMBERED_PLACE.exec(field) ?? [];
  const listsIntakes = listsIntakesIn(plan);
  if (place === undefined || (place === "intakes" && listsIntakes)) {
    return field.split(/[.[]/)[0] ?? field;
  }
  const list: NumberedList = place === "fees" ? "fees" : "intake_details";
  // Words alone are an intake without details.
  const counts = (part: string) =>
    place === "intakes" ? part === "label" : place === "fees" || listsIntakes || part !== "label";
  const numbers = new Set(
    [...cells]
      .filter(([, text]) => text !== "")
      .flatMap(([column]) => {
        const numbered = numberedField(column);
        return numbered?.list === list && counts(numbered.key) ? numbered.number : [];
      }),
  );
  const number = [...numbers].sort((a, b) => a - b)[Number(at)] ?? Number(at) + 1;
  return numberedColumn(list, number, key ?? (list === "fees" ? "type" : "label"));
}

const WORD_IN_REASON = /[a-z_0-9]+/g;

/** What a rule says, with the names that the sheet has: "must not be below Amount". */
const reasonInWords = (reason: string): string =>
  reason.replace(WORD_IN_REASON, (word) => (word.includes("_") ? titleOfKey(word) : word));

const titleOfKey = (key: string): string =>
  isSheetColumn(key) ? headingOf(key) : (PART_TITLES.get(key) ?? key);

function mistakeAt(
  { columns }: PlanAround,
  { row, cells }: TableRow,
  column: string,
  said: string,
) {
  const place = columns.get(column);
  const heading = place?.heading ?? (column && headingOf(column));
  const reason = reasonInWords(said);
  const held = cells.get(column) ?? "";
  const shown =
    held === "" || held.length > 60 || reason.includes(held) ? "" : `; it holds "${held}"`;
  const cell = `${place?.letters ?? ""}${row}`;
  return { column: heading, cell, reason: `${reason}${shown}` };
}
