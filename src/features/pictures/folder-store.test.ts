import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createFolderStore } from "./folder-store.server.ts";

const FILES = 6;
const BYTES = 200_000;

function temporaryRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "magu-pictures-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** A process that writes one picture after the other. */
function writer(root: string): ChildProcess {
  const module = JSON.stringify(join(import.meta.dirname, "folder-store.server.ts"));
  const program = `
    import { createFolderStore } from ${module};
    const store = createFolderStore(${JSON.stringify(root)});
    for (let at = 0; ; at++) {
      const bytes = new Uint8Array(${BYTES}).fill(at % 256);
      const names = Array.from({ length: ${FILES} }, (_, name) => name + ".webp");
      await store.put("slide/" + at, new Map(names.map((name) => [name, bytes])));
      console.log(at);
    }`;
  return spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

it("has whole pictures only, and all that were acknowledged, whenever it is killed", async () => {
  const root = temporaryRoot();
  for (let attempt = 0; attempt < 5; attempt++) {
    rmSync(join(root, "slide"), { recursive: true, force: true });
    const child = writer(root);
    let said = "";
    child.stdout?.on("data", (data) => {
      said += data;
    });
    while (said === "") await sleep(5);
    await sleep(10 + 37 * attempt);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    const kept = readdirSync(join(root, "slide"));
    for (const at of said.trim().split("\n")) expect(kept).toContain(at);
    for (const at of kept) {
      const files = readdirSync(join(root, "slide", at));
      expect(files).toHaveLength(FILES);
      for (const file of files) {
        const bytes = readFileSync(join(root, "slide", at, file));
        expect(bytes.equals(Buffer.alloc(BYTES, Number(at) % 256))).toBe(true);
      }
    }
  }
}, 30_000);

it("writes the same picture twice without a moment in which it is not there", async () => {
  const root = temporaryRoot();
  const store = createFolderStore(root);
  const files = new Map([["480.webp", new Uint8Array(50_000)]]);
  await store.put("slide/a", files);
  let isWriting = true;
  const writing = (async () => {
    for (let times = 0; times < 20; times++) await store.put("slide/a", files);
    isWriting = false;
  })();
  while (isWriting) expect(await store.read("slide/a", "480.webp")).toHaveLength(50_000);
  await writing;
  expect(readdirSync(root)).toEqual(["slide"]);
});

it("lists and removes what is there", async () => {
  const root = temporaryRoot();
  const store = createFolderStore(root);
  expect(await store.folders()).toEqual([]);
  expect(await store.read("slide/a", "480.webp")).toBeNull();
  await store.put("slide/a", new Map([["480.webp", new Uint8Array(1)]]));
  expect(await store.folders()).toEqual([{ name: "slide/a", writtenAt: expect.any(Date) }]);
  await store.remove("slide/a");
  await store.remove("slide/a");
  expect(await store.folders()).toEqual([]);
  expect(existsSync(join(root, "slide/a"))).toBe(false);
});
