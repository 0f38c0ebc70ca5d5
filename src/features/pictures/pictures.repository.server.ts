import { sql } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import { UPLOADED_PATH } from "#web/uploaded-picture.ts";

/** Names of pictures as "slide/<id>": their purpose and id. */
type PictureName = string;

/** Notes that a picture was uploaded now. */
export async function putPicture(
  db: Trx,
  { purpose, id, now }: { purpose: string; id: string; now: string },
): Promise<void> {
  await db
    .insertInto("pictures")
    .values({ purpose, id, uploaded_at: now })
    .onConflict((conflict) => conflict.columns(["purpose", "id"]).doUpdateSet({ uploaded_at: now }))
    .execute();
}

export async function readPictureNames(db: Db): Promise<Set<PictureName>> {
  const rows = await db.selectFrom("pictures").select(["purpose", "id"]).execute();
  return new Set(rows.map(({ purpose, id }) => `${purpose}/${id}`));
}

/** The columns that hold addresses of pictures, alone or within a longer text. */
export const PICTURE_HOLDERS = [
  ...(["institutions.logo_url", "institutions.banner_url", "slides.url"] as const),
  // What is restored from the history, said by a source, or not published yet.
  ...(["changes.before", "changes.after", "institution_sources.statement"] as const),
  ...(["institution_drafts.fields"] as const),
  ...(["testimonials.photo_url", "partners.logo_url", "adverts.picture"] as const),
  "advert_orders.picture",
] as const;

/** Names of the pictures that something shows, or may show again. */
async function readShownPictures(db: Db): Promise<Set<PictureName>> {
  const names = new Set<PictureName>();
  for (const holder of PICTURE_HOLDERS) {
    const [table = "", column = ""] = holder.split(".");
    const rows = await db
      .selectFrom(table as keyof Database)
      .select(sql<string>`${sql.ref(column)}`.as("text"))
      .where(sql<boolean>`${sql.ref(column)} like ${`%${UPLOADED_PATH}%`}`)
      .execute();
    for (const { text } of rows) {
      for (const [, name = ""] of text.matchAll(NAME_IN_TEXT)) names.add(name);
    }
  }
  return names;
}

const NAME_IN_TEXT = /\/files\/([a-z]{1,20}\/[0-9a-f]{40}-\d{1,5}x\d{1,5}(?:-animated)?)\//g;

/** Deletes the rows of pictures that nothing shows and that were uploaded before a time. */
export async function deleteUnusedPictures(trx: Trx, before: string): Promise<void> {
  const shown = await readShownPictures(trx);
  const old = await trx
    .selectFrom("pictures")
    .select(["purpose", "id"])
    .where("uploaded_at", "<", before)
    .execute();
  for (const { purpose, id } of old) {
    if (shown.has(`${purpose}/${id}`)) continue;
    await trx
      .deleteFrom("pictures")
      .where("purpose", "=", purpose)
      .where("id", "=", id)
      .where("uploaded_at", "<", before)
      .execute();
  }
}
