import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import Fastify from "fastify";
import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { openForServing, type Storage } from "#platform/db/database.ts";
import { MINUTE_MS } from "#platform/durations.ts";
import { openShutdown } from "#platform/shutdown.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { health } from "./health.server.ts";

async function watched(storage: Storage, shutdown = openShutdown()) {
  const app = Fastify();
  await app.register(health, { storage, shutdown });
  return async () => {
    const { statusCode, body } = await app.inject("/readyz");
    return { status: statusCode, code: JSON.parse(body).code };
  };
}

const readiness = async (storage: Storage, shutdown?: ReturnType<typeof openShutdown>) =>
  await (await watched(storage, shutdown))();

/** A database that takes connections and never says a word. */
async function hangingDatabase(): Promise<Storage> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return openForServing({ databaseUrl: `postgres://magu@127.0.0.1:${port}/magu`, dataDir: "" });
}

it("is not ready while the database hangs", async () => {
  const storage = await hangingDatabase();
  expect(await readiness(storage)).toEqual({ status: 503, code: "not_ready" });
});

onEachEngine((open) => {
  it("is ready until it is about to leave", async () => {
    const storage = await open();
    const shutdown = openShutdown();
    expect((await readiness(storage, shutdown)).status).toBe(200);
    shutdown.begin();
    expect(await readiness(storage, shutdown)).toEqual({ status: 503, code: "leaving" });
  });

  it("stays ready while a long write lets others wait, and not for ever", async () => {
    const storage = await open();
    const readyz = await watched(storage);
    expect((await readyz()).status).toBe(200);
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const written = storage.write(async (trx) => {
      // All writes wait for it, on PostgreSQL too.
      await trx.deleteFrom("write_probes").execute();
      if (storage.engine === "postgres")
        await sql`lock table write_probes in share mode`.execute(trx);
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    expect((await readyz()).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * MINUTE_MS });
    onTestFinished(() => void vi.useRealTimers());
    expect(await readyz()).toEqual({ status: 503, code: "not_ready" });
    mayEnd.resolve();
    await written;
    expect((await readyz()).status).toBe(200);
  });
});
