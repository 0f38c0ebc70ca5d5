import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL server for repository tests. */
    postgresUrl: string;
    /** Prefix of the names of the databases there that tests copy. */
    postgresTemplates: string;
    /** Folder of the SQLite databases that tests copy. */
    templates: string;
  }
}

/**
 * Provides a real PostgreSQL: that of TEST_DATABASE_URL, or a temporary cluster from the machine's
 * own binaries.
 *
 * @throws when there is neither; tests on PostgreSQL are never skipped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templates = mkdtempSync(join(tmpdir(), "magu-templates-"));
  project.provide("templates", templates);
  const named = `magu_template_${randomUUID().replaceAll("-", "")}`;
  project.provide("postgresTemplates", named);
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given
    ? { url: given, stop: () => dropDatabases(given, named) }
    : await startCluster();
  project.provide("postgresUrl", url);
  return async () => {
    await stop();
    rmSync(templates, { recursive: true, force: true });
  };
}

async function dropDatabases(url: string, named: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [named],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname}`);
  await client.end();
}

/** A temporary PostgreSQL cluster for one test. */
export interface Cluster {
  url: string;
  /** Ends it immediately (SIGQUIT), or as in a crash (SIGKILL); SIGINT is a fast shutdown. */
  end(signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void>;
  /** Starts it again, on the same port and data. Resolves when it accepts connections. */
  begin(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/** Starts a temporary cluster on a free port of 127.0.0.1. */
export async function startCluster(): Promise<Cluster> {
  const bin = postgresBinaries();
  const folder = mkdtempSync(join(tmpdir(), "magu-postgres-"));
  const owner = unprivilegedOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const place = { ...owner, cwd: folder };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "magu", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...place, stdio: "pipe" },
  );
  const port = await freePort();
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"];
  const run = () =>
    spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...settings], {
      ...place,
      stdio: "ignore",
    });
  const url = `postgres://magu@127.0.0.1:${port}/postgres`;
  let server = run();
  await untilReady(url);
  const end: Cluster["end"] = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  return {
    url,
    end,
    begin: async () => {
      server = await restarted(run, url);
    },
    stop: async () => {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** After a crash it cannot start before the processes of the previous run have ended. */
async function restarted(run: () => ChildProcess, url: string): Promise<ChildProcess> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const server = run();
    const ended = once(server, "exit").then(() => "ended" as const);
    if ((await Promise.race([untilReady(url), ended])) !== "ended") return server;
    await sleep(50);
  }
  throw new Error("PostgreSQL did not start again.");
}

function postgresBinaries(): string {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(root, version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ];
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  if (!found) {
    throw new Error(
      "No PostgreSQL to test on. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to an empty one.",
    );
  }
  return found;
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function unprivilegedOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await sleep(50);
    }
  }
}
