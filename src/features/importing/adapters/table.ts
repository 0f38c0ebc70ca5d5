import { existsSync, statSync } from "node:fs";
import { basename } from "node:path";
import { SOURCES } from "#catalogue/sources.ts";
import { plainText } from "#platform/html.ts";
import { kindOf } from "#records/field-kinds.ts";
import { courseRecord, institutionRecord } from "#records/record.schema.ts";
import { type SourceRecords, UnreadableFileError } from "#records/source-records.ts";
import { checkLeniently } from "#records/validation.ts";
import { EXPORT_FORMAT } from "../exporting/exported.schema.ts";
import type { Adapter } from "../importing.ts";
import { sourceKey, type TableMapping, type TableView } from "../table-mapping.schema.ts";
import { aboutAt } from "./magu.ts";
import { ownRecords, unpackedDownload } from "./table/own-download.ts";
import { lookAt, proposeColumns } from "./table/proposing.ts";
import { recordsOfTable } from "./table/records.ts";
import { openTable, type ReadSheet } from "./table/rows.ts";
import { isTarget, isWordField, TARGETS, targetLabel, WORD_FIELDS } from "./table/targets.ts";
import { choicesOf, foldWords } from "./table/words.ts";

/** Lists of other people, with any headings. They are read by a mapping: `readTable`. */
export const table: Omit<Adapter, "read"> = {
  name: "table",
  describe:
    "A list with any headings: CSV, Excel (.xlsx), JSON or JSON in lines; or this site's own download.",
  usage:
    "<file, or magu.csv.zip> [--source <name>] [--propose <file.json>] [--mapping <file.json>]",
  files: "one .csv, .xlsx, .json or .ndjson file, or the download of this site (.zip or .json.gz)",
};

export interface TableRequest {
  /** What is remembered or said; null: what is proposed. */
  mapping: TableMapping | null;
  isRemembered: boolean;
  /** Names of the stored categories. */
  categories: readonly string[];
  readSheet: ReadSheet;
}

export interface ReadTable {
  records: SourceRecords;
  mapping: TableMapping;
  /** Null for a download of our own, whose fields need no question. */
  view: TableView | null;
}

/**
 * Reads a table by a mapping, or by the one that is proposed for it.
 *
 * @throws UnreadableFileError.
 */
export async function readTable(path: string, request: TableRequest): Promise<ReadTable> {
  const own = await ownDownload(path);
  if (own !== null) return { records: own, mapping: emptyMapping([]), view: null };
  const file = await openTable(path, request.readSheet);
  const looks = await lookAt(file);
  const proposed = proposeColumns(looks);
  if (request.mapping) refuseUnknown(request.mapping);
  const said = request.mapping && withNewColumns(request.mapping, proposed.columns);
  const mapping = said ?? emptyMapping(proposed.columns);
  const { records, words } = await recordsOfTable(file, mapping, request.categories);
  const samples = new Map(looks.map((look) => [look.heading, look.samples]));
  const view: TableView = {
    columns: mapping.columns.map((column) => ({
      ...column,
      samples: samples.get(column.heading) ?? [],
    })),
    words: words
      .toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown) || b.count - a.count)
      .slice(0, MAX_SHOWN_WORDS)
      .map(({ isKnown: _, ...word }) => word),
    institution: mapping.institution,
    currency: mapping.currency,
    rows: await firstRows(records, request.categories),
    is_remembered: request.isRemembered,
    is_certain: proposed.isCertain && words.every(({ isKnown }) => isKnown),
    targets: TARGETS.map((target) => ({ target, label: targetLabel(target) })),
    choices: WORD_FIELDS.map((field) => ({ field, choices: choicesOf(field, request.categories) })),
  };
  return { records, mapping, view };
}

const emptyMapping = (columns: TableMapping["columns"]): TableMapping => ({
  columns,
  words: [],
  institution: null,
  currency: null,
});

/** @throws UnreadableFileError for a field that the format does not have. */
function refuseUnknown({ columns, words }: TableMapping): void {
  const target = columns.find((column) => column.target !== null && !isTarget(column.target));
  const word = words.find(({ field }) => !isWordField(field));
  if (target) {
    const reason = `"${target.target}" is no field of the format`;
    throw new UnreadableFileError(`The column "${target.heading}" cannot be taken: ${reason}.`);
  }
  if (word) throw new UnreadableFileError(`"${word.field}" is no field whose words are choices.`);
}

/** Columns that a later file of the source adds are left out until somebody says what they mean. */
function withNewColumns(said: TableMapping, found: TableMapping["columns"]): TableMapping {
  const targets = new Map(said.columns.map(({ heading, target }) => [heading, target]));
  const columns = found.map(({ heading }) => ({ heading, target: targets.get(heading) ?? null }));
  return { ...said, columns };
}

async function ownDownload(path: string): Promise<SourceRecords | null> {
  if (!existsSync(path)) throw new UnreadableFileError(`${path} does not exist.`);
  if (path.toLowerCase().endsWith(".zip")) return await ownRecords(await unpackedDownload(path));
  const about = await aboutAt(path);
  const isOwn = (about as { format?: unknown } | undefined)?.format === EXPORT_FORMAT;
  if (isOwn) return await ownRecords(path);
  if (!statSync(path).isDirectory()) return null;
  throw new UnreadableFileError(
    "A table is one file: send the other files as imports of their own.",
  );
}

/** Distinct words that a form shows. */
const MAX_SHOWN_WORDS = 500;

const SHOWN_ROWS = 10;

/** The first courses as they would be; of a list without courses, the first institutions. */
async function firstRows(
  records: SourceRecords,
  categories: readonly string[],
): Promise<TableView["rows"]> {
  const rows: TableView["rows"] = [];
  const fieldsOf = rowFields(records, categories);
  for await (const course of records.courses) {
    const { record, refusals } = checkLeniently("courses", course, courseRecord);
    rows.push({ line: course.line, fields: fieldsOf(record, refusals) });
    if (rows.length === SHOWN_ROWS) return rows;
  }
  if (rows.length > 0) return rows;
  return records.institutions.slice(0, SHOWN_ROWS).map((institution) => {
    const { record, refusals } = checkLeniently("institutions", institution, institutionRecord);
    return { line: institution.line, fields: fieldsOf(record, refusals, "institution.") };
  });
}

/** The institution of a course is shown by its name. */
const SHOWN_LABELS = new Map([["institution", "Institution"]]);

/** What a record says, each value as people call it, without what only programs read. */
function rowFields({ institutions }: SourceRecords, categories: readonly string[]) {
  const names = institutions.map(({ value }) => value as { ref?: string; name?: string });
  const labels = new Map<string, ReadonlyMap<string, string>>([
    ["institution", new Map(names.map(({ ref = "", name = ref }) => [ref, name]))],
    ...WORD_FIELDS.map((field) => {
      const choices = choicesOf(field, categories);
      return [field, new Map(choices.map(({ value, label }) => [value, label]))] as const;
    }),
  ]);
  return (
    record: object | null,
    refusals: readonly { field: string; reason: string }[],
    part = "",
  ): TableView["rows"][number]["fields"] => {
    if (record === null) {
      return refusals.map(({ field, reason }) => ({ field: `Refused: ${field}`, value: reason }));
    }
    return Object.entries(record).flatMap(([field, value]) => {
      // In any other field tags are what somebody wrote.
      const isMarkup = kindOf(field) === "rich text";
      const text = shown(isMarkup ? plainText(String(value ?? "")) : value, labels.get(field));
      return text === "" || field === "is_published" || field === "ref"
        ? []
        : [{ field: SHOWN_LABELS.get(field) ?? targetLabel(part + field), value: text }];
    });
  };
}

const MAX_SHOWN = 200;

function shown(value: unknown, labels?: ReadonlyMap<string, string>): string {
  const each = (one: unknown) => shown(one, labels);
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(each).filter(Boolean).join(", ");
  if (typeof value === "object") return Object.values(value).map(each).filter(Boolean).join(" ");
  if (typeof value === "boolean") return value ? "Yes" : "";
  const label = labels?.get(String(value));
  if (label !== undefined) return label;
  const text = String(value).trim();
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/**
 * The key of a table's source: as said, or as its file is called.
 *
 * @throws UnreadableFileError for the key of a source that has a format of its own.
 */
export function tableSource(said: string | null, path: string): string {
  const name = foldWords(
    basename(path).replace(/\.(?:csv|tsv|xlsx|json|ndjson|jsonl|zip|gz)\b/gi, ""),
  );
  const key =
    said ??
    (name
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 40) ||
      "table");
  const source = sourceKey.safeParse(key);
  const problem = source.success
    ? SOURCES.has(key) && `"${key}" is a source of this site: give another name.`
    : source.error.issues[0]?.message;
  if (problem) throw new UnreadableFileError(problem);
  return key;
}
