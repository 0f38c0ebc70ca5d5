import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Served, serve } from "../bench/pages/servers.ts";
import { HARD_TEXTS, inAddress, PAGE_PLACES } from "../test/any-text.ts";
import type { Fault, Figure } from "./fault.ts";

/** A course whose name contains "constructor", a property of every object. */
const COURSE = "Certificate for the building constructor";

/** Milliseconds within which an imported course must be found. */
const SHOWN_WITHIN = 10_000;

const DEVICE = "6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01";

/** Every place for a visitor's text in addresses of pages and of reading API calls. */
const ADDRESSES = [
  ...["name", "category", "institutions", "language"].map((key) => `/api/v1/p/courses?${key}=`),
  "/api/v1/suggestions?query=",
  "/api/v1/spotlight-search?query=",
  ...PAGE_PLACES,
];

export const words: Fault = {
  name: "words",
  attack: `a course called "${COURSE}" is imported, the server is started again, and every hard text is sent to every page, call and the chat`,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "magu-words-"));
    const settings = { DATA_DIR: folder, TRUST_PROXY: "loopback", FREE_MESSAGES: "1000" };
    try {
      const first = await serve("build/server/index.js", settings);
      const imported = await whileServing(first, () => importCourse(folder));
      const found = await whileServing(first, () => isFound(first));
      await first.stop();
      const second = await serve("build/server/index.js", settings);
      const foundAgain = await whileServing(second, () => isFound(second));
      const failures = await whileServing(second, () => failuresOf(second));
      const lives = !second.hasEnded();
      await second.stop();
      return [
        yes("the import's exit code", "0", String(imported), imported === 0),
        yes("the course is found after the import", "yes", said(found), found),
        yes("and after a restart", "yes", said(foundAgain), foundAgain),
        yes(
          "texts that are answered with 5xx, or not",
          "0",
          shown(failures),
          failures.length === 0,
        ),
        yes("the server lives", "yes", said(lives), lives),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const yes = (what: string, wanted: string, reached: string, holds: boolean): Figure => ({
  what,
  wanted,
  reached,
  holds,
});

const said = (is: boolean): string => (is ? "yes" : "no");

const shown = (failures: readonly string[]): string =>
  [String(failures.length), ...failures.slice(0, 3)].join("; ");

/** Stops the server if the work fails. */
async function whileServing<T>(server: Served, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The exit code of an import into the data folder of a running server. */
async function importCourse(folder: string): Promise<number | null> {
  const path = join(folder, "words.json");
  const content = {
    institutions: [{ ref: "words", name: "Constructor College" }],
    categories: [{ name: "Constructor" }],
    courses: [{ ref: "words", institution: "words", name: COURSE, categories: ["Constructor"] }],
  };
  writeFileSync(path, JSON.stringify(content));
  const command = ["scripts/import.ts", "magu", path, "--yes", "--keep-sample"];
  const child = spawn(process.execPath, command, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
  });
  return await new Promise((resolve) => child.once("exit", resolve));
}

async function isFound({ origin }: Served): Promise<boolean> {
  for (const end = Date.now() + SHOWN_WITHIN; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`${origin}/api/v1/p/courses?name=constructor`).catch(() => null);
    const { data = [] } = answer?.ok ? await answer.json() : {};
    if (data.some(({ name }: { name: string }) => name === COURSE)) return true;
  }
  return false;
}

/** Sends every hard text in every place; returns those with an answer that no text may cause. */
async function failuresOf({ origin }: Served): Promise<string[]> {
  const failures: string[] = [];
  const note = (place: string, text: string, status: number) => {
    if (status >= 500 || status === 0) {
      failures.push(`${place} ${JSON.stringify(text.slice(0, 60))}: ${status}`);
    }
  };
  for (const [at, text] of HARD_TEXTS.entries()) {
    for (const address of ADDRESSES)
      note(address, text, await asked(`${origin}${address}${inAddress(text)}`));
    const headers = { "content-type": "application/json", "x-forwarded-for": `10.1.${at}.1` };
    for (const [path, body] of [
      ["/api/chat", { message: text, device_id: DEVICE }],
      ["/api/v1/p/tickets", { name: text, email: "a@b.example", message: text }],
      ["/api/v1/visits", { path: text }],
    ] as const) {
      note(
        path,
        text,
        await asked(origin + path, { method: "POST", headers, body: JSON.stringify(body) }),
      );
    }
    note("/chat, by form", text, await asked(`${origin}/chat`, formOf(text)));
  }
  return failures;
}

function formOf(text: string): RequestInit {
  const body = new URLSearchParams({ message: text, device_id: DEVICE });
  return { method: "POST", body, redirect: "manual" };
}

/** Status of an answer; 0 without one. */
async function asked(url: string, options: RequestInit = {}): Promise<number> {
  const answer = await fetch(url, { redirect: "manual", ...options }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}
