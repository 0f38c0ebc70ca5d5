import { expect, it, onTestFinished } from "vitest";
import { onEachEngine } from "../../test/engines.ts";
import type { Storage } from "./db/database.ts";
import type { Mail, Mailer } from "./mail.server.ts";
import { type MailQueue, openMailQueue, retryDelayMs, rewriteMail } from "./mail-queue.server.ts";

const MAIL: Mail = { to: "aishath@example.com", subject: "One", text: "Hello" };
const MINUTE = 60_000;

/** A mail server that answers as a test tells it to. */
function scripted(answer: (mail: Mail) => void | Promise<void> = () => undefined) {
  const sent: { subject: string; id: string }[] = [];
  const mailer: Mailer = {
    send: async (mail, id) => {
      await answer(mail);
      sent.push({ subject: mail.subject, id });
    },
  };
  return { mailer, sent };
}

function failing(error: Error = new Error("no connection")) {
  return () => {
    throw error;
  };
}

onEachEngine((open) => {
  const rows = (storage: Storage) => storage.db.selectFrom("outgoing_mails").selectAll().execute();
  const add = async (queue: MailQueue, storage: Storage, mails: Mail[]) => {
    await storage.write(async (trx) => {
      for (const mail of mails) await queue.add(trx, mail);
    });
  };
  const start = (storage: Storage, mailer: Mailer, now = () => new Date()) => {
    const errors: unknown[] = [];
    const queue = openMailQueue({ storage, mailer, now, onError: (error) => errors.push(error) });
    onTestFinished(() => queue.stop());
    return { queue, errors };
  };

  it("sends what was written down, and forgets it", async () => {
    const storage = await open();
    const { mailer, sent } = scripted();
    const { queue } = start(storage, mailer);
    await add(queue, storage, [MAIL, { ...MAIL, subject: "Two" }]);
    queue.wake();
    await queue.stop();
    expect(sent.map(({ subject }) => subject).sort()).toEqual(["One", "Two"]);
    expect(await rows(storage)).toEqual([]);
  });

  it("rewrites a mail until it begins to be sent", async () => {
    const storage = await open();
    const answer = Promise.withResolvers<void>();
    const { mailer, sent } = scripted(() => answer.promise);
    const { queue } = start(storage, mailer);
    const id = await storage.write((trx) => queue.add(trx, MAIL));
    const rewrite = (subject: string) =>
      storage.write((trx) => rewriteMail(trx, id, { ...MAIL, subject }));
    expect(await rewrite("Two")).toBe(true);
    queue.wake();
    await expect.poll(async () => (await rows(storage))[0]?.attempts).toBe(1);
    expect(await rewrite("Three")).toBe(false);
    answer.resolve();
    await queue.stop();
    expect(sent).toEqual([{ subject: "Two", id }]);
    expect(await rewrite("Four")).toBe(false);
  });

  it("sends nothing of a transaction that was taken back", async () => {
    const storage = await open();
    const { mailer, sent } = scripted();
    const { queue } = start(storage, mailer);
    await expect(
      storage.write(async (trx) => {
        await queue.add(trx, MAIL);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    queue.wake();
    await queue.stop();
    expect(sent).toEqual([]);
  });

  it("keeps what failed over a restart, and tries again after a while", async () => {
    const storage = await open();
    let time = new Date("2026-11-21T00:00:00.000Z");
    const now = () => time;
    const first = start(storage, scripted(failing()).mailer, now);
    await add(first.queue, storage, [MAIL]);
    first.queue.wake();
    await first.queue.stop();
    const [kept] = await rows(storage);
    expect(kept).toMatchObject({
      attempts: 1,
      last_error: "no connection",
      next_attempt_at: new Date(time.getTime() + retryDelayMs(1)).toISOString(),
    });
    expect(first.errors).toHaveLength(1);

    const { mailer, sent } = scripted();
    const tooEarly = start(storage, mailer, now);
    await tooEarly.queue.stop();
    expect(sent).toEqual([]);

    time = new Date(time.getTime() + retryDelayMs(1));
    const second = start(storage, mailer, now);
    await expect.poll(() => sent).toEqual([{ subject: "One", id: kept!.id }]);
    await second.queue.stop();
    expect(await rows(storage)).toEqual([]);
  });

  it("lets one mail that fails stop no other", async () => {
    const storage = await open();
    const { mailer, sent } = scripted((mail) => {
      if (mail.subject === "Bad") throw new Error("no");
    });
    const { queue } = start(storage, mailer);
    await add(queue, storage, [{ ...MAIL, subject: "Bad" }, MAIL, { ...MAIL, subject: "Two" }]);
    queue.wake();
    await queue.stop();
    expect(sent.map(({ subject }) => subject).sort()).toEqual(["One", "Two"]);
    expect(await rows(storage)).toHaveLength(1);
  });

  it("sends each mail once, with several servers", async () => {
    const storage = await open();
    const { mailer, sent } = scripted(() => new Promise((resolve) => setTimeout(resolve, 5)));
    const servers = [1, 2, 3].map(() => start(storage, mailer).queue);
    const mails = Array.from({ length: 12 }, (_, index) => ({ ...MAIL, subject: `${index}` }));
    await add(servers[0]!, storage, mails);
    for (const server of servers) server.wake();
    await expect.poll(async () => (await rows(storage)).length).toBe(0);
    for (const server of servers) await server.stop();
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(12);
    expect(sent).toHaveLength(12);
  });

  it("takes over from a server that died while it sent", async () => {
    const storage = await open();
    let time = new Date("2026-11-21T00:00:00.000Z");
    const now = () => time;
    const dying = start(storage, scripted(() => new Promise(() => undefined)).mailer, now);
    await add(dying.queue, storage, [MAIL]);
    dying.queue.wake();
    await expect.poll(async () => (await rows(storage))[0]?.attempts).toBe(1);
    const { mailer, sent } = scripted();
    await start(storage, mailer, now).queue.stop();
    expect(sent).toEqual([]);
    time = new Date(time.getTime() + 5 * MINUTE);
    const heir = start(storage, mailer, now);
    await expect.poll(() => sent.length).toBe(1);
    await heir.queue.stop();
    // The dead one is never waited for.
    dying.queue.stop = async () => undefined;
  });

  it("asks a database that fails once, and not again until it is woken", async () => {
    const storage = await open();
    const { queue, errors } = start(storage, scripted().mailer);
    await queue.stop();
    let asked = 0;
    const broken = {
      ...storage,
      get db(): Storage["db"] {
        asked += 1;
        if (asked < 50) throw new Error("the database is gone");
        return storage.db;
      },
    };
    const other = openMailQueue({
      storage: broken,
      mailer: scripted().mailer,
      onError: (error) => errors.push(error),
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await other.stop();
    expect(errors).toEqual([new Error("the database is gone")]);
  });

  it("gives up what the mail server refuses for good, and what failed for five days", async () => {
    const storage = await open();
    let time = new Date("2026-11-21T00:00:00.000Z");
    const refusal = Object.assign(new Error("550 no such user"), {
      code: "EENVELOPE",
      responseCode: 550,
    });
    const { mailer } = scripted((mail) => {
      throw mail.subject === "Refused" ? refusal : new Error("no connection");
    });
    const { queue } = start(storage, mailer, () => time);
    await add(queue, storage, [{ ...MAIL, subject: "Refused" }, MAIL]);
    queue.wake();
    const waiting = async () =>
      (await rows(storage)).filter(({ next_attempt_at }) => next_attempt_at !== null);
    await expect.poll(async () => (await waiting()).length).toBe(1);
    time = new Date(time.getTime() + 5 * 24 * 60 * MINUTE + 1);
    queue.wake();
    await expect.poll(async () => (await waiting()).length).toBe(0);
    // Kept for the operator.
    const kept = await rows(storage);
    expect(kept).toHaveLength(2);
    expect(kept.filter(({ refused_at }) => refused_at !== null)).toMatchObject([
      { last_error: "550 no such user" },
    ]);
    time = new Date(time.getTime() + 30 * 24 * 60 * MINUTE);
    queue.wake();
    await expect.poll(async () => (await rows(storage)).length).toBe(0);
    await queue.stop();
  });
});

it("waits twice as long after each failure, up to an hour", () => {
  expect([1, 2, 3, 8, 20].map(retryDelayMs)).toEqual([
    MINUTE / 2,
    MINUTE,
    2 * MINUTE,
    60 * MINUTE,
    60 * MINUTE,
  ]);
});
