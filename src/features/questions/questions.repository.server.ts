import type { Insertable } from "kysely";
import type { Database, Db } from "#platform/db/schema.ts";
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
