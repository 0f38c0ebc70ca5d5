import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "./fixtures.ts";
import { registerFolder, sampleFolder } from "./prepared-folder.ts";

/** The built product with its own port and folder, for tests that read that folder. */
export interface OwnSite {
  origin: string;
  /** Folder of its database. */
  dataDir: string;
  /** Mails to an address, oldest first, with decoded transfer encoding. */
  mailsTo(email: string): string[];
  /** What the server printed since it started. */
  printed(): string;
  stop(): void;
}

const run = promisify(execFile);

/**
 * Starts a site as `startOwnSite`, on the sample and the public register of the MQA beside it; on the
 * sample alone, saying so, where the register is not there.
 */
export async function startRealSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  return await startOwnSite(settings, await registerFolder());
}

/**
 * Starts a site on the sample with these settings besides the defaults, and waits until it serves.
 *
 * @param prepared a data folder to begin with, which is copied; without the sample an empty one.
 */
export async function startOwnSite(
  settings: Record<string, string> = {},
  prepared?: string,
): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-own-site-"));
  if (settings.SAMPLE_DATA !== "off") {
    // Each site would prepare the same database at its start.
    cpSync(prepared ?? (await sampleFolder()), dataDir, { recursive: true });
  }
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["build/server/index.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PUBLIC_URL: "",
      MAX_WAIT_MS: "20000",
      ...settings,
    },
  });
  const printed: string[] = [];
  server.stdout.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  await expect.poll(() => isReady(origin), { timeout: 60_000 }).toBe(true);
  return {
    origin,
    dataDir,
    mailsTo: (email) => mailsIn(join(dataDir, "outbox")).filter((mail) => isFor(mail, email)),
    printed: () => printed.join(""),
    stop: () => {
      server.kill("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Imports these files, by name, into a running site, beside the records of the sample. */
export async function importInto(
  { dataDir }: OwnSite,
  adapter: "magu" | "mqa",
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = mkdtempSync(join(dataDir, "import-"));
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
  // A register is a folder, our own format a file.
  const from = adapter === "mqa" ? folder : (paths[0] ?? folder);
  await run(process.execPath, ["scripts/import.ts", adapter, from, "--keep-sample", "--yes"], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  });
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function mailsIn(outbox: string): string[] {
  try {
    const names = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
    return names.sort().map((name) => decoded(readFileSync(join(outbox, name), "utf8")));
  } catch {
    return [];
  }
}

function isFor(mail: string, email: string): boolean {
  return new RegExp(`^To: .*${email.replace(/[.+]/g, "\\$&")}`, "m").test(mail);
}

/** Decodes quoted-printable (RFC 2045, 6.7) as far as English mails need it. */
function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
