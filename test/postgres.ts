import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that repository tests make their databases in. */
    postgresUrl: string;
  }
}

/**
 * Gives the tests a real PostgreSQL: the one of TEST_DATABASE_URL, or a throwaway cluster made from
 * the machine's own binaries.
 *
 * @throws when there is neither; tests on PostgreSQL are never skipped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide("postgresUrl", given);
    return async () => {};
  }
  const cluster = await startCluster();
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}

/** Starts a throwaway cluster on a free port of 127.0.0.1. */
export async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = postgresBinaries();
  const folder = mkdtempSync(join(tmpdir(), "magu-postgres-"));
  const owner = unprivilegedOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "magu", "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      ...owner,
      cwd: folder,
      stdio: "pipe",
    },
  );
  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      folder,
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "fsync=off",
    ],
    { ...owner, cwd: folder, stdio: "ignore" },
  );
  const url = `postgres://magu@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
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
