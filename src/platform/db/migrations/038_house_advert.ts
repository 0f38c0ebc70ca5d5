import { type Kysely, sql } from "kysely";

/** The advert for institutions leads to the page that was made for them since 003. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update adverts set link = '/list-your-courses'
    where is_house = 1 and link = '/aboutus#contact'
      and text = 'Institutions: list your courses here, free of charge'
  `.execute(db);
}
