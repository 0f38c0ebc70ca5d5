import type { Selectable } from "kysely";
import type { Database, Db } from "#platform/db/schema.ts";
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
  const contacts = await db
    .selectFrom("contacts")
    .selectAll()
    .where("institution_id", "in", ofSource)
    .orderBy("position")
    .execute();
  const slides = await db
    .selectFrom("slides")
    .selectAll()
    .where("institution_id", "in", ofSource)
    .orderBy("id")
    .execute();
  const sources = await readSources(db, "institution", ofSource, which.source);
  const lists = {
    contacts: Map.groupBy(contacts, ({ institution_id }) => institution_id),
    slides: Map.groupBy(slides, ({ institution_id }) => institution_id),
  };
  return rows.flatMap((row) => existingInstitution(row, sources.get(row.id), lists) ?? []);
}

interface Lists {
  contacts: Map<number, Selectable<Database["contacts"]>[]>;
  slides: Map<number, Selectable<Database["slides"]>[]>;
}

function existingInstitution(
  institution: Selectable<Database["institutions"]>,
  sources: SourcesOfRecord | undefined,
  { contacts, slides }: Lists,
): ExistingInstitution | null {
  if (!sources) return null;
  const { id, source, external_ref, archived_on, updated_at: _, ...row } = institution;
  const list = contacts.get(id) ?? [];
  const rows = list.map(
    ({ id: contact, institution_id: _of, ...columns }) => [columns, contact] as const,
  );
  const ofKind = (kind: "campus" | "faculty") =>
    rows.map(([columns]) => columns).filter((columns) => columns.kind === kind);
  return {
    id,
    ref: sources.own.ref,
    stating: sources.own.stating,
    row,
    slides: (slides.get(id) ?? []).map(({ position, url, alt }) => ({ position, url, alt })),
    contacts: { campus: ofKind("campus"), faculty: ofKind("faculty") },
    contactIds: new Map(rows),
    archived_on,
    nearest: { source, ref: external_ref },
    ...sources,
  };
}
