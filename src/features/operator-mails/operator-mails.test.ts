import { expect, it } from "vitest";
import { createContactService } from "#features/contact/contact.service.server.ts";
import type { Mail } from "#platform/mail.server.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { openOperatorMails } from "./operator-mails.service.server.ts";

const TO = "operator@magu.example";
/** 07:00 in the Maldives. */
const SEVEN = "2026-11-24T02:00:00.000Z";

onEachEngine((open) => {
  /** Two servers on one database, which do not send what they queue. */
  async function build() {
    const { app, storage, dataDir } = await buildTestApp(open, { records: smallDirectory });
    let time = new Date(SEVEN);
    let free = 500;
    const mailed: Mail[] = [];
    const queue = {
      add: async (_db: unknown, mail: Mail) => String(mailed.push(mail)),
      wake: () => undefined,
      stop: async () => undefined,
    };
    const servers = [1, 2].map(() =>
      openOperatorMails({
        storage,
        queue,
        dataDir,
        publicUrl: "https://magu.example",
        operatorEmail: TO,
        onError: (error) => expect.unreachable(String(error)),
        now: () => time,
        disk: async () => ({ bytes: 1_000, free }),
      }),
    );
    await Promise.all(servers.map((server) => server.close()));
    /** What both tell when they look at once: subjects and texts. */
    const told = async (at: string) => {
      time = new Date(at);
      await Promise.all(servers.map((server) => server.look()));
      return mailed.splice(0);
    };
    const subjects = async (at: string) => (await told(at)).map(({ subject }) => subject).sort();
    const fill = (left: number) => {
      free = left;
    };
    return { app, storage, queue, mailed, told, subjects, fill };
  }

  type Built = Awaited<ReturnType<typeof build>>;

  const failedBackup = (storage: Built["storage"], at: string) =>
    storage.db
      .insertInto("backups")
      .values({
        file: "/data/backups/one.tar.gz",
        by_name: "Hawwa",
        state: "failed",
        bytes: null,
        started_at: at,
        finished_at: at,
        error: "No space left",
      })
      .execute();

  const lostMail = (storage: Built["storage"], to: string, next_attempt_at: string | null) =>
    storage.db
      .insertInto("outgoing_mails")
      .values({
        id: `to ${to}`,
        mail: JSON.stringify({ to, subject: "Hello" }),
        attempts: 9,
        created_at: "2026-11-23T01:00:00.000Z",
        refused_at: "2026-11-24T01:00:00.000Z",
        next_attempt_at,
        last_error: "550 No such user",
      })
      .execute();

  const openMessage = (storage: Built["storage"]) =>
    storage.db
      .insertInto("tickets")
      .values({
        name: "Ali",
        email: "ali@example.com",
        message: "Hello",
        created_at: SEVEN,
        course_id: null,
        institution_id: null,
        subject: null,
        about: null,
        shown: null,
      })
      .execute();

  it("say nothing where there is nothing to say", async () => {
    const { subjects } = await build();
    expect(await subjects(SEVEN)).toEqual([]);
  });

  it("tell of a failed backup once, from one of two servers, and of the next one", async () => {
    const { storage, told, subjects } = await build();
    await failedBackup(storage, "2026-11-24T01:59:00.000Z");
    const [mail, ...others] = await told(SEVEN);
    expect([mail?.subject, others]).toEqual(["A backup failed", []]);
    expect(mail?.text).toContain("No space left\n  https://magu.example/office/health");
    expect(await subjects("2026-11-24T02:01:00.000Z")).toEqual([]);
    await failedBackup(storage, "2026-11-24T02:02:00.000Z");
    expect(await subjects("2026-11-24T02:03:00.000Z")).toEqual(["A backup failed"]);
  });

  it("tell of imports that failed or ask, and of no others", async () => {
    const { storage, told } = await build();
    const run = (adapter: string, state: string, rest: { problem?: string; asks?: string[] }) =>
      storage.db
        .insertInto("import_runs")
        .values({
          adapter,
          state,
          options: "{}",
          differences: null,
          problem: rest.problem ?? null,
          report: rest.asks ? JSON.stringify({ asks: rest.asks }) : null,
          asked_by: null,
          asked_by_name: "Hawwa",
          created_at: SEVEN,
          import_id: null,
          updated_at: "2026-11-24T01:00:00.000Z",
        })
        .execute();
    await run("mqa", "compared", { asks: ["300 courses would be archived."] });
    await run("villa", "compared", { asks: [] });
    await run("sample", "failed", { problem: "The file is broken." });
    const mails = await told(SEVEN);
    expect(mails.map(({ subject }) => subject)).toEqual(["An import needs you"]);
    expect(mails[0]?.text).toContain("(mqa) asks before it is applied\n  300 courses would be");
    expect(mails[0]?.text).toContain("(sample) failed\n  The file is broken.");
    expect(mails[0]?.text).not.toContain("villa");
  });

  it("tell of a full disk once a day", async () => {
    const { subjects, fill } = await build();
    fill(99);
    expect(await subjects(SEVEN)).toEqual(["The disk is nearly full"]);
    expect(await subjects("2026-11-24T15:00:00.000Z")).toEqual([]);
    expect(await subjects("2026-11-24T20:00:00.000Z")).toEqual(["The disk is nearly full"]);
    fill(100);
    expect(await subjects("2026-11-26T02:00:00.000Z")).toEqual([]);
  });

  it("tell of mails that were lost once, and never of their own", async () => {
    const { storage, subjects } = await build();
    await lostMail(storage, TO, null);
    expect(await subjects("2026-11-24T01:30:00.000Z")).toEqual([]);
    await lostMail(storage, "ali@example.com", null);
    expect(await subjects(SEVEN)).toEqual(["Mails could not be delivered"]);
    expect(await subjects("2026-11-25T02:00:00.000Z")).toEqual([]);
  });

  it("add no mail about lost mails while one to the operator fails itself", async () => {
    const { storage, subjects } = await build();
    await lostMail(storage, "ali@example.com", null);
    await lostMail(storage, TO, "2026-11-25T01:00:00.000Z");
    expect(await subjects(SEVEN)).toEqual([]);
    await storage.db.deleteFrom("outgoing_mails").where("id", "=", `to ${TO}`).execute();
    expect(await subjects("2026-11-24T02:10:00.000Z")).toEqual(["Mails could not be delivered"]);
  });

  it("gather what waits in one mail each morning from seven", async () => {
    const { storage, told, subjects } = await build();
    await openMessage(storage);
    expect(await subjects("2026-11-24T01:59:00.000Z")).toEqual([]);
    const [digest, ...others] = await told(SEVEN);
    expect([digest?.subject, others]).toEqual(["Waiting for you: 1 thing", []]);
    expect(digest?.text).toContain("* 1 open message\n  https://magu.example/office/inbox");
    expect(await subjects("2026-11-24T09:00:00.000Z")).toEqual([]);
    expect(await subjects("2026-11-25T02:00:00.000Z")).toEqual(["Waiting for you: 1 thing"]);
  });

  it("are turned off and on by kind, which is written down", async () => {
    const { app, storage, subjects } = await build();
    const admin = officeOf(app, await signUpAs(app, storage, { name: "Hawwa", role: "admin" }));
    await openMessage(storage);
    await failedBackup(storage, "2026-11-24T01:59:00.000Z");
    const health = admin.page("/health");
    const switches = async () => (await health.get()).json().switches.data;
    const every: { kind: string }[] = await switches();
    const others = every.filter(({ kind }) => kind !== "digest");
    const turn = (wanted: readonly { kind: string }[]) =>
      health.send("mails", Object.fromEntries(wanted.map(({ kind }) => [kind, "on"])));
    expect((await turn(others)).statusCode).toBe(200);
    const data = await switches();
    expect(data).toContainEqual(expect.objectContaining({ kind: "digest", is_on: false }));
    expect(await subjects(SEVEN)).toEqual(["A backup failed"]);
    await turn(every);
    expect(await subjects(SEVEN)).toEqual(["Waiting for you: 1 thing"]);
    const entries = (await admin.page("/audit").get()).json().data;
    expect(entries).toMatchObject([
      { action: "operator_mail_turned_on", subject: { name: "What waits for us, in one mail" } },
      { action: "operator_mail_turned_off" },
    ]);
    expect((await turn([{ kind: "everything" }])).statusCode).toBe(422);
  });

  it("leave a visitor's message to the office where that mail is turned off", async () => {
    const { app, storage, queue, mailed } = await build();
    const admin = officeOf(app, await signUpAs(app, storage, { name: "Hawwa", role: "admin" }));
    const { receive } = createContactService({
      storage,
      queue,
      operatorEmail: TO,
      publicUrl: "https://magu.example",
      findSubject: async () => null,
    });
    const message = { name: "Ali", email: "ali@example.com", message: "Hello", website: "" };
    await receive(message, "10.0.0.1");
    expect(mailed.splice(0)).toMatchObject([{ to: TO }]);
    await admin.page("/health").send("mails");
    await receive(message, "10.0.0.1");
    expect(mailed).toEqual([]);
    const { tickets } = (await admin.page("/inbox").get()).json();
    expect(tickets.data).toHaveLength(2);
  });
});
