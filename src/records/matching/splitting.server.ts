import type { Statement } from "#catalogue/statements.ts";
import type { Trx } from "#platform/db/schema.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { keepStatements, readStatedRecord, rewrite } from "../stated-records.server.ts";
import type { Reference } from "../statements.ts";
import {
  findInstitution,
  insertBareCourse,
  insertBareInstitution,
  moveCourses,
  readCoursesOf,
  setAside,
} from "./joined-rows.repository.server.ts";
import { byOperator } from "./joining.server.ts";
import {
  keepApart,
  moveOnePart,
  readSourceParts,
  type SourcePart,
} from "./matching.repository.server.ts";

/**
 * Undoes a join: the source's entry gets its record back with its former id, and the pair is marked
 * as different.
 */
export async function splitRecord(
  trx: Trx,
  kind: RecordKind,
  part: Joined,
  now: string,
): Promise<void> {
  await (kind === "course" ? splitCourse(trx, part, now) : splitInstitution(trx, part, now));
}

type Joined = SourcePart & { joined_from: number };

async function splitCourse(trx: Trx, part: Joined, now: string): Promise<void> {
  const { joined_from: id, source } = part;
  const record = await readStatedRecord(trx, "course", part);
  const { own, rest } = taken(record.statements, part);
  const { name, institution } = own.said as { name: string; institution: string };
  const home = await findInstitution(trx, { source, ref: institution });
  const institution_id = home ?? record.institution_id;
  await keepApart(trx, "course", pairsOf(part, rest));
  await keepStatements(trx, "course", rest);
  await rewrite(trx, record, rest, byOperator(now));
  await insertBareCourse(trx, id, part, { name, institution_id, now });
  await moveOnePart(trx, "course", part, id);
  const bare = await readStatedRecord(trx, "course", { ...part, id });
  await rewrite(trx, bare, [own], byOperator(now));
}

async function splitInstitution(trx: Trx, part: Joined, now: string): Promise<void> {
  const { joined_from: id, source } = part;
  await splitCoursesOf(trx, part, now);
  const { statements } = await readStatedRecord(trx, "institution", part);
  const { own, rest } = taken(statements, part);
  const { name } = own.said as { name: string };
  await keepApart(trx, "institution", pairsOf(part, rest));
  await keepStatements(trx, "institution", rest);
  await insertBareInstitution(trx, { id, name, now });
  await moveOnePart(trx, "institution", part, id);
  await setAside(trx, part.id);
  const bare = await readStatedRecord(trx, "institution", { ...part, id });
  await rewrite(trx, bare, [own], byOperator(now));
  // Courses get their new campuses before those of the other institution are deleted.
  const courses = await readCoursesOf(trx, part.id, source);
  const ids = courses.map((course) => course.id);
  await moveCourses(trx, ids, { from: part.id, to: id });
  const [nearest] = rest;
  if (!nearest) return;
  const kept = await readStatedRecord(trx, "institution", { ...nearest, id: part.id });
  await rewrite(trx, kept, rest, byOperator(now));
}

/** Courses that were joined across the institutions are split as well. */
async function splitCoursesOf(trx: Trx, { id, source }: SourcePart, now: string): Promise<void> {
  const joined = (await readCoursesOf(trx, id, source)).filter(({ sources }) => sources > 1);
  const parts = Map.groupBy(await readSourceParts(trx, "course"), (part) => part.id);
  for (const course of joined) {
    const movable = (parts.get(course.id) ?? []).flatMap(({ joined_from, ...part }) =>
      joined_from === null ? [] : { ...part, joined_from },
    );
    const own = movable.filter((part) => part.source === source);
    for (const part of own.length > 0 ? own : movable) await splitCourse(trx, part, now);
  }
}

/** The statement of the given entry, and those of the others. */
function taken(statements: readonly Statement[], { source, ref }: Reference) {
  const isOwn = (statement: Statement) => statement.source === source && statement.ref === ref;
  const own = statements.find(isOwn);
  if (!own) throw new Error(`${source} says nothing of ${ref}`);
  return { own, rest: statements.filter((statement) => !isOwn(statement)) };
}

const pairsOf = (part: Reference, rest: readonly Statement[]) =>
  rest.map((other) => [part, other] as const);
