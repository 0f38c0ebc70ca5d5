import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { scriptedResponder } from "../../../test/chat.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { openEventStream } from "./event-stream.server.ts";

const DEVICE = "6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01";

onEachEngine((open) => {
  const build = async (answer: Parameters<typeof scriptedResponder>[0]) => {
    const { responder } = scriptedResponder(answer);
    const assistant = { responder, whoIs: async () => null };
    const settings = { FREE_MESSAGES: "3" };
    return await buildTestApp(open, { records: smallDirectory, settings, assistant });
  };

  it("sends pieces as they come, and the whole answer once", async () => {
    const { app } = await build(async (_message, _conversation, options) => {
      options?.onText?.("Two ");
      options?.onText?.("pieces\n\n.");
      return { text: "Two pieces." };
    });
    const answer = await app.inject(asking("hello"));
    expect(answer.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(eventsIn(answer.body)).toEqual([
      ["text", { text: "Two " }],
      ["text", { text: "pieces\n\n." }],
      [
        "answer",
        {
          response: "Two pieces.",
          remaining_messages: 2,
          parts: [{ kind: "text", text: "You said: hello" }],
          chips: [],
        },
      ],
    ]);
  });

  it("sends what failed as an event, and refuses before it streams", async () => {
    const { app } = await build(() => {
      throw new Error("no answer");
    });
    const failed = await app.inject(asking("hello"));
    expect([failed.statusCode, eventsIn(failed.body)]).toEqual([
      200,
      [
        [
          "error",
          { error: "Sorry, there was an error processing your message.", code: "answer_failed" },
        ],
      ],
    ]);
    const refused = await app.inject(asking(" "));
    expect([refused.statusCode, refused.json().code]).toEqual([422, "invalid_input"]);
    const left = await app.inject(`/api/remaining-messages?device_id=${DEVICE}`);
    expect(left.json()).toEqual({ remaining_messages: 3 });
  });

  it.each([
    { piece: "A beginning", kept: ["hello", "A beginning"], remaining: 2 },
    { piece: "", kept: [], remaining: 3 },
  ])("stops when nobody listens, and keeps what was said ($piece)", async (expected) => {
    const stopped = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const { app } = await build(async (_message, _conversation, options) => {
      if (expected.piece) options?.onText?.(expected.piece);
      begun.resolve();
      await new Promise((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () => {
          stopped.resolve();
          reject(options.signal?.reason);
        });
      });
      return {};
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { url, headers, payload } = asking("hello");
    const { port } = app.server.address() as AddressInfo;
    const sent = request({ port, host: "127.0.0.1", path: url, method: "POST", headers });
    sent.on("error", () => undefined);
    sent.end(payload);
    const [response] = await once(sent, "response");
    response.on("error", () => undefined).resume();
    await begun.promise;
    sent.destroy();
    await stopped.promise;
    const kept = async () => {
      const history = await app.inject(`/api/chat-history?device_id=${DEVICE}`);
      return history.json().map(({ content }: { content: string }) => content);
    };
    await expect.poll(kept).toEqual(expected.kept);
    const left = await app.inject(`/api/remaining-messages?device_id=${DEVICE}`);
    expect(left.json()).toEqual({ remaining_messages: expected.remaining });
  });
});

it("shows that it lives while nothing is said, and no longer than it is open", async () => {
  const events = openEventStream(5);
  await once(events.body, "readable");
  expect(String(events.body.read())).toMatch(/^: /);
  events.end();
  events.body.resume();
  await once(events.body, "close");
  events.send("text", { text: "too late" });
});

function asking(message: string) {
  return {
    method: "POST" as const,
    url: "/api/chat",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "accept-encoding": "gzip, br",
    },
    payload: JSON.stringify({ message, device_id: DEVICE }),
  };
}

/** Events of a stream, each with its data. */
function eventsIn(body: string): [string | undefined, unknown][] {
  return body
    .split("\n\n")
    .filter((block) => block.startsWith("event: "))
    .map((block) => {
      const [event, data = ""] = block.split("\n");
      return [event?.slice("event: ".length), JSON.parse(data.slice("data: ".length))];
    });
}
