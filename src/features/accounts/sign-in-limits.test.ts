import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { createApp } from "#app.ts";
import { openStorage } from "#platform/db/database.ts";
import { readEnv } from "#platform/env.ts";
import { AISHATH, call, sentMails, signUp, tokenIn } from "../../../test/accounts.ts";
import { buildTestApp, CHEAP_HASH, TEST_ORIGIN } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";

const HOME = "10.0.0.1";
const ELSEWHERE = "203.0.113.7";
const WRONG = { email: AISHATH.email, password: "not-the-one" };

onEachEngine((open) => {
  const build = () =>
    buildTestApp(open, { records: smallDirectory, settings: { TRUST_PROXY: "true" } });
  const login = (app: FastifyInstance, body: unknown, address: string) =>
    call(app, "/api/login", { body, address });

  it("lets no more than ten wrong passwords through, however many at once and on whichever server", async () => {
    const { app, storage, dataDir } = await build();
    await signUp(app);
    const other = await anotherServer((storage as unknown as Opened).settings, dataDir);
    const second = other.app;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        login(index % 2 === 0 ? app : second, WRONG, ELSEWHERE),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(
      REQUEST_LIMITS.loginPerPair.max,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().code).toBe("too_many_requests");
    const wait = Number(refused?.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(refused?.json().error).toMatch(
      / in 1\d minutes, or choose a new password: then you can/,
    );
    // Even the correct password is refused from this network, but accepted from any other.
    expect((await login(second, AISHATH, ELSEWHERE)).statusCode).toBe(429);
    expect((await login(second, AISHATH, HOME)).statusCode).toBe(200);
    expect((await login(app, AISHATH, "203.0.113.8")).statusCode).toBe(200);
    await other.close();
  });

  it("cannot be used to lock an owner out", async () => {
    const { app, storage, dataDir } = await build();
    await signUp(app);
    const attempts = REQUEST_LIMITS.loginPerAccount.max;
    for (let count = 0; count < attempts; count++) {
      const answer = await login(app, WRONG, `198.51.${count}.1`);
      expect(answer.statusCode).toBe(401);
    }
    // The limit for all unknown networks together is reached, so the correct password is refused
    // too ...
    expect((await login(app, WRONG, ELSEWHERE)).statusCode).toBe(429);
    expect((await login(app, AISHATH, ELSEWHERE)).statusCode).toBe(429);
    // ... except from a known network, and after a link in a mail was opened.
    expect((await login(app, AISHATH, HOME)).statusCode).toBe(200);
    await call(app, "/api/forgot-password", { body: AISHATH, address: ELSEWHERE });
    await expect.poll(async () => (await sentMails(storage, dataDir)).length).toBe(2);
    const token = tokenIn((await sentMails(storage, dataDir))[1]!);
    const password = "dhonveli-raalhu";
    await call(app, "/api/reset-password", { body: { token, password }, address: ELSEWHERE });
    const owner = { ...AISHATH, password };
    expect((await login(app, owner, ELSEWHERE)).statusCode).toBe(200);
    expect((await login(app, owner, "203.0.113.9")).statusCode).toBe(429);
  });

  it("counts the same for an address without an account", async () => {
    const { app } = await build();
    const stranger = { email: "nobody@example.com", password: "not-the-one" };
    const statuses = [];
    for (let count = 0; count <= REQUEST_LIMITS.loginPerPair.max; count++) {
      statuses.push((await login(app, stranger, ELSEWHERE)).statusCode);
    }
    expect(statuses).toEqual([...Array(REQUEST_LIMITS.loginPerPair.max).fill(401), 429]);
  });

  it("limits one network over all accounts, and does not count who signs in", async () => {
    const { app } = await build();
    await signUp(app);
    for (let count = 0; count < REQUEST_LIMITS.loginPerNetwork.max; count++) {
      const email = `person${count}@example.com`;
      expect((await login(app, { ...WRONG, email }, ELSEWHERE)).statusCode).toBe(401);
      if (count % 10 === 0) {
        expect((await login(app, AISHATH, ELSEWHERE)).statusCode).toBe(200);
      }
    }
    const refused = await login(app, { ...WRONG, email: "x@example.com" }, ELSEWHERE);
    expect(refused.statusCode).toBe(429);
    // A reset would not lift the limit of a network.
    expect(refused.json().error).toMatch(/ in 1\d minutes\.$/);
    expect((await login(app, { ...WRONG, email: "x@example.com" }, HOME)).statusCode).toBe(401);
  });

  it("limits registrations, links and tries of links by network", async () => {
    const { app, storage } = await build();
    const many = async (max: number, url: string, body: (count: number) => unknown) => {
      const statuses = new Set<number>();
      for (let count = 0; count < max; count++) {
        statuses.add((await call(app, url, { body: body(count) })).statusCode);
      }
      const last = await call(app, url, { body: body(max) });
      expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
      return [...statuses, last.statusCode];
    };
    const person = (count: number) => ({ ...AISHATH, email: `p${count}@example.com` });
    expect(await many(REQUEST_LIMITS.registerPerNetwork.max, "/api/register", person)).toEqual([
      201, 429,
    ]);
    expect(await many(REQUEST_LIMITS.forgotPerNetwork.max, "/api/forgot-password", person)).toEqual(
      [200, 429],
    );
    const token = (count: number) => ({ token: `guess${count}` });
    const validate = "/api/validate-reset-token";
    expect(await many(REQUEST_LIMITS.linksPerNetwork.max, validate, token)).toEqual([200, 429]);
    // Neither a network nor an address is stored in the table.
    const keys = JSON.stringify(await storage.db.selectFrom("limits").selectAll().execute());
    expect(keys).not.toContain("10.0.0.1");
    expect(keys).not.toContain("example.com");
  });
});

interface Opened {
  settings: Parameters<typeof openStorage>[0];
}

/** A second server on the same database. */
async function anotherServer(settings: Opened["settings"], dataDir: string) {
  const storage = await openStorage(settings);
  const env = readEnv({
    LOG_LEVEL: "silent",
    PUBLIC_URL: TEST_ORIGIN,
    DATA_DIR: dataDir,
    TRUST_PROXY: "true",
  });
  const app = await createApp({ env, storage, hashCost: CHEAP_HASH });
  await app.ready();
  const close = async () => {
    await app.close();
    await storage.close();
  };
  return { app, close };
}
