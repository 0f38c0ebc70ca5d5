import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, InjectOptions } from "fastify";
import { TOTP } from "otpauth";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { DomainError } from "#platform/errors.ts";
import { sessionCookie } from "#platform/http/session-cookie.ts";
import { requestContext } from "#web/context.ts";
import { AISHATH, call, signUp } from "../../../test/accounts.ts";
import { buildTestApp, TEST_ORIGIN } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { pagesOf } from "../../../test/pages.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { accountsContext } from "./accounts.context.ts";
import { action } from "./login.route.tsx";
import * as logout from "./logout.route.tsx";

const ME = "/api/v1/account";
const OTHER = { ...AISHATH, name: "Ibrahim", email: "ibrahim@example.com" };

/** A site whose every page answers who asks for it. */
const build = async (open: Parameters<typeof buildTestApp>[0], settings = {}) =>
  await buildTestApp(open, {
    records: smallDirectory,
    settings,
    renderPage: async (_page, { request }) => {
      try {
        const { name, role } = await request.me();
        return Response.json({ name, role });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return Response.json({ code: error.code }, { status: error.status });
      }
    },
  });

/** Signs in; returns the token, and the cookie as browsers send it. */
async function begin(app: FastifyInstance, person = AISHATH, headers = {}) {
  const { email, password } = person;
  const answer = await call(app, "/api/login", { body: { email, password }, headers });
  const written = String(answer.headers["set-cookie"]);
  return { token: answer.json().token as string, written, cookie: written.split(";")[0] ?? "" };
}

const page = async (app: FastifyInstance, headers: InjectOptions["headers"]) =>
  (await app.inject({ url: "/office", headers })).json();

const post = async (app: FastifyInstance, headers: InjectOptions["headers"]) => {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const answer = { method: "POST", url: "/office", payload: "a=b" } as const;
  return (await app.inject({ ...answer, headers: { ...type, ...headers } })).json();
};

const NOBODY = { code: "unauthorized" };
const AISHATH_HERSELF = { name: "Aishath", role: "visitor" };

onEachEngine((open) => {
  it("is kept from scripts, from other sites, and on https from other hosts", async () => {
    const { app } = await build(open);
    await signUp(app);
    const { written, cookie, token } = await begin(app);
    expect(written).toMatch(
      /^__Host-session=\w{32}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(cookie).not.toContain(token);
    const plain = await build(open, { PUBLIC_URL: "http://localhost:3000" });
    await signUp(plain.app);
    expect((await begin(plain.app)).written).toMatch(/^session=\w{32}; .*SameSite=Lax$/);
  });

  it("opens pages and no call; the token opens calls and no page", async () => {
    const { app } = await build(open);
    await signUp(app);
    const { token, cookie } = await begin(app);
    const bearer = { authorization: `Bearer ${token}` };
    expect(await page(app, { cookie })).toEqual(AISHATH_HERSELF);
    expect(await page(app, { cookie: `a=b;  ${cookie}; c=d` })).toEqual(AISHATH_HERSELF);
    const secret = cookie.split("=")[1];
    for (const headers of [
      {},
      bearer,
      { cookie: `__Host-session=${token}` },
      { cookie: `session=${secret}` },
      { cookie: "__Host-session=" },
      { authorization: `Bearer ${secret}` },
    ]) {
      expect(await page(app, headers), JSON.stringify(headers)).toEqual(NOBODY);
    }
    const neither: Record<string, string>[] = [{ cookie }, { authorization: `Bearer ${secret}` }];
    for (const headers of neither) {
      const answers = [
        call(app, "/api/user", { headers }),
        call(app, `${ME}/sessions`, { headers }),
      ];
      for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(401);
    }
    // With another's token it stays the person of the cookie, and the call that of the token.
    await signUp(app, OTHER);
    const mixed = { cookie, authorization: `Bearer ${(await begin(app, OTHER)).token}` };
    expect(await page(app, mixed)).toEqual(AISHATH_HERSELF);
    expect((await call(app, "/api/user", { headers: mixed })).json().name).toBe("Ibrahim");
  });

  it("does nothing that another site sends", async () => {
    const { app } = await build(open);
    await signUp(app);
    const { cookie } = await begin(app);
    for (const site of [
      { "sec-fetch-site": "same-origin" },
      { origin: TEST_ORIGIN },
      { origin: TEST_ORIGIN, "sec-fetch-site": "same-origin" },
    ]) {
      expect(await post(app, { host: "magu.example", cookie, ...site })).toEqual(AISHATH_HERSELF);
    }
    for (const site of [
      {},
      { origin: "null" },
      { origin: "https://other.example" },
      { origin: "http://magu.example" },
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "same-site", origin: TEST_ORIGIN },
      { "sec-fetch-site": "cross-site", origin: TEST_ORIGIN },
    ]) {
      const answer = await post(app, { host: "magu.example", cookie, ...site });
      expect([site, answer]).toEqual([site, { code: "forbidden" }]);
    }
  });

  it("lets no other site read what a page of a person says", async () => {
    const { app } = await build(open);
    await signUp(app);
    const { cookie } = await begin(app);
    const headers = { cookie, origin: "https://other.example" };
    const answer = await app.inject({ url: "/office", headers });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("is asked of no page that is the same for everybody", async () => {
    const { app } = await build(open);
    await signUp(app);
    const { cookie } = await begin(app);
    expect((await app.inject({ url: "/courses", headers: { cookie } })).statusCode).toBe(500);
    expect((await app.inject({ url: "/", headers: { cookie } })).statusCode).toBe(500);
  });

  it("is made anew by every sign-in, whatever a browser brings", async () => {
    const { app, storage } = await build(open);
    await signUp(app);
    const planted = "__Host-session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    const { cookie } = await begin(app, AISHATH, { cookie: planted });
    expect(cookie).not.toBe(planted);
    expect(await page(app, { cookie: planted })).toEqual(NOBODY);
    const rows = await storage.db.selectFrom("sessions").select("cookie_hash").execute();
    expect(rows.map(({ cookie_hash }) => cookie_hash).join()).not.toContain(cookie.split("=")[1]);
  });

  it("ends with its token, and its token with it", async () => {
    const { app } = await build(open);
    await signUp(app);
    const left = await begin(app);
    const answer = await call(app, "/api/logout", { method: "POST", token: left.token });
    expect(answer.headers["set-cookie"]).toMatch(/^__Host-session=; .*Max-Age=0/);
    expect(await page(app, { cookie: left.cookie })).toEqual(NOBODY);

    let { password } = AISHATH;
    const ends = async (act: (token: string) => Promise<{ statusCode: number }>) => {
      const person = { ...AISHATH, password };
      const [here, elsewhere] = [await begin(app, person), await begin(app, person)];
      expect((await act(here.token)).statusCode).toBe(200);
      expect(await page(app, { cookie: elsewhere.cookie })).toEqual(NOBODY);
      expect(await page(app, { cookie: here.cookie })).toEqual(AISHATH_HERSELF);
    };
    await ends((token) => call(app, `${ME}/sessions`, { method: "DELETE", token }));
    const body = { current_password: password, password: "fehi-kandu-rah" };
    await ends((token) => call(app, `${ME}/password`, { token, body }));
    password = body.password;
    await ends(async (token) => {
      const begun = await call(app, `${ME}/two-factor`, { token, body: { password } });
      const code = new TOTP({ secret: begun.json().secret }).generate();
      return await call(app, `${ME}/two-factor/confirm`, { token, body: { code } });
    });
  });

  it("ends by itself too, for a page of this site only", async () => {
    const { app } = await build(open);
    await signUp(app);
    const { token, cookie } = await begin(app);
    const leave = async (site: OutgoingHttpHeaders) =>
      await app.inject({ method: "POST", url: "/api/logout", headers: { cookie, ...site } });
    for (const site of [{}, { "sec-fetch-site": "cross-site" }, { origin: "null" }]) {
      const answer = await leave(site);
      expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([403, undefined]);
    }
    expect(await page(app, { cookie })).toEqual(AISHATH_HERSELF);
    expect((await leave({ origin: TEST_ORIGIN, authorization: "Bearer old" })).statusCode).toBe(
      200,
    );
    expect(await page(app, { cookie })).toEqual(NOBODY);
    expect((await call(app, "/api/user", { token })).statusCode).toBe(401);
  });

  it("ends with its token where somebody signs out without JavaScript", async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: pagesOf({ "/logout": logout }),
    });
    await signUp(app);
    const { token, cookie } = await begin(app);
    const leave = (site: string) =>
      app.inject({
        method: "POST",
        url: "/logout",
        headers: {
          cookie,
          "sec-fetch-site": site,
          "content-type": "application/x-www-form-urlencoded",
        },
      });
    expect((await leave("cross-site")).statusCode).toBe(403);
    expect((await call(app, "/api/user", { token })).statusCode).toBe(200);
    expect((await leave("same-origin")).headers["set-cookie"]).toMatch(/=; .*Max-Age=0/);
    expect((await call(app, "/api/user", { token })).statusCode).toBe(401);
    expect((await leave("same-origin")).statusCode).toBe(401);
  });

  it("follows what the person may at once, and ends with the account", async () => {
    const { app, storage } = await build(open);
    await signUp(app);
    const { cookie } = await begin(app);
    const set = (values: object) => storage.db.updateTable("users").set(values).execute();
    await set({ role: "admin" });
    expect(await page(app, { cookie })).toEqual({ name: "Aishath", role: "admin" });
    await set({ role: "visitor" });
    expect(await page(app, { cookie })).toEqual(AISHATH_HERSELF);
    await set({ disabled_at: new Date().toISOString() });
    expect(await page(app, { cookie })).toEqual(NOBODY);
  });
});

it("is set by the login without JavaScript, and leads back within this site only", async () => {
  const login = async () => ({ cookie: "c".repeat(32), token: "t", user: { is_staff: true } });
  const context = new RouterContextProvider();
  context.set(accountsContext, { login } as never);
  context.set(requestContext, {
    visitorAddress: "192.0.2.1",
    me: () => expect.fail("nobody yet"),
    staff: () => expect.fail("nobody yet"),
    sessionCookie: sessionCookie(TEST_ORIGIN),
    isOfOtherSite: false,
    inlineScripts: new Set<string>(),
    onRefused: () => undefined,
    onError: (error) => expect.fail(String(error)),
  });
  const enter = async (back: string, origin: string) => {
    const url = new URL(`/login${back}`, TEST_ORIGIN);
    const body = new URLSearchParams({ email: AISHATH.email, password: AISHATH.password });
    const request = new Request(url, { method: "POST", body, headers: { Origin: origin } });
    return await action({ request, context, url } as never).catch((thrown: Response) => thrown);
  };
  for (const [back, location] of [
    ["", "/office"],
    ["?back=%2Foffice%2Fkeys%3Finstitution%3D3", "/office/keys?institution=3"],
    ["?back=https%3A%2F%2Fother.example", "/office"],
    ["?back=%2F%2Fother.example", "/office"],
    ["?back=%2F%5Cother.example", "/office"],
  ] as const) {
    const { headers } = (await enter(back, TEST_ORIGIN)) as Response;
    expect([back, headers.get("Location")]).toEqual([back, location]);
    expect(headers.get("Set-Cookie")).toMatch(/^__Host-session=c{32};/);
  }
  expect(await enter("", "https://other.example")).toMatchObject({ init: { status: 403 } });
});
