import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { buildTestApp } from "../../../../test/app.ts";
import { type OpenStorage, onEachEngine } from "../../../../test/engines.ts";
import { type Reply, startScriptedModel } from "../../../../test/scripted-model.ts";
import { smallDirectory } from "../../../../test/small-directory.ts";

const DEVICE = "2d1b7a52-5a0e-4b6e-9d0e-2f6f8a3b9c07";

onEachEngine((open) => {
  test("a model that is configured answers in the chat, for one message", async () => {
    const { app } = await build(open, [
      { calls: [{ name: "search", arguments: { text: "marketing" } }] },
      { says: ["There is the Diploma in Marketing."] },
    ]);
    const { parts, remaining_messages } = await send(app);
    expect(parts).toMatchObject([
      { kind: "steps", steps: ["Looked at 1 marketing course"] },
      { kind: "text", text: "There is the Diploma in Marketing." },
      { kind: "courses", courses: [{ name: "Diploma in Marketing" }] },
    ]);
    expect(remaining_messages).toBe(2);
  });

  test("where it fails the desk answers, and the message is counted once", async () => {
    const { app, model } = await build(open, [{ status: 401 }]);
    const { response, remaining_messages } = await send(app);
    expect(response).toContain("Diploma in Marketing");
    expect(remaining_messages).toBe(2);
    expect(model.asked).toHaveLength(1);
  });

  test("the two take turns: the desk goes on from what the model showed", async () => {
    const { app } = await build(open, [
      { calls: [{ name: "search", arguments: { text: "quran" } }] },
      { says: ["There is the Certificate III in Quran Teaching."] },
      { status: 401 },
    ]);
    await send(app, "quran");
    const { response } = await send(app, "what language is the first one taught in?");
    expect(response).toContain("Arabic");
  });
});

async function build(open: OpenStorage, replies: readonly Reply[]) {
  const model = await startScriptedModel(replies);
  const settings = {
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: "scripted",
    AI_API_KEY: "secret",
    FREE_MESSAGES: "3",
  };
  return { ...(await buildTestApp(open, { records: smallDirectory, settings })), model };
}

async function send(app: FastifyInstance, message = "marketing diploma") {
  const payload = { message, device_id: DEVICE };
  const answer = await app.inject({ method: "POST", url: "/api/chat", payload });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
