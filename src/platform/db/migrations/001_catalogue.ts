import {
  type ColumnDataType,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  sql,
} from "kysely";
import type { Engine } from "../engine.ts";

const TEXT: ColumnDataType = "text";
const INTEGER: ColumnDataType = "integer";

/** Begins a table, by itself or with a number that the database gives each row. */
interface Tables {
  table(name: string): CreateTableBuilder<string>;
  withId(name: string): CreateTableBuilder<string, "id">;
}

/** The catalogue: institutions, courses, categories, and what visitors write to us. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => db.schema.createTable(name);
  const withId = (name: string) =>
    engine === "postgres"
      ? table(name).addColumn("id", "serial", (column) => column.primaryKey())
      : table(name).addColumn("id", INTEGER, (column) => column.primaryKey().autoIncrement());
  const tables = { table, withId };
  await createInstitutions(tables);
  await createCategories(tables);
  await createCourses(tables);
  await createPartsOfCourses(tables);
  await createRecords(tables);
  await sql`insert into catalogue_state (id, version) values (1, 0)`.execute(db);
  for (const [name, column] of [
    ["courses", "institution_id"],
    ["contacts", "institution_id"],
    ["slides", "institution_id"],
    ["course_fees", "course_id"],
    ["course_categories", "category_id"],
    ["course_campuses", "contact_id"],
    ["categories", "parent_id"],
  ] as const) {
    await db.schema.createIndex(`${name}_${column}_index`).on(name).column(column).execute();
  }
}

async function createInstitutions({ withId }: Tables): Promise<void> {
  await withId("institutions")
    .addColumn("source", TEXT, (column) => column.notNull())
    .addColumn("external_ref", TEXT, (column) => column.notNull())
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("name_dv", TEXT)
    .addColumn("overview", TEXT)
    .addColumn("banner_url", TEXT)
    .addColumn("logo_url", TEXT)
    .addColumn("featured_position", INTEGER)
    .addColumn("updated_at", TEXT, (column) => column.notNull())
    .addUniqueConstraint("institutions_source_ref", ["source", "external_ref"])
    .execute();

  await withId("contacts")
    .addColumn("institution_id", INTEGER, partOf("institutions"))
    .addColumn("kind", TEXT, (column) => column.notNull().check(sql`kind in ('campus', 'faculty')`))
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("is_main", INTEGER, (column) => column.notNull())
    .addColumn("phone", TEXT)
    .addColumn("alternative_phone", TEXT)
    .addColumn("email", TEXT)
    .addColumn("link_website", TEXT)
    .addColumn("link_instagram", TEXT)
    .addColumn("link_twitter", TEXT)
    .addColumn("link_facebook", TEXT)
    .addColumn("link_linkedin", TEXT)
    .addColumn("link_youtube", TEXT)
    .addColumn("address_line1", TEXT)
    .addColumn("address_line2", TEXT)
    .addColumn("island_city", TEXT)
    .addColumn("country", TEXT)
    .addColumn("map_url", TEXT)
    .addUniqueConstraint("contacts_name", ["institution_id", "kind", "name"])
    .execute();

  await withId("slides")
    .addColumn("institution_id", INTEGER, partOf("institutions"))
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addColumn("url", TEXT, (column) => column.notNull())
    .addColumn("alt", TEXT, (column) => column.notNull())
    .execute();
}

async function createCategories({ withId }: Tables): Promise<void> {
  await withId("categories")
    .addColumn("name", TEXT, (column) => column.notNull().unique())
    .addColumn("parent_id", INTEGER, (column) => column.references("categories.id"))
    .execute();
}

async function createCourses({ withId }: Tables): Promise<void> {
  await withId("courses")
    .addColumn("source", TEXT, (column) => column.notNull())
    .addColumn("external_ref", TEXT, (column) => column.notNull())
    .addColumn("institution_id", INTEGER, partOf("institutions"))
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("name_dv", TEXT)
    .addColumn("awarding_body", TEXT)
    .addColumn("awarding_body_type", TEXT, (column) =>
      column.check(sql`awarding_body_type in ('local', 'international', 'both')`),
    )
    .addColumn("awarding_body_country", TEXT)
    .addColumn("mqa_approved", INTEGER)
    .addColumn("gov_first_degree_text", TEXT)
    .addColumn("duration_text", TEXT)
    .addColumn("duration_months", "real")
    .addColumn("duration_remarks", TEXT)
    .addColumn("mnqf_level", TEXT)
    .addColumn("credits", INTEGER)
    .addColumn("delivery_modalities", TEXT, (column) => column.notNull())
    .addColumn("mode_of_study_text", TEXT)
    .addColumn("languages", TEXT, (column) => column.notNull())
    .addColumn("fee_text", TEXT)
    .addColumn("admission_general_requirements", TEXT)
    .addColumn("admission_alternative_requirements", TEXT)
    .addColumn("admission_language_requirements", TEXT)
    .addColumn("modules", TEXT)
    .addColumn("study_options", TEXT)
    .addColumn("indicative_class_timings", TEXT)
    .addColumn("careers", TEXT)
    .addColumn("general_notes", TEXT)
    .addColumn("is_published", INTEGER, (column) => column.notNull().defaultTo(1))
    .addColumn("updated_at", TEXT, (column) => column.notNull())
    .addUniqueConstraint("courses_source_ref", ["source", "external_ref"])
    .execute();
}

async function createPartsOfCourses({ table, withId }: Tables): Promise<void> {
  await withId("course_fees")
    .addColumn("course_id", INTEGER, partOf("courses"))
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addColumn("type", TEXT, (column) => column.notNull())
    .addColumn("currency", TEXT, (column) => column.notNull())
    .addColumn("fee_start", INTEGER)
    .addColumn("fee_end", INTEGER)
    .addColumn("payment_frequency", TEXT)
    .addColumn("payment_count", INTEGER)
    .addColumn("remarks", TEXT)
    .execute();

  await table("course_intakes")
    .addColumn("course_id", INTEGER, partOf("courses"))
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addColumn("label", TEXT, (column) => column.notNull())
    .addPrimaryKeyConstraint("course_intakes_key", ["course_id", "position"])
    .execute();

  await table("course_categories")
    .addColumn("course_id", INTEGER, partOf("courses"))
    .addColumn("category_id", INTEGER, (column) => column.notNull().references("categories.id"))
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addPrimaryKeyConstraint("course_categories_key", ["course_id", "category_id"])
    .execute();

  await table("course_campuses")
    .addColumn("course_id", INTEGER, partOf("courses"))
    .addColumn("contact_id", INTEGER, partOf("contacts"))
    .addColumn("position", INTEGER, (column) => column.notNull())
    .addPrimaryKeyConstraint("course_campuses_key", ["course_id", "contact_id"])
    .execute();
}

/** What is written beside the catalogue, and its version. */
async function createRecords({ table, withId }: Tables): Promise<void> {
  await withId("tickets")
    .addColumn("name", TEXT, (column) => column.notNull())
    .addColumn("email", TEXT, (column) => column.notNull())
    .addColumn("message", TEXT, (column) => column.notNull())
    .addColumn("created_at", TEXT, (column) => column.notNull())
    .execute();

  await withId("imports")
    .addColumn("source", TEXT, (column) => column.notNull())
    .addColumn("file_name", TEXT, (column) => column.notNull())
    .addColumn("finished_at", TEXT, (column) => column.notNull())
    .addColumn("report", TEXT, (column) => column.notNull())
    .execute();

  await table("catalogue_state")
    .addColumn("id", INTEGER, (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn("version", INTEGER, (column) => column.notNull())
    .execute();
}

/** A row that goes with the row of another table that it names. */
function partOf(table: string) {
  return (column: ColumnDefinitionBuilder) =>
    column.notNull().references(`${table}.id`).onDelete("cascade");
}
