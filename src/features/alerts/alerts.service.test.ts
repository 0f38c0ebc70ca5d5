import { expect, it, onTestFinished } from "vitest";
import { openPublished } from "#features/publishing/published.service.server.ts";
import type { SignedIn } from "#platform/access.ts";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { DAY_MS } from "#platform/durations.ts";
import type { Mail, Mailer } from "#platform/mail.server.ts";
import { openMailQueue } from "#platform/mail-queue.server.ts";
import { type DirectoryRecords, publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { openAlerts } from "./alerts.service.server.ts";
import { MAX_ALERTED_COURSES, MAX_SAVED_SEARCHES } from "./alerts-limits.ts";

const AISHATH: SignedIn = {
  id: "aishath",
  name: "Aishath",
  email: "aishath@example.mv",
  role: "visitor",
};

/** A morning in the Maldives. */
const START = new Date("2026-11-22T05:00:00Z");

type CourseRecord = DirectoryRecords["courses"][number];

/** The small directory with changes of its first course, and further courses. */
const directory = (change: Partial<CourseRecord> = {}, ...more: CourseRecord[]) => ({
  ...smallDirectory,
  courses: [
    { ...smallDirectory.courses[0]!, ...change },
    ...smallDirectory.courses.slice(1),
    ...more,
  ],
});

const newCourse = (ref: string): CourseRecord => ({
  ref,
  institution: "atoll",
  name: `Diploma in ${ref}`,
  mnqf_level: "5",
});

const DEARER = { fees: [{ type: "Total Fee", fee_start: 48_000, fee_end: 60_000 }] };

onEachEngine((open) => {
  async function insertUser(
    storage: Storage,
    given: Partial<SignedIn & { email_verified: number }> = {},
  ) {
    const { id, name, email } = { ...AISHATH, ...given };
    const created_at = START.toISOString();
    const times = { created_at, updated_at: created_at };
    await storage.db
      .insertInto("users")
      .values({ id, name, email, email_verified: given.email_verified ?? 1, ...times })
      .execute();
  }

  /** One server with a clock and a mail server of its own. */
  async function server(storage: Storage, refuse: () => Error | null = () => null) {
    const sent: Mail[] = [];
    const errors: unknown[] = [];
    const clock = { now: START };
    const now = () => clock.now;
    const mailer: Mailer = {
      send: async (mail) => {
        const error = refuse();
        if (error) throw error;
        sent.push(mail);
      },
    };
    const published = await openPublished(storage, (error) => errors.push(error));
    onTestFinished(() => published.stop());
    const queue = openMailQueue({ storage, mailer, now, onError: () => undefined });
    onTestFinished(() => queue.stop());
    const alerts = openAlerts({
      storage,
      queue,
      published,
      now,
      secret: "secret",
      proveAddress: async (trx, { id }) => {
        await trx.updateTable("users").set({ email_verified: 1 }).where("id", "=", id).execute();
      },
      publicUrl: "https://magu.example",
      onError: (error) => errors.push(error),
    });
    onTestFinished(() => alerts.close());
    /** Publishes, lets days pass, looks, and sends what is queued. */
    const pass = async (days: number, records?: DirectoryRecords) => {
      if (records) await publish(storage, records);
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
      await alerts.look();
      await settle();
    };
    const settle = async () => {
      queue.wake();
      await expect.poll(() => untried(storage)).toBe(0);
    };
    return { alerts, queue, sent, errors, clock, pass, settle };
  }

  /** Mails that were neither sent nor failed yet. */
  const untried = async (storage: Storage) =>
    (
      await storage.db
        .selectFrom("outgoing_mails")
        .select("id")
        .where("last_error", "is", null)
        .execute()
    ).length;

  async function opened(given: { email_verified?: number } = {}, refuse?: () => Error | null) {
    const storage = await open();
    await publish(storage, smallDirectory);
    await insertUser(storage, given);
    const id = await courseId(storage, "Diploma in Marketing");
    return { storage, id, ...(await server(storage, refuse)) };
  }

  const courseId = async (storage: Storage, name: string) =>
    (
      await storage.db
        .selectFrom("courses")
        .select("id")
        .where("name", "=", name)
        .executeTakeFirstOrThrow()
    ).id;

  const subjects = (sent: Mail[]) => sent.map(({ subject }) => subject);

  it("mails what changed, once, and nothing where nothing did", async () => {
    const { alerts, id, sent, pass } = await opened();
    await alerts.saveCourse(AISHATH, id);
    await alerts.saveSearch(AISHATH, "mnqf_level=5&sort=cost");
    await pass(1);
    expect(sent).toEqual([]);
    await pass(1, directory(DEARER, newCourse("teaching")));
    expect(subjects(sent)).toEqual(["Cost changed: Diploma in Marketing, and 1 other change"]);
    expect(sent[0]).toMatchObject({ to: AISHATH.email });
    expect(sent[0]?.text).toContain(
      "The total cost is now MVR 48,000 - 60,000; it was MVR 45,000 - 60,000.",
    );
    expect(sent[0]?.text).toContain("Diploma in teaching");
    await pass(30);
    expect(sent).toHaveLength(1);
  });

  it("sends one mail a week at most, and loses nothing of the days between", async () => {
    const { alerts, id, sent, pass } = await opened();
    await alerts.saveCourse(AISHATH, id);
    await alerts.saveSearch(AISHATH, "mnqf_level=5");
    await pass(1, directory(DEARER));
    expect(sent).toHaveLength(1);
    await pass(1, directory(DEARER, newCourse("teaching")));
    await pass(
      5,
      directory({ ...DEARER, intakes: ["January 2027", "July 2027"] }, newCourse("teaching")),
    );
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).toContain("New intake: July 2027.");
    expect(sent[1]?.text).toContain("Diploma in teaching");
    expect((await alerts.read(AISHATH)).mailed_on).toBe("2026-11-30");
  });

  it("sends nothing at night", async () => {
    const { alerts, id, sent, pass, clock } = await opened();
    await alerts.saveCourse(AISHATH, id);
    clock.now = new Date("2026-11-22T20:00:00Z");
    await pass(1, directory(DEARER));
    expect(sent).toEqual([]);
    clock.now = new Date("2026-11-24T04:00:00Z");
    await pass(0);
    expect(sent).toHaveLength(1);
  });

  it("says that a saved course is no longer listed, and that it is back", async () => {
    const { storage, alerts, id, sent, pass } = await opened();
    const publishCourse = async (is_published: number) => {
      await storage.db.updateTable("courses").set({ is_published }).where("id", "=", id).execute();
      await storage.db
        .updateTable("catalogue_state")
        .set((row) => ({ version: row("version", "+", 1) }))
        .execute();
    };
    await alerts.saveCourse(AISHATH, id);
    await alerts.saveSearch(AISHATH, "mnqf_level=5");
    await publishCourse(0);
    await pass(1);
    expect(subjects(sent)).toEqual(["No longer listed: Diploma in Marketing"]);
    expect((await alerts.read(AISHATH)).courses).toMatchObject([{ id, is_listed: false }]);
    await publishCourse(1);
    await pass(7);
    expect(subjects(sent).slice(1)).toEqual(["Listed again: Diploma in Marketing"]);
  });

  it("sends once, whichever of several servers looks", async () => {
    const { storage, alerts, id, sent, pass, clock } = await opened();
    const second = await openStorage(storage.settings);
    onTestFinished(() => second.close());
    const other = await server(second);
    for (let person = 0; person < 5; person++) {
      const someone = { ...AISHATH, id: `p${person}`, email: `p${person}@example.mv` };
      await insertUser(storage, someone);
      await alerts.saveCourse(someone, id);
    }
    await publish(storage, directory(DEARER));
    clock.now = new Date(START.getTime() + DAY_MS);
    other.clock.now = clock.now;
    await Promise.all([pass(0), other.pass(0), alerts.look(), other.alerts.look()]);
    await expect.poll(() => sent.length + other.sent.length).toBe(5);
    const mailed = [...sent, ...other.sent].map(({ to }) => to);
    expect(new Set(mailed).size).toBe(5);
    expect([...other.errors]).toEqual([]);
  });

  it("has told nothing where a server dies in the middle", async () => {
    const { storage, alerts, queue, id, sent, errors, pass } = await opened();
    await alerts.saveCourse(AISHATH, id);
    const { add } = queue;
    queue.add = async (trx, mail) => {
      await add(trx, mail);
      throw new Error("killed");
    };
    await pass(1, directory(DEARER));
    expect([sent, errors]).toMatchObject([[], [{ message: "killed" }]]);
    expect(await storage.db.selectFrom("outgoing_mails").select("id").execute()).toEqual([]);
    queue.add = add;
    await pass(0);
    expect(subjects(sent)).toEqual(["Cost changed: Diploma in Marketing"]);
  });

  const refusal = (command: string) =>
    Object.assign(new Error("550 no such user"), { code: "EENVELOPE", responseCode: 550, command });

  it("pauses mails to an address that refuses them, and tells everything once it takes them", async () => {
    let refuses: Error | null = refusal("RCPT TO");
    const { alerts, id, sent, pass } = await opened({}, () => refuses);
    await alerts.saveCourse(AISHATH, id);
    await pass(1, directory(DEARER));
    await pass(1);
    expect((await alerts.read(AISHATH)).state).toBe("refused");
    refuses = null;
    await pass(30);
    expect(sent).toEqual([]);
    await alerts.pause(AISHATH, false);
    await pass(0);
    expect(subjects(sent)).toEqual(["Cost changed: Diploma in Marketing"]);
    expect((await alerts.read(AISHATH)).state).toBe("on");
  });

  it("mails again without being asked where the account has another address", async () => {
    let refuses: Error | null = refusal("RCPT TO");
    const { storage, alerts, id, sent, pass } = await opened({}, () => refuses);
    await alerts.saveCourse(AISHATH, id);
    await pass(1, directory(DEARER));
    await pass(1);
    refuses = null;
    await storage.db.updateTable("users").set({ email: "new@example.mv" }).execute();
    await pass(1);
    expect(sent.map(({ to }) => to)).toEqual(["new@example.mv"]);
  });

  it("writes a new mail where one could not leave for days, and pauses nobody for it", async () => {
    let fails: Error | null = new Error("no connection");
    const { storage, alerts, id, sent, pass } = await opened({}, () => fails);
    await alerts.saveCourse(AISHATH, id);
    await pass(1, directory(DEARER));
    // The queue gives up after days of tries.
    await storage.db.updateTable("outgoing_mails").set({ next_attempt_at: null }).execute();
    fails = null;
    await pass(6, directory({ fees: [{ type: "Total Fee", fee_start: 50_000 }] }));
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringContaining("The total cost is now MVR 50,000; it was MVR 45,000 - 60,000."),
    ]);
    expect((await alerts.read(AISHATH)).state).toBe("on");
  });

  it("takes a refusal of the sender for no fault of the address", async () => {
    const { alerts, id, pass } = await opened({}, () => refusal("MAIL FROM"));
    await alerts.saveCourse(AISHATH, id);
    await pass(1, directory(DEARER));
    await pass(1);
    expect((await alerts.read(AISHATH)).state).toBe("on");
  });

  it("mails nothing to an address that nobody confirmed, but the link that does", async () => {
    const { alerts, id, sent, pass, settle } = await opened({ email_verified: 0 });
    expect((await alerts.saveCourse(AISHATH, id)).state).toBe("unconfirmed");
    await alerts.saveSearch(AISHATH, "mnqf_level=5");
    for (let asked = 0; asked < 5; asked++) await alerts.askAgain(AISHATH);
    await settle();
    await pass(1, directory(DEARER));
    const asking = "Confirm that you want mails about what you saved";
    expect(subjects(sent)).toEqual([asking, asking, asking]);
    await alerts.confirm(linkIn(sent[0]!, "confirm-alerts"), "10.0.0.1");
    await pass(1);
    expect(subjects(sent).at(-1)).toBe("Cost changed: Diploma in Marketing");
  });

  it("asks an address a few times a day at most, whichever account names it", async () => {
    const { storage, alerts, id, sent, settle } = await opened({ email_verified: 0 });
    await alerts.saveCourse(AISHATH, id);
    for (const again of ["one", "two", "three"]) {
      await storage.db.deleteFrom("users").execute();
      await insertUser(storage, { id: again, email_verified: 0 });
      await alerts.saveCourse({ ...AISHATH, id: again }, id);
    }
    await settle();
    expect(sent).toHaveLength(3);
  });

  it("confirms only the address that the mail went to", async () => {
    const { storage, alerts, id, sent, settle } = await opened({ email_verified: 0 });
    await alerts.saveCourse(AISHATH, id);
    await settle();
    await storage.db.updateTable("users").set({ email: "other@example.mv" }).execute();
    const token = linkIn(sent[0]!, "confirm-alerts");
    await expect(alerts.confirm(token, "10.0.0.1")).rejects.toThrow("does not work");
    await expect(alerts.unsubscribe(token, "10.0.0.1")).rejects.toThrow("does not work");
    expect((await alerts.read(AISHATH)).state).toBe("unconfirmed");
  });

  it("ends mails by the link of any of them, for good and without a session", async () => {
    const { storage, alerts, id, sent, pass } = await opened();
    await alerts.saveCourse(AISHATH, id);
    await pass(1, directory(DEARER));
    const token = linkIn(sent[0]!, "unsubscribe");
    expect(sent[0]?.unsubscribeUrl).toBe(`https://magu.example/unsubscribe/${token}`);
    await alerts.unsubscribe(token, "10.0.0.1");
    await pass(30, smallDirectory);
    expect(sent).toHaveLength(1);
    expect((await alerts.read(AISHATH)).state).toBe("paused");
    await alerts.pause(AISHATH, false);
    await pass(1);
    expect(sent).toHaveLength(2);
    await alerts.unsubscribe(token, "10.0.0.1");
    await storage.db.deleteFrom("users").execute();
    // Deleted with the account; its link still answers, and says nothing of the account.
    expect(await storage.db.selectFrom("course_alerts").selectAll().execute()).toEqual([]);
    expect(await storage.db.selectFrom("alert_settings").selectAll().execute()).toEqual([]);
    await alerts.unsubscribe(token, "10.0.0.1");
  });

  it("refuses links that it did not make, and counts them by network", async () => {
    const { alerts } = await opened();
    const wrong = ["", "x", "aishath", `aishath.${"a".repeat(43)}`, "a\0b.c"];
    for (let tries = 0; tries < 6; tries++) {
      for (const token of wrong) {
        await expect(alerts.unsubscribe(token, "10.0.0.1")).rejects.toThrow("does not work");
      }
    }
    await expect(alerts.unsubscribe("x", "10.0.0.1")).rejects.toThrow("Too many");
    expect((await alerts.read(AISHATH)).state).toBe("on");
  });

  it("saves each search and course once, and no more than there is room for", async () => {
    const { storage, alerts } = await opened();
    const many = Array.from({ length: MAX_ALERTED_COURSES + 1 }, (_, at) => newCourse(`n${at}`));
    await publish(storage, directory({}, ...many));
    const service = (await server(storage)).alerts;
    for (let at = 0; at < MAX_SAVED_SEARCHES; at++)
      await service.saveSearch(AISHATH, `name=n${at}`);
    await service.saveSearch(AISHATH, "name=+n0+&sort=cost");
    await expect(service.saveSearch(AISHATH, "name=more")).rejects.toThrow("keeps 10 searches");
    const [beyond, ...ids] = await Promise.all(many.map(({ name }) => courseId(storage, name)));
    for (const id of ids) await service.saveCourse(AISHATH, id);
    await service.saveCourse(AISHATH, ids[0]!);
    await expect(service.saveCourse(AISHATH, beyond!)).rejects.toThrow("keeps 30 saved courses");
    await expect(service.saveCourse(AISHATH, 999_999)).rejects.toThrow("Course not found");
    const all = await alerts.read(AISHATH);
    expect([all.searches.length, all.courses.length]).toEqual([10, 30]);
    expect(all.courses.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it("removes what its owner removes, and nothing of anybody else", async () => {
    const { storage, alerts, id } = await opened();
    const other = { ...AISHATH, id: "other", email: "other@example.mv" };
    await insertUser(storage, other);
    for (const one of [AISHATH, other]) {
      await alerts.saveCourse(one, id);
      await alerts.saveSearch(one, "mnqf_level=5");
    }
    const { searches } = await alerts.read(AISHATH);
    await alerts.removeSearch(other, searches[0]!.id);
    expect(await alerts.removeCourse(other, id)).toMatchObject({ courses: [] });
    expect(await alerts.read(AISHATH)).toMatchObject({ courses: [{ id }], searches });
    expect((await alerts.removeSearch(AISHATH, searches[0]!.id)).searches).toEqual([]);
  });

  it("neither mails nor forgets a search whose filters are not all there any more", async () => {
    const { storage, alerts, sent, pass } = await opened();
    await alerts.saveSearch(AISHATH, "language=English");
    await alerts.saveSearch(AISHATH, "mnqf_level=5");
    await storage.db
      .updateTable("search_alerts")
      .set({ query: "filter_of_old=5" })
      .where("query", "=", "mnqf_level=5")
      .execute();
    await storage.db
      .updateTable("search_alerts")
      .set({ query: "language=Latin" })
      .where("query", "=", "language=English")
      .execute();
    await pass(1, directory({}, newCourse("teaching")));
    expect(sent).toEqual([]);
    expect((await alerts.read(AISHATH)).searches).toMatchObject([
      { is_whole: false, courses: 0 },
      { is_whole: false, courses: 0 },
    ]);
  });

  it("mails nobody who is shut out", async () => {
    const { storage, alerts, id, sent, pass } = await opened();
    await alerts.saveCourse(AISHATH, id);
    await storage.db.updateTable("users").set({ disabled_at: "2026-11-22" }).execute();
    await pass(1, directory(DEARER));
    expect(sent).toEqual([]);
  });

  it("exports all that it keeps of an account", async () => {
    const { alerts, id } = await opened();
    await alerts.saveCourse(AISHATH, id);
    await alerts.saveSearch(AISHATH, "mnqf_level=5");
    expect(await alerts.exportOf(AISHATH.id)).toMatchObject({
      mails: { mailed_on: null, paused_at: null, refused_email: null },
      searches: [{ query: "mnqf_level=5" }],
      courses: [{ id, told: { listed: true } }],
    });
  });
});

/** The token of a link in a mail's text. */
function linkIn({ text }: Mail, page: string): string {
  const token = new RegExp(`/${page}/([\\w.-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`No link to ${page} in: ${text}`);
  return token;
}
