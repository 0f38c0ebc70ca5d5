import type { KeyBearer, SignedIn } from "#platform/access.ts";
import type { Access } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { takeUse } from "#platform/db/shared-limit.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import type { Authenticate } from "#platform/http/personal-calls.server.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import type { SecurityFacts, SecurityLog } from "#platform/security-log.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import { CALLS_PER_KEY, LAST_USE_EXACTNESS_MS, MAX_KEYS } from "./key-limits.ts";
import { createKeyMails } from "./key-mails.ts";
import {
  hasKey,
  insertKey,
  lockKeys,
  readKey,
  readKeys,
  readOwnerAddresses,
  revokeKey,
  touchKey,
} from "./keys.repository.server.ts";

/** A key as its owners see it. */
export type ApiKey = Awaited<ReturnType<typeof readKeys>>[number];

/** Somebody at a network address. */
export type KeyKeeper = SignedIn & { address: string };

interface KeyParts {
  storage: Pick<Access, "db" | "write">;
  queue: MailQueue;
  publicUrl: string;
  security: SecurityLog;
  /** The institution, to who may keep its keys. @throws DomainError 403; NotFoundError. */
  keptBy: (me: SignedIn, institutionId: number) => Promise<{ name: string }>;
}

/** A key begins so, that people and scanners of leaked secrets know what it is. */
const PREFIX = "magu_";
const BEARER_KEY = /^Bearer (magu_[A-Za-z0-9]{32})$/i;

const KEY_REFUSED = "This key does not work: it was revoked, or is not written as it was given.";
const NOT_FOR_KEYS = "A key reads and changes the courses of its institution, and nothing else.";

/** Keys with which systems of institutions call the office. */
export function createKeys({ storage, queue, publicUrl, security, keptBy }: KeyParts) {
  const mails = createKeyMails(publicUrl);
  const factsOf = (me: KeyKeeper, institution_id: number): SecurityFacts => ({
    user_id: me.id,
    address: me.address,
    institution_id,
  });

  return {
    ...keyCalls(storage, security),

    /** Keys of an institution. @throws DomainError 403; NotFoundError. */
    list: async (me: SignedIn, institutionId: number) => {
      await keptBy(me, institutionId);
      return { data: await readKeys(storage.db, institutionId) };
    },

    /**
     * Makes a key, and tells the institution's owners by mail.
     *
     * @returns the key itself too, which is stored nowhere.
     * @throws DomainError 403, 409 where there are as many as there may be, or one of this name; NotFoundError.
     */
    make: async (me: KeyKeeper, institution_id: number, name: string) => {
      const { name: institution } = await keptBy(me, institution_id);
      const token = PREFIX + newToken();
      const created_at = new Date().toISOString();
      const id = await storage.write(async (trx) => {
        const names = await lockKeys(trx, institution_id);
        // A form that was sent twice makes one key, and the history tells systems by their names.
        if (names.some((known) => known.toLowerCase() === name.toLowerCase()))
          throw nameTaken(name);
        if (names.length >= MAX_KEYS) throw tooManyKeys();
        for (const to of await readOwnerAddresses(trx, institution_id)) {
          await queue.add(trx, mails.made({ to, institution, name, maker: me.name }));
        }
        const row = { institution_id, name, created_by: me.id, created_at };
        await noteKeeper(trx, me, "key_made", { institution_id, institution, name });
        return await insertKey(trx, { ...row, token_hash: hashOfToken(token) });
      });
      security.note("key_made", { ...factsOf(me, institution_id), key_id: id });
      queue.wake();
      const key = { id, name, made_by: me.name, created_at, last_used_at: null, revoked_at: null };
      return { key, token };
    },

    /**
     * Ends a key at once; the history still names it. Nothing is done with one that has ended.
     *
     * @throws DomainError 403; NotFoundError.
     */
    revoke: async (me: KeyKeeper, institution_id: number, id: number) => {
      const { name: institution } = await keptBy(me, institution_id);
      const at = new Date().toISOString();
      const isRevoked = await storage.write(async (trx) => {
        const revoked = await revokeKey(trx, { id, institution_id, at });
        if (revoked === undefined) {
          if (await hasKey(trx, id, institution_id)) return false;
          throw new NotFoundError("Key");
        }
        const about = { institution_id, institution, name: revoked };
        await noteKeeper(trx, me, "key_revoked", about);
        return true;
      });
      if (isRevoked) security.note("key_revoked", { ...factsOf(me, institution_id), key_id: id });
    },
  };
}

export type KeysService = ReturnType<typeof createKeys>;

/** How calls with a key are known and counted. */
function keyCalls(storage: KeyParts["storage"], security: SecurityLog) {
  /** The key of a header; null where the header holds none, undefined where there is no such key. */
  const read = async (authorization: string | undefined) => {
    const token = BEARER_KEY.exec(authorization ?? "")?.[1];
    return token === undefined ? null : await readKey(storage.db, hashOfToken(token));
  };

  /** The key of a header; null where the header holds none. @throws DomainError 401. */
  const find = async (authorization: string | undefined, address: string) => {
    const key = await read(authorization);
    if (key === null) return null;
    if (key && key.revoked_at === null) return key;
    const { id: key_id, institution_id } = key ?? {};
    security.note("key_refused", { key_id, institution_id, address });
    throw new DomainError("unauthorized", 401, KEY_REFUSED);
  };

  /** Counts a call with a key. @throws TooManyRequestsError. */
  const count = async ({ id, last_used_at }: { id: number; last_used_at: string | null }) => {
    const now = new Date();
    await storage.write(async (trx) => {
      await takeUse(trx, CALLS_PER_KEY, String(id), now);
      const idle = now.getTime() - Date.parse(last_used_at ?? "");
      if (!(idle <= LAST_USE_EXACTNESS_MS)) await touchKey(trx, id, now.toISOString());
    });
  };

  return {
    /** `api_keys.id` of a header's key, also of a revoked one. */
    holderOf: async (authorization: string | undefined) => (await read(authorization))?.id,

    /** Lets systems with a key make calls too. */
    orKey:
      <Person>(authenticate: Authenticate<Person>): Authenticate<Person | KeyBearer> =>
      async (authorization, address) => {
        const found = await find(authorization, address);
        if (!found) return await authenticate(authorization, address);
        const { id, name, institution_id } = found;
        await count(found).catch(security.noteLimit({ key_id: id, institution_id, address }));
        return { key: { id, name, institution_id } };
      },

    /** Tells who makes a call for people with a key that it is not for keys. */
    notKey:
      <Person>(authenticate: Authenticate<Person>): Authenticate<Person> =>
      async (authorization, address) => {
        if (await find(authorization, address)) {
          throw new DomainError("not_for_keys", 403, NOT_FOR_KEYS);
        }
        return await authenticate(authorization, address);
      },
  };
}

/** Writes to the audit log what an administrator did with a key. */
async function noteKeeper(
  trx: Trx,
  me: SignedIn,
  action: "key_made" | "key_revoked",
  {
    institution_id,
    institution,
    name,
  }: Record<"institution" | "name", string> & {
    institution_id: number;
  },
): Promise<void> {
  if (me.role !== "admin") return;
  const subject = { kind: "institution" as const, id: institution_id, name: institution };
  await record(trx, { by: { id: me.id, name: me.name }, action, subject, detail: name });
}

const nameTaken = (name: string) =>
  new DomainError("name_taken", 409, "There is a key of this name already.", {
    name: `A key is called ‘${name}’ already. Revoke it first, or use another name`,
  });

const tooManyKeys = () =>
  new DomainError(
    "too_many_keys",
    409,
    `An institution has at most ${MAX_KEYS} keys. Revoke one that is not used any more.`,
  );
