import { beforeEach, describe, expect, it, vi } from "vitest";

const session = { held: "t1" as string | null };
const forgetSession = vi.fn(() => {
  session.held = null;
});
vi.mock("./session.store.ts", () => ({
  authorization: () => (session.held ? { Authorization: `Bearer ${session.held}` } : {}),
  forgetSession: () => forgetSession(),
}));
const { call } = await import("./call.ts");

function answerWith(reply: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(reply);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status });

describe("a call", () => {
  beforeEach(() => {
    session.held = "t1";
    forgetSession.mockClear();
  });

  it("sends JSON and the session, and gives the answer's body", async () => {
    const fetch = answerWith(json(200, { message: "Done" }));
    expect(await call("POST", "/api/x", { a: 1 })).toEqual({
      body: { message: "Done" },
      refusal: null,
    });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/x");
    expect(init).toMatchObject({ method: "POST", body: '{"a":1}' });
    expect(init?.headers).toMatchObject({
      Authorization: "Bearer t1",
      "Content-Type": "application/json",
    });
  });

  it("sends no body and no type where there is nothing to send", async () => {
    const fetch = answerWith(json(200, {}));
    await call("DELETE", "/api/x");
    const init = fetch.mock.calls[0]?.[1];
    expect(init).not.toHaveProperty("body");
    expect(init?.headers).not.toHaveProperty("Content-Type");
  });

  it("gives the server's words for a refusal", async () => {
    answerWith(json(422, { error: "Wrong", code: "invalid_input", fields: { name: "Too long" } }));
    expect((await call("POST", "/api/x", {})).refusal).toEqual({
      status: 422,
      error: "Wrong",
      fields: { name: "Too long" },
    });
    expect(forgetSession).not.toHaveBeenCalled();
  });

  it("survives an answer that is no JSON, and none at all", async () => {
    answerWith(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect((await call("GET", "/api/x")).refusal).toEqual({ status: 502, error: null, fields: {} });
    answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
    expect((await call("GET", "/api/x")).refusal).toEqual({
      status: null,
      error: null,
      fields: {},
    });
  });

  it.each([null, [], "text", 5])("takes %j for no answer of ours", async (body) => {
    answerWith(json(200, body));
    const refusal = { status: null, error: null, fields: {} };
    expect(await call("GET", "/api/x")).toEqual({ body: null, refusal });
  });

  it.each([
    [null, {}],
    [{ error: { text: "No" }, fields: ["name"] }, {}],
    [{ error: 5, fields: { name: {}, email: "Wrong" } }, { email: "Wrong" }],
  ])("shows nothing of a refusal that is no text: %j", async (body, fields) => {
    answerWith(json(422, body));
    expect((await call("POST", "/api/x", {})).refusal).toMatchObject({ error: null, fields });
  });

  it("ends the session here when the server no longer knows it", async () => {
    answerWith(json(401, { error: "Sign in", code: "unauthorized" }));
    await call("GET", "/api/x");
    expect(forgetSession).toHaveBeenCalledOnce();
  });

  it("leaves a session that began while the call was under way", async () => {
    answerWith(async () => {
      session.held = "t2";
      return new Response("{}", { status: 401 });
    });
    await call("GET", "/api/x");
    expect(forgetSession).not.toHaveBeenCalled();
  });
});
