import { sql } from "kysely";
import { expect, it } from "vitest";
import { hashOfToken } from "#platform/tokens.server.ts";
import { AISHATH, call, sentMails, signIn, signUp } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";

const ME = "/api/v1/account";
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const PHONE =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36";

onEachEngine((open) => {
  const build = () => buildTestApp(open, { records: smallDirectory });

  it("lets nobody in without a session that holds", async () => {
    const { app, storage } = await build();
    const token = await signUp(app);
    const calls: ["GET" | "POST" | "PUT" | "PATCH" | "DELETE", string][] = [
      ["GET", "/api/user"],
      ["PATCH", ME],
      ["DELETE", ME],
      ["POST", `${ME}/password`],
      ["GET", `${ME}/sessions`],
      ["DELETE", `${ME}/sessions`],
      ["DELETE", `${ME}/sessions/x`],
      ["GET", `${ME}/shortlist`],
      ["PUT", `${ME}/shortlist`],
      ["POST", `${ME}/shortlist/merge`],
      ["PUT", `${ME}/shortlist/applied`],
      ["POST", `${ME}/export`],
      ["DELETE", `${ME}/pending-email`],
    ];
    const hash = hashOfToken(token);
    const refused = [
      "",
      "Basic eDp5",
      "Bearer",
      `Bearer ${hash}`,
      `Bearer ${token.slice(1)}x`,
      token,
    ];
    for (const [method, url] of calls) {
      for (const authorization of method === "GET" ? refused : refused.slice(0, 1)) {
        const answer = await call(app, url, { method, headers: { authorization } });
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 401, "unauthorized"]);
        expect(answer.headers["cache-control"]).toBe("no-store");
      }
    }
    const times = await storage.db.selectFrom("sessions").select("expires_at").execute();
    for (const { expires_at } of times) {
      expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(30 * DAY - 60_000);
    }
    // Thirty days have passed since the last use.
    const past = new Date(Date.now() - 1).toISOString();
    await storage.db
      .updateTable("sessions")
      .set({ expires_at: past })
      .where("token_hash", "=", hash)
      .execute();
    expect((await call(app, "/api/user", { token })).statusCode).toBe(401);
  });

  it("keeps a session that is used, but not for ever", async () => {
    const { app, storage } = await build();
    const token = await signUp(app);
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    const age = async (created: number, used: number) => {
      await storage.db
        .updateTable("sessions")
        .set({ created_at: ago(created), last_used_at: ago(used) })
        .execute();
      expect((await call(app, "/api/user", { token })).statusCode).toBe(200);
      const row = () => storage.db.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
      await expect.poll(async () => (await row()).last_used_at > ago(used / 2)).toBe(true);
      return (new Date((await row()).expires_at).getTime() - Date.now()) / day;
    };
    expect(await age(20, 20)).toBeCloseTo(30, 1);
    expect(await age(170, 1)).toBeCloseTo(10, 1);
  });

  it("ends a session of staff that was not used for twelve hours", async () => {
    const { app, storage } = await build();
    const hours = (ago: number) => new Date(Date.now() - ago * HOUR).toISOString();
    const userId = async () =>
      (await storage.db.selectFrom("users").select("id").executeTakeFirstOrThrow()).id;
    const statusAfter = async (ago: number) => {
      const token = await signIn(app);
      await storage.db
        .updateTable("sessions")
        .set({ last_used_at: hours(ago) })
        .execute();
      return (await call(app, "/api/user", { token })).statusCode;
    };
    await signUp(app);
    expect(await statusAfter(13)).toBe(200);
    for (const role of ["editor", "admin"] as const) {
      await storage.db.updateTable("users").set({ role }).execute();
      expect([await statusAfter(13), await statusAfter(11)]).toEqual([401, 200]);
    }
    await storage.db.updateTable("users").set({ role: "visitor" }).execute();
    const { id } = await storage.db
      .selectFrom("institutions")
      .select("id")
      .executeTakeFirstOrThrow();
    await storage.db
      .insertInto("memberships")
      .values({
        institution_id: id,
        user_id: await userId(),
        role: "member",
        created_at: hours(0),
      })
      .execute();
    expect([await statusAfter(13), await statusAfter(11)]).toEqual([401, 200]);
  });

  it("takes no role, id or other surplus field from anybody", async () => {
    const { app, storage } = await build();
    const surplus = {
      id: "chosen",
      role: "admin",
      email_verified: 1,
      emailVerified: true,
      disabled_at: null,
      created_at: "2000-01-01T00:00:00.000Z",
      user: { role: "admin" },
    };
    await call(app, "/api/register", { body: { ...AISHATH, ...surplus } });
    const login = await call(app, "/api/login", { body: { ...AISHATH, ...surplus } });
    const { token, user } = login.json();
    const before = await storage.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(before).toMatchObject({ role: "visitor", email_verified: 0, disabled_at: null });
    expect(before.id).not.toBe("chosen");
    expect(before.created_at > "2026").toBe(true);
    const changed = await call(app, ME, {
      method: "PATCH",
      token,
      body: { ...surplus, name: "Aisha" },
    });
    expect(changed.json()).toEqual({ ...user, name: "Aisha" });
    const body = { current_password: AISHATH.password, password: "dhonveli-raalhu", ...surplus };
    await call(app, `${ME}/password`, { token, body });
    const after = await storage.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, name: "Aisha", updated_at: after.updated_at });
  });

  it("changes a profile, and asks for the password where the address is another one", async () => {
    const { app } = await build();
    const token = await signUp(app);
    const patch = (body: unknown) => call(app, ME, { method: "PATCH", token, body });

    expect((await patch({ name: " Aisha  Ali ", mobile: "7771234" })).json()).toMatchObject({
      name: "Aisha Ali",
      mobile: "7771234",
      email: AISHATH.email,
    });
    const email = "New@Example.com";
    expect((await patch({ email })).json().fields).toEqual({
      password: "Enter your password",
    });
    expect((await patch({ email, password: "not-the-one" })).json().fields).toEqual({
      password: "This is not your current password",
    });
  });

  it("changes a password, tells the owner, and ends other sessions", async () => {
    const { app, storage, dataDir } = await build();
    const token = await signUp(app);
    const other = await signIn(app);
    const change = (current_password: string, password: string) =>
      call(app, `${ME}/password`, { token, body: { current_password, password } });
    expect((await change("not-the-one", "dhonveli-raalhu")).json().fields).toEqual({
      current_password: "This is not your current password",
    });
    expect((await change(AISHATH.password, "short")).json().error).toBe(
      "Password must be at least 8 characters long",
    );
    const mailsBefore = (await sentMails(storage, dataDir)).length;
    expect((await change(AISHATH.password, AISHATH.password)).json().fields).toEqual({
      password: "This is the password you have now. Please choose a new one",
    });
    expect(await sentMails(storage, dataDir)).toHaveLength(mailsBefore);
    expect((await call(app, "/api/user", { token: other })).statusCode).toBe(200);
    expect((await change(AISHATH.password, "dhonveli-raalhu")).statusCode).toBe(200);
    expect((await call(app, "/api/user", { token })).statusCode).toBe(200);
    expect((await call(app, "/api/user", { token: other })).statusCode).toBe(401);
    const mails = await sentMails(storage, dataDir);
    expect(mails.at(-1)).toMatchObject({ to: AISHATH.email, subject: "Your password was changed" });
    // A stolen token does not reveal the password.
    const statuses = [];
    for (let count = 0; count <= REQUEST_LIMITS.confirmations.max; count++) {
      statuses.push((await change("guess", "dhonveli-raalhu2")).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it("lists sessions by device, and ends one, the others, and nobody else's", async () => {
    const { app } = await build();
    const stranger = await signUp(app, { ...AISHATH, email: "stranger@example.com" });
    const token = await signUp(app);
    await call(app, "/api/login", { body: AISHATH, headers: { "user-agent": PHONE } });
    await call(app, "/api/login", { body: AISHATH, headers: { "user-agent": "" } });
    const list = async (of = token) =>
      (await call(app, `${ME}/sessions`, { token: of })).json().data as Session[];
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.map(({ device }) => device)).toContain("Chrome on Android");
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain("token");

    const phone = sessions.find(({ device }) => device !== null)!;
    const end = (id: string, by: string) =>
      call(app, `${ME}/sessions/${id}`, { method: "DELETE", token: by });
    expect((await end(phone.id, stranger)).statusCode).toBe(404);
    expect((await end(phone.id, token)).statusCode).toBe(200);
    expect((await end(phone.id, token)).statusCode).toBe(404);
    expect(await list()).toHaveLength(2);
    await call(app, `${ME}/sessions`, { method: "DELETE", token });
    expect((await list()).map(({ is_current }) => is_current)).toEqual([true]);
    expect(await list(stranger)).toHaveLength(1);
  });

  it("keeps a shortlist and merges a device's into it", async () => {
    const { app, storage } = await build();
    const token = await signUp(app);
    const courses = await storage.db.selectFrom("courses").select(["id", "is_published"]).execute();
    const ids = courses.filter(({ is_published }) => is_published === 1).map(({ id }) => id);
    const hidden = courses.find(({ is_published }) => is_published === 0)!.id;
    const [a, b, c, d] = ids as [number, number, number, number];
    const put = (course_ids: unknown) =>
      call(app, `${ME}/shortlist`, { method: "PUT", token, body: { course_ids } });
    const merge = (course_ids: unknown) =>
      call(app, `${ME}/shortlist/merge`, { token, body: { course_ids } });

    expect((await call(app, `${ME}/shortlist`, { token })).json()).toEqual({
      course_ids: [],
      applied: [],
    });
    expect((await put([c, a, c, hidden, 2_000_000_000])).json()).toMatchObject({
      course_ids: [c, a],
    });
    expect((await merge([b, a])).json()).toMatchObject({ course_ids: [c, a, b] });
    expect((await merge([])).json()).toMatchObject({ course_ids: [c, a, b] });
    await Promise.all([merge([d]), merge([d, b]), merge([a])]);
    expect((await call(app, `${ME}/shortlist`, { token })).json()).toMatchObject({
      course_ids: [c, a, b, d],
    });
    expect((await put(Array.from({ length: 51 }, (_, index) => index + 1))).statusCode).toBe(422);
    expect((await put(["1"])).statusCode).toBe(422);
    const stranger = await signUp(app, { ...AISHATH, email: "stranger@example.com" });
    expect((await call(app, `${ME}/shortlist`, { token: stranger })).json().course_ids).toEqual([]);
    // A course that left its register stays saved and is marked, because it may come back.
    const archived = { archived_on: "2023-01-03" };
    await storage.db.updateTable("courses").set(archived).where("id", "=", a).execute();
    expect((await merge([])).json()).toMatchObject({ course_ids: [c, a, b, d] });
  });

  it("notes applications, and holds what one applied for until it is taken back", async () => {
    const { app, storage } = await build();
    const token = await signUp(app);
    const courses = await storage.db
      .selectFrom("courses")
      .select("id")
      .where("is_published", "=", 1)
      .orderBy("id")
      .execute();
    const [a, b] = courses.map(({ id }) => id) as [number, number];
    const note = (body: object) =>
      call(app, `${ME}/shortlist/applied`, { method: "PUT", token, body });
    const put = async (course_ids: number[]) =>
      (await call(app, `${ME}/shortlist`, { method: "PUT", token, body: { course_ids } })).json();
    const noted = { course_id: a, applied_on: "2026-11-28", ready: ["Proof of age"] };
    expect((await note(noted)).json()).toMatchObject({ course_ids: [a], applied: [noted] });
    expect(await put([b])).toMatchObject({ course_ids: [b, a], applied: [noted] });
    const wrong = [
      { ...noted, applied_on: "28 November" },
      { ...noted, ready: ["x".repeat(101)] },
    ];
    for (const body of wrong) expect((await note(body)).statusCode).toBe(422);
    expect((await note({ ...noted, course_id: 2_000_000_000 })).statusCode).toBe(404);
    await note({ course_id: a, applied_on: null, ready: [] });
    expect(await put([b])).toEqual({ course_ids: [b], applied: [] });
  });

  it("drops no note of an application for want of room", async () => {
    const { app, storage } = await build();
    const token = await signUp(app);
    const { id: _, ...like } = await storage.db
      .selectFrom("courses")
      .selectAll()
      .where("is_published", "=", 1)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 52 }, (_, at) => ({ ...like, external_ref: `copy ${at}` }));
    const rows = await storage.db.insertInto("courses").values(copies).returning("id").execute();
    const [applied, surplus, ...ids] = rows.map(({ id }) => id) as [number, number, ...number[]];
    const note = (course_id: number) =>
      call(app, `${ME}/shortlist/applied`, {
        method: "PUT",
        token,
        body: { course_id, applied_on: "2026-11-28", ready: [] },
      });
    await note(applied);
    const full = await call(app, `${ME}/shortlist`, {
      method: "PUT",
      token,
      body: { course_ids: ids },
    });
    expect(full.json().course_ids).toEqual([...ids.slice(0, 49), applied]);
    const refused = await note(surplus);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.course_id).toContain("remove one first");
  });

  it("hands everything over, and deletes everything", async () => {
    const { app, storage, dataDir } = await build();
    const token = await signUp(app);
    const stranger = await signUp(app, { ...AISHATH, email: "stranger@example.com" });
    const [course] = await storage.db.selectFrom("courses").select(["id", "name"]).execute();
    await call(app, `${ME}/shortlist`, {
      method: "PUT",
      token,
      body: { course_ids: [course!.id] },
    });
    await call(app, "/api/forgot-password", { body: AISHATH });
    await expect.poll(async () => (await sentMails(storage, dataDir)).length).toBe(3);

    const exportWith = (body: unknown) => call(app, `${ME}/export`, { token, body });
    expect((await call(app, `${ME}/export`, { token })).statusCode).toBe(405);
    expect((await exportWith({})).json().fields).toEqual({ password: "Enter your password" });
    const guessed = await exportWith({ password: "not-the-one" });
    expect([guessed.statusCode, guessed.json().fields]).toEqual([
      422,
      { password: "This is not your current password" },
    ]);
    expect(guessed.headers["content-disposition"]).toBeUndefined();
    const exported = await exportWith({ password: AISHATH.password });
    expect(exported.headers["content-disposition"]).toBe(
      'attachment; filename="magu-account.json"',
    );
    const { profile, sessions, saved_courses } = exported.json();
    expect(profile).toMatchObject({ email: AISHATH.email, mobile: AISHATH.mobile });
    expect(sessions).toHaveLength(1);
    expect(saved_courses).toEqual([{ ...course, applied_on: null, ready: [] }]);
    expect(exported.body).not.toMatch(/argon2|token|hash/i);

    const refused = await call(app, ME, { method: "DELETE", token, body: { password: "no" } });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ["password"]]);
    const gone = await call(app, ME, {
      method: "DELETE",
      token,
      body: { password: AISHATH.password },
    });
    expect(gone.statusCode).toBe(200);
    expect((await call(app, "/api/user", { token })).statusCode).toBe(401);
    expect((await sentMails(storage, dataDir)).at(-1)?.subject).toBe("Your account was deleted");
    for (const { name } of await storage.db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(storage.db);
      expect(JSON.stringify(rows), name).not.toContain(profile.id);
      expect(JSON.stringify(rows), name).not.toContain(AISHATH.email);
    }
    expect((await call(app, "/api/user", { token: stranger })).statusCode).toBe(200);
  });
});

interface Session {
  id: string;
  device: string | null;
  is_current: boolean;
}
