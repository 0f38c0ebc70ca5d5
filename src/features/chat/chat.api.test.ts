import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { addUser, scriptedResponder, whoIsIn } from "../../../test/chat.ts";
import { type OpenStorage, onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { type ChatReply, newMemory } from "./answer.ts";

const LIMIT_REACHED = "Message limit reached. Please register to continue chatting.";
const DEVICE = "6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01";
const OTHER_DEVICE = "0d4cbb42-61f1-4a63-8a0f-6a1b8f0f7c02";

const ANSWER: Partial<ChatReply> = {
  text: "One course fits.",
  parts: [
    { kind: "text", text: "One course fits." },
    {
      kind: "courses",
      total: 1,
      link: "/courses?category=Marketing",
      courses: [
        {
          id: 1,
          name: "Diploma in Marketing",
          institution: "Atoll College",
          link: "/courses/1/diploma-in-marketing",
          facts: [{ label: "Total cost", value: "MVR 20,000", field: "total_cost" }],
          sample: true,
        },
      ],
    },
  ],
  chips: [{ label: "Only online", message: "only online" }],
};

onEachEngine((open) => {
  const build = async (
    answer: Parameters<typeof scriptedResponder>[0] = () => ({}),
    settings: Record<string, string> = {},
  ) => {
    const opened: OpenStorage = async () => (storage = await open());
    let storage: Awaited<ReturnType<OpenStorage>>;
    const { responder, heard } = scriptedResponder(answer);
    const built = await buildTestApp(opened, {
      records: smallDirectory,
      settings: { TRUST_PROXY: "true", FREE_MESSAGES: "3", ...settings },
      assistant: { responder, whoIs: whoIsIn(() => storage) },
    });
    return { ...built, heard };
  };

  describe("a device", () => {
    it("is answered, and told how many messages are left", async () => {
      const { app } = await build(() => ANSWER);
      const answer = await send(app, "marketing?");
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.json()).toEqual({
        response: "One course fits.",
        remaining_messages: 2,
        parts: ANSWER.parts,
        chips: ANSWER.chips,
      });
      expect(await left(app)).toBe(2);
      expect(await left(app, OTHER_DEVICE)).toBe(3);
    });

    it("finds what was said, in order and with all that an answer showed", async () => {
      const { app } = await build(() => ANSWER);
      expect(await history(app)).toEqual([]);
      await send(app, "  marketing?\r\nin Addu ");
      const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(await history(app)).toEqual([
        {
          content: "marketing?\nin Addu",
          timestamp,
          isUser: true,
          history: true,
          parts: [],
          chips: [],
        },
        {
          content: "One course fits.",
          timestamp,
          isUser: false,
          history: true,
          parts: ANSWER.parts,
          chips: ANSWER.chips,
        },
      ]);
      expect(await history(app, OTHER_DEVICE)).toEqual([]);
      expect(await history(app, DEVICE.toUpperCase())).toHaveLength(2);
    });

    it("is greeted once", async () => {
      const { app } = await build();
      const greet = () => post(app, "/api/greet", { device_id: DEVICE });
      const first = (await greet()).json();
      expect(first).toEqual({ greeting: expect.stringContaining("Hello"), already_greeted: false });
      expect((await greet()).json()).toEqual({ ...first, already_greeted: true });
      expect((await history(app)).map(({ content }) => content)).toEqual([first.greeting]);
      expect(await left(app)).toBe(3);
    });

    it("is told of what was said before, and remembers", async () => {
      const memory = { ...newMemory(), shown: [4, 2] };
      const { app, heard } = await build(() => ({ memory }));
      await send(app, "one");
      await send(app, "two");
      expect(heard.map(([message, { memory: kept, turns }]) => [message, kept, turns])).toEqual([
        ["one", newMemory(), []],
        [
          "two",
          memory,
          [
            { isUser: true, text: "one" },
            { isUser: false, text: "You said: one" },
          ],
        ],
      ]);
    });

    it("reaches its limit, with the specification's sentence, and keeps it when it clears", async () => {
      const { app } = await build();
      for (const message of ["1", "2", "3"]) {
        expect((await send(app, message)).statusCode).toBe(200);
      }
      expect(await left(app)).toBe(0);
      const refused = await send(app, "4");
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { error: LIMIT_REACHED, code: "message_limit" },
      ]);
      expect(await history(app)).toHaveLength(6);
      const cleared = await app.inject({
        method: "DELETE",
        url: `/api/chat-history?device_id=${DEVICE}`,
      });
      expect(cleared.statusCode).toBe(200);
      expect(await history(app)).toEqual([]);
      expect((await send(app, "4")).statusCode).toBe(429);
      const greeted = await post(app, "/api/greet", { device_id: DEVICE });
      expect(greeted.json().already_greeted).toBe(false);
      expect((await send(app, "1", { device: OTHER_DEVICE })).statusCode).toBe(200);
    });

    it("shares a larger limit with its network", async () => {
      const { app } = await build(() => ({}), { FREE_MESSAGES: "1" });
      const statuses = [];
      for (let count = 0; count <= 20; count++) {
        statuses.push((await send(app, "hi", { device: randomUUID() })).statusCode);
      }
      expect(statuses).toEqual([...Array(20).fill(200), 429]);
      expect(await left(app, OTHER_DEVICE)).toBe(0);
      const elsewhere = { device: randomUUID(), address: "10.0.0.2" };
      expect((await send(app, "hi", elsewhere)).statusCode).toBe(200);
    });
  });

  it("lets exactly the free messages through, of 200 at once", async () => {
    const { app, heard } = await build(() => ({}), { FREE_MESSAGES: "10" });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send(app, `Number ${index}`)),
    );
    const passed = answers.filter(({ statusCode }) => statusCode === 200);
    expect(passed).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(190);
    expect(heard).toHaveLength(10);
    expect(await history(app)).toHaveLength(20);
    expect(await left(app)).toBe(0);
  });

  it("lets exactly a network's share through, of many devices at once", async () => {
    const { app } = await build(() => ({}), { FREE_MESSAGES: "2" });
    const devices = Array.from({ length: 60 }, () => randomUUID());
    const answers = await Promise.all(devices.map((device) => send(app, "hi", { device })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40);
  });

  it("refuses what is no message, and counts none of it", async () => {
    const { app, heard } = await build();
    const cases: [body: unknown, fields: string[]][] = [
      [{ message: "", device_id: DEVICE }, ["message"]],
      [{ message: " \n\t \u0000", device_id: DEVICE }, ["message"]],
      [{ message: "x".repeat(1_001), device_id: DEVICE }, ["message"]],
      [{ message: 5, device_id: DEVICE }, ["message"]],
      [{ message: "hi" }, ["device_id"]],
      [{ message: "hi", device_id: "me" }, ["device_id"]],
      [{}, ["message"]],
      [null, ["body"]],
    ];
    for (const [body, fields] of cases) {
      const answer = await post(app, "/api/chat", body);
      expect([answer.statusCode, Object.keys(answer.json().fields)], JSON.stringify(body)).toEqual([
        422,
        fields,
      ]);
    }
    const sentenceFor = async (message: unknown) =>
      (await post(app, "/api/chat", { message, device_id: DEVICE })).json().fields.message;
    for (const message of [5, null, ["hi"], { text: "hi" }]) {
      expect(await sentenceFor(message)).toBe("message must be a text");
    }
    for (const message of [undefined, " "]) {
      expect(await sentenceFor(message)).toBe("Write a message first");
    }
    for (const url of ["/api/chat-history", "/api/remaining-messages?device_id=1"]) {
      expect((await app.inject(url)).statusCode, url).toBe(422);
    }
    expect((await post(app, "/api/greet", {})).statusCode).toBe(422);
    expect(heard).toEqual([]);
    expect(await left(app)).toBe(3);
    expect((await send(app, "x".repeat(1_000))).statusCode).toBe(200);
  });

  describe("a failed answer", () => {
    it("is not counted, and leaves nothing behind", async () => {
      let fails = true;
      const { app } = await build(() => {
        if (fails) throw new Error("no answer");
        return {};
      });
      for (let attempt = 0; attempt < 4; attempt++) {
        const failed = await send(app, "hello");
        expect([failed.statusCode, failed.json()]).toEqual([
          500,
          { error: "Sorry, there was an error processing your message.", code: "answer_failed" },
        ]);
      }
      expect([await left(app), await history(app)]).toEqual([3, []]);
      fails = false;
      expect((await send(app, "hello")).json().remaining_messages).toBe(2);
    });

    it("gives back one message, however many fail beside others", async () => {
      const answer = (message: string) => {
        if (message === "fail") throw new Error("no answer");
        return {};
      };
      // Enough messages for all at once, because the order in which they are admitted is undefined.
      const { app } = await build(answer, { FREE_MESSAGES: "4" });
      await send(app, "works");
      await Promise.all([send(app, "fail"), send(app, "fail"), send(app, "works")]);
      expect(await left(app)).toBe(2);
      expect(await history(app)).toHaveLength(4);
    });
  });

  describe("an account", () => {
    it("has no limit of free messages, and its own history", async () => {
      const { app, storage } = await build();
      const authorization = await addUser(storage, "u1", "Aishath");
      const another = await addUser(storage, "u2", "Ibrahim");
      for (let count = 0; count < 5; count++) {
        const answer = await send(app, "hi", { authorization });
        expect([answer.statusCode, answer.json().remaining_messages]).toEqual([200, null]);
      }
      const headers = { authorization };
      const list = await app.inject({ url: "/api/chat-history", headers });
      expect(list.json()).toHaveLength(10);
      const none = await app.inject({
        url: "/api/chat-history",
        headers: { authorization: another },
      });
      expect(none.json()).toEqual([]);
      expect(await history(app)).toEqual([]);
      const remaining = await app.inject({ url: "/api/remaining-messages", headers });
      expect(remaining.json()).toEqual({ remaining_messages: null });
    });

    it("is greeted by name", async () => {
      const { app, storage } = await build();
      const authorization = await addUser(storage, "u1", "Aishath");
      const greeted = await post(app, "/api/greet", {}, { authorization });
      expect(greeted.json()).toMatchObject({
        greeting: expect.stringContaining("Aishath"),
        already_greeted: false,
      });
      const again = await app.inject({
        method: "POST",
        url: "/api/greet",
        headers: { authorization, "content-type": "application/json" },
      });
      expect(again.json()).toMatchObject({ already_greeted: true });
    });

    it("is not named to who answers", async () => {
      const { app, storage, heard } = await build();
      const authorization = await addUser(storage, "u1", "Aishath");
      await post(app, "/api/greet", {}, { authorization });
      await send(app, "one", { authorization });
      expect(JSON.stringify(heard)).not.toContain("Aishath");
    });

    it("takes over what was said on the device, once, with what was remembered", async () => {
      const memory = { ...newMemory(), shown: [7] };
      const { app, storage, heard } = await build((message) =>
        message === "one" ? { memory } : {},
      );
      const authorization = await addUser(storage, "u1", "Aishath");
      await send(app, "one");
      const greet = () => post(app, "/api/greet", { device_id: DEVICE }, { authorization });
      const greeted = await Promise.all([greet(), greet(), greet()]);
      expect(greeted.map((answer) => answer.json().already_greeted)).toEqual([true, true, true]);
      expect(await history(app)).toEqual([]);
      const headers = { authorization };
      const moved = (await app.inject({ url: "/api/chat-history", headers })).json();
      expect(moved.map(({ content }: { content: string }) => content)).toEqual([
        "one",
        "You said: one",
      ]);
      await send(app, "two", { authorization });
      expect(heard.at(-1)?.[1]).toMatchObject({ memory, turns: [{ text: "one" }, {}] });
      // Deleting the conversation does not reset the device's used messages.
      expect(await left(app)).toBe(2);
    });

    it("answers in the account what was asked on the device before it moved", async () => {
      const asked = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const { app, storage } = await build(async () => {
        asked.resolve();
        await release.promise;
        return {};
      });
      const authorization = await addUser(storage, "u1", "Aishath");
      const sent = send(app, "one");
      await asked.promise;
      await post(app, "/api/greet", { device_id: DEVICE }, { authorization });
      release.resolve();
      expect((await sent).statusCode).toBe(200);
      const headers = { authorization };
      expect((await app.inject({ url: "/api/chat-history", headers })).json()).toHaveLength(2);
      expect(await history(app)).toEqual([]);
    });

    it("loses nothing to a token that is not valid", async () => {
      const { app } = await build();
      const authorization = "Bearer unknown";
      for (const answer of [
        await send(app, "hi", { authorization }),
        await post(app, "/api/greet", { device_id: DEVICE }, { authorization }),
        await app.inject({
          url: `/api/chat-history?device_id=${DEVICE}`,
          headers: { authorization },
        }),
      ]) {
        expect([answer.statusCode, answer.json().code]).toEqual([401, "unauthorized"]);
      }
      expect(await left(app)).toBe(3);
    });

    it("is slowed down where no person could type", async () => {
      const { app, storage } = await build();
      const authorization = await addUser(storage, "u1", "Aishath");
      const answers = await Promise.all(
        Array.from({ length: 65 }, () => send(app, "hi", { authorization })),
      );
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(5);
      expect(refused[0]?.json().code).toBe("too_many_requests");
      expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    });

    it("is forgotten with all that it said", async () => {
      const { app, storage } = await build();
      const authorization = await addUser(storage, "u1", "Aishath");
      await send(app, "hi", { authorization });
      await storage.db.deleteFrom("users").where("id", "=", "u1").execute();
      expect(await storage.db.selectFrom("chat_messages").selectAll().execute()).toEqual([]);
    });
  });
});

interface Sent {
  device?: string;
  address?: string;
  authorization?: string;
}

function send(app: FastifyInstance, message: string, sent: Sent = {}) {
  const { device = DEVICE, address, authorization } = sent;
  const body = authorization === undefined ? { message, device_id: device } : { message };
  return post(app, "/api/chat", body, { address, authorization });
}

function post(
  app: FastifyInstance,
  url: string,
  body: unknown,
  { address = "10.0.0.1", authorization }: Omit<Sent, "device"> = {},
) {
  return app.inject({
    method: "POST",
    url,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": address,
      ...(authorization && { authorization }),
    },
    payload: JSON.stringify(body),
  });
}

async function history(app: FastifyInstance, device = DEVICE) {
  const answer = await app.inject(`/api/chat-history?device_id=${device}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ content: string }[]>();
}

async function left(app: FastifyInstance, device = DEVICE): Promise<number> {
  const headers = { "x-forwarded-for": "10.0.0.1" };
  const url = `/api/remaining-messages?device_id=${device}`;
  return (await app.inject({ url, headers })).json().remaining_messages;
}
