import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { type Served, serve } from "../bench/pages/servers.ts";
import { startCluster } from "../test/postgres.ts";
import { startTcpProxy } from "../test/tcp-proxy.ts";
import type { Fault, Figure } from "./fault.ts";
import {
  MANY_VISITORS,
  none,
  storageFigures,
  storageLoad,
  untilReady,
  within,
} from "./storage-load.ts";
import { postgresTickets, sqliteTickets } from "./stored-tickets.ts";

/** Milliseconds for which the failure lasts after its first effect. */
const HARMED = 5_000;

/** A failure of the database, which can be started and ended. */
interface Harm {
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
  /** What the log must contain. */
  cause: RegExp;
  /** Messages that are stored after the failure. */
  tickets(): Promise<ReadonlySet<string>>;
}

/**
 * Makes a server's database fail under load, and records the server's behaviour during and after
 * it.
 */
async function suffer(server: Served, harm: Harm): Promise<Figure[]> {
  const load = storageLoad(server.origin);
  await load.nextReceipt();
  await sleep(2_000);
  await harm.begin();
  const noticed = await untilReady(server.origin, false);
  await sleep(HARMED);
  await harm.end();
  const began = Date.now();
  await Promise.all([load.nextReceipt(), untilReady(server.origin, true)]);
  const recovered = Date.now() - began;
  await load.stop();
  const kept = await harm.tickets();
  const lost = load.acknowledged.filter((message) => !kept.has(message));
  return [
    within("time until /readyz says no", noticed),
    within("time until it was whole again", recovered),
    none("causes that are missing from the log", harm.cause.test(server.printed()) ? 0 : 1),
    none("ends of the server", server.hasEnded() ? 1 : 0),
    ...storageFigures(load, lost),
  ];
}

export const fullDisk: Fault = {
  name: "full-disk",
  attack: "the disk of SQLite is full under reads and writes (root only: it mounts one of 24 MB)",
  run: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "magu-full-disk-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", dataDir]);
    try {
      const filler = join(dataDir, "filler");
      return await onSqlite(dataDir, {
        begin: () => fill(filler),
        end: () => rmSync(filler),
        cause: /database or disk is full|disk I\/O error/,
        tickets: () => sqliteTickets(dataDir),
      });
    } finally {
      execFileSync("umount", [dataDir]);
      rmSync(dataDir, { recursive: true });
    }
  },
};

export const lockedDatabase: Fault = {
  name: "locked",
  attack: "another process holds SQLite's lock for five seconds under reads and writes",
  run: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "magu-locked-"));
    let other: DatabaseSync;
    try {
      return await onSqlite(dataDir, {
        begin: () => {
          other = new DatabaseSync(join(dataDir, "magu.sqlite"), { timeout: 5_000 });
          other.exec("begin exclusive");
        },
        end: () => other.close(),
        cause: /database is locked/,
        tickets: () => sqliteTickets(dataDir),
      });
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  },
};

export const hangingDatabase: Fault = {
  name: "hanging",
  attack: "what is sent to PostgreSQL is swallowed for five seconds under reads and writes",
  run: async () => {
    const cluster = await startCluster();
    const proxy = await startTcpProxy(Number(new URL(cluster.url).port));
    const url = new URL(cluster.url);
    url.port = String(proxy.port);
    const server = await serve("build/server/index.js", {
      DATABASE_URL: url.href,
      ...MANY_VISITORS,
    });
    try {
      return await suffer(server, {
        begin: proxy.swallow,
        end: proxy.restore,
        cause: /timeout/i,
        tickets: () => postgresTickets(cluster.url),
      });
    } finally {
      await server.stop();
      await proxy.stop();
      await cluster.stop();
    }
  },
};

async function onSqlite(dataDir: string, harm: Harm): Promise<Figure[]> {
  const server = await serve("build/server/index.js", {
    DATABASE_URL: "",
    DATA_DIR: dataDir,
    ...MANY_VISITORS,
  });
  try {
    return await suffer(server, harm);
  } finally {
    await server.stop();
  }
}

/** Writes until the disk is full. */
async function fill(path: string): Promise<void> {
  writeFileSync(path, "");
  for (const bytes of [65_536, 4_096]) {
    const piece = Buffer.alloc(bytes);
    while (
      await appendFile(path, piece).then(
        () => true,
        () => false,
      )
    );
  }
}
