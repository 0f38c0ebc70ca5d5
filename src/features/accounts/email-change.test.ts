import type { FastifyInstance } from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import {
  AISHATH,
  call,
  openOperator,
  ROOT,
  sentMails,
  signIn,
  signUp,
  tokenIn,
} from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/app.ts";
import { counting } from "../../../test/counting.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";

const ME = "/api/v1/account";
const NEW = "new@example.com";
const OTHER = { ...AISHATH, name: "Hassan", email: "hassan@example.com" };
const CONFIRM = "Confirm your new address";

const ask = (app: FastifyInstance, token: string, email: string, password = AISHATH.password) =>
  call(app, ME, { method: "PATCH", token, body: { email, password } });
const confirm = (app: FastifyInstance, link: string, token?: string) =>
  call(app, "/api/confirm-email", { body: { token: link }, ...(token && { token }) });
const me = async (app: FastifyInstance, token: string) =>
  (await call(app, "/api/user", { token })).json();

onEachEngine((open) => {
  const build = () =>
    buildTestApp(open, { records: smallDirectory, settings: { TRUST_PROXY: "true" } });

  it("counts a new address once the link in its mailbox was followed", async () => {
    const built = await build();
    const { app, storage } = built;
    const token = await signUp(app);
    const asked = await ask(app, token, "New@Example.com");
    expect([asked.statusCode, asked.json()]).toMatchObject([
      200,
      { email: AISHATH.email, pending_email: NEW },
    ]);
    expect(await me(app, token)).toEqual(asked.json());
    expect((await subjects(built)).sort()).toEqual([
      [AISHATH.email, "A new address for your account"],
      [NEW, CONFIRM],
    ]);
    // Until then the old one signs in.
    expect(await signIn(app)).toBeTruthy();
    expect((await call(app, "/api/login", { body: { ...AISHATH, email: NEW } })).statusCode).toBe(
      401,
    );
    const link = await linkOf(built);
    const [row] = await storage.db.selectFrom("email_changes").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(link);
    const life = new Date(row!.expires_at).getTime() - new Date(row!.created_at).getTime();
    expect(life).toBe(24 * 60 * 60 * 1000);

    const confirmed = await confirm(app, link, token);
    expect([confirmed.statusCode, confirmed.json().message]).toEqual([
      200,
      "Your new address is set. You sign in with it from now on.",
    ]);
    expect(await me(app, token)).toMatchObject({ email: NEW, pending_email: null });
    expect(await signIn(app, { ...AISHATH, email: NEW })).toBeTruthy();
    expect((await call(app, "/api/login", { body: AISHATH })).statusCode).toBe(401);
    const [user] = await storage.db.selectFrom("users").select("email_verified").execute();
    expect(user?.email_verified).toBe(1);
    expect((await subjects(built)).at(-1)).toEqual([
      AISHATH.email,
      "The address of your account was changed",
    ]);
    const again = await confirm(app, link);
    expect([again.statusCode, again.json().error]).toEqual([
      422,
      "This link does not work, or no longer",
    ]);
  });

  it("is called off, and replaced by the next", async () => {
    const built = await build();
    const { app } = built;
    const token = await signUp(app);
    await ask(app, token, NEW);
    const first = await linkOf(built);
    await ask(app, token, "newer@example.com");
    expect((await confirm(app, first)).statusCode).toBe(422);
    const second = await linkOf(built, 2);
    const calledOff = await call(app, `${ME}/pending-email`, { method: "DELETE", token });
    expect([calledOff.statusCode, calledOff.json().pending_email]).toEqual([200, null]);
    expect((await confirm(app, second)).statusCode).toBe(422);
    expect((await me(app, token)).email).toBe(AISHATH.email);
    // Cancelling without a pending change is no error.
    const again = await call(app, `${ME}/pending-email`, { method: "DELETE", token });
    expect(again.statusCode).toBe(200);
  });

  it("ends with its time, a new password, a reset, and the account", async () => {
    const built = await build();
    const { app, storage } = built;
    let token = await signUp(app);
    let { password } = AISHATH;
    let count = 0;
    const asked = async () => {
      expect((await ask(app, token, NEW, password)).statusCode).toBe(200);
      count += 1;
      return await linkOf(built, count);
    };
    const endings: (() => Promise<unknown>)[] = [
      async () => {
        const past = new Date(Date.now() - 1).toISOString();
        await storage.db.updateTable("email_changes").set({ expires_at: past }).execute();
      },
      async () => {
        const body = { current_password: password, password: "dhonveli-raalhu" };
        await call(app, `${ME}/password`, { token, body });
        password = body.password;
      },
      async () => {
        const before = (await sentMails(storage, built.dataDir)).length;
        await call(app, "/api/forgot-password", { body: AISHATH });
        const mails = () => sentMails(storage, built.dataDir);
        await expect.poll(async () => (await mails()).length).toBe(before + 1);
        // Requesting a reset link cancels nothing, because anybody can request one.
        expect((await me(app, token)).pending_email).toBe(NEW);
        password = "another-raalhu";
        const body = { token: tokenIn((await mails()).at(-1)!), password };
        expect((await call(app, "/api/reset-password", { body })).statusCode).toBe(200);
        token = await signIn(app, { ...AISHATH, password });
      },
      async () => {
        const operator = await openOperator(storage);
        await operator.disable(ROOT, { email: AISHATH.email });
        await operator.enable(ROOT, { email: AISHATH.email });
        token = await signIn(app, { ...AISHATH, password });
      },
    ];
    for (const end of endings) {
      const link = await asked();
      expect((await me(app, token)).pending_email).toBe(NEW);
      await end();
      expect((await me(app, token)).pending_email).toBeNull();
      expect((await confirm(app, link)).statusCode).toBe(422);
      expect((await me(app, token)).email).toBe(AISHATH.email);
    }
    const link = await asked();
    await call(app, ME, { method: "DELETE", token, body: { password } });
    expect((await confirm(app, link)).statusCode).toBe(422);
    expect(await storage.db.selectFrom("email_changes").selectAll().execute()).toEqual([]);
  });

  it("answers, shows and works alike whether another account has the address", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const database = counting(open);
    const built = await buildTestApp(database.open, { records: smallDirectory });
    const { app } = built;
    const token = await signUp(app);
    await signUp(app, OTHER);
    const observe = async (email: string) => {
      await database.quiet();
      const before = database.statements();
      const answer = await ask(app, token, email);
      await database.quiet();
      const { date: _, "content-length": __, ...headers } = answer.headers;
      const { pending_email, ...rest } = answer.json();
      expect(pending_email).toBe(email);
      expect(await me(app, token)).toEqual(answer.json());
      const statements = database.statements() - before;
      return { status: answer.statusCode, headers, rest, statements };
    };
    const taken = await observe(OTHER.email);
    expect(await observe(NEW)).toEqual(taken);
    expect(await subjects(built)).toEqual(
      expect.arrayContaining([[OTHER.email, "You already have an account at Magu"]]),
    );
    const mails = await sentMails(built.storage, built.dataDir);
    const toOther = mails.filter(({ to }) => to === OTHER.email);
    expect(JSON.stringify(toOther)).not.toContain("confirm-email");
  });

  it("lets exactly one of twenty use a link", async () => {
    const built = await build();
    const { app } = built;
    const token = await signUp(app);
    await ask(app, token, NEW);
    const link = await linkOf(built);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(app, link)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(422)]);
    const told = (await subjects(built)).filter(([, subject]) => subject.endsWith("was changed"));
    expect(told).toHaveLength(1);
  });

  it("gives an address that several ask for, or that somebody registers, to one of them", async () => {
    const built = await build();
    const { app, storage } = built;
    const people = [AISHATH, OTHER, { ...AISHATH, email: "third@example.com" }];
    const links: string[] = [];
    for (const person of people) {
      await ask(app, await signUp(app, person), NEW);
      links.push(await linkOf(built, links.length + 1));
    }
    const register = call(app, "/api/register", { body: { ...OTHER, email: NEW } });
    const answers = await Promise.all(links.map((link) => confirm(app, link)));
    expect((await register).statusCode).toBe(201);
    const users = await storage.db.selectFrom("users").select("email").execute();
    expect(users.filter(({ email }) => email === NEW)).toHaveLength(1);
    const won = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(won + users.length).toBe(4);
    for (const answer of answers) {
      if (answer.statusCode === 200) continue;
      expect([answer.statusCode, answer.json().error]).toEqual([
        422,
        "Another account has this address by now",
      ]);
    }
  });

  it("is called off or confirmed, and never both", async () => {
    const built = await build();
    const { app } = built;
    const token = await signUp(app);
    await ask(app, token, NEW);
    const link = await linkOf(built);
    const [confirmed, calledOff] = await Promise.all([
      confirm(app, link),
      call(app, `${ME}/pending-email`, { method: "DELETE", token }),
    ]);
    expect(calledOff.statusCode).toBe(200);
    const { email, pending_email } = await me(app, token);
    expect(pending_email).toBeNull();
    expect(email).toBe(confirmed.statusCode === 200 ? NEW : AISHATH.email);
  });

  it("floods no mailbox, and lets nobody guess links", async () => {
    const built = await build();
    const { app } = built;
    for (const person of [AISHATH, OTHER]) {
      const token = await signUp(app, person);
      for (let count = 0; count < REQUEST_LIMITS.emailChanges.max; count++) {
        expect((await ask(app, token, NEW)).statusCode).toBe(200);
      }
      expect((await ask(app, token, NEW)).statusCode).toBe(429);
    }
    const sent = (await subjects(built)).filter(([to]) => to === NEW);
    expect(sent).toHaveLength(REQUEST_LIMITS.emailChangeMails.max);
    const statuses = new Set<number>();
    for (let count = 0; count <= REQUEST_LIMITS.linksPerNetwork.max; count++) {
      statuses.add((await confirm(app, `guess${count}`)).statusCode);
    }
    expect([...statuses]).toEqual([422, 429]);
  });
});

/** Recipients and subjects of the mails after the welcome mails. */
async function subjects({ storage, dataDir }: TestApp): Promise<[string, string][]> {
  return (await sentMails(storage, dataDir))
    .map(({ to, subject }): [string, string] => [to, subject])
    .filter(([, subject]) => subject !== "Welcome to Magu");
}

/** The token of the newest link for a new address, once `count` links were sent. */
async function linkOf({ storage, dataDir }: TestApp, count = 1): Promise<string> {
  const links = async () =>
    (await sentMails(storage, dataDir)).filter(({ subject }) => subject === CONFIRM);
  await expect.poll(async () => (await links()).length).toBe(count);
  return tokenIn((await links()).at(-1)!);
}
