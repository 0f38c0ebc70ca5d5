import { sql } from "kysely";
import type { Storage } from "#platform/db/database.ts";
import type { Figure } from "./fault.ts";
import type { KilledWork } from "./killed-work.ts";
import { type CallOffice, withoutDraft } from "./office-calls.ts";
import { none } from "./storage-load.ts";

/** One change of one course, or of several as one step: each writes its number into two fields. */
interface Edit {
  number: number;
  courses: readonly number[];
}

/** Courses that are changed, and how many of them as one step. */
const COURSES = 60;
const TOGETHER = 3;

/** What no course of the sample says: a change that changes nothing is not in the history. */
const durationOf = (number: number) => `${number} days of study`;
/** What no course of the sample has, and none twice in a row. */
const creditsOf = (number: number) => 1_000 + (number % 1_000);
const fieldsOf = (number: number) => ({
  credits: creditsOf(number),
  duration_text: durationOf(number),
});

/** Edits of courses: by turns one that is saved as a draft and published, and three at once. */
export async function editsOfCourses(call: CallOffice): Promise<KilledWork> {
  const listed = await call("GET", `/courses?limit=${COURSES}&state=published`);
  const free: number[] = (listed?.body.data ?? []).map(({ id }: { id: number }) => id);
  if (free.length < COURSES) throw new Error("the office lists too few courses");
  const acknowledged: Edit[] = [];
  const attempted: Edit[] = [];
  return {
    attempt: async () => {
      const number = attempted.length + 1;
      const courses = free.splice(0, number % 2 ? 1 : TOGETHER);
      const edit = { number, courses };
      attempted.push(edit);
      const isDone = await (number % 2 ? publishDraft(call, edit) : publishTogether(call, edit));
      if (isDone) acknowledged.push(edit);
      free.push(...courses);
      return isDone;
    },
    figures: (storage) => editFigures(storage, { acknowledged, attempted }),
  };
}

async function publishDraft(call: CallOffice, { number, courses }: Edit): Promise<boolean> {
  const [id = 0] = courses;
  const seen = await withoutDraft(call, `/courses/${id}`);
  if (seen?.status !== 200) return false;
  const saved = await call("PUT", `/courses/${id}/draft`, {
    body: { fields: fieldsOf(number) },
    etag: seen.body.etag,
  });
  if (saved?.status !== 200) return false;
  const done = await call("POST", `/courses/${id}/publish`, { etag: saved.body.etag });
  return done?.status === 200;
}

async function publishTogether(call: CallOffice, { number, courses }: Edit): Promise<boolean> {
  const seen = await Promise.all(courses.map((id) => withoutDraft(call, `/courses/${id}`)));
  if (seen.some((each) => each?.status !== 200)) return false;
  const changes = seen.map((each) => ({
    id: each?.body.id,
    etag: each?.body.etag,
    fields: fieldsOf(number),
  }));
  const done = await call("POST", "/courses/together", { body: { courses: changes } });
  return done?.status === 200;
}

interface Edits {
  acknowledged: readonly Edit[];
  attempted: readonly Edit[];
}

async function editFigures({ db }: Storage, { acknowledged, attempted }: Edits): Promise<Figure[]> {
  const ids = [...new Set(attempted.flatMap(({ courses }) => courses))];
  const revisions = await db
    .selectFrom("changes")
    .select(["record", "version", "after"])
    .where("kind", "=", "course")
    .where("record", "in", ids.map(String))
    .orderBy("version")
    .execute();
  const courses = await db
    .selectFrom("courses")
    .select(["id", "credits", "duration_text"])
    .where("id", "in", ids)
    .execute();
  const written = revisions.flatMap(({ record, after }) => {
    const said = JSON.parse(after ?? "{}") as Record<string, unknown>;
    const number = Number.parseInt(String(said.duration_text), 10);
    if (said.credits === undefined) return [];
    return [{ id: Number(record), number, isWhole: said.credits === creditsOf(number) }];
  });
  const has = new Set(written.map(({ id, number }) => `${id} ${number}`));
  const countOf = ({ number, courses: of }: Edit) =>
    of.filter((id) => has.has(`${id} ${number}`)).length;
  const halves = attempted.filter((edit) => ![0, edit.courses.length].includes(countOf(edit)));
  const torn = written.filter(({ isWhole }) => !isWhole);
  const last = new Map(written.map(({ id, number }) => [id, number]));
  const other = courses.filter(({ id, credits, duration_text }) => {
    const number = last.get(id);
    if (number === undefined) return false;
    return credits !== creditsOf(number) || duration_text !== durationOf(number);
  });
  const lost = acknowledged.filter((edit) => countOf(edit) < edit.courses.length);
  const gaps = [...Map.groupBy(revisions, ({ record }) => record).values()].filter(
    (of) => of.at(-1)?.version !== of.length,
  );
  return [
    none(`acknowledged edits of ${acknowledged.length} that were lost`, lost.length),
    none("edits of which a part is there", halves.length + torn.length),
    none("courses that are not what their history says", other.length + gaps.length),
    none("rows without the record that they belong to", await orphansIn(db)),
  ];
}

/** Tables of rows that belong to a course. */
const BELONGING = [
  ...(["course_drafts", "course_sources", "course_intakes"] as const),
  ...(["course_fees", "course_categories", "course_campuses"] as const),
] as const;

async function orphansIn(db: Storage["db"]): Promise<number> {
  let orphans = 0;
  for (const table of BELONGING) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}
      where course_id not in (select id from courses)`.execute(db);
    orphans += Number(rows[0]?.total);
  }
  const { rows } = await sql<{ total: number }>`select count(*) as total from courses
    where id not in (select course_id from course_sources)`.execute(db);
  return orphans + Number(rows[0]?.total);
}
