import { type Kysely, sql } from "kysely";

/**
 * A house advert is left out on the page that it leads to, where five still turn over with a sixth.
 * A site that has more or fewer of its own than the five of 003 chose them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into adverts (advertiser, is_house, text, link, starts_on, weight)
    select 'Magu', 1, 'By when to apply: deadlines and starts, month by month', '/calendar',
      '2023-01-01', 1
    where (select count(*) from adverts where is_house = 1 and removed_at is null) = 5
  `.execute(db);
}
