import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import { AISHATH, call, sentMails, signIn, signUp } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { TWO_FACTOR_KEY_FILE, twoFactorKey } from "./two-factor-key.server.ts";

const TWO_FACTOR = "/api/v1/account/two-factor";
const CREDENTIALS = { email: AISHATH.email, password: AISHATH.password };
const STEP_MS = 30_000;

// In the middle of a time step, so that none ends during a test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2);
});
afterEach(() => {
  vi.useRealTimers();
});

onEachEngine((open) => {
  const build = async () => {
    const lines: string[] = [];
    const built = await buildTestApp(open, {
      records: smallDirectory,
      settings: { TRUST_PROXY: "true", LOG_LEVEL: "error" },
      log: { write: (line) => lines.push(line) },
    });
    const events = () => lines.flatMap((line) => JSON.parse(line).security ?? []);
    const token = await signUp(built.app);
    return { ...built, token, events };
  };
  /** Turns it on; gives codes of steps from the one that was used. */
  const turnOn = async (app: FastifyInstance, token: string) => {
    const body = { password: AISHATH.password };
    const { secret } = (await call(app, TWO_FACTOR, { token, body })).json();
    const now = Date.now();
    const codeAt = (step: number) =>
      new TOTP({ secret }).generate({ timestamp: now + step * STEP_MS });
    const on = await call(app, `${TWO_FACTOR}/confirm`, { token, body: { code: codeAt(-1) } });
    expect(on.statusCode).toBe(200);
    return { secret, codeAt, recovery: on.json().recovery_codes as string[] };
  };
  const login = (app: FastifyInstance, code?: string) =>
    call(app, "/api/login", { body: { ...CREDENTIALS, ...(code && { code }) } });
  const secrets = async ({ db }: Storage) => ({
    two_factor: await db.selectFrom("two_factor").selectAll().execute(),
    codes: await db.selectFrom("recovery_codes").selectAll().execute(),
  });

  describe("two-factor sign-in", () => {
    it("is off until a code of the app was given, and then asked for", async () => {
      const { app, storage, dataDir, token, events } = await build();
      const other = await signIn(app);
      const wrong = await call(app, TWO_FACTOR, { token, body: { password: "not it" } });
      expect(wrong.json().fields.password).toBe("This is not your current password");
      const begun = await call(app, TWO_FACTOR, { token, body: { password: AISHATH.password } });
      expect(begun.json()).toMatchObject({
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        address: expect.stringContaining("otpauth://totp/Magu:aishath%40example.com?"),
        qr: { size: expect.any(Number), path: expect.stringContaining("h1v1h-1z") },
      });
      expect((await login(app)).statusCode).toBe(200);
      const { secret, recovery } = await turnOn(app, token);
      expect(recovery).toHaveLength(10);
      // The other session has ended, this one goes on.
      expect((await call(app, "/api/user", { token: other })).statusCode).toBe(401);
      const state = await call(app, TWO_FACTOR, { token });
      expect(state.json()).toMatchObject({ since: expect.any(String), recovery_codes: 10 });
      const asked = await login(app);
      expect([asked.statusCode, asked.json().code]).toEqual([401, "code_needed"]);
      expect(asked.json().fields.code).toContain("authenticator app");
      const stored = JSON.stringify(await secrets(storage));
      for (const text of [secret, ...recovery]) expect(stored).not.toContain(text);
      const told = (await sentMails(storage, dataDir)).map(({ subject }) => subject);
      expect(told).toContain("Two-factor sign-in is on");
      expect(events()).toContain("two_factor_on");
      const again = await call(app, TWO_FACTOR, { token, body: { password: AISHATH.password } });
      expect([again.statusCode, again.json().code]).toEqual([409, "two_factor_on"]);
    });

    it("takes each code once, also of those who come at once", async () => {
      const { app, token } = await build();
      const { codeAt } = await turnOn(app, token);
      // Used to turn it on.
      expect((await login(app, codeAt(-1))).json().code).toBe("invalid_code");
      const answers = await Promise.all([1, 2, 3].map(() => login(app, codeAt(0))));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
      // A later one works, one from before it does not any more.
      expect((await login(app, codeAt(1))).statusCode).toBe(200);
      expect((await login(app, codeAt(0))).statusCode).toBe(401);
      expect((await login(app, codeAt(9))).statusCode).toBe(401);
    });

    it("takes a recovery code once, however it is typed, and tells its owner", async () => {
      const { app, storage, dataDir, token, events } = await build();
      const { recovery } = await turnOn(app, token);
      const [first = "", second = ""] = recovery;
      expect((await login(app, first.toLowerCase().replace("-", " "))).statusCode).toBe(200);
      expect((await login(app, first)).statusCode).toBe(401);
      expect(events()).toContain("recovery_code_used");
      const told = (await sentMails(storage, dataDir)).filter(
        ({ subject }) => subject === "A recovery code signed you in",
      );
      expect(told.map(({ to }) => to)).toEqual([AISHATH.email]);
      expect(told[0]?.text).toContain("Recovery codes left: 9.");
      const body = { password: AISHATH.password };
      const renewed = await call(app, `${TWO_FACTOR}/recovery-codes`, { token, body });
      expect((await login(app, second)).statusCode).toBe(401);
      expect((await login(app, renewed.json().recovery_codes[0])).statusCode).toBe(200);
      expect(events()).toContain("recovery_codes_made");
    });

    it("limits wrong codes as wrong passwords, from all networks together", async () => {
      const { app, token } = await build();
      const { codeAt } = await turnOn(app, token);
      const statuses = [];
      for (let tried = 0; tried < 11; tried++) {
        const body = { ...CREDENTIALS, code: "000000" };
        const address = `10.1.${tried}.1`;
        statuses.push((await call(app, "/api/login", { body, address })).statusCode);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
      expect((await login(app, codeAt(1))).statusCode).toBe(429);
    });

    it("does not count a right password without a code as a wrong one", async () => {
      const { app, token } = await build();
      const { codeAt } = await turnOn(app, token);
      for (let tried = 0; tried < 12; tried++) {
        expect((await login(app)).json().code).toBe("code_needed");
      }
      expect((await login(app, codeAt(1))).statusCode).toBe(200);
    });

    it("is turned off with the password", async () => {
      const { app, storage, dataDir, token, events } = await build();
      await turnOn(app, token);
      const off = { method: "DELETE", token } as const;
      const wrong = await call(app, TWO_FACTOR, { ...off, body: { password: "not it" } });
      expect(wrong.statusCode).toBe(422);
      const body = { password: AISHATH.password };
      expect((await call(app, TWO_FACTOR, { ...off, body })).statusCode).toBe(200);
      expect((await login(app)).statusCode).toBe(200);
      expect(await secrets(storage)).toEqual({ two_factor: [], codes: [] });
      const told = (await sentMails(storage, dataDir)).map(({ subject }) => subject);
      expect(told).toContain("Two-factor sign-in is off");
      expect(events()).toContain("two_factor_off");
    });

    it("mails nothing where it is turned off though it was never on", async () => {
      const { app, storage, dataDir, token, events } = await build();
      const body = { password: AISHATH.password };
      const before = (await sentMails(storage, dataDir)).length;
      await call(app, TWO_FACTOR, { token, body });
      const off = await call(app, TWO_FACTOR, { method: "DELETE", token, body });
      expect(off.statusCode).toBe(200);
      expect(await secrets(storage)).toEqual({ two_factor: [], codes: [] });
      expect(await sentMails(storage, dataDir)).toHaveLength(before);
      expect(events()).not.toContain("two_factor_off");
    });

    it("does not tell of a disabled account that the password was right", async () => {
      const { app, storage, token } = await build();
      const { codeAt } = await turnOn(app, token);
      const disabled_at = new Date().toISOString();
      await storage.db.updateTable("users").set({ disabled_at }).execute();
      for (const code of [undefined, "000000", codeAt(1)]) {
        expect((await login(app, code)).json().code).toBe("invalid_credentials");
      }
    });

    it("is required of editors and administrators before the office opens", async () => {
      const { app, storage, token } = await build();
      const office = ["/api/v1/office/review", "/api/v1/office/courses"];
      for (const role of ["editor", "admin"] as const) {
        await storage.db.updateTable("users").set({ role }).execute();
        for (const url of office) {
          const refused = await call(app, url, { token });
          expect([url, refused.statusCode, refused.json().code]).toEqual([
            url,
            403,
            "two_factor_needed",
          ]);
        }
        expect((await call(app, TWO_FACTOR, { token })).json().is_required).toBe(true);
      }
      await turnOn(app, token);
      for (const url of office) expect((await call(app, url, { token })).statusCode).toBe(200);
    });

    it("keeps its key in a file of its own, which no other account and no other key opens", async () => {
      const { app, dataDir, token } = await build();
      const path = join(dataDir, TWO_FACTOR_KEY_FILE);
      expect(existsSync(path)).toBe(false);
      await turnOn(app, token);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      const kept = readFileSync(path, "utf8");
      const key = twoFactorKey({ setting: null, dataDir });
      const encrypted = key.encrypt("a secret", "one");
      expect(readFileSync(path, "utf8")).toBe(kept);
      expect(key.decrypt(encrypted, "one")).toBe("a secret");
      expect(key.decrypt(encrypted, "two")).toBeNull();
      const other = twoFactorKey({ setting: "another key of thirty-two characters", dataDir });
      expect(other.decrypt(encrypted, "one")).toBeNull();
      expect(key.decrypt("nonsense", "one")).toBeNull();
      writeFileSync(path, "");
      const empty = twoFactorKey({ setting: null, dataDir });
      expect(() => empty.encrypt("a secret", "one")).toThrow("holds no key");
      expect(() => empty.decrypt(encrypted, "one")).toThrow("holds no key");
    });
  });
});
