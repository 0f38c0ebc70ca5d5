import { beforeEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { endpoint } from "#platform/http/endpoint.ts";

const session = { held: "t1" as string | null };
const forgetSession = vi.fn(() => {
  session.held = null;
});
vi.mock("./session.store.ts", () => ({
  authorization: () => (session.held ? { Authorization: `Bearer ${session.held}` } : {}),
  forgetSession: () => forgetSession(),
}));
const { callWithSession } = await import("./session-client.ts");

const READ = endpoint.get<z.ZodType>("/api/x");
const SEND = endpoint.post<z.ZodType, { body: z.ZodType }>("/api/x");

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
    expect(await callWithSession(SEND, { body: { a: 1 } })).toEqual({
      body: { message: "Done" },
      problem: null,
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
    await callWithSession(READ, {});
    const init = fetch.mock.calls[0]?.[1];
    expect(init).not.toHaveProperty("body");
    expect(init?.headers).not.toHaveProperty("Content-Type");
  });

  it("gives the server's words for a refusal", async () => {
    answerWith(json(422, { error: "Wrong", code: "invalid_input", fields: { name: "Too long" } }));
    expect((await callWithSession(SEND, { body: {} })).problem).toEqual({
      status: 422,
      error: "Wrong",
      fields: { name: "Too long" },
    });
    expect(forgetSession).not.toHaveBeenCalled();
  });

  it("survives an answer that is no JSON, and none at all", async () => {
    answerWith(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect((await callWithSession(READ, {})).problem).toEqual({
      status: 502,
      error: null,
      fields: {},
    });
    answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
    expect((await callWithSession(READ, {})).problem).toEqual({
      status: null,
      error: null,
      fields: {},
    });
  });

  it.each([null, [], "text", 5])("takes %j for no answer of ours", async (body) => {
    answerWith(json(200, body));
    const problem = { status: null, error: null, fields: {} };
    expect(await callWithSession(READ, {})).toEqual({ body: null, problem });
  });

  it.each([
    [null, {}],
    [{ error: { text: "No" }, fields: ["name"] }, {}],
    [{ error: 5, fields: { name: {}, email: "Wrong" } }, { email: "Wrong" }],
  ])("shows nothing of a refusal that is no text: %j", async (body, fields) => {
    answerWith(json(422, body));
    expect((await callWithSession(SEND, { body: {} })).problem).toMatchObject({
      error: null,
      fields,
    });
  });

  it("ends the session here when the server no longer knows it", async () => {
    answerWith(json(401, { error: "Sign in", code: "unauthorized" }));
    await callWithSession(READ, {});
    expect(forgetSession).toHaveBeenCalledOnce();
  });

  it("leaves a session that began while the call was under way", async () => {
    answerWith(async () => {
      session.held = "t2";
      return new Response("{}", { status: 401 });
    });
    await callWithSession(READ, {});
    expect(forgetSession).not.toHaveBeenCalled();
  });
});
