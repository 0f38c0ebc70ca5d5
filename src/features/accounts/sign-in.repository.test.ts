import { expect, it } from "vitest";
import { hashOfToken } from "#platform/tokens.server.ts";
import { AISHATH, call, signIn } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import {
  hasLink,
  insertLink,
  insertSession,
  insertUser,
  readSession,
  takeLink,
} from "./sign-in.repository.server.ts";

const USER = { name: "Aishath", email: "aishath@example.com", mobile: null };

const LATER = "2999-01-01T00:00:00.000Z";

onEachEngine((open) => {
  it("stores the secrets of a session as their hashes only", async () => {
    const { db } = await open();
    const userId = await insertUser(db, USER, null);
    const secrets = await insertSession(db, { userId, userAgent: "Test", endsAt: LATER });
    const { token, cookie } = secrets;
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    const [row] = await db.selectFrom("sessions").selectAll().execute();
    expect(row).toMatchObject({
      user_id: userId,
      token_hash: hashOfToken(token),
      cookie_hash: hashOfToken(cookie),
    });
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${token}|${cookie}`));

    const session = { user_id: userId, role: "visitor", disabled_at: null, expires_at: LATER };
    expect(await readSession(db, { token })).toMatchObject(session);
    expect(await readSession(db, { cookie })).toMatchObject(session);
    // Neither is the other, and no hash works as a secret.
    expect(await readSession(db, { token: cookie })).toBeUndefined();
    expect(await readSession(db, { cookie: token })).toBeUndefined();
    expect(await readSession(db, { token: hashOfToken(token) })).toBeUndefined();
  });

  it("hands a link that works once to one of many", async () => {
    const { db } = await open();
    await insertLink(db, "reset-password", { value: "someone", token: "secret", endsAt: LATER });
    const [row] = await db.selectFrom("verifications").selectAll().execute();
    expect(row?.identifier).not.toContain("secret");
    expect(await hasLink(db, "reset-password", "secret")).toBe(true);
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeLink(db, "secret")));
    expect(taken.filter((userId) => userId === "someone")).toHaveLength(1);
    expect(taken.filter((userId) => userId === undefined)).toHaveLength(19);
    expect(await hasLink(db, "reset-password", "secret")).toBe(false);
  });

  it("knows no link that has ended, and none of nobody", async () => {
    const { db } = await open();
    const ended = new Date(Date.now() - 1).toISOString();
    await insertLink(db, "reset-password", { value: "someone", token: "late", endsAt: ended });
    await insertLink(db, "reset-password", { value: "", token: "nobody", endsAt: LATER });
    expect(await hasLink(db, "reset-password", "late")).toBe(false);
    expect(await takeLink(db, "late")).toBeUndefined();
    expect(await hasLink(db, "reset-password", "nobody")).toBe(false);
  });

  it("takes everything of a transaction back where it fails", async () => {
    const storage = await open();
    const failing = storage.write(async (trx) => {
      await insertUser(trx, USER, null);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await storage.db.selectFrom("users").selectAll().execute()).toEqual([]);
  });

  it("goes on with the accounts, sessions and links that better-auth wrote", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const written = "2026-11-22T13:15:36.805Z";
    const user_id = "hBpIi0DdXULv5ZGzBK6J0s1mCEGUCumK";
    const times = { created_at: written, updated_at: written };
    await storage.db
      .insertInto("users")
      .values({ id: user_id, ...USER, ...times })
      .execute();
    await storage.db
      .insertInto("accounts")
      .values({
        id: "rMCrkusVTNavCfpy7OabIMNYeUY1fx2x",
        user_id,
        provider_id: "credential",
        account_id: user_id,
        password:
          "$argon2id$v=19$m=8,t=1,p=1$3yuX2LX1/qPHb2tH2MiYGA$Yu9NT6Qo+ZWpoE1p/rEV/FX+2eUhJ8faANJYdjx08ps",
        ...times,
      })
      .execute();
    await storage.db
      .insertInto("sessions")
      .values({
        id: "jjjfAHAbAdWhdGJkk2DAoJr1kHxK4JRN",
        user_id,
        token_hash: "IDyls1xC_CadWNOXSZmGA-x8VG5Kzv-Uk4_OiEsMf38",
        cookie_hash: "of-no-cookie",
        user_agent: null,
        created_at: written,
        last_used_at: written,
        expires_at: LATER,
      })
      .execute();
    await storage.db
      .insertInto("verifications")
      .values({
        id: "UZec4b3YcyUi5v6XZdVp6g15zQYOY9lA",
        identifier: "nbowRp_4vWHtCqhlRxJriUvjWFNVS3Xv9KyyIGG6Azg",
        value: user_id,
        expires_at: LATER,
        ...times,
      })
      .execute();

    const session = await call(app, "/api/user", { token: "iyrXsYeShtNr6v7URFVzGEd0BmSvgHXo" });
    expect(session.json()).toMatchObject({ id: user_id, email: USER.email });
    expect(await signIn(app, AISHATH)).toBeTruthy();
    const body = { token: "OzpeQVxLQNx0tCQKIhFHFYGHYBlsqByn", password: "dhonveli-raalhu" };
    expect((await call(app, "/api/reset-password", { body })).statusCode).toBe(200);
    expect(await signIn(app, { ...AISHATH, password: body.password })).toBeTruthy();
  });
});
