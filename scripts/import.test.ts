import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSampleData } from "#features/importing/sample.server.ts";
import { openStorage } from "#platform/db/database.ts";
import { announceServing } from "#platform/db/serving.ts";
import { databaseName } from "./database-name.ts";

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "magu-command-"));
  dataDir = join(folder, "data");
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = new URL("./import.ts", import.meta.url).pathname;
const template = new URL("../docs/import-template", import.meta.url).pathname;
const environment = () => ({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" });

function run(name: string, args: string | string[], settings = {}) {
  const path = new URL(`./${name}`, import.meta.url).pathname;
  const env = { ...environment(), ...settings };
  return spawnSync(process.execPath, [path, ...[args].flat()], { env, encoding: "utf8" });
}

const command = (...args: string[]) => run("import.ts", args);

function file(content: unknown): string {
  const path = join(folder, "courses.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

async function withSample(): Promise<void> {
  const storage = await openStorage({ databaseUrl: null, dataDir });
  await loadSampleData(storage);
  await storage.close();
}

describe("npm run import", () => {
  it("lists the adapters when it is called wrongly", () => {
    for (const args of [
      ["excel", "file.xls"],
      ["magu", template, "--keep-sample", "--replace-sample"],
    ]) {
      const { status, stderr } = command(...args);
      expect(status).toBe(2);
      expect(stderr).toMatch(
        /Usage: .*\n\nAdapters\n {2}magu .*\n.*\n {2}mqa .*\n.*\n {2}ium .*\n.*\n {2}cricos /,
      );
    }
  });

  it("ends with 2 and says why a file is refused", () => {
    const { status, stderr } = command("magu", file("{"));
    expect(status).toBe(2);
    expect(stderr).toContain("Nothing was imported. courses.json is no JSON file");
  });

  it("ends with 1 where a record was refused, and with 2 where all were", () => {
    const institutions = [{ ref: "a", name: "A" }, { ref: "b" }];
    expect(command("magu", file({ institutions })).status).toBe(1);
    expect(command("magu", file({ institutions: [{ ref: "b" }] })).status).toBe(2);
  });

  it("imports the template, names the database, and ends with 0 where nothing had to change", () => {
    const { status, stdout, stderr } = command("magu", template, "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      written: true,
      courses: { created: 2, refused: 0 },
    });
    expect(stderr).toContain(`Database: SQLite, ${join(dataDir, "magu.sqlite")}`);
    const again = command("magu", template);
    expect(again.stdout).toContain("Nothing had changed");
    expect(again.status).toBe(0);
  });

  it("changes a database that a server shows only when told to", async () => {
    const storage = await openStorage({ databaseUrl: null, dataDir });
    await storage.close();
    const serving = announceServing({ databaseUrl: null, dataDir });
    try {
      const stopped = command("magu", template);
      expect(stopped.status).toBe(2);
      expect(stopped.stderr).toContain("A running server shows this database to the public.");
      expect(stopped.stderr).toContain("say --yes");
      expect(command("magu", template, "--dry-run").status).toBe(0);
      expect(command("magu", template, "--yes").status).toBe(0);
    } finally {
      serving.end();
    }
  });

  it("wants to know what becomes of the sample data", async () => {
    await withSample();
    const stopped = command("magu", template, "--yes");
    expect(stopped.status).toBe(2);
    expect(stopped.stderr).toMatch(/fictional sample data: \d+ institutions, \d+ courses\. Say --/);
    expect(command("magu", template, "--dry-run").status).toBe(0);
    const kept = command("magu", template, "--keep-sample", "--json");
    expect(JSON.parse(kept.stdout)).toMatchObject({ written: true, sample_removed: null });
    const replaced = command("magu", template, "--replace-sample", "--json");
    expect(JSON.parse(replaced.stdout).sample_removed.courses).toBeGreaterThan(800);
    expect(command("magu", template).status).toBe(0);
  });

  it("asks before it archives much of a source, and does it when told to", () => {
    const courses = ["1", "2", "3"].map((ref) => ({ ref, institution: "a", name: ref }));
    const institutions = [{ ref: "a", name: "A" }];
    const partial = () => file({ institutions, courses: courses.slice(0, 1) });
    expect(command("magu", file({ institutions, courses })).status).toBe(0);
    const kept = command("magu", partial(), "--json");
    expect(JSON.parse(kept.stdout).courses).toMatchObject({ not_in_file: 2, archived: 0 });
    const stopped = command("magu", partial(), "--archive-vanished");
    expect(stopped.status).toBe(2);
    expect(stopped.stderr).toContain("courses (2): 2");
    expect(stopped.stderr).toContain("Say --yes");
    const archived = command("magu", partial(), "--archive-vanished", "--yes", "--json");
    expect(JSON.parse(archived.stdout).courses).toMatchObject({ archived: 2 });
  });

  it("takes an export into an empty database, and nowhere else", () => {
    expect(command("magu", template).status).toBe(0);
    for (const name of ["all.json.gz", "tables"]) {
      const target = join(folder, name);
      const exported = run("export.ts", target);
      expect(exported.stdout).toContain("1 institutions and 2 courses were written to");
      expect(command("magu", target).stderr).toContain("goes into an empty database");
      const elsewhere = { DATA_DIR: join(folder, `data-${name}`) };
      const taken = run("import.ts", ["magu", target, "--json"], elsewhere);
      expect(JSON.parse(taken.stdout)).toMatchObject({ courses: { created: 2, refused: 0 } });
      expect(taken.status).toBe(0);
    }
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP", "SIGPIPE"] as const)(
    "leaves nothing half written when %s ends it",
    async (signal) => {
      await (await openStorage({ databaseUrl: null, dataDir })).close();
      const courses = Array.from({ length: 20_000 }, (_, index) => ({
        ref: String(index),
        institution: "a",
        name: `Course ${index}`,
        modules: "<p>Words</p>".repeat(20),
      }));
      const path = file({ institutions: [{ ref: "a", name: "A" }], courses });
      const importing = spawn(process.execPath, [script, "magu", path], { env: environment() });
      await once(importing.stderr, "data");
      setTimeout(() => importing.kill(signal), 800);
      const [code] = await once(importing, "exit");
      expect(code).toBeGreaterThan(128);
      const storage = await openStorage({ databaseUrl: null, dataDir });
      const written = await storage.db.selectFrom("courses").select("id").execute();
      expect([0, courses.length]).toContain(written.length);
      await storage.close();
      expect(readdirSync(folder).sort()).toEqual(["courses.json", "data"]);
    },
  );
});

it("names a database without what is secret of it", () => {
  const settings = {
    dataDir: "data",
    databaseUrl: "postgres://me:secret@db.example:5433/magu%20x",
  };
  expect(databaseName(settings)).toBe("PostgreSQL, db.example:5433/magu x");
});
