import type { Selectable } from "kysely";
import type { Contact, Institution, InstitutionSummary } from "#catalogue/institution.ts";
import { contactPlace } from "#catalogue/place-reading.ts";
import type { InstitutionGroup, Sourced } from "#catalogue/statements.ts";
import type { Database, Db } from "#platform/db/schema.ts";
import type { Archived } from "#platform/errors.ts";

/** Columns that the database adds to a summary, apart from its sources. */
type InstitutionDetails = Omit<
  Institution,
  keyof InstitutionSummary | keyof Sourced<InstitutionGroup>
>;

/**
 * The fields that an institution's page adds to its summary; undefined when there is none with this
 * id.
 */
export async function findInstitutionDetails(
  db: Db,
  id: number,
): Promise<InstitutionDetails | undefined> {
  const row = await db
    .selectFrom("institutions")
    .select(["overview", "banner_url", "approval_status"])
    .where("id", "=", id)
    .where("archived_on", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const slides = await db
    .selectFrom("slides")
    .select(["position as order", "url", "alt"])
    .where("institution_id", "=", id)
    .orderBy("position")
    .execute();
  const contacts = await db
    .selectFrom("contacts")
    .selectAll()
    .where("institution_id", "=", id)
    .orderBy("is_main", "desc")
    .orderBy("position")
    .execute();
  const ofKind = (kind: Contact["kind"]) =>
    contacts.filter((contact) => contact.kind === kind).map(toContact);
  return {
    approval_status: row.approval_status as Institution["approval_status"],
    overview: row.overview,
    banner: row.banner_url ? { url: row.banner_url } : null,
    slides,
    campuses: ofKind("campus"),
    faculties: ofKind("faculty"),
  };
}

/** An institution that no source lists any more. */
export async function findArchivedInstitution(db: Db, id: number): Promise<Archived | undefined> {
  const row = await db
    .selectFrom("institutions")
    .innerJoin("institution_sources", "institution_sources.institution_id", "institutions.id")
    .select(["institutions.name", "institution_sources.source"])
    .select("institution_sources.vanished_on")
    .where("institutions.id", "=", id)
    .where("institutions.archived_on", "is not", null)
    .where("institution_sources.vanished_on", "is not", null)
    .orderBy("institution_sources.vanished_on", "desc")
    .executeTakeFirst();
  return (
    row && {
      id,
      name: row.name,
      institution: null,
      source: row.source,
      since: row.vanished_on ?? "",
    }
  );
}

function toContact(row: Selectable<Database["contacts"]>): Contact {
  const {
    institution_id: _institution,
    position: _position,
    is_main,
    address_line1: line1,
    address_line2: line2,
    island_city,
    country,
    map_url,
    place_code: _stated,
    ...contact
  } = row;
  return {
    ...contact,
    is_main: is_main === 1,
    address: { line1, line2, island_city, place_code: contactPlace(row), country, map_url },
  };
}
