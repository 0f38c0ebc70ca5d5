import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openStorage } from "#platform/db/database.ts";
import { generateDirectory } from "../generator.ts";

/** Fills an empty SQLite database with a generated directory of `size` courses. */
export async function fill(dataDir: string, size: number): Promise<void> {
  const storage = await openStorage({ databaseUrl: null, dataDir });
  await storage.close();
  const database = new DatabaseSync(join(dataDir, "magu.sqlite"));
  database.exec("pragma synchronous = off; begin");
  const { parts, courses } = generateDirectory(size);
  const now = new Date().toISOString();
  const insert = (table: string, columns: string) => {
    const places = columns.split(",").map(() => "?");
    return database.prepare(`insert into ${table} (${columns}) values (${places.join(",")})`);
  };
  const institution = insert("institutions", "id,source,external_ref,name,updated_at");
  for (const { id, name } of parts.institutions) institution.run(id, "bench", String(id), name, now);
  const category = insert("categories", "id,name,parent_id");
  const known = new Set<string>();
  for (const { id, name, parent } of parts.categories.toSorted((a, b) => a.id - b.id)) {
    // Names are unique in the database.
    const own = known.has(name) ? `${name} ${id}` : name;
    known.add(own);
    category.run(id, own, parent?.id ?? null);
  }
  const course = insert(
    "courses",
    "id,source,external_ref,institution_id,name,awarding_body,awarding_body_type,mqa_approved," +
      "gov_first_degree_text,duration_text,duration_months,mnqf_level,delivery_modalities," +
      "mode_of_study_text,languages,modules,careers,updated_at",
  );
  const link = insert("course_categories", "course_id,category_id,position");
  const intake = insert("course_intakes", "course_id,position,label");
  const fee = insert("course_fees", "course_id,position,type,currency,fee_start");
  for (const one of courses()) {
    course.run(
      one.id,
      "bench",
      String(one.id),
      one.institution.id,
      one.name,
      one.awarding_body,
      one.awarding_body_type,
      one.mqa_approved ? 1 : 0,
      one.gov_first_degree_text,
      one.duration_text,
      one.duration_months,
      one.mnqf_level,
      JSON.stringify(one.delivery_modalities),
      one.mode_of_study_text,
      JSON.stringify(one.languages),
      one.modules_plain || null,
      one.careers_plain || null,
      now,
    );
    one.categories.forEach(({ id }, position) => link.run(one.id, id, position));
    one.intakes.forEach((label, position) => intake.run(one.id, position, label));
    fee.run(one.id, 1, "Total Fee", "MVR", 10_000 + (one.id % 90) * 1_000);
  }
  database.exec("update catalogue_state set version = version + 1; commit");
  database.close();
}
