import { expect, it } from "vitest";
import { addUser, scriptedResponder } from "../../../test/chat.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { newMemory } from "./answer.ts";
import { createChatService } from "./chat.service.server.ts";
import { CHAT_DAYS } from "./chat-limits.ts";
import { parseMemory } from "./memory.ts";

const DEVICE = { device: "6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01" };
const LATER = { device: "0d4cbb42-61f1-4a63-8a0f-6a1b8f0f7c02" };
const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);

onEachEngine((open) => {
  const build = async () => {
    const storage = await open();
    let time = START;
    const serve = () =>
      createChatService({
        storage,
        responder: scriptedResponder(() => ({})).responder,
        freeMessages: 3,
        onError: (error) => {
          throw error;
        },
        now: () => new Date(time),
      });
    const chat = serve();
    const on = (day: number) => {
      time = START + day * DAY;
    };
    const say = async (owner: typeof DEVICE | { user: string }) => {
      const question = await chat.ask(owner, "hello", "10.0.0.1");
      await question.answer();
    };
    return { storage, chat, serve, on, say };
  };

  it("forgets a device 90 days after its last message, and no account", async () => {
    const { storage, chat, on, say } = await build();
    await addUser(storage, "u1", "Aishath");
    await say(DEVICE);
    await say({ user: "u1" });
    on(10);
    await say(LATER);
    on(CHAT_DAYS);
    expect(await chat.forgetOld()).toBe(0);
    on(CHAT_DAYS + 1);
    expect(await chat.forgetOld()).toBe(1);
    expect(await chat.history(DEVICE)).toEqual([]);
    expect(await chat.history(LATER)).toHaveLength(2);
    expect(await chat.history({ user: "u1" })).toHaveLength(2);
    expect(await chat.messagesOf("u1")).toHaveLength(2);
    expect(await storage.db.selectFrom("limits").selectAll().execute()).toEqual([]);
    await chat.close();
  });

  it("forgets when a server starts, on as many servers as there are", async () => {
    const { chat, serve, on, say } = await build();
    await say(DEVICE);
    on(CHAT_DAYS + 1);
    const servers = [serve(), serve()];
    for (const server of servers) await server.close();
    expect(await chat.history(DEVICE)).toEqual([]);
    await chat.close();
  });
});

it("begins anew where the memory has the shape of an earlier version", () => {
  const memory = { ...newMemory(), shown: [1], about: { course: 1 } };
  expect(parseMemory(JSON.stringify(memory))).toEqual(memory);
  expect(parseMemory(null)).toEqual(newMemory());
  const { place: _, ...wish } = memory.wish;
  for (const earlier of [
    {},
    [],
    null,
    { ...memory, shown: 1 },
    { ...memory, wish },
    { ...memory, page: "1" },
    { ...memory, wish: { ...memory.wish, category: null } },
  ]) {
    expect(parseMemory(JSON.stringify(earlier))).toEqual(newMemory());
  }
});
