import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "magu-synonyms-"));
afterAll(() => rmSync(folder, { recursive: true }));

function command(...args: string[]) {
  const script = new URL("./synonyms.ts", import.meta.url).pathname;
  const env = { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: "" };
  return spawnSync(process.execPath, [script, ...args], { env, encoding: "utf8" });
}

it("explains itself when it is called wrongly", () => {
  for (const args of [["add"], ["remove", "x"], ["add", "a", "--day", "1"]]) {
    const { status, stderr } = command(...args);
    expect(status).toBe(1);
    expect(stderr).toContain("Usage: npm run synonyms");
  }
});

it("adds, lists and removes groups", () => {
  expect(command("list").stdout).toBe("There are no groups yet.\n");
  const refused = command("add", "nurse aide", "--source", "Calls");
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining("terms must be two or more"),
  ]);
  const added = command(
    "add",
    "nurse aide",
    "care assistant",
    "--source",
    "Calls of May",
    "--stated",
    "2026-05-31",
  );
  expect(added.stdout).toBe(
    "Group 1 was added: nurse aide, care assistant. It counts within a second.\n",
  );
  expect(command("list").stdout).toBe(
    "   1  nurse aide, care assistant  (Calls of May, 2026-05-31)\n",
  );
  expect(JSON.parse(command("list", "--json").stdout)).toEqual([
    {
      id: 1,
      terms: ["nurse aide", "care assistant"],
      source: "Calls of May",
      stated_on: "2026-05-31",
    },
  ]);
  expect(command("remove", "1").stdout).toBe("Group 1 was removed: nurse aide, care assistant.\n");
  expect(command("remove", "1").status).toBe(1);
});
