import type { Kysely, Selectable } from "kysely";
import type { Contact, Institution, InstitutionCard } from "#catalogue/institution.ts";
import type { Database } from "#platform/db/schema.ts";

/** What an institution's own page adds to its card, or undefined when there is none with this id. */
export async function findInstitutionDetails(
  db: Kysely<Database>,
  id: number,
): Promise<Omit<Institution, keyof InstitutionCard> | undefined> {
  const row = await db
    .selectFrom("institutions")
    .select(["overview", "banner_url"])
    .where("id", "=", id)
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
    overview: row.overview,
    banner: row.banner_url ? { url: row.banner_url } : null,
    slides,
    campuses: ofKind("campus"),
    faculties: ofKind("faculty"),
  };
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
    ...contact
  } = row;
  return {
    ...contact,
    is_main: is_main === 1,
    address: { line1, line2, island_city, country, map_url },
  };
}
