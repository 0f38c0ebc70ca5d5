import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { IndexedCourse } from "#catalogue/course.ts";
import { openStorage } from "#platform/db/database.ts";
import { generateDirectory } from "../generator.ts";

/** Fills an empty SQLite database with a generated directory of `size` courses. */
export async function fill(dataDir: string, size: number): Promise<void> {
  const storage = await openStorage({ databaseUrl: null, dataDir });
  await storage.close();
  const database = new DatabaseSync(join(dataDir, "magu.sqlite"));
  database.exec("pragma synchronous = off; begin");
  const { parts, courses } = generateDirectory(size);
  const write = writerFor(database);
  const updated_at = new Date().toISOString();
  for (const { id, name } of parts.institutions) {
    write("institutions", { id, source: "bench", external_ref: String(id), name, updated_at });
  }
  const names = new Set<string>();
  for (const { id, name, parent } of parts.categories.toSorted((a, b) => a.id - b.id)) {
    // Names must be unique in the database.
    const own = names.has(name) ? `${name} ${id}` : name;
    names.add(own);
    write("categories", { id, name: own, parent_id: parent?.id ?? null });
  }
  for (const course of courses()) writeCourse(write, course, updated_at);
  database.exec("update catalogue_state set version = version + 1; commit");
  database.close();
}

type Write = (table: string, row: Record<string, SQLInputValue>) => void;

function writerFor(database: DatabaseSync): Write {
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  return (table, row) => {
    const columns = Object.keys(row);
    const sql = `insert into ${table} (${columns}) values (${columns.map(() => "?")})`;
    const statement = statements.get(table) ?? database.prepare(sql);
    statements.set(table, statement);
    statement.run(...Object.values(row));
  };
}

function writeCourse(write: Write, course: IndexedCourse, updated_at: string): void {
  const { id } = course;
  write("courses", {
    id,
    source: "bench",
    external_ref: String(id),
    institution_id: course.institution.id,
    name: course.name,
    awarding_body: course.awarding_body,
    awarding_body_type: course.awarding_body_type,
    mqa_approved: course.mqa_approved ? 1 : 0,
    gov_first_degree_text: course.gov_first_degree_text,
    duration_text: course.duration_text,
    duration_months: course.duration_months,
    mnqf_level: course.mnqf_level,
    delivery_modalities: JSON.stringify(course.delivery_modalities),
    mode_of_study_text: course.mode_of_study_text,
    languages: JSON.stringify(course.languages),
    modules: course.modules_plain || null,
    careers: course.careers_plain || null,
    updated_at,
  });
  for (const [position, { id: category_id }] of course.categories.entries()) {
    write("course_categories", { course_id: id, category_id, position });
  }
  for (const [position, label] of course.intakes.entries()) {
    write("course_intakes", { course_id: id, position, label });
  }
  const fee_start = 10_000 + (id % 90) * 1_000;
  write("course_fees", {
    course_id: id,
    position: 1,
    type: "Total Fee",
    currency: "MVR",
    fee_start,
  });
}
