import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { openForServing, type Storage } from "#platform/db/database.ts";
import { openShutdown } from "#platform/shutdown.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { health } from "./health.server.ts";

async function readiness(storage: Storage, shutdown = openShutdown()) {
  const app = Fastify();
  await app.register(health, { storage, shutdown });
  const { statusCode, body } = await app.inject("/readyz");
  return { status: statusCode, code: JSON.parse(body).code };
}

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
});
