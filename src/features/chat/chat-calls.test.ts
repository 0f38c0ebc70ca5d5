import { afterEach, describe, expect, it, vi } from "vitest";
import { ask, type Chatter, loadHistory, loadRemaining } from "./chat-calls.ts";
import { readEvents } from "./event-reading.ts";

const DEVICE: Chatter = { headers: {}, device: "6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01" };
const ACCOUNT: Chatter = { headers: { Authorization: "Bearer t" }, device: null };

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function asked(who: Chatter, onText: (piece: string) => void = () => {}) {
  return await ask(who, { message: "hello", signal: new AbortController().signal, onText });
}

function streaming(...chunks: string[]): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
}

const ANSWER = { response: "Hi", remaining_messages: 4, parts: [], chips: [] };

describe("a message", () => {
  it("is sent with the device, or with the account and no device", async () => {
    const fetch = answering(() => Response.json(ANSWER));
    expect(await asked(DEVICE)).toEqual({ kind: "answered", answer: ANSWER });
    await asked(ACCOUNT);
    const [first, second] = fetch.mock.calls.map(([url, init]) => [
      url,
      JSON.parse(String(init.body)),
      new Headers(init.headers).get("authorization"),
    ]);
    expect(first).toEqual(["/api/chat", { message: "hello", device_id: DEVICE.device }, null]);
    expect(second).toEqual(["/api/chat", { message: "hello" }, "Bearer t"]);
  });

  it("is answered by a server that knows the specification only", async () => {
    answering(() => Response.json({ response: "Hi", remaining_messages: 4 }));
    const parts = [{ kind: "text", text: "Hi" }];
    expect(await asked(DEVICE)).toEqual({ kind: "answered", answer: { ...ANSWER, parts } });
  });

  it("is answered in events, wherever they are cut", async () => {
    const stream = `event: text\ndata: {"text":"H"}\n\n: beat\n\nevent: text\r\ndata: {"text":"i"}\r\n\r\nevent: answer\ndata: ${JSON.stringify(ANSWER)}\n\n`;
    for (const size of [1, 7, 1000]) {
      const chunks = stream.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
      answering(() => streaming(...chunks));
      const pieces: string[] = [];
      expect(await asked(DEVICE, (piece) => pieces.push(piece))).toEqual({
        kind: "answered",
        answer: ANSWER,
      });
      expect(pieces).toEqual(["H", "i"]);
    }
  });

  it("fails where the connection does, or an answer breaks off", async () => {
    const failures: (() => Response | Promise<Response>)[] = [
      () => Promise.reject(new TypeError("offline")),
      () => streaming('event: text\ndata: {"text":"H"}\n\n'),
      () => streaming('event: error\ndata: {"error":"x","code":"answer_failed"}\n\n'),
      () => streaming("event: answer\ndata: {\n\n"),
    ];
    for (const failure of failures) {
      answering(failure);
      expect(await asked(DEVICE)).toEqual({ kind: "failed" });
    }
  });

  it("is refused for its limit or its session", async () => {
    const refusal = async (status: number, code: string) => {
      answering(() => Response.json({ error: "Why", code }, { status }));
      return await asked(DEVICE);
    };
    expect(await refusal(429, "message_limit")).toEqual({ kind: "limit" });
    expect(await refusal(429, "too_many_requests")).toEqual({ kind: "refused", error: "Why" });
    expect(await refusal(401, "unauthorized")).toEqual({ kind: "ended" });
    answering(() => new Response("<html>", { status: 429 }));
    expect(await asked(DEVICE)).toEqual({ kind: "limit" });
  });

  it.each([400, 403, 404, 422, 500, 502, 503])(
    "comes back without a word for %d",
    async (status) => {
      answering(() => Response.json({ error: "Why", code: "x" }, { status }));
      expect(await asked(DEVICE)).toEqual({ kind: "returned" });
      answering(() => new Response("<html>", { status }));
      expect(await asked(DEVICE)).toEqual({ kind: "returned" });
    },
  );

  it("throws where it was aborted", async () => {
    const leaving = new AbortController();
    answering(() => {
      leaving.abort();
      return Promise.reject(new DOMException("aborted", "AbortError"));
    });
    await expect(
      ask(DEVICE, { message: "hello", signal: leaving.signal, onText: () => {} }),
    ).rejects.toThrow("aborted");
  });
});

it("loads what was said, and no count for an account", async () => {
  const timestamp = "2026-01-01T00:00:00.000Z";
  const fetch = answering(() => Response.json([{ content: "Hi", timestamp, isUser: false }]));
  expect(await loadHistory(DEVICE)).toEqual([
    {
      content: "Hi",
      timestamp,
      isUser: false,
      history: true,
      parts: [{ kind: "text", text: "Hi" }],
      chips: [],
    },
  ]);
  expect(fetch.mock.calls[0]?.[0]).toBe(`/api/chat-history?device_id=${DEVICE.device}`);
  expect(await loadRemaining(ACCOUNT)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
  answering(() => Response.json({ error: "x" }, { status: 500 }));
  await expect(loadHistory(DEVICE)).rejects.toThrow("500");
});

it("passes over events without data", async () => {
  const body = streaming("event: ping\n\ndata: 1\ndata: \n\n").body!;
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  expect(events).toEqual([{ event: "message", data: 1 }]);
});
