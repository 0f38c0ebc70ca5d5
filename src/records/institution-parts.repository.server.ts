import type { Selectable } from "kysely";
import type { Database, Db } from "#platform/db/schema.ts";
import type { idsOfInstitutions } from "./record-sources.repository.server.ts";

/** What an institution has beside its row. */
export interface InstitutionParts {
  slides: Selectable<Database["slides"]>[];
  contacts: Selectable<Database["contacts"]>[];
}

/** Reads the slides and contacts of these institutions in order; returns those of an id. */
export async function readInstitutionParts(
  db: Db,
  ids: number[] | ReturnType<typeof idsOfInstitutions>,
): Promise<(id: number) => InstitutionParts> {
  const slides = await db
    .selectFrom("slides")
    .selectAll()
    .where("institution_id", "in", ids)
    .orderBy("id")
    .execute();
  const contacts = await db
    .selectFrom("contacts")
    .selectAll()
    .where("institution_id", "in", ids)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const slidesOf = Map.groupBy(slides, ({ institution_id }) => institution_id);
  const contactsOf = Map.groupBy(contacts, ({ institution_id }) => institution_id);
  return (id) => ({ slides: slidesOf.get(id) ?? [], contacts: contactsOf.get(id) ?? [] });
}
