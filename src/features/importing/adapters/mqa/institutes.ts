import { escapeText } from "#platform/html.ts";
import type { InstitutionInput } from "../../importing.schema.ts";
import { type CsvRow, readCsv } from "../source-file.ts";
import { titleCase } from "./title-case.ts";

/** Where a course of the register belongs. */
export interface Institute {
  /** `ref` of the institution. */
  institution: string;
  /** Faculty as the register words it; null for an institute that is not divided. */
  faculty: string | null;
  /** The register says that its approvals were cancelled. */
  cancelled: boolean;
}

export interface Institutes {
  byId: Map<string, Institute>;
  records: { line: number; value: InstitutionInput }[];
}

interface Entry {
  id: string;
  line: number;
  name: string;
  faculty: string | null;
  remarks: string | null;
  cancelled: boolean;
}

/** Reads the institutes; those that share what stands before " - " are faculties of one institution. */
export async function readInstitutes(path: string): Promise<Institutes> {
  const { rows } = await readCsv(path, ["id", "name", "blacklisted"]);
  const shared = Map.groupBy(rows, (row) => beforeDash(row));
  const entries = rows.map((row) => entryOf(row, (shared.get(beforeDash(row))?.length ?? 0) > 1));
  const byId = new Map<string, Institute>();
  const records = [...Map.groupBy(entries, ({ name }) => name).values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    for (const { id, faculty, cancelled } of parts) {
      byId.set(id, { institution: first.id, faculty, cancelled });
    }
    return { line: first.line, value: institutionOf(first, parts) };
  });
  return { byId, records };
}

const nameOf = ({ cells }: CsvRow) => (cells.name ?? "").replace(/\s+/g, " ").trim();
const beforeDash = (row: CsvRow) => nameOf(row).split(" - ")[0] ?? "";

function entryOf(row: CsvRow, divided: boolean): Entry {
  const written = nameOf(row);
  const faculty = divided ? written.slice(beforeDash(row).length + 3) : null;
  const [name, remarks] = splitRemarks(divided ? beforeDash(row) : written);
  const cancelled = row.cells.blacklisted === "1" || /\bblacklisted\b/i.test(written);
  return {
    id: row.cells.id ?? "",
    line: row.line,
    name: titleCase(name),
    faculty,
    remarks,
    cancelled,
  };
}

/** A bracket that opens with "previously known as" or "this institute" is a remark, not a name. */
function splitRemarks(text: string): [name: string, remarks: string | null] {
  const found = /\s*\((previously known as|this institute)\b(.*?)\)?$/i.exec(text);
  if (!found) return [text, null];
  const opening = (found[1] ?? "").toLowerCase();
  const remarks = `${opening.charAt(0).toUpperCase()}${opening.slice(1)}${found[2]}`;
  return [text.slice(0, found.index), titleCase(remarks)];
}

function institutionOf({ id, name, remarks }: Entry, parts: Entry[]): InstitutionInput {
  const faculties = parts.flatMap(({ faculty }) => faculty ?? []);
  return {
    ref: id,
    name,
    overview: remarks === null ? null : `<p>${escapeText(remarks)}.</p>`,
    ...(faculties.length > 0 && {
      faculties: faculties.map((faculty) => ({ name: shortName(faculty) })),
    }),
  };
}

/** "Faculty of X (Faculty of Y combined with Faculty of Z)" is called "Faculty of X". */
function shortName(faculty: string): string {
  return titleCase(faculty.replace(/\s*\(.*$/, ""));
}
