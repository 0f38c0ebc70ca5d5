import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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
  for (const args of [["confirm"], ["confirm", "3f2a9c41", "one"], ["list", "1"], ["propose"]]) {
    const { status, stderr } = command(...args);
    expect(status, args.join(" ")).toBe(1);
    expect(stderr).toContain("Usage: npm run routes");
  }
});

it("lists what it reads, and confirms a pattern that somebody looked at", async () => {
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
  const [{ pattern }] = JSON.parse(command("list", "--json").stdout) as [{ pattern: string }];
  const listed = command("list").stdout;
  expect(listed).toContain(`${pattern}  1 course, 1 of 1 sentence`);
  expect(listed).toContain("a qualification at level 4 or above; check: good health");
  expect(command("confirm", pattern)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("--by NAME"),
  });
  const args = ["confirm", pattern, "--by", "Aminath"];
  expect(command(...args).stdout).toBe("The routes of 1 course were confirmed: 1.\n");
  expect(command(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(pattern) });
  expect(command("list").stdout).toContain("No routes are read");
});
