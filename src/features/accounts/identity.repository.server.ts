import { randomBytes } from "node:crypto";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import type { DBAdapter, InternalAdapter } from "better-auth";
import { createInternalAdapter } from "better-auth/db";
import { betterAuth } from "better-auth/minimal";
import type { Kysely, Transaction } from "kysely";
import type { Storage } from "#platform/db/database.ts";
import type { Database } from "#platform/db/schema.ts";
import { hashTokens } from "./hashed-tokens.server.ts";

/** better-auth's calls for users, their passwords, sessions and links that work once. */
export type Identity = InternalAdapter;

export interface Identities {
  /** For single reads. */
  read: Identity;
  /** One transaction over better-auth's tables and ours. */
  write<T>(change: (identity: Identity, trx: Transaction<Database>) => Promise<T>): Promise<T>;
}

type AuthOptions = Parameters<typeof betterAuth>[0];

/**
 * better-auth over our tables and on our transactions. Its routes are not served, and it sets no
 * cookie: what the site needs of it are its stores (docs/decisions/020-accounts.md).
 */
export async function openIdentities(storage: Storage): Promise<Identities> {
  const auth = betterAuth({
    ...OPTIONS,
    // Signs cookies, of which there are none.
    secret: randomBytes(32).toString("base64url"),
    database: (options: AuthOptions) => adapterOn(storage.db, options),
  });
  const context = await auth.$context;
  const on = (db: Kysely<Database>) =>
    createInternalAdapter(adapterOn(db, context.options), {
      options: context.options,
      logger: context.logger,
      hooks: [],
      generateId: context.generateId,
    });
  return {
    read: on(storage.db),
    write: (change) => storage.write((trx) => change(on(trx), trx)),
  };
}

/** "sqlite": times as ISO 8601 text and booleans as 0 or 1, which is how both engines hold them. */
function adapterOn(db: Kysely<Database>, options: AuthOptions): DBAdapter {
  return hashTokens(kyselyAdapter(db, { type: "sqlite" })(options));
}

const TIMES = { createdAt: "created_at", updatedAt: "updated_at" };

/** Our names for better-auth's tables and columns. */
const OPTIONS = {
  logger: { disabled: true },
  telemetry: { enabled: false },
  emailAndPassword: { enabled: true },
  advanced: { database: { validateSchema: false } },
  user: {
    modelName: "users",
    fields: { ...TIMES, emailVerified: "email_verified" },
    additionalFields: {
      mobile: { type: "string", required: false, input: false },
      role: { type: "string", required: false, input: false },
      disabledAt: { type: "string", required: false, input: false, fieldName: "disabled_at" },
    },
  },
  session: {
    modelName: "sessions",
    fields: {
      createdAt: "created_at",
      updatedAt: "last_used_at",
      userId: "user_id",
      token: "token_hash",
      userAgent: "user_agent",
      expiresAt: "expires_at",
    },
  },
  account: {
    modelName: "accounts",
    fields: {
      ...TIMES,
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
    },
  },
  verification: {
    modelName: "verifications",
    fields: { ...TIMES, expiresAt: "expires_at" },
    storeIdentifier: "hashed",
    // Expired rows are deleted by ourselves: a read must not write.
    disableCleanup: true,
  },
} satisfies AuthOptions;
