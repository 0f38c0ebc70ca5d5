import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onEachEngine } from "../../test/engines.ts";
import { openStorage } from "./db/database.ts";
import { SettingsError } from "./env.ts";
import { failedStart } from "./failed-start.ts";

const folder = () => mkdtempSync(join(tmpdir(), "magu-start-"));
const reason = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => "it started",
    (error: unknown) => failedStart(error),
  );

it("names a file where the data folder should be", async () => {
  const file = join(folder(), "data");
  writeFileSync(file, "");
  expect(await reason(openStorage({ databaseUrl: null, dataDir: file }))).toMatch(
    /^DATA_DIR is no/,
  );
});

it("names a database that is none", async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "magu.sqlite"), "not a database, but long enough to be read as one");
  expect(await reason(openStorage({ databaseUrl: null, dataDir }))).toMatch(
    /DATA_DIR cannot be used/,
  );
});

it("names a PostgreSQL that does not answer", async () => {
  const databaseUrl = "postgres://magu@127.0.0.1:1/none";
  expect(await reason(openStorage({ databaseUrl, dataDir: folder() }))).toMatch(/does not answer/);
});

onEachEngine((open) => {
  it("says how data of 0.1 comes over, and leaves it as it is", async () => {
    const { db, settings } = await open();
    await sql`delete from kysely_migration where name > '001_baseline'`.execute(db);
    await sql`update kysely_migration set name = '001_catalogue'`.execute(db);
    const said = await reason(openStorage(settings));
    expect(said).toMatch(/^This data is of Magu 0\.1.*npm run export -- .*npm run import -- /);
    const { rows } = await sql`select name from kysely_migration`.execute(db);
    expect(rows).toEqual([{ name: "001_catalogue" }]);
  });

  it("says what to do with data that a newer release has used", async () => {
    const { db, settings } = await open();
    await sql`
      insert into kysely_migration (name, timestamp) values ('999_later', '2027-01-01T00:00:00Z')
    `.execute(db);
    const said = await reason(openStorage(settings));
    expect(said).toMatch(/^A newer release of Magu has used this data \(999_later\)/);
    expect(said).toMatch(/restore a backup/);
  });
});

it("says that the disk is full", async () => {
  const dataDir = folder();
  const full = new DatabaseSync(join(dataDir, "magu.sqlite"));
  full.exec("pragma page_size = 512; create table a (b); pragma max_page_count = 2");
  const fill = async () => full.exec("insert into a values (zeroblob(5000))");
  expect(await reason(fill())).toMatch(/disk of the database is full/);
  full.close();
});

it("names a port that is taken", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => first.once("listening", resolve));
  const address = first.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const second = new Promise((_, reject) => {
    createServer().once("error", reject).listen(port, "127.0.0.1");
  });
  expect(await reason(second)).toMatch(/port is in use/);
  first.close();
});

it("repeats what is wrong with the settings, and leaves the rest to the stack trace", () => {
  expect(failedStart(new SettingsError("PORT: wrong"))).toBe("PORT: wrong");
  expect(failedStart(new TypeError("a mistake of ours"))).toBeNull();
});
