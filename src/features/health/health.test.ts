import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { unpack } from "#platform/backup/archive.ts";
import { staffPage } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

interface MadeBackup {
  id: number;
  state: string;
  bytes: number;
  error: string | null;
}

onEachEngine((open) => {
  async function build() {
    const { app, storage, dataDir } = await buildTestApp(
      // The backup is made of the database that the app serves, and of its folder.
      open,
      { records: smallDirectory },
    );
    const token = await signUpAs(app, storage, { name: "Hawwa", role: "admin" });
    const admin = officeOf(app, token);
    const report = async () => (await admin.page("/health").get()).json().report;
    return { app, storage, dataDir, admin, report };
  }

  it("says how the database, the mails, the work and the disk are", async () => {
    const { storage, report } = await build();
    expect(await report()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.version,
      database: { engine: storage.engine, bytes: expect.any(Number) },
      mails: { has_server: false, failed: [] },
      backups: [],
      errors: [],
    });
    const { database, disk, jobs } = await report();
    expect(database.bytes).toBeGreaterThan(10_000);
    expect(disk.free).toBeGreaterThan(0);
    expect(disk.bytes).toBeGreaterThan(disk.free);
    expect(jobs.map(({ name }: { name: string }) => name)).toContain("Write down page views");
  });

  it("shows a mail that failed without its links, and tries it again", async () => {
    const { storage, admin, report } = await build();
    const mail = {
      to: "ali@example.com",
      subject: "Choose a new password",
      html: "",
      text: "Here it is: https://magu.example/reset-password/abc. It works once.",
    };
    await storage.db
      .insertInto("outgoing_mails")
      .values({
        id: "m1",
        mail: JSON.stringify(mail),
        created_at: new Date().toISOString(),
        attempts: 3,
        next_attempt_at: null,
        last_error: "550 No such user",
      })
      .execute();
    const { mails } = await report();
    expect(mails.failed).toMatchObject([
      {
        id: "m1",
        to: "ali@example.com",
        attempts: 3,
        last_error: "550 No such user",
        next_attempt_at: null,
        text: "Here it is: [link] It works once.",
      },
    ]);
    expect((await admin.page("/health").send("try-mail", {}, "m1")).statusCode).toBe(200);
    const left = () => storage.db.selectFrom("outgoing_mails").select("id").execute();
    await expect.poll(left).toEqual([]);
    expect((await admin.page("/health").send("try-mail", {}, "m1")).statusCode).toBe(404);
  });

  it("makes a backup that holds everything, one at a time, and gives it to administrators", async () => {
    const { app, admin, report } = await build();
    const begun = await Promise.all(
      Array.from({ length: 4 }, () => admin.page("/health").send("back-up")),
    );
    // A fast machine may end one before the last call comes.
    const ended = begun.filter(({ statusCode }) => statusCode === 200).length;
    expect(begun.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4 - ended);
    const last = async (): Promise<MadeBackup> => (await report()).backups[0];
    await expect.poll(async () => (await last()).state).not.toBe("running");
    const times = (await report()).backups.map(
      ({ started_at, finished_at }: Record<string, string>) => [started_at, finished_at],
    );
    expect(times).toHaveLength(ended);
    expect(times.toReversed().flat(), "none begins before another ended").toEqual(
      times.flat().sort(),
    );
    expect(await last()).toMatchObject({ state: "done", error: null, bytes: expect.any(Number) });
    const { id } = await last();
    const path = `/office/health/backups/${id}`;
    expect((await staffPage(app, undefined, path).get()).statusCode).toBe(401);
    const file = await admin.page(`/health/backups/${id}`).get();
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/gzip"]);
    const folder = mkdtempSync(join(tmpdir(), "magu-unpacked-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const archive = join(folder, "made.tar.gz");
    writeFileSync(archive, file.rawPayload);
    const { files } = await unpack(archive, join(folder, "in"));
    expect(files.some((one) => one.path.startsWith("magu."))).toBe(true);
    const { data } = (await admin.page("/audit").get()).json();
    expect(data).toMatchObject([
      { action: "backup_downloaded" },
      ...Array.from({ length: ended }, () => ({ action: "backup_made" })),
    ]);
    expect((await admin.page("/health/backups/999").get()).statusCode).toBe(404);
  });
});
