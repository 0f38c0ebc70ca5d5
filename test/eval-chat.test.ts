import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAssistant } from "#features/chat/assistant.server.ts";
import { createDesk } from "#features/chat/desk/desk.ts";
import { readEnv } from "#platform/env.ts";
import { evaluate, readCases, recordFetch } from "../scripts/eval-chat.ts";
import { openSampleRecords } from "./sample-records.ts";
import { startScriptedModel } from "./scripted-model.ts";

const CASES = readCases(join(import.meta.dirname, "chat-eval.txt"));

let sample: Awaited<ReturnType<typeof openSampleRecords>>;
beforeAll(async () => {
  sample = await openSampleRecords();
});
afterAll(() => sample.close());

test("the desk meets its cases", async () => {
  const verdicts = await evaluate(createDesk(sample.records), CASES, false);
  expect(verdicts.filter(({ fault }) => fault !== null)).toEqual([]);
});

test("what a model was sent can be replayed without it", async () => {
  const model = await startScriptedModel([
    { calls: [{ name: "search", arguments: { text: "nursing" } }] },
    { says: ["Which nursing course do you mean?"] },
    { says: ["It costs MVR 5."] },
    { says: ["It costs MVR 5."] },
  ]);
  const cases = CASES.filter(
    ({ said }) => said === "nursing courses" || said === "what is level 6",
  );
  const env = readEnv({ AI_BASE_URL: model.baseUrl, AI_MODEL: "scripted" });
  const { records, storage } = sample;
  const run = async (recording: Parameters<typeof recordFetch>[0], isReplay: boolean) => {
    const parts = { env, storage, records, onError: () => {}, isProbed: false };
    const { responder } = await createAssistant(parts);
    const putBack = recordFetch(recording, isReplay);
    const verdicts = await evaluate(responder, cases, true).finally(putBack);
    return verdicts.map(({ fault, called }) => ({ fault, called }));
  };
  const recording = new Map();
  const first = await run(recording, false);
  expect(first).toEqual([
    { fault: null, called: ["search"] },
    // The model's answer is refused, so the desk's stands.
    { fault: null, called: ["levels"] },
  ]);
  expect(model.asked).toHaveLength(4);
  expect(await run(recording, true)).toEqual(first);
  expect(model.asked).toHaveLength(4);
});
