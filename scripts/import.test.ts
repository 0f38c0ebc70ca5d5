import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "magu-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

function command(...args: string[]) {
  const script = new URL("./import.ts", import.meta.url).pathname;
  const env = { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: "" };
  return spawnSync(process.execPath, [script, ...args], { env, encoding: "utf8" });
}

describe("npm run import", () => {
  it("lists the adapters when it is called wrongly", () => {
    const { status, stderr } = command("excel", "file.xls");
    expect(status).toBe(1);
    expect(stderr).toMatch(/Usage: .*\n\nAdapters\n {2}magu .*\n.*\n {2}mqa .*\n.*\n {2}cricos /);
  });

  it("ends with 1 and says why a file is refused", () => {
    const path = join(folder, "bad.json");
    writeFileSync(path, "{");
    const { status, stderr } = command("magu", path);
    expect(status).toBe(1);
    expect(stderr).toContain("Nothing was imported. bad.json is no JSON file");
  });

  it("imports the template, and prints the report as JSON", () => {
    const template = new URL("../docs/import-template", import.meta.url).pathname;
    const { status, stdout } = command("magu", template, "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      written: true,
      courses: { created: 2, refused: 0 },
    });
    expect(command("magu", template).stdout).toContain("Nothing had changed");
  });
});
