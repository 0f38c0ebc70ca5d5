import { escapeText } from "#platform/html.ts";
import type { InstitutionInput } from "#records/record.schema.ts";
import { MAX_REGISTER_VALUE } from "../../import-limits.ts";
import { type CsvRow, readCsv } from "../csv-table.ts";
import { spelled } from "./spellings.ts";
import { titleCase } from "./title-case.ts";

/** The institution and faculty of a course in the register. */
export interface Institute {
  /** `ref` of the institution. */
  institution: string;
  /** The register's name of the faculty; null for an institute without faculties. */
  faculty: string | null;
  /** True where the register says that its approvals were cancelled. */
  cancelled: boolean;
  /** Date of the cancellation, YYYY-MM-DD; null where the register states none. */
  cancelledOn: string | null;
}

export interface Institutes {
  byId: Map<string, Institute>;
  records: { line: number; value: InstitutionInput }[];
}

interface InstituteEntry {
  id: string;
  line: number;
  name: string;
  faculty: string | null;
  remarks: string | null;
  cancelled: boolean;
  cancelledOn: string | null;
}

/** Reads the institutes; those with the same text before " - " are faculties of one institution. */
export async function readInstitutes(path: string): Promise<Institutes> {
  const rows = await readCsv(path, {
    required: ["id", "name", "blacklisted"],
    maxLength: MAX_REGISTER_VALUE,
  });
  const shared = Map.groupBy(rows, (row) => beforeDash(row));
  const entries = rows.map((row) =>
    instituteEntry(row, (shared.get(beforeDash(row))?.length ?? 0) > 1),
  );
  const byId = new Map<string, Institute>();
  const records = [...Map.groupBy(entries, ({ name }) => name).values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    for (const { id, faculty, cancelled, cancelledOn } of parts) {
      byId.set(id, { institution: first.id, faculty, cancelled, cancelledOn });
    }
    return { line: first.line, value: instituteRecord(first, parts) };
  });
  return { byId, records };
}

const instituteName = ({ cells }: CsvRow) =>
  spelled((cells.name ?? "").replace(/\s+/g, " ").trim());
const beforeDash = (row: CsvRow) => instituteName(row).split(" - ")[0] ?? "";

function instituteEntry(row: CsvRow, divided: boolean): InstituteEntry {
  const written = instituteName(row);
  const faculty = divided ? written.slice(beforeDash(row).length + 3) : null;
  const [name, remarks] = splitInstituteRemarks(divided ? beforeDash(row) : written);
  const cancelled = row.cells.blacklisted === "1" || /\bblacklisted\b/i.test(written);
  return {
    id: row.cells.id ?? "",
    line: row.line,
    name: titleCase(name),
    faculty,
    remarks,
    cancelled,
    cancelledOn: cancelled ? dateIn(written) : null,
  };
}

const MONTH_PATTERN =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** "effecting from 1 November 2021" as 2021-11-01. */
function dateIn(text: string): string | null {
  const [, day = "", name = "", year] = /\bfrom (\d{1,2}) ([a-z]+) (\d{4})/i.exec(text) ?? [];
  const month = MONTH_PATTERN.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return null;
  return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/**
 * A bracket that begins with "previously known as" or "this institute" is a remark, not part of the
 * name.
 */
function splitInstituteRemarks(text: string): [name: string, remarks: string | null] {
  const found = / ?\((previously known as|this institute)\b(.*?)\)?$/is.exec(text);
  if (!found) return [text, null];
  const opening = (found[1] ?? "").toLowerCase();
  const remarks = `${opening.charAt(0).toUpperCase()}${opening.slice(1)}${found[2]}`;
  return [text.slice(0, found.index), titleCase(remarks)];
}

function instituteRecord(
  { id, name, remarks, cancelledOn }: InstituteEntry,
  parts: InstituteEntry[],
): InstitutionInput {
  const faculties = parts.flatMap(({ faculty }) => faculty ?? []);
  return {
    ref: id,
    name,
    ...(parts.every(({ cancelled }) => cancelled) && {
      approval_status: "blacklisted" as const,
      // An entry that tells of this day is no older, whatever date the other entries bear.
      ...(cancelledOn !== null && { stated_on: cancelledOn }),
    }),
    overview: remarks === null ? null : `<p>${escapeText(remarks)}.</p>`,
    ...(faculties.length > 0 && {
      faculties: faculties.map((faculty) => ({ name: shortName(faculty) })),
    }),
  };
}

/** Dates of an approval that the register cancelled on a stated day. */
export function datedApproval(cancelledOn: string | null) {
  return cancelledOn === null
    ? null
    : { approval: { stated_on: cancelledOn, holds_until: null, note: null } };
}

/** Shortens "Faculty of X (Faculty of Y combined with Faculty of Z)" to "Faculty of X". */
function shortName(faculty: string): string {
  return titleCase(faculty.replace(/ ?\(.*$/s, ""));
}
