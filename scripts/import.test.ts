import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { constants, tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { loadSampleData } from "#features/importing/sample.server.ts";
import { openStorage } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { announceServing } from "#platform/db/serving.ts";
import { onEachPlace, postgresPlace } from "../test/engines.ts";
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
        /Usage: .*\n\nAdapters\n {2}magu .*\n.*\n {2}mqa .*\n.*\n {2}ium .*\n.*\n {2}table /,
      );
    }
  });

  it("ends with 2 and says why a file is refused", () => {
    const { status, stderr } = command("magu", file("{"));
    expect(status).toBe(2);
    expect(stderr).toContain("Nothing was imported. courses.json is no JSON file");
    const zip = join(folder, "magu.csv.zip");
    writeFileSync(zip, "PK");
    expect(command("magu", zip).stderr).toContain("unpack it first");
  });

  it("ends with 1 where a record was refused, and with 2 where all were", () => {
    const institutions = [{ ref: "a", name: "A" }, { ref: "b" }];
    expect(command("magu", file({ institutions })).status).toBe(1);
    expect(command("magu", file({ institutions: [{ ref: "b" }] })).status).toBe(2);
  });

  it("imports the template, names the database, and ends with 0 where nothing had to change", async () => {
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
    const storage = await openStorage({ databaseUrl: null, dataDir });
    const audited = await storage.db.selectFrom("audit_entries").selectAll().execute();
    await storage.close();
    expect(audited).toMatchObject([
      {
        action: "import_applied",
        by_name: `Command line (${userInfo().username})`,
        detail: "directory's own records: 2 courses added, 0 changed, 0 archived",
      },
    ]);
  });

  it("changes a database that a server shows only when told to", async () => {
    const storage = await openStorage({ databaseUrl: null, dataDir });
    await storage.close();
    const serving = announceServing({ databaseUrl: null, dataDir });
    try {
      const stopped = command("magu", template);
      expect(stopped.status).toBe(2);
      expect(stopped.stderr).toContain("A running server shows this database to the public.");
      expect(stopped.stderr).toContain("say --live");
      expect(command("magu", template, "--dry-run").status).toBe(0);
      expect(command("magu", template, "--yes").status).toBe(0);
      expect(command("magu", template, "--live").status).toBe(0);
    } finally {
      serving.end();
    }
  });

  it("names at once all that it wants to know of a database that a server shows", async () => {
    await withSample();
    const serving = announceServing({ databaseUrl: null, dataDir });
    try {
      const { stderr } = command("magu", template);
      expect(stderr).toContain("say --live");
      expect(stderr).toContain("Say --replace-sample");
    } finally {
      serving.end();
    }
  });

  it("does not take the answer about a running server for the one about archiving", () => {
    const courses = ["1", "2", "3"].map((ref) => ({ ref, institution: "a", name: ref }));
    const institutions = [{ ref: "a", name: "A" }];
    expect(command("magu", file({ institutions, courses })).status).toBe(0);
    const partial = file({ institutions, courses: courses.slice(0, 1) });
    const archiving = (...flags: string[]) =>
      command("magu", partial, "--archive-vanished", ...flags);
    const serving = announceServing({ databaseUrl: null, dataDir });
    try {
      for (const flag of ["--yes", "--live"]) {
        const { status, stderr } = archiving(flag);
        expect(status).toBe(2);
        expect(stderr).toContain("The file lacks 2 of the 3 published courses");
      }
      expect(archiving("--yes").stderr).toContain("Say --live --yes");
      expect(archiving("--live", "--yes").status).toBe(0);
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
});

it.each(["import", "export", "match", "backup", "restore", "adverts", "user"])(
  "npm run %s -- --help says how it is used",
  (name) => {
    const { status, stdout, stderr } = run(`${name}.ts`, "--help");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`Usage: npm run ${name} -- `);
    expect(existsSync(dataDir)).toBe(false);
  },
);

describe("npm run match", () => {
  /** Two sources with one college, whose courses of one name have two levels. */
  async function withTwoSources(): Promise<void> {
    const storage = await openStorage({ databaseUrl: null, dataDir });
    const numbered = (values: object[]) => values.map((value, at) => ({ line: at + 1, value }));
    for (const [source, mnqf_level] of [
      ["mqa", "5"],
      ["magu", "6"],
    ] as const) {
      const course = { ref: "1", institution: "a", name: "Nursing", mnqf_level };
      await importRecords(storage, {
        source,
        fileName: source,
        dryRun: false,
        records: {
          institutions: numbered([{ ref: "a", name: "Reef College" }]),
          categories: [],
          courses: numbered([course]),
          notes: [],
        },
      });
    }
    await storage.close();
  }

  it("changes a database that a server shows only when told to", async () => {
    await withTwoSources();
    const serving = announceServing({ databaseUrl: null, dataDir });
    try {
      const { status, stderr } = run("match.ts", "join");
      expect(status).toBe(1);
      expect(stderr).toContain("say --live");
      expect(stderr).toContain(`Database: SQLite, ${join(dataDir, "magu.sqlite")}`);
      expect(run("match.ts", ["join", "--live"]).stdout).toContain(
        "Joined 1 pair of institutions and 0 pairs of courses.",
      );
    } finally {
      serving.end();
    }
  });
});

describe("npm run export", () => {
  it("replaces no file unless it is told to", () => {
    expect(command("magu", template).status).toBe(0);
    for (const name of ["all.json", "tables"]) {
      const target = join(folder, name);
      expect(run("export.ts", target).status).toBe(0);
      const { status, stderr } = run("export.ts", [target, "--public"]);
      expect(status).toBe(1);
      expect(stderr).toMatch(/there already\. Name another place, or say --overwrite\./);
      expect(run("export.ts", [target, "--overwrite"]).status).toBe(0);
    }
  });
});

/** A file of courses with texts of this many characters, larger than the memory limit. */
async function largeFile(courses: number, characters: number): Promise<string> {
  const path = join(folder, "courses.json");
  const out = createWriteStream(path);
  out.write('{ "institutions": [{ "ref": "a", "name": "A" }], "courses": [\n');
  for (let number = 1; number <= courses; number++) {
    const study_options = `<p>${`Course ${number}`.padEnd(characters, " and so on")}</p>`;
    const course = {
      ref: String(number),
      institution: "a",
      name: `Course ${number}`,
      study_options,
    };
    if (!out.write(`${number === 1 ? "" : ",\n"}${JSON.stringify(course)}`))
      await once(out, "drain");
  }
  out.end("] }");
  await once(out, "finish");
  return path;
}

const environmentOf = ({ databaseUrl, dataDir }: StorageSettings) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? "",
});

async function coursesIn(settings: StorageSettings): Promise<number> {
  const storage = await openStorage(settings);
  const rows = await storage.db.selectFrom("courses").select("id").execute();
  await storage.close();
  return rows.length;
}

/** A running import; `end` sends a signal and returns how the process ended. */
function importing(settings: StorageSettings, path: string) {
  const child = spawn(process.execPath, [script, "magu", path], { env: environmentOf(settings) });
  let stderr = "";
  child.stderr.on("data", (bytes) => {
    stderr += bytes;
  });
  const ended = once(child, "exit");
  const end = async (...signals: NodeJS.Signals[]) => {
    for (const signal of signals) {
      child.kill(signal);
      await sleep(300);
    }
    const [code, killedBy] = (await ended) as [number, null] | [null, NodeJS.Signals];
    // A signal that comes when all is done, and nothing listens any more, ends it as shells say.
    return { code: killedBy === null ? code : 128 + constants.signals[killedBy], stderr };
  };
  return { child, end };
}

onEachPlace((openPlace, engine) => {
  it("takes a file that memory could not hold, batch by batch", async () => {
    const settings = await openPlace();
    const path = await largeFile(5_000, 8_000);
    const limit = "--max-old-space-size=80";
    const { status, stderr } = spawnSync(process.execPath, [limit, script, "magu", path], {
      env: environmentOf(settings),
      encoding: "utf8",
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(await coursesIn(settings)).toBe(5_000);
  }, 240_000);

  // How an import ends is no matter of the engine: each signal ends one.
  const signals: [NodeJS.Signals, number][] =
    engine === "sqlite"
      ? [
          ["SIGINT", 500],
          ["SIGHUP", 1_500],
        ]
      : [
          ["SIGTERM", 1_000],
          ["SIGPIPE", 2_000],
        ];
  it.each(signals)(
    "says what became of it when %s ends it after %i ms",
    async (signal, ms) => {
      const settings = await openPlace();
      await (await openStorage(settings)).close();
      const path = await largeFile(8_000, 200);
      const { child, end } = importing(settings, path);
      await once(child.stderr, "data");
      await sleep(ms);
      const { code, stderr } = await end(signal);
      const written = await coursesIn(settings);
      if (stderr.includes("Nothing was imported.")) expect(written).toBe(0);
      else expect(written).toBe(8_000);
      expect(code === 0 || code === 128 + constants.signals[signal]).toBe(true);
      expect(readdirSync(folder)).toEqual(["courses.json"]);
    },
    120_000,
  );
});

describe("a signal while PostgreSQL is slow", () => {
  /** An import into a database where one step takes three seconds, once that step has begun. */
  async function slow(trigger: string, during: string) {
    const { settings, remove } = await postgresPlace();
    const storage = await openStorage(settings);
    onTestFinished(async () => {
      await storage.close();
      await remove();
    });
    await sql`
      create function slow() returns trigger language plpgsql
      as 'begin perform pg_sleep(3); return null; end'
    `.execute(storage.db);
    await sql.raw(`create ${trigger} execute function slow()`).execute(storage.db);
    const courses = [{ ref: "1", institution: "a", name: "One" }];
    const { end } = importing(settings, file({ institutions: [{ ref: "a", name: "A" }], courses }));
    const others = async () => {
      const { rows } = await sql<{ query: string; state: string }>`
        select query, state from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
      `.execute(storage.db);
      return rows;
    };
    const isThere = ({ query, state }: { query: string; state: string }) =>
      state === "active" && query.startsWith(during);
    await vi.waitUntil(async () => (await others()).some(isThere), { timeout: 60_000 });
    return { end, settings, others };
  }

  const insert = "trigger slow before insert on courses for each statement";
  const commit =
    "constraint trigger slow after insert on imports deferrable initially deferred for each row";

  it("ends it at once before it commits, and nothing runs on", async () => {
    const { end, settings, others } = await slow(insert, "insert");
    const { code, stderr } = await end("SIGTERM");
    expect(code).toBe(143);
    expect(stderr).toContain("Ended by SIGTERM. Nothing was imported.");
    await vi.waitUntil(async () => (await others()).length === 0, { timeout: 30_000 });
    expect(await coursesIn(settings)).toBe(0);
  }, 120_000);

  it("waits for the answer while it commits", async () => {
    const { end, settings } = await slow(commit, "commit");
    const { code, stderr } = await end("SIGINT");
    expect(stderr).toContain("SIGINT: the database is writing it down");
    expect(code).toBe(0);
    expect(await coursesIn(settings)).toBe(1);
  }, 120_000);

  it("says that the end is not known when it is told twice", async () => {
    const { end } = await slow(commit, "commit");
    const { code, stderr } = await end("SIGINT", "SIGTERM");
    expect(stderr).toContain("Ended by SIGTERM. Whether it was written is not known");
    expect(code).toBe(143);
  }, 120_000);
});

it("names a database without what is secret of it", () => {
  const settings = {
    dataDir: "data",
    databaseUrl: "postgres://me:secret@db.example:5433/magu%20x",
  };
  expect(databaseName(settings)).toBe("PostgreSQL, db.example:5433/magu x");
});
