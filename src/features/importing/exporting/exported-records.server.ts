import type { Statement } from "#catalogue/statements.ts";
import { encodeOnce } from "#platform/html.ts";
import { isHtml } from "#platform/html-tags.ts";
import type { Change } from "#records/changes.repository.server.ts";
import { changePairs } from "#records/changes.ts";
import { kindOf } from "#records/field-kinds.ts";
import {
  contactRecord,
  courseFields,
  feeRecord,
  type IntakeRecord,
  institutionRecord,
  intakeRecord,
  slideRecord,
} from "#records/record.schema.ts";
import { recordedValue } from "#records/recorded.ts";
import { mentionFromRow, type SourceOfRecord } from "#records/sources.repository.server.ts";
import {
  courseOfSaid,
  institutionOfSaid,
  mergeCourse,
  mergeInstitution,
  parseStatement,
  type Reference,
  type StatedFields,
} from "#records/statements.ts";
import {
  type ContactColumns,
  recordedIntakes,
  type StoredCourse,
  type StoredInstitution,
} from "#records/stored.ts";
import {
  type CourseRows,
  type InstitutionRows,
  PASSED_ON,
  type Scope,
} from "./directory-rows.repository.server.ts";

/** An exported record: fields in the format's order, without those not stated. */
export type ExportRecord = Record<string, unknown>;

/** Fields that identify a record; they are exported unchanged. */
const REFERENCES: ReadonlySet<string> = new Set(["ref", "institution"]);

const NOTHING = { ref: "", stating: { stated_on: null, holds_until: null, facts: null } };

/**
 * An institution with the statement of each source; in a public export only of sources that allow
 * it.
 */
export function institutionExport(rows: InstitutionRows, scope: Scope): ExportRecord {
  const { id, source, external_ref, archived_on, updated_at } = rows;
  const { slides, contacts, sources, former_names, history, ...row } = rows;
  const { id: _, source: _s, external_ref: _r, archived_on: _a, updated_at: _u, ...columns } = row;
  const stored: StoredInstitution = {
    ...NOTHING,
    row: columns,
    slides: slides.map(({ id: _id, institution_id: _i, ...slide }) => slide),
    contacts: {
      campus: contacts.filter(({ kind }) => kind === "campus").map(contactColumns),
      faculty: contacts.filter(({ kind }) => kind === "faculty").map(contactColumns),
    },
  };
  const shown = passedOn(sources, scope);
  const merged =
    shown.length === sources.length
      ? { stored, archived_on, nearest: { source, ref: external_ref } }
      : mergeInstitution(statementsOf(shown), NOTHING);
  const idOf = (kind: "campus" | "faculty") => (name: string) =>
    contacts.find((contact) => contact.kind === kind && contact.name === name)?.id ?? null;
  return withoutNulls({
    id,
    ...exportedStanding(merged, updated_at),
    ...institutionFields(merged.stored, idOf),
    ...(former_names.length > 0 && { former_names }),
    sources: shown.map((each) =>
      exportedSource(each, shown.length > 1, (said) =>
        institutionFields(institutionOfSaid(said, NOTHING)),
      ),
    ),
    history: history.map(exportedChange),
  });
}

/** A course, as for an institution. */
export function courseExport(rows: CourseRows, scope: Scope): ExportRecord {
  const { id, source, external_ref, institution, institution_id, archived_on, updated_at } = rows;
  const { fees, intakes, categories, sources, history, campuses: stated, ...row } = rows;
  const { id: _, source: _s, external_ref: _r, archived_on: _a, updated_at: _u, ...rest } = row;
  const { institution: _i, institution_id: _ii, ...columns } = rest;
  const stored: StoredCourse = {
    ...NOTHING,
    institution,
    row: columns,
    fees,
    intakes,
    categories,
    campuses: stated,
  };
  const shown = passedOn(sources, scope);
  const merged =
    shown.length === sources.length
      ? { stored, archived_on, nearest: { source, ref: external_ref } }
      : mergeCourse(
          statementsOf(shown),
          { ...NOTHING, institution },
          { campuses: new Set(stated), category: () => true },
        );
  return withoutNulls({
    id,
    institution_id,
    ...exportedStanding(merged, updated_at),
    ...courseFieldsOf(merged.stored),
    sources: shown.map((each) =>
      exportedSource(each, shown.length > 1, (said) => courseFieldsOf(courseOfSaid(said, NOTHING))),
    ),
    history: history.map(exportedChange),
  });
}

function contactColumns({
  id: _id,
  institution_id: _i,
  ...columns
}: InstitutionRows["contacts"][0]) {
  return columns satisfies ContactColumns;
}

const passedOn = (sources: SourceOfRecord[], scope: Scope) =>
  scope === "whole" ? sources : sources.filter(({ source }) => PASSED_ON.includes(source));

const statementsOf = (sources: SourceOfRecord[]): Statement[] =>
  sources.map((row) => ({
    ...mentionFromRow(row),
    said: parseStatement(row) ?? {},
  }));

const exportedStanding = (
  { archived_on, nearest }: { archived_on: string | null; nearest: Reference },
  updated_at: string,
) => ({
  source: nearest.source,
  ref: nearest.ref,
  ...(archived_on !== null && { archived_on }),
  updated_at,
});

function exportedSource(
  row: SourceOfRecord,
  isOneOfSeveral: boolean,
  says: (said: StatedFields) => ExportRecord,
): ExportRecord {
  const { source, external_ref, stated_on, holds_until, facts, vanished_on, joined_from } = row;
  const said = parseStatement(row);
  return withoutNulls({
    source,
    ref: external_ref,
    stated_on,
    holds_until,
    facts: facts === null ? null : JSON.parse(facts),
    vanished_on,
    joined_from,
    says: isOneOfSeveral && said ? withoutNulls({ ref: external_ref, ...says(said) }) : null,
  });
}

function exportedChange({ source, version, at, by, ...change }: Change): ExportRecord {
  return withoutNulls({ source, version, at, by, changes: changePairs(change) });
}

function institutionFields(
  { row, slides, contacts }: StoredInstitution,
  idOf?: (kind: "campus" | "faculty") => (name: string) => number | null,
): ExportRecord {
  const list = (kind: "campus" | "faculty") =>
    (contacts[kind] ?? []).map(({ kind: _k, position: _p, ...contact }) =>
      withoutNulls({ id: idOf?.(kind)(contact.name) ?? null, ...exportedFields(contact) }),
    );
  return withoutNulls({
    ...exportedFields(row),
    slides: (slides ?? []).map(({ position, ...slide }) => ({
      order: position,
      ...exportedFields(slide),
    })),
    campuses: list("campus"),
    faculties: list("faculty"),
  });
}

function courseFieldsOf({ row, institution, ...lists }: StoredCourse): ExportRecord {
  const { fees, categories, campuses } = lists;
  const { intakes, intake_details } = recordedIntakes(lists.intakes);
  const texts = (entries: readonly string[]) => entries.map(encodeOnce);
  return withoutNulls({
    institution,
    ...exportedFields(row),
    intakes: texts(intakes),
    intake_details: intake_details.map(exportedDetails),
    categories: texts(categories),
    campuses: texts(campuses),
    fees: fees.map(exportedFields),
  });
}

function exportedDetails({ label, ...details }: IntakeRecord): ExportRecord {
  return withoutNulls({ ...details, label: encodeOnce(label) });
}

/**
 * Columns in the import format: yes and no, lists, and texts that the importer reads back
 * unchanged.
 */
function exportedFields(columns: object): ExportRecord {
  const fields = Object.entries(columns).map(([name, value]) => [name, exportedField(name, value)]);
  return withoutNulls(Object.fromEntries(fields) as ExportRecord);
}

function exportedField(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const kind = kindOf(name);
  if (REFERENCES.has(name) || (typeof value !== "string" && kind !== "flag")) return value;
  const recorded = recordedValue(name, value);
  if (kind === "list") return (recorded as string[]).map(encodeOnce);
  if (typeof value !== "string" || kind === "records") return recorded;
  if (kind !== "rich text") return encodeOnce(value);
  // Text without a tag would be read as plain text from a spreadsheet.
  return isHtml(value) ? value : `<p>${value}</p>`;
}

/** Order of the fields, independent of the database and the statements. */
const ORDER = new Map(
  [
    "id",
    "institution_id",
    "source",
    "ref",
    "institution",
    ...[
      courseFields,
      institutionRecord,
      contactRecord,
      slideRecord,
      feeRecord,
      intakeRecord,
    ].flatMap((schema) => Object.keys(schema.shape)),
    "archived_on",
    "updated_at",
    "vanished_on",
    "joined_from",
    "sources",
    "says",
    "history",
  ]
    .reverse()
    .map((name, at) => [name, -at]),
);

const withoutNulls = (record: ExportRecord): ExportRecord =>
  Object.fromEntries(
    Object.entries(record)
      .filter(
        ([, value]) =>
          value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
      )
      .sort(([a], [b]) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0)),
  );
