import { foldName } from "#catalogue/names.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { forgetNames, raiseCatalogueVersion } from "#records/records.repository.server.ts";
import type { ApplicationState } from "./applications.ts";

export interface NewApplication {
  institution_id: number | null;
  institution: string;
  register_number: string | null;
  name: string;
  position: string;
  email: string;
  open_key: string;
  token_hash: string;
  created_at: string;
}

/**
 * Stores an application whose address is not proven yet, in the place of an earlier one of the same
 * address and institution that was not proven either.
 *
 * @returns false where one of them waits for a decision already, or was returned.
 */
export async function keepApplication(db: Db, given: NewApplication): Promise<boolean> {
  const row = { ...given, state: "unconfirmed" as const };
  const kept = await db
    .insertInto("applications")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("open_key").doUpdateSet(row).where("applications.state", "=", "unconfirmed"),
    )
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Links work that were mailed after these times (ISO 8601, UTC). */
export interface OldestLinks {
  /** Those that prove the address. */
  confirm: string;
  /** Those that send a returned application anew. */
  anew: string;
}

/** The application of a link that was not used yet. */
export async function readApplicationOf(db: Db, tokenHash: string, oldest: OldestLinks) {
  return await db
    .selectFrom("applications")
    .select(["id", "institution_id", "institution", "name", "position", "email"])
    .select(["register_number", "state", "reason"])
    .where("token_hash", "=", tokenHash)
    .where(({ or, and, eb }) =>
      or([
        and([eb("state", "=", "unconfirmed"), eb("created_at", ">", oldest.confirm)]),
        and([eb("state", "=", "returned"), eb("decided_at", ">", oldest.anew)]),
      ]),
    )
    .executeTakeFirst();
}

/** Gives an application back that waits: of concurrent callers only one gets it. */
export async function returnApplication(
  db: Db,
  id: number,
  returned: { decided_at: string; decided_by: string; reason: string; token_hash: string },
) {
  return await db
    .updateTable("applications")
    .set({ ...returned, state: "returned", answer: null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
}

/** Gives a returned application another link; undefined where none is returned under this key. */
export async function relinkReturned(db: Db, open_key: string, token_hash: string) {
  return await db
    .updateTable("applications")
    .set({ token_hash })
    .where("open_key", "=", open_key)
    .where("state", "=", "returned")
    .returningAll()
    .executeTakeFirst();
}

/** A returned application as its applicant sends it anew. */
export interface Mended
  extends Pick<
    NewApplication,
    "institution" | "name" | "position" | "email" | "register_number" | "open_key"
  > {
  answer: string | null;
}

/**
 * Takes a returned application anew: of concurrent callers only one does.
 *
 * @param anew with `created_at`, from which the days of a link count that is to prove its address.
 */
export async function renewApplication(
  db: Db,
  tokenHash: string,
  anew: Mended &
    (
      | { state: "waiting"; token_hash: null }
      | { state: "unconfirmed"; token_hash: string; created_at: string }
    ),
) {
  return await db
    .updateTable("applications")
    .set(anew)
    .where("token_hash", "=", tokenHash)
    .where("state", "=", "returned")
    .returningAll()
    .executeTakeFirst();
}

/** True where another application is open under this key. */
export async function isOpenElsewhere(db: Db, id: number, open_key: string): Promise<boolean> {
  const row = await db
    .selectFrom("applications")
    .select("id")
    .where("open_key", "=", open_key)
    .where("id", "<>", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets an application wait for its decision: of concurrent callers only one gets it. */
export async function confirmApplication(db: Db, tokenHash: string, since: string) {
  return await db
    .updateTable("applications")
    .set({ state: "waiting", token_hash: null })
    .where("token_hash", "=", tokenHash)
    .where("state", "=", "unconfirmed")
    .where("created_at", ">", since)
    .returningAll()
    .executeTakeFirst();
}

/** Decides on an application that waits: of concurrent callers only one gets it. */
export async function decideApplication(
  db: Db,
  id: number,
  decision: {
    state: ApplicationState;
    decided_at: string;
    decided_by: string;
    reason: string | null;
  },
) {
  return await db
    .updateTable("applications")
    .set({ ...decision, open_key: null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
}

export async function setApplicationInstitution(
  db: Db,
  id: number,
  institution_id: number,
): Promise<void> {
  await db.updateTable("applications").set({ institution_id }).where("id", "=", id).execute();
}

/** Applications in a state, the oldest first, with what the directory knows of the institution. */
export async function readApplications(db: Db, state: ApplicationState) {
  return await db
    .selectFrom("applications")
    .select(["id", "institution_id", "institution", "register_number", "name", "position"])
    .select(["email", "state", "created_at", "decided_at", "decided_by", "reason", "answer"])
    .select(({ selectFrom }) =>
      selectFrom("memberships")
        .select(({ fn }) => fn.countAll<number>().as("owners"))
        .whereRef("memberships.institution_id", "=", "applications.institution_id")
        .where("memberships.role", "=", "owner")
        .as("owners"),
    )
    .where("state", "=", state)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** What institutions state of their addresses: mail addresses and websites of their campuses. */
export async function readStatedAddresses(db: Db, institutions: readonly number[]) {
  if (institutions.length === 0) return [];
  return await db
    .selectFrom("contacts")
    .select(["institution_id", "email", "link_website"])
    .where("institution_id", "in", institutions)
    .execute();
}

export async function readListedInstitution(db: Db, id: number) {
  return await db
    .selectFrom("institutions")
    .select(["id", "name"])
    .where("id", "=", id)
    .where("archived_on", "is", null)
    .executeTakeFirst();
}

/** Whether a listed institution is called that. */
export async function isListedName(db: Db, name: string): Promise<boolean> {
  const rows = await db
    .selectFrom("institutions")
    .select("name")
    .where("archived_on", "is", null)
    .execute();
  const folded = foldName(name);
  return rows.some((row) => foldName(row.name) === folded);
}

/**
 * Lists an institution by its name, as itself states it.
 *
 * @param reference unique among records that institutions state.
 * @returns its id.
 */
export async function insertInstitution(
  trx: Trx,
  { name, reference, today, now }: { name: string; reference: string; today: string; now: string },
): Promise<number> {
  await forgetNames(trx, [name]);
  const record = { source: "institution", external_ref: reference };
  const { id } = await trx
    .insertInto("institutions")
    .values({ ...record, name, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("institution_sources")
    .values({
      ...record,
      institution_id: id,
      stated_on: today,
      holds_until: null,
      facts: null,
      vanished_on: null,
      statement: null,
      joined_from: null,
    })
    .execute();
  await raiseCatalogueVersion(trx);
  return id;
}

/**
 * Deletes applications whose address was not proven in time, that were not sent anew in time, and
 * those that were decided long ago.
 */
export async function forgetApplications(
  db: Db,
  { oldest, decidedBefore }: { oldest: OldestLinks; decidedBefore: string },
): Promise<void> {
  const forgotten = [
    { states: ["unconfirmed"], since: "created_at", until: oldest.confirm },
    { states: ["returned"], since: "decided_at", until: oldest.anew },
    { states: ["approved", "declined"], since: "decided_at", until: decidedBefore },
  ] as const;
  for (const { states, since, until } of forgotten) {
    await db
      .deleteFrom("applications")
      .where("state", "in", states)
      .where(since, "<=", until)
      .execute();
  }
}
