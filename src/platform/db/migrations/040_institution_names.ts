import { type Kysely, sql } from "kysely";

/**
 * The names that institutions had before, each of which leads to one of them, as categories have it
 * since 034; those that the history of names and joined records still tell are among them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("former_institution_names")
    .addColumn("folded", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("institution_id", "integer", (column) =>
      column.notNull().references("institutions.id").onDelete("cascade"),
    )
    .addColumn("until", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("former_institution_names_by_institution_id")
    .on("former_institution_names")
    .column("institution_id")
    .execute();
  const { rows: renamed } = await sql<Told>`
    select institution_id, changes as told, at as until from institution_revisions
    where changes like '%"name":%' order by at
  `.execute(db);
  const { rows: joined } = await sql<Told>`
    select institution_id, statement as told, '' as until from institution_sources
    where joined_from is not null and statement is not null
  `.execute(db);
  const former = new Map<string, object>();
  for (const { told, ...row } of [...joined, ...renamed]) {
    // A statement says the name; a change of it what was and what is.
    const { name } = JSON.parse(told) as { name?: unknown };
    const was = Array.isArray(name) ? name[0] : name;
    if (typeof was === "string")
      former.set(folded(was), { folded: folded(was), name: was, ...row });
  }
  for (const row of former.values()) {
    await db
      .insertInto("former_institution_names" as never)
      .values(row as never)
      .execute();
  }
}

interface Told {
  institution_id: number;
  /** JSON. */
  told: string;
  until: string;
}

/** As the importer compares names. */
function folded(name: string): string {
  const spelled = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'");
  return spelled.replace(/\s+/g, " ").trim();
}
