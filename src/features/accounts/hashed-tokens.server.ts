import { createHash } from "node:crypto";
import type { DBAdapter, Where } from "better-auth";

/** What is stored instead of a session's token. A token has 190 random bits: it needs no salt. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

type Row = Record<string, unknown>;

/**
 * better-auth stores the token of a session as it is. Behind this, the database only ever sees its
 * hash: a token is hashed on the way in, in rows and in conditions, and a row that was found by a
 * token carries the token that was asked for. Any other row carries the hash, which opens nothing:
 * asked for as a token, it would be hashed again.
 */
export function hashTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    create: async <T extends Record<string, unknown>, R = T>(
      call: Parameters<typeof adapter.create<T, R>>[0],
    ) => {
      if (call.model !== "session") return await adapter.create<T, R>(call);
      const { token, ipAddress: _, ...row } = call.data as Row;
      const data = { ...row, token: hashOfToken(String(token)) };
      const created = await adapter.create<Row, Row>({ ...call, data });
      return { ...created, token } as R;
    },
    findOne: async (call) => {
      const token = tokenIn(call);
      const found = await adapter.findOne<Row>(hashed(call));
      return (found && token ? { ...found, token } : found) as never;
    },
    findMany: (call) => adapter.findMany(hashed(call)),
    count: (call) => adapter.count(hashed(call)),
    update: (call) => adapter.update(hashed(call)),
    updateMany: (call) => adapter.updateMany(hashed(call)),
    delete: (call) => adapter.delete(hashed(call)),
    deleteMany: (call) => adapter.deleteMany(hashed(call)),
    consumeOne: (call) => adapter.consumeOne(hashed(call)),
    incrementOne: (call) => adapter.incrementOne(hashed(call)),
    transaction: (callback) =>
      adapter.transaction((within) =>
        callback(hashTokens({ ...within, transaction: adapter.transaction })),
      ),
  };
}

interface Call {
  model: string;
  where?: Where[] | undefined;
  update?: Row;
}

function tokenIn({ model, where }: Call): string | null {
  const condition = model === "session" ? where?.find(({ field }) => field === "token") : undefined;
  return typeof condition?.value === "string" ? condition.value : null;
}

function hashed<C extends Call>(call: C): C {
  if (call.model !== "session") return call;
  const { where, update } = call;
  return {
    ...call,
    ...(where && { where: where.map(hashedCondition) }),
    ...(update && typeof update.token === "string"
      ? { update: { ...update, token: hashOfToken(update.token) } }
      : {}),
  };
}

function hashedCondition(condition: Where): Where {
  const { field, value } = condition;
  if (field !== "token") return condition;
  if (Array.isArray(value))
    return { ...condition, value: value.map((one) => hashOfToken(String(one))) };
  return { ...condition, value: hashOfToken(String(value)) };
}
