import type { FastifyInstance } from "fastify";
import type { MemberRole, Role } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { type RecordKind, sourcesOf } from "#records/sources.repository.server.ts";
import { AISHATH, call, signUp, staffPage } from "./accounts.ts";

/** What a person of a test is: a role, or a membership of an institution. */
interface Person {
  name: string;
  role?: Role;
  member?: { of: number; as: MemberRole };
}

/** Registers a person and signs in; returns the token. */
export async function signUpAs(
  app: FastifyInstance,
  storage: Storage,
  { name, role = "visitor", member }: Person,
): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  const token = await signUp(app, { ...AISHATH, name, email });
  await storage.db.updateTable("users").set({ role }).where("email", "=", email).execute();
  if (role === "editor" || role === "admin") await turnTwoFactorOn(storage, email);
  if (!member) return token;
  const { id } = await storage.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await storage.db
    .insertInto("memberships")
    .values({
      user_id: id,
      institution_id: member.of,
      role: member.as,
      invited_by: null,
      created_at: new Date().toISOString(),
    })
    .execute();
  return token;
}

/** Lets a session that has begun count as one with two factors; nobody signs in anew with it. */
async function turnTwoFactorOn({ db }: Storage, email: string): Promise<void> {
  const { id: user_id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const confirmed_at = new Date().toISOString();
  await db
    .insertInto("two_factor")
    .values({ user_id, secret: "", last_step: 0, confirmed_at })
    .execute();
}

/** Id of a record by its reference in the tests' source. */
export async function idOf(
  storage: Storage,
  kind: RecordKind,
  ref: string,
  source = "test",
): Promise<number> {
  const { table, record } = sourcesOf(kind);
  const row = await storage.db
    .selectFrom(table)
    .select(record)
    .where("source", "=", source)
    .where("external_ref", "=", ref)
    .executeTakeFirstOrThrow();
  return row[record];
}

/** Calls of the office by one person. */
export function officeOf(app: FastifyInstance, token: string | undefined) {
  const send = (method: "GET" | "PUT" | "POST" | "DELETE", path: string, options: object = {}) =>
    call(app, `/api/v1/office${path}`, { method, ...(token && { token }), ...options });
  const seeing = (etag: string) => ({ headers: { "if-match": etag } });
  return {
    send,
    get: (path: string) => send("GET", path),
    /** A page of the office, as they are answered. */
    page: (path: string) => staffPage(app, token, `/office${path}`),
    /** Saves fields as a draft of what is there now, or of what an etag names. */
    save: async (path: string, fields: object, etag?: string) =>
      send("PUT", `${path}/draft`, {
        body: { fields },
        ...seeing(etag ?? (await send("GET", path)).json().etag),
      }),
    /** Does something with a record as it is now, or as an etag names it. */
    act: async (path: string, action: string, body?: object, etag?: string) =>
      send("POST", `${path}/${action}`, {
        ...(body && { body }),
        ...seeing(etag ?? (await send("GET", path)).json().etag),
      }),
  };
}
