import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import {
  AISHATH,
  call,
  type SentMail,
  sentMails,
  signIn,
  signUp,
  tokenIn,
} from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";

const NEW = "dhonveli-raalhu";

onEachEngine((open) => {
  const build = async () => {
    const built = await buildTestApp(open, {
      records: smallDirectory,
      settings: { TRUST_PROXY: "true" },
    });
    await signUp(built.app);
    return built;
  };
  const reset = (app: FastifyInstance, token: string, password = NEW) =>
    call(app, "/api/reset-password", { body: { token, password } });

  it("lets exactly one of twenty use a link, and ends all sessions", async () => {
    const built = await build();
    const { app, storage } = built;
    const devices = [await signIn(app), await signIn(app)];
    const token = await askForLink(built, 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(app, token, `new-password-${index}`)),
    );
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
    for (const device of devices) {
      expect((await call(app, "/api/user", { token: device })).statusCode).toBe(401);
    }
    expect(await storage.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect(await signIn(app, { ...AISHATH, password: `new-password-${won}` })).toBeTruthy();
    const [user] = await storage.db.selectFrom("users").select("email_verified").execute();
    expect(user?.email_verified).toBe(1);
  });

  it("makes links that work for thirty minutes, of which only the newest works", async () => {
    const built = await build();
    const { app, storage } = built;
    const first = await askForLink(built, 1);
    const second = await askForLink(built, 2);
    const rows = await storage.db.selectFrom("verifications").selectAll().execute();
    expect(rows).toHaveLength(1);
    const life = new Date(rows[0]!.expires_at).getTime() - new Date(rows[0]!.created_at).getTime();
    expect(Math.abs(life - 30 * 60 * 1000)).toBeLessThan(1_000);
    expect(JSON.stringify(rows)).not.toContain(second);
    expect((await reset(app, first)).statusCode).toBe(422);
    // What a thief of the database table could try.
    expect((await reset(app, rows[0]!.identifier)).statusCode).toBe(422);

    const past = new Date(Date.now() - 1).toISOString();
    await storage.db.updateTable("verifications").set({ expires_at: past }).execute();
    const validated = await call(app, "/api/validate-reset-token", { body: { token: second } });
    expect(validated.json()).toEqual({ valid: false, error: "Invalid or expired token" });
    expect((await reset(app, second)).json()).toMatchObject({ error: "Invalid or expired token" });
    expect(await signIn(app)).toBeTruthy();
  });

  it("begins links with the public address, whatever host is asked", async () => {
    const { app, storage, dataDir } = await build();
    await call(app, "/api/forgot-password", {
      body: { email: AISHATH.email },
      headers: {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        origin: "https://evil.example",
      },
    });
    const mail = (await mailsOnceThereAre(2, { storage, dataDir })).at(-1)!;
    const link = /https?:\/\/[^\s]+\/reset-password\/[A-Za-z0-9]{32}/.exec(mail.text)?.[0];
    expect(link).toBe(`https://magu.example/reset-password/${tokenIn(mail)}`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(JSON.stringify(mail)).not.toContain("evil");
    const hosts = [...mail.html.matchAll(/href="(https?:\/\/[^/"]+)/g)].map(([, host]) => host);
    expect(new Set(hosts)).toEqual(new Set(["https://magu.example"]));
  });

  it("lets a link's token into no log and no referrer", async () => {
    const lines: string[] = [];
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      settings: { LOG_LEVEL: "info" },
      log: { write: (line) => lines.push(line) },
      renderPage: async () => new Response("<p>Page", { headers: { "content-type": "text/html" } }),
    });
    const token = "SecretSecretSecretSecretSecret12";
    const page = await call(app, `/reset-password/${token}`);
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    const api = await call(app, `/api/validate-reset-token/${token}`);
    expect(api.headers["referrer-policy"]).toBe("no-referrer");
    await call(app, `/api/validate-reset-token/${token}/surplus`);
    await call(app, `/api/chat-history?device_id=${token}`);
    expect(lines.join("")).toContain("/reset-password/[secret]");
    expect(lines.join("")).not.toContain(token);
  });

  it("floods nobody with links, and keeps the one that was sent", async () => {
    const built = await build();
    const { app, storage, dataDir } = built;
    const most = REQUEST_LIMITS.resetLinks.max + REQUEST_LIMITS.furtherResetLinks.max;
    for (let count = 0; count < most + 3; count++) {
      const address = `203.0.113.${count}`;
      const answer = await call(app, "/api/forgot-password", { body: AISHATH, address });
      expect(answer.statusCode).toBe(200);
      await settledLinks(built);
    }
    const mails = await mailsOnceThereAre(1 + most, { storage, dataDir });
    expect(mails).toHaveLength(1 + most);
    // Repeated requests of a stranger do not invalidate the owner's link.
    const links = mails.filter(({ subject }) => subject === "Choose a new password").map(tokenIn);
    const working = [];
    for (const token of links) {
      const { valid } = (await call(app, `/api/validate-reset-token/${token}`)).json();
      if (valid) working.push(token);
    }
    expect(working).toHaveLength(1);
    expect((await reset(app, working[0]!)).statusCode).toBe(200);
  });

  it("sends no link to a disabled account, and takes none", async () => {
    const built = await build();
    const { app, storage, dataDir } = built;
    const token = await askForLink(built, 1);
    await storage.db.updateTable("users").set({ disabled_at: new Date().toISOString() }).execute();
    expect((await reset(app, token)).statusCode).toBe(422);
    await call(app, "/api/forgot-password", { body: AISHATH });
    await settledLinks(built);
    expect(await sentMails(storage, dataDir)).toHaveLength(2);
  });
});

/** Requests the nth link and returns its token. */
async function askForLink({ app, storage, dataDir }: TestApp, nth: number): Promise<string> {
  await call(app, "/api/forgot-password", { body: { email: AISHATH.email } });
  const mails = await mailsOnceThereAre(1 + nth, { storage, dataDir });
  return tokenIn(mails.at(-1)!);
}

async function mailsOnceThereAre(
  count: number,
  { storage, dataDir }: Pick<TestApp, "storage" | "dataDir">,
): Promise<SentMail[]> {
  await expect
    .poll(async () => (await sentMails(storage, dataDir)).length)
    .toBeGreaterThanOrEqual(count);
  return await sentMails(storage, dataDir);
}

/**
 * Waits until a request for a link has been processed: one newer row exists then, with an account
 * or without.
 */
async function settledLinks({ storage }: TestApp): Promise<void> {
  const newest = async () =>
    (await storage.db.selectFrom("verifications").select("id").execute()).map(({ id }) => id);
  const before = JSON.stringify((seen.get(storage) ?? []).sort());
  await expect.poll(async () => JSON.stringify((await newest()).sort())).not.toBe(before);
  seen.set(storage, await newest());
}

const seen = new WeakMap<object, string[]>();
