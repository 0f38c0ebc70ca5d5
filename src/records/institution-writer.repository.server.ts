import { batches, insertRows } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import { type Authorship, writeRevisions } from "./changes.repository.server.ts";
import { type Ids, renameNearest } from "./course-writer.repository.server.ts";
import { leadInstitutionsOn } from "./former-institutions.repository.server.ts";
import type { ExistingInstitution, InstitutionChange } from "./institution-plan.ts";
import { forgetNames } from "./records.repository.server.ts";
import { deleteRows, found, writeRecordRows } from "./rows.repository.server.ts";

/** Ids by names and references, extended with written records. */
export interface Known extends Ids {
  source: string;
}

/** Ids of stored records, by the names and references that a source's records use. */
export function knownOf(
  source: string,
  categories: Map<string, number>,
  institutions: readonly ExistingInstitution[],
): Known {
  const campuses = institutions.map(({ id, contacts, contactIds }) => {
    const ids = contacts.campus.map(
      (campus) => [campus.name, contactIds.get(campus) ?? 0] as const,
    );
    return [id, new Map(ids)] as const;
  });
  return {
    source,
    categories,
    institutions: new Map(institutions.map(({ ref, id }) => [ref, id])),
    campuses: new Map(campuses),
  };
}

/**
 * Writes institutions, their slides, contacts and history, except deletions of contacts
 * (`removeContacts`).
 */
export async function writeInstitutions(
  trx: Trx,
  changes: InstitutionChange[],
  known: Known,
  by: Authorship,
): Promise<void> {
  await writeInstitutionRows(trx, changes, known, by.at);
  await leadRenamedOn(trx, changes, by.at);
  await writeSlides(trx, changes, known.institutions);
  await writeContacts(trx, changes, known);
  const revisions = changes.map(({ id, stored, fields }) => ({
    id: id ?? found(known.institutions, stored.ref),
    changes: fields,
  }));
  await writeRevisions(trx, "institution", revisions, by);
}

async function writeInstitutionRows(
  trx: Trx,
  changes: InstitutionChange[],
  known: Known,
  now: string,
): Promise<void> {
  await renameNearest(trx, "institutions", changes);
  const rows = changes.map(({ stored, nearest, archived_on }) => ({
    source: nearest.source,
    external_ref: nearest.ref,
    ...stored.row,
    archived_on,
    updated_at: now,
  }));
  // New ones have only this source; those of the others are known.
  for (const { id, source, external_ref } of await writeRecordRows(trx, "institutions", rows)) {
    if (source === known.source) known.institutions.set(external_ref, id);
  }
}

async function leadRenamedOn(trx: Trx, changes: InstitutionChange[], at: string): Promise<void> {
  const named = changes.filter(({ id, formerName }) => id === null || formerName !== null);
  await forgetNames(
    trx,
    named.map(({ stored }) => stored.row.name),
  );
  const renamed = named.flatMap(({ id, formerName: name }) =>
    id === null || name === null ? [] : { id, name },
  );
  await leadInstitutionsOn(trx, renamed, at);
}

async function writeSlides(
  trx: Trx,
  changes: InstitutionChange[],
  institutions: Map<string, number>,
): Promise<void> {
  const changed = changes
    .filter(({ newSlides }) => newSlides)
    .map(({ stored }) => ({ stored, id: found(institutions, stored.ref) }));
  await deleteRows(
    trx,
    "slides",
    "institution_id",
    changed.map(({ id }) => id),
  );
  const rows = changed.flatMap(({ stored, id }) =>
    (stored.slides ?? []).map((slide) => ({ institution_id: id, ...slide })),
  );
  await insertRows(trx, "slides", rows);
}

async function writeContacts(
  trx: Trx,
  changes: InstitutionChange[],
  { institutions, campuses }: Known,
): Promise<void> {
  for (const { id, columns } of changes.flatMap(({ changedContacts }) => changedContacts)) {
    await trx.updateTable("contacts").set(columns).where("id", "=", id).execute();
  }
  const rows = changes.flatMap(({ stored, addedContacts }) =>
    addedContacts.map((contact) => ({
      institution_id: found(institutions, stored.ref),
      ...contact,
    })),
  );
  for (const batch of batches(rows)) {
    const written = await trx
      .insertInto("contacts")
      .values(batch)
      .returning(["id", "institution_id", "kind", "name"])
      .execute();
    for (const { id, institution_id, kind, name } of written) {
      if (kind !== "campus") continue;
      if (!campuses.has(institution_id)) campuses.set(institution_id, new Map());
      campuses.get(institution_id)?.set(name, id);
    }
  }
}

/** Deletes removed campuses and faculties, and the courses' references to them. */
export async function removeContacts(
  trx: Trx,
  changes: readonly InstitutionChange[],
): Promise<void> {
  const ids = changes.flatMap(({ removedContacts }) => removedContacts);
  await deleteRows(trx, "contacts", "id", ids);
}
