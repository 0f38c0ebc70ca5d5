import type { Insertable, Updateable } from "kysely";
import { OPERATOR_ROLES } from "#platform/access.ts";
import type { Database, Db } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import type { AnsweredQuestion } from "./questions.ts";

/** Stores a question and returns its number. */
export async function insertQuestion(
  db: Db,
  question: Insertable<Database["questions"]>,
): Promise<number> {
  const { id } = await db
    .insertInto("questions")
    .values(question)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the question of a link with its answers; gives how many there were. */
export async function deleteQuestion(db: Db, tokenHash: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("questions")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes questions that were asked before a time, ISO 8601, with their answers. */
export async function deleteQuestionsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom("questions").where("created_at", "<", before).execute();
}

/** The newest answered questions of an institution. */
export async function readAnswered(
  db: Db,
  institutionId: number,
  limit: number,
): Promise<AnsweredQuestion[]> {
  return await db
    .selectFrom("questions")
    .select(["created_at", "answered_at"])
    .where("institution_id", "=", institutionId)
    .where("answered_at", "is not", null)
    .orderBy("created_at", "desc")
    .limit(limit)
    .$narrowType<{ answered_at: string }>()
    .execute();
}

export interface QuestionSelection {
  /** Institutions whose questions are meant; null for all. */
  institutions: readonly number[] | null;
  state?: Database["questions"]["state"] | undefined;
  /** The address that they were mailed to. */
  sent_to?: string | undefined;
  /** One question. */
  id?: number;
}

/** Questions as `selectFrom` sees those that are meant. */
function selected(db: Db, { institutions, state, sent_to, id }: QuestionSelection) {
  return db
    .selectFrom("questions")
    .$if(institutions !== null, (query) =>
      // No institution has the number 0; an empty list would be no SQL.
      query.where("questions.institution_id", "in", [0, ...(institutions ?? [])]),
    )
    .$if(state !== undefined, (query) => query.where("questions.state", "=", state ?? "open"))
    .$if(sent_to !== undefined, (query) => query.where("questions.sent_to", "=", sent_to ?? ""))
    .$if(id !== undefined, (query) => query.where("questions.id", "=", id ?? 0));
}

export async function countQuestions(db: Db, selection: QuestionSelection): Promise<number> {
  return await totalOf(selected(db, selection));
}

/** One page of questions, newest first. */
export async function readQuestions(
  db: Db,
  selection: QuestionSelection,
  { limit, offset }: { limit: number; offset: number },
) {
  return await selected(db, selection)
    .innerJoin("institutions", "institutions.id", "questions.institution_id")
    .leftJoin("users", "users.id", "questions.assigned_to")
    .select(["questions.id", "questions.institution_id", "institutions.name as institution"])
    .select(["questions.course_id", "questions.subject", "questions.name", "questions.email"])
    .select(["questions.phone", "questions.message", "questions.sent_to", "questions.state"])
    .select(["users.id as colleague_id", "users.name as colleague"])
    .select(["questions.created_at", "questions.answered_at"])
    .orderBy("questions.created_at", "desc")
    .orderBy("questions.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The answers to questions, oldest first. */
export async function readAnswers(db: Db, questions: readonly number[]) {
  if (questions.length === 0) return [];
  return await db
    .selectFrom("question_answers")
    .leftJoin("users", "users.id", "question_answers.user_id")
    .select(["question_answers.question_id", "question_answers.text", "users.name as by"])
    .select("question_answers.created_at")
    .where("question_answers.question_id", "in", questions)
    .orderBy("question_answers.id")
    .execute();
}

export async function insertAnswer(
  db: Db,
  answer: Insertable<Database["question_answers"]>,
): Promise<void> {
  await db.insertInto("question_answers").values(answer).execute();
}

export async function updateQuestion(
  db: Db,
  id: number,
  change: Updateable<Database["questions"]>,
): Promise<void> {
  await db.updateTable("questions").set(change).where("id", "=", id).execute();
}

/** Marks a question as answered; the first time stays. */
export async function markAnswered(db: Db, id: number, time: string): Promise<void> {
  await db
    .updateTable("questions")
    .set(({ fn, val, ref }) => ({
      state: "answered" as const,
      answered_at: fn.coalesce(ref("answered_at"), val(time)),
    }))
    .where("id", "=", id)
    .execute();
}

/** Who speaks for an institution, by name. */
export async function readColleagues(db: Db, institutionId: number) {
  return await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.name"])
    .where("memberships.institution_id", "=", institutionId)
    .where("users.disabled_at", "is", null)
    .orderBy("users.name")
    .orderBy("users.id")
    .execute();
}

/** True for an account that answers for an institution: a member, an editor or an administrator. */
export async function answersFor(db: Db, userId: string, institutionId: number): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .leftJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "users.id")
        .on("memberships.institution_id", "=", institutionId),
    )
    .select("users.id")
    .where("users.id", "=", userId)
    .where(({ or, eb }) =>
      or([eb("memberships.id", "is not", null), eb("users.role", "in", OPERATOR_ROLES)]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
