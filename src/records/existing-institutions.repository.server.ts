import type { Selectable } from "kysely";
import type { Database, Db } from "#platform/db/schema.ts";
import {
  type InstitutionParts,
  readInstitutionParts,
} from "./institution-parts.repository.server.ts";
import type { ExistingInstitution } from "./institution-plan.ts";
import {
  idsOfInstitutions,
  readSources,
  type SourcesOfRecord,
  type Which,
} from "./record-sources.repository.server.ts";

/** Every institution that this source lists or listed, or only this one. */
export async function readExistingInstitutions(
  db: Db,
  which: Which,
): Promise<ExistingInstitution[]> {
  const ofSource = idsOfInstitutions(db, which);
  const rows = await db
    .selectFrom("institutions")
    .selectAll()
    .where("id", "in", ofSource)
    .execute();
  const partsOf = await readInstitutionParts(db, ofSource);
  const sources = await readSources(db, "institution", ofSource, which.source);
  return rows.flatMap(
    (row) => existingInstitution(row, sources.get(row.id), partsOf(row.id)) ?? [],
  );
}

function existingInstitution(
  institution: Selectable<Database["institutions"]>,
  sources: SourcesOfRecord | undefined,
  { contacts, slides }: InstitutionParts,
): ExistingInstitution | null {
  if (!sources) return null;
  const { id, source, external_ref, archived_on, updated_at: _, ...row } = institution;
  const rows = contacts.map(
    ({ id: contact, institution_id: _of, ...columns }) => [columns, contact] as const,
  );
  const ofKind = (kind: "campus" | "faculty") =>
    rows.map(([columns]) => columns).filter((columns) => columns.kind === kind);
  return {
    id,
    ref: sources.own.ref,
    stating: sources.own.stating,
    row,
    slides: slides.map(({ position, url, alt }) => ({ position, url, alt })),
    contacts: { campus: ofKind("campus"), faculty: ofKind("faculty") },
    contactIds: new Map(rows),
    archived_on,
    nearest: { source, ref: external_ref },
    ...sources,
  };
}
