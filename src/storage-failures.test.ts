import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openForServing, openStorage } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { buildTestApp } from "../test/app.ts";
import { startCluster } from "../test/postgres.ts";
import { smallDirectory } from "../test/small-directory.ts";
import { startTcpProxy } from "../test/tcp-proxy.ts";

/** Its details are read from the database each time. */
const COURSE = "/api/v1/p/courses/1";

const send = (app: FastifyInstance) =>
  app.inject({
    method: "POST",
    url: "/api/v1/p/tickets",
    payload: { name: "Aishath", email: "aishath@example.com", message: "Hello ".repeat(800) },
  });

const statusOf = async (app: FastifyInstance, url: string, headers = {}) =>
  (await app.inject({ url, headers })).statusCode;

/** A whole server whose storage waits as that of a real one does, and what it logs. */
async function serving(settings: StorageSettings) {
  const lines: string[] = [];
  await (await openStorage(settings)).close();
  const storage = openForServing(settings);
  onTestFinished(() => storage.close());
  const { app } = await buildTestApp(async () => storage, {
    records: smallDirectory,
    settings: { LOG_LEVEL: "error" },
    log: { write: (line) => lines.push(line) },
  });
  return { app, storage, log: () => lines.join("") };
}

async function servingSqlite() {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-failing-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { ...(await serving({ databaseUrl: null, dataDir })), dataDir };
}

async function expectRefusal(app: FastifyInstance): Promise<void> {
  const { statusCode, headers, json } = await send(app);
  expect({ status: statusCode, retryAfter: headers["retry-after"], ...json() }).toEqual({
    status: 503,
    retryAfter: "5",
    code: "storage_unavailable",
    error: "We cannot reach our records at the moment. Please try again in a few seconds.",
  });
}

it("refuses for a while where the disk is full, says so in the log, and recovers", async () => {
  const { app, storage, log } = await servingSqlite();
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(storage.db);
  expect(await statusOf(app, "/readyz")).toBe(200);
  await limit(1);
  while ((await send(app)).statusCode === 201);
  await expectRefusal(app);
  expect(log()).toContain("database or disk is full");
  expect(log()).not.toContain("cannot rollback");
  expect(await statusOf(app, "/readyz")).toBe(503);
  expect(await statusOf(app, COURSE)).toBe(200);
  await limit(1_000_000);
  expect(await statusOf(app, "/readyz")).toBe(200);
  expect((await send(app)).statusCode).toBe(201);
});

it("refuses for a while where another process holds the database, and recovers", async () => {
  const { app, dataDir, log } = await servingSqlite();
  const other = new DatabaseSync(join(dataDir, "magu.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin exclusive");
  await expectRefusal(app);
  expect(log()).toContain("database is locked");
  expect(await statusOf(app, "/readyz")).toBe(503);
  expect(await statusOf(app, COURSE)).toBe(200);
  other.exec("rollback");
  expect(await statusOf(app, "/readyz")).toBe(200);
  expect((await send(app)).statusCode).toBe(201);
  // Once it has written, another's long write is no reason to take the server out.
  other.exec("begin immediate");
  expect(await statusOf(app, "/readyz")).toBe(200);
});

it("refuses for a while where the database hangs, and recovers", async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const url = new URL(cluster.url);
  const proxy = await startTcpProxy(Number(url.port));
  onTestFinished(() => proxy.stop());
  url.port = String(proxy.port);
  const { app, log } = await serving({ databaseUrl: url.href, dataDir: "" });
  const signedIn = { authorization: `Bearer ${"x".repeat(32)}` };
  expect(await statusOf(app, "/api/user", signedIn)).toBe(401);
  proxy.swallow();
  await expectRefusal(app);
  expect(log()).toMatch(/timeout/);
  expect(await statusOf(app, COURSE)).toBe(503);
  // Who is signed in is not taken for somebody who is not.
  expect(await statusOf(app, "/api/user", signedIn)).toBe(503);
  expect(await statusOf(app, "/api/v1/p/courses")).toBe(200);
  expect(await statusOf(app, "/readyz")).toBe(503);
  proxy.restore();
  await expect.poll(() => statusOf(app, "/readyz")).toBe(200);
  expect((await send(app)).statusCode).toBe(201);
});
