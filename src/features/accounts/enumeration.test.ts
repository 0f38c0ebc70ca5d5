import { expect, it, onTestFinished, vi } from "vitest";
import { AISHATH, call, sentMails, signUp } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { counting } from "../../../test/counting.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const hashes = vi.hoisted(() => ({ count: 0 }));

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  const counted =
    <Arguments extends unknown[], Result>(work: (...given: Arguments) => Result) =>
    (...given: Arguments) => {
      hashes.count += 1;
      return work(...given);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

const STRANGER = { ...AISHATH, name: "Hassan", email: "hassan@example.com" };

onEachEngine((open) => {
  it("answers alike and works alike whether an account exists or not", async () => {
    // Stops regular jobs, whose statements would be counted with those of a call.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const database = counting(open);
    const { app, storage } = await buildTestApp(database.open, {
      records: smallDirectory,
    });
    await signUp(app);
    await storage.db
      .insertInto("users")
      .values({
        id: "disabled",
        name: "Ibrahim",
        email: "ibrahim@example.com",
        disabled_at: "2026-01-01T00:00:00.000Z",
        mobile: null,
        created_at: "2026-01-01T00:00:00.000Z",
        updated_at: "2026-01-01T00:00:00.000Z",
      })
      .execute();

    /** What a call answers and the statements it runs, including work after the response. */
    const observe = async (url: string, body: unknown) => {
      await database.quiet();
      const before = { statements: database.statements(), hashes: hashes.count };
      const answer = await call(app, url, { body });
      await database.quiet();
      const { date: _, "content-length": __, ...headers } = answer.headers;
      return {
        status: answer.statusCode,
        body: answer.json(),
        headers,
        statements: database.statements() - before.statements,
        hashes: hashes.count - before.hashes,
      };
    };

    const wrong = await observe("/api/login", { email: AISHATH.email, password: "not-the-one" });
    expect(wrong).toMatchObject({
      status: 401,
      hashes: 1,
      body: { error: "Invalid email or password", code: "invalid_credentials" },
    });
    for (const email of [STRANGER.email, "ibrahim@example.com"]) {
      expect(await observe("/api/login", { email, password: "not-the-one" })).toEqual(wrong);
    }

    const again = await observe("/api/register", AISHATH);
    const fresh = await observe("/api/register", STRANGER);
    expect(again).toMatchObject({ status: 201, hashes: 1 });
    expect(fresh).toEqual(again);

    const known = await observe("/api/forgot-password", { email: AISHATH.email });
    const unknown = await observe("/api/forgot-password", { email: "nobody@example.com" });
    expect(known).toMatchObject({ status: 200, hashes: 0 });
    // After the response, a mail is stored, claimed and deleted, and the queue is read once more.
    expect(unknown).toEqual({ ...known, statements: known.statements - 4 });
  });

  it("tells the owner, and only the owner, of a second registration", async () => {
    const { app, storage, dataDir } = await buildTestApp(open, { records: smallDirectory });
    await signUp(app);
    const before = await storage.db.selectFrom("users").selectAll().execute();
    const impostor = { ...AISHATH, name: "Impostor", password: "impostor-password" };
    for (let time = 0; time < 5; time++) await call(app, "/api/register", { body: impostor });
    expect(await storage.db.selectFrom("users").selectAll().execute()).toEqual(before);
    expect((await call(app, "/api/login", { body: impostor })).statusCode).toBe(401);
    const mails = await sentMails(storage, dataDir);
    const subjects = mails.map(({ subject }) => subject);
    // The welcome mail is one of the three mails that an address can get in a day.
    expect(subjects.sort()).toEqual([
      "Welcome to Magu",
      "You already have an account at Magu",
      "You already have an account at Magu",
    ]);
    expect(JSON.stringify(mails)).not.toContain("Impostor");
  });

  it("registers one of many who use one address at once", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(app, "/api/register", { body: AISHATH })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(await storage.db.selectFrom("users").selectAll().execute()).toHaveLength(1);
    expect(await storage.db.selectFrom("accounts").selectAll().execute()).toHaveLength(1);
  });
});
