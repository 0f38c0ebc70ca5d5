import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { createSecurityLog, SECURITY_EVENTS } from "#platform/security-log.ts";
import {
  AISHATH,
  call,
  openOperator,
  ROOT,
  sentMails,
  signIn,
  tokenIn,
} from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { newKey } from "../../../test/keys.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { TICKETS_PER_NETWORK } from "../contact/contact-limits.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";

const ME = "/api/v1/account";
const MEMBERS_CALL = "GET /office/members";

/** Events of features/memberships, applications and keys, which their own tests hold, and two-factor.test.ts. */
const OF_MEMBERS = /^(member|institution|invitation|application|two_factor|recovery|key)_/;

interface Person {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

onEachEngine((open) => {
  const build = async (level: string) => {
    const lines: string[] = [];
    const built = await buildTestApp(open, {
      records: smallDirectory,
      settings: { TRUST_PROXY: "true", LOG_LEVEL: level },
      log: { write: (line) => lines.push(line) },
    });
    const events = () =>
      lines.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);
    return { ...built, lines, events };
  };

  it("writes each thing that matters down once, at every level but silent", async () => {
    for (const level of ["warn", "fatal", "silent"]) {
      const { events, ...built } = await build(level);
      await liveALife(built, { ...AISHATH, next: "new@example.com", address: "203.0.113.77" });
      await reachALimit(built.app);
      if (level === "silent") {
        expect(events()).toEqual([]);
        continue;
      }
      const named = new Set(events().map(({ security }) => security));
      const ofAccounts = Object.keys(SECURITY_EVENTS).filter((event) => !OF_MEMBERS.test(event));
      expect([...named].sort()).toEqual(ofAccounts.sort());
      const of = (name: string) => events().filter(({ security }) => security === name);
      const [signedIn] = of("signed_in");
      expect(signedIn).toMatchObject({
        level: 30,
        user_id: expect.stringMatching(/^\w{20,}$/),
        email_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        network: "203.0.113.0/24",
        msg: "signed_in",
      });
      expect(of("sign_in_refused").map(({ reason, user_id }) => [reason, user_id])).toEqual(
        expect.arrayContaining([
          ["wrong_password", signedIn.user_id],
          ["no_account", undefined],
          ["disabled", signedIn.user_id],
        ]),
      );
      for (const name of ["registered", "registered_again"]) {
        expect(of(name)[0]).toMatchObject({ user_id: signedIn.user_id });
      }
      expect(of("link_refused")).toMatchObject([{ link: "password_reset", reason: "invalid" }]);
      expect(of("password_changed")).toHaveLength(1);
      expect(of("access_refused")).toMatchObject([
        {
          user_id: signedIn.user_id,
          call: "GET /api/v1/office/institutions",
          network: "203.0.113.0/24",
        },
      ]);
      expect(of("email_changed")).toMatchObject([{ user_id: signedIn.user_id }]);
      expect(of("role_changed")).toMatchObject([{ role: "editor", operator: "root" }]);
      expect(of("account_made")).toMatchObject([{ role: "admin", operator: "root" }]);
      expect(of("limit_reached").map(({ limit }) => limit)).toContain(
        REQUEST_LIMITS.loginPerPair.name,
      );
    }
  });

  it("writes down who was refused what, also where the answer does not tell it", async () => {
    const { app, storage, events } = await build("warn");
    const a = await idOf(storage, "institution", "reef");
    const owner = await signUpAs(app, storage, {
      name: "Owner",
      member: { of: a, as: "owner" },
    });
    const visitor = await signUpAs(app, storage, { name: "Visitor" });
    const { id: key, token } = await newKey(storage, a);
    expect((await officeOf(app, token).get("/institutions")).statusCode).toBe(403);
    const membersOf = (token: string, id: number) =>
      officeOf(app, token).page(`/members?institution=${id}`).get();
    expect((await membersOf(visitor, a)).statusCode).toBe(404);
    expect((await membersOf(owner, 999)).statusCode).toBe(404);
    const of = (name: string) => events().filter(({ security }) => security === name);
    expect(of("access_refused")).toMatchObject([
      { key_id: key, call: "GET /api/v1/office/institutions" },
      { user_id: /^\w{20,}$/.exec(of("signed_in").at(-1).user_id)?.[0], call: MEMBERS_CALL },
    ]);
    expect(JSON.stringify(of("access_refused"))).not.toContain(token);
  });

  it("writes down whatever limit was reached", async () => {
    const { app, events } = await build("warn");
    const body = { name: "Ali", email: "ali@example.com", message: "Hello, a question." };
    for (let count = 0; count <= TICKETS_PER_NETWORK.max; count++) {
      await call(app, "/api/v1/p/tickets", { body });
    }
    const limits = events().filter(({ security }) => security === "limit_reached");
    expect(limits).toMatchObject([{ limit: "tickets", call: "POST /api/v1/p/tickets" }]);
  });

  it("lets no password, token or whole address of anybody into any line", async () => {
    const { lines, ...built } = await build("trace");
    const word = fc.stringMatching(/^[a-z0-9]{6,12}$/);
    const person = fc.record({
      name: word,
      email: fc.tuple(word, word).map(([local, host]) => `${local}.X+1@${host}.example.mv`),
      next: fc.tuple(word, word).map(([local, host]) => `${local}-2@${host}.example`),
      mobile: fc.constant("+960 777 1234"),
      password: fc.string({ minLength: 12, maxLength: 40 }).filter((it) => it.trim() === it),
      address: fc.oneof(
        // The network replaces the last part with 0, so an address that ends with 0 would equal it.
        fc.ipV4().filter((it) => !it.endsWith(".0")),
        fc.constant("2001:db8:77:88:99:aa:bb:cc"),
      ),
    });
    await fc.assert(
      fc.asyncProperty(person, async (somebody) => {
        lines.length = 0;
        const secrets = await liveALife(built, somebody);
        const { email, next, password, address } = somebody;
        const log = lines.join("\n");
        expect(lines.length).toBeGreaterThan(20);
        for (const secret of [...secrets, email, email.toLowerCase(), next, password, address]) {
          expect(log).not.toContain(secret);
          expect(log).not.toContain(JSON.stringify(secret).slice(1, -1));
          expect(log).not.toContain(encodeURIComponent(secret));
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it("lets nothing of a failure through that names a person", async () => {
    const { app, lines } = await build("error");
    const detail = { detail: "Key (email)=(aishath@example.com) already exists." };
    app.log.error(Object.assign(new Error("550 <aishath@example.com>: no such user"), detail));
    app.log.error({ to: ["aishath@example.com"] }, "not sent to %s", "aishath@example.com");
    expect(lines.map((line) => JSON.parse(line))).toHaveLength(2);
    expect(lines.join("")).not.toContain("aishath@");
  });
});

type Life = Person & { next: string; address: string };

/**
 * Performs every action of an account and on an account; returns the texts that no log may contain.
 */
async function liveALife(built: TestApp, { next, address, ...person }: Life): Promise<string[]> {
  const { app, storage, dataDir } = built;
  const secrets: string[] = [];
  const ask = async (url: string, options: Parameters<typeof call>[2] = {}) => {
    const answer = await call(app, url, { address, ...options });
    const { token } = answer.json();
    if (token) secrets.push(token);
    return answer;
  };
  const newest = async (subject: string, recipient: string, count: number) => {
    const mails = async () =>
      (await sentMails(storage, dataDir)).filter(
        (mail) => mail.subject === subject && mail.to === recipient.toLowerCase(),
      );
    await expect.poll(async () => (await mails()).length).toBe(count);
    const token = tokenIn((await mails()).at(-1)!);
    secrets.push(token);
    return token;
  };
  const { email, password } = person;
  const logIn = async (credentials = { email, password }) =>
    (await ask("/api/login", { body: credentials })).json().token as string;

  await ask("/api/register", { body: person });
  await ask("/api/register", { body: person });
  await ask("/api/login", { body: { email, password: `${password}x` } });
  await ask("/api/login", { body: { email: `no-${email}`, password } });
  let token = await logIn();
  await logIn();
  const other = await logIn();
  await ask("/api/logout", { method: "POST", token: other });
  await ask("/api/user", { token: other });
  await ask(`/api/chat-history?access_token=${token}&email=${encodeURIComponent(email)}`);
  const sessions = (await ask(`${ME}/sessions`, { token })).json().data;
  const another = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
  await ask(`${ME}/sessions/${another.id}`, { method: "DELETE", token });
  await ask(`${ME}/sessions`, { method: "DELETE", token });
  await ask("/api/v1/office/institutions", { token });
  await ask(`${ME}/export`, { token, body: { password: `${password}x` } });
  await ask(`${ME}/export`, { token, body: { password } });

  await ask("/api/forgot-password", { body: { email } });
  const reset = await newest("Choose a new password", email, 1);
  await ask(`/api/validate-reset-token/${reset}`);
  await ask(`/api/validate-reset-token/${"x".repeat(32)}`);
  const chosen = `${password} 2`;
  secrets.push(chosen);
  await ask("/api/reset-password", { body: { token: reset, password: chosen } });
  token = await logIn({ email, password: chosen });
  const body = { current_password: chosen, password };
  await ask(`${ME}/password`, { token, body });

  const move = { method: "PATCH", token, body: { email: next, password } } as const;
  await ask(ME, move);
  await ask(`${ME}/pending-email`, { method: "DELETE", token });
  await ask(ME, move);
  const link = await newest("Confirm your new address", next, 2);
  await ask("/api/confirm-email", { body: { token: link } });

  await operate(app, storage, next, `made-${email}`);
  await ask("/api/login", { body: { email: next, password } });
  await (await operatorOn(app, storage)).enable(ROOT, { email: next });
  token = await logIn({ email: next, password });
  await ask(ME, { method: "DELETE", token, body: { password } });
  return secrets;
}

async function operatorOn(app: FastifyInstance, storage: TestApp["storage"]) {
  const level = app.log.level === "silent" ? "silent" : "info";
  return await openOperator(storage, createSecurityLog(app.log.child({}, { level }), "key"));
}

/** The actions of the command line; they end with disabling the account. */
async function operate(
  app: FastifyInstance,
  storage: TestApp["storage"],
  email: string,
  made: string,
): Promise<void> {
  const operator = await operatorOn(app, storage);
  const admin = { name: "Hawwa", email: made.toLowerCase(), mobile: null, role: "admin" } as const;
  await operator.create(ROOT, admin, null);
  await operator.giveRole(ROOT, { email }, "editor");
  await operator.signOut(ROOT, { email });
  await operator.disable(ROOT, { email });
}

async function reachALimit(app: FastifyInstance): Promise<void> {
  await call(app, "/api/register", { body: { ...AISHATH, email: "third@example.com" } });
  await signIn(app, { ...AISHATH, email: "third@example.com" });
  for (let count = 0; count <= REQUEST_LIMITS.loginPerPair.max; count++) {
    await call(app, "/api/login", { body: { email: "third@example.com", password: "wrong" } });
  }
}
