import type { Storage } from "#platform/db/database.ts";
import type { officeOf } from "./office.ts";

/** Name of a course that is made for a test. */
export const NAME = "Certificate in Nets";

/**
 * What calls of the office are about besides public records, each made anew for institution `a`: by the
 * name that stands in a call, a function that makes one and gives its id.
 *
 * @param at another number each time. @param mark stands in every text.
 */
export function officeFixtures(
  { db }: Storage,
  admin: ReturnType<typeof officeOf>,
  a: number,
  mark = "",
) {
  const now = new Date().toISOString();
  const texts = { name: `Somebody ${mark}`, created_at: now };
  const addressOf = (who: string, at: number) => `${who}.${at}${mark.toLowerCase()}@example.com`;
  return new Map<string, (at: number) => Promise<number | string>>([
    [
      "draft",
      async () => {
        const body = { institution_id: a, fields: { name: NAME, careers: mark || null } };
        return (await admin.send("POST", "/courses", { body })).json().id as number;
      },
    ],
    [
      "ref",
      async (at) => {
        const address = `/institutions/${a}/courses/by-ref/REF${at}?course=new`;
        await admin.send("PUT", address, { body: { name: NAME } });
        return `REF${at}`;
      },
    ],
    [
      "sheet",
      () =>
        idIn(db, "spreadsheets", {
          institution_id: a,
          file_name: `courses ${mark}.xlsx`,
          state: "checked",
          unchanged: 1,
          rows: "[]",
          uploaded_at: now,
        }),
    ],
    ["key", (at) => idIn(db, "api_keys", { ...texts, institution_id: a, token_hash: `k${at}` })],
    [
      "question",
      (at) =>
        idIn(db, "questions", {
          ...texts,
          institution_id: a,
          subject: "Reef",
          message: `Is it open? ${mark}`,
          email: addressOf("asker", at),
          sent_to: "x@example.com",
          state: "open",
          token_hash: `q${at}`,
        }),
    ],
    [
      "invitation",
      (at) =>
        idIn(db, "invitations", {
          institution_id: a,
          role: "member",
          email: addressOf("guest", at),
          token_hash: `i${at}`,
          created_at: now,
          expires_at: "2099-01-01T00:00:00.000Z",
        }),
    ],
    [
      "member",
      async (at) => {
        const user = { ...texts, id: `member-${at}`, email: addressOf("colleague", at) };
        await db
          .insertInto("users")
          .values({ ...user, updated_at: now })
          .execute();
        const membership = { user_id: user.id, institution_id: a, role: "member" };
        return await idIn(db, "memberships", { ...membership, created_at: now });
      },
    ],
    [
      "application",
      (at) =>
        idIn(db, "applications", {
          ...texts,
          institution: `New ${at}`,
          position: "Registrar",
          state: "waiting",
          email: addressOf("applicant", at),
          open_key: `o${at}`,
        }),
    ],
  ]);
}

/** Inserts a row; gives its id. */
async function idIn(db: Storage["db"], table: string, row: object): Promise<number> {
  const { id } = await db
    .insertInto(table as "questions")
    .values(row as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
