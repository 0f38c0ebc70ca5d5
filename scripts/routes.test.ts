import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { openStorage } from "#platform/db/database.ts";

const folder = mkdtempSync(join(tmpdir(), "magu-routes-"));
const dataDir = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

function command(...args: string[]) {
  const script = new URL("./routes.ts", import.meta.url).pathname;
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", INIT_CWD: folder };
  return spawnSync(process.execPath, [script, ...args], { env, encoding: "utf8" });
}

it("explains itself when it is called wrongly", () => {
  const by = ["--by", "Aminath"];
  for (const args of [
    ["confirm", "1"],
    ["confirm", ...by],
    ["confirm", "one", ...by],
    ["confirm", "1", "--pattern", "a", ...by],
    ["reject", "--file", "a.json", ...by],
    ["list", "--state", "old"],
    ["propose", "1"],
  ]) {
    const { status, stderr } = command(...args);
    expect(status, args.join(" ")).toBe(1);
    expect(stderr).toContain("Usage: npm run routes");
  }
});

it("proposes, lists, and confirms from a file that was gone over", async () => {
  const storage = await openStorage({ databaseUrl: null, dataDir });
  const course = {
    ref: "a",
    institution: "1",
    name: "Diploma in Nursing",
    admission_general_requirements: "<p>A Level 4 qualification and good health</p>",
  };
  await importRecords(storage, {
    source: "own",
    fileName: "own",
    dryRun: false,
    confirmed: true,
    records: {
      institutions: [{ line: 1, value: { ref: "1", name: "Reef College" } }],
      courses: [{ line: 1, value: course }],
      categories: [],
      notes: [],
      statedOn: "2026",
    },
  });
  await storage.close();
  expect(command("list").stdout).toBe("No routes are proposed.\n");
  expect(command("propose").stdout).toContain("1 proposal wait, 1 of them new or changed");
  expect(command("list").stdout).toContain(
    "a qualification at level 4 or above; check: good health",
  );
  const file = join(folder, "routes.json");
  const written = command("list", "--json").stdout;
  writeFileSync(file, written.replace('"level": 4', '"level": 40'));
  const refused = command("confirm", "--file", "routes.json", "--by", "Aminath");
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("level")]);
  writeFileSync(file, written.replace('"level": 4', '"level": 3'));
  const args = ["confirm", "--file", "routes.json", "--by", "Aminath"];
  expect(command(...args, "--dry-run").stdout).toContain("would be confirmed: 1. Nothing");
  expect(command(...args).stdout).toBe("The routes of 1 course were confirmed: 1.\n");
  expect(command(...args).stdout).toContain("decided before");
  expect(command("list", "--state", "confirmed").stdout).toContain("level 3");
  expect(readFileSync(file, "utf8")).toContain('"level": 3');
});
