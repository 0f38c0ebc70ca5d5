import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { create, extract } from "tar";
import { expect, it, onTestFinished } from "vitest";
import { type OpenStorage, onEachEngine } from "../../../test/engines.ts";
import { openStorage, type Storage } from "../db/database.ts";
import type { StorageSettings } from "../db/engine.ts";
import { announceServing } from "../db/serving.ts";
import { backup } from "./backup.ts";
import { lastBackup } from "./last-backup.ts";
import { restore } from "./restore.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "magu-backup-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database with files of its own beside it. */
async function site(open: OpenStorage) {
  const storage = await open();
  const { databaseUrl, dataDir } = storage.settings;
  const settings: StorageSettings = {
    databaseUrl,
    dataDir: databaseUrl === null ? dataDir : temporaryFolder(),
  };
  await mkdir(join(settings.dataDir, "files/adverts"), { recursive: true });
  writeFileSync(join(settings.dataDir, "files/adverts/1-aa.png"), "a picture");
  await mkdir(join(settings.dataDir, "files/pictures/slide/aa-1x1"), { recursive: true });
  writeFileSync(join(settings.dataDir, "files/pictures/slide/aa-1x1/1.webp"), "a slide");
  await mkdir(join(settings.dataDir, "files/pictures/.unfinished"));
  writeFileSync(join(settings.dataDir, "files/pictures/.unfinished/1.webp"), "half a slide");
  await mkdir(join(settings.dataDir, "outbox"));
  writeFileSync(join(settings.dataDir, "outbox/mail.eml"), "a mail");
  writeFileSync(join(settings.dataDir, "outbox/.unfinished"), "half a");
  return { storage, settings, archive: join(temporaryFolder(), "magu.tar.gz") };
}

/** An empty place of the same engine. */
async function emptySite(open: OpenStorage): Promise<StorageSettings> {
  const { db, engine, settings } = await open();
  if (engine === "sqlite") return { databaseUrl: null, dataDir: temporaryFolder() };
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  return { databaseUrl: settings.databaseUrl, dataDir: temporaryFolder() };
}

/** Permissions of a file or folder, and of everything in it. */
function modesBelow(path: string): number[] {
  const below = statSync(path).isDirectory() ? readdirSync(path) : [];
  return [statSync(path).mode, ...below.flatMap((name) => modesBelow(join(path, name)))];
}

const note = (storage: Storage, path: string) =>
  storage.write((trx) =>
    trx.insertInto("page_views").values({ day: "2026-11-22", path, views: 1 }).execute(),
  );

async function notesIn(settings: StorageSettings): Promise<string[]> {
  const storage = await openStorage(settings);
  try {
    const rows = await storage.db.selectFrom("page_views").select("path").orderBy("path").execute();
    return rows.map(({ path }) => path);
  } finally {
    await storage.close();
  }
}

onEachEngine((open) => {
  it("keeps all that was acknowledged before it began, of a database that is written to", async () => {
    const { storage, settings, archive } = await site(open);
    const acknowledged: string[] = [];
    let done = false;
    const writing = (async () => {
      for (let turn = 0; !done; turn++) {
        await note(storage, `/${turn}`);
        acknowledged.push(`/${turn}`);
        // SQLite answers at once: nothing else would have its turn.
        await setImmediate();
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const before = [...acknowledged];
    await backup(settings, archive);
    done = true;
    await writing;
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const noted = Date.parse((await lastBackup(settings.dataDir)) ?? "");
    expect(Math.abs(Date.now() - noted)).toBeLessThan(60_000);
    const place = await emptySite(open);
    const { aside } = await restore(place, archive, { replace: false });
    expect(aside).toBeNull();
    const notes = new Set(await notesIn(place));
    expect(before.filter((path) => !notes.has(path))).toEqual([]);
    expect(readFileSync(join(place.dataDir, "files/adverts/1-aa.png"), "utf8")).toBe("a picture");
    expect(readdirSync(join(place.dataDir, "outbox"))).toEqual(["mail.eml"]);
  });

  it("overwrites neither data nor a backup unless it is told to, and keeps the files", async () => {
    const { storage, settings, archive } = await site(open);
    await note(storage, "/then");
    await backup(settings, archive);
    await expect(backup(settings, archive)).rejects.toThrow(/is there already/);
    await note(storage, "/later");
    await storage.close();
    writeFileSync(join(settings.dataDir, "files/adverts/2-bb.png"), "another");
    const attempt = restore(settings, archive, { replace: false });
    await expect(attempt).rejects.toThrow(/holds data already.*--replace/);
    expect(await notesIn(settings)).toEqual(["/later", "/then"]);
    mkdirSync(join(settings.dataDir, ".restoring-killed"));
    const { aside } = await restore(settings, archive, { replace: true });
    expect(await notesIn(settings)).toEqual(["/then"]);
    expect(readdirSync(settings.dataDir).filter((name) => name.startsWith("."))).toEqual([]);
    expect(readdirSync(join(settings.dataDir, "files/adverts"))).toEqual(["1-aa.png"]);
    expect(readdirSync(join(aside ?? "", "files/adverts"))).toEqual(["1-aa.png", "2-bb.png"]);
  });

  it("lets only the owner read what it put in place, and what stood there", async () => {
    const { storage, settings, archive } = await site(open);
    await backup(settings, archive);
    await storage.close();
    chmodSync(join(settings.dataDir, "files/adverts/1-aa.png"), 0o644);
    const { aside } = await restore(settings, archive, { replace: true });
    for (const folder of [settings.dataDir, aside ?? ""]) {
      const open = ["files", "outbox", "magu.sqlite"].filter((name) => {
        const path = join(folder, name);
        return existsSync(path) && modesBelow(path).some((mode) => (mode & 0o077) !== 0);
      });
      expect(open).toEqual([]);
    }
  });

  it("refuses while a server runs on the data", async () => {
    const { storage, settings, archive } = await site(open);
    await backup(settings, archive);
    const serving = announceServing(settings);
    const listening = storage.listen(
      () => undefined,
      () => undefined,
    );
    const attempt = () => restore(settings, archive, { replace: true });
    await expect.poll(() => attempt().catch(String)).toMatch(/A server runs on this data/);
    serving.end();
    await listening.stop();
  });

  it("changes nothing where the archive is none, was cut short, changed, or is of a newer release", async () => {
    const { storage, settings, archive } = await site(open);
    await note(storage, "/here");
    await backup(settings, archive);
    const whole = readFileSync(archive);
    const damaged = { none: Buffer.from("no archive"), short: whole.subarray(0, whole.length / 2) };
    const unpacked = temporaryFolder();
    await extract({ file: archive, cwd: unpacked });
    const picture = "files/adverts/1-aa.png";
    writeFileSync(join(unpacked, picture), "a pictura");
    const changed = join(temporaryFolder(), "changed.tar.gz");
    await create({ cwd: unpacked, file: changed, gzip: true }, readdirSync(unpacked));
    await sql`
      insert into kysely_migration (name, timestamp) values ('999_later', '2027-01-01T00:00:00Z')
    `.execute(storage.db);
    const newer = join(temporaryFolder(), "newer.tar.gz");
    await backup(settings, newer);
    const place = await emptySite(open);
    for (const bytes of Object.values(damaged)) {
      writeFileSync(archive, bytes);
      await expect(restore(place, archive, { replace: true })).rejects.toMatchObject({
        name: "BackupError",
      });
    }
    await expect(restore(place, changed, { replace: true })).rejects.toThrow(
      `${picture} is not as it was written`,
    );
    await expect(restore(place, newer, { replace: true })).rejects.toThrow(/newer release/);
    await expect(restore(place, "/nowhere.tar.gz", { replace: true })).rejects.toThrow(/no file/);
    expect(readdirSync(place.dataDir).filter((name) => name !== "serving.lock")).toEqual([]);
    expect(await notesIn(place)).toEqual([]);
  });

  it("puts back what was there where the database cannot be restored", async () => {
    const { storage, settings, archive } = await site(open);
    await note(storage, "/here");
    await backup(settings, archive);
    if (storage.engine === "sqlite") return;
    await sql`create role magu_reader login`.execute(storage.db).catch(() => undefined);
    const weak = new URL(settings.databaseUrl ?? "");
    weak.username = "magu_reader";
    const attempt = restore({ ...settings, databaseUrl: weak.href }, archive, { replace: true });
    await expect(attempt).rejects.toThrow(/psql failed/);
    expect(existsSync(join(settings.dataDir, "files/adverts/1-aa.png"))).toBe(true);
    expect(await notesIn(settings)).toEqual(["/here"]);
  });
});

it("says where there is nothing to back up", async () => {
  const settings = { databaseUrl: null, dataDir: temporaryFolder() };
  await expect(backup(settings, join(temporaryFolder(), "a.tar.gz"))).rejects.toThrow(
    /There is no database/,
  );
});
