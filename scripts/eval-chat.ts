import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { newMemory, type Responder, type Turn } from "#features/chat/answer.ts";
import { createAssistant } from "#features/chat/assistant.server.ts";
import { createDesk } from "#features/chat/desk/desk.ts";
import { LOOK_UPS } from "#features/chat/lookups/lookups.ts";
import { readEnv } from "#platform/env.ts";
import { openSampleRecords } from "../test/sample-records.ts";

const USAGE = `Usage: npm run eval:chat -- [--model] [--record FILE | --replay FILE] [--cases FILE | --ask FILE]

Runs the cases of test/chat-eval.txt over the sample and says which are met: against the desk, or with
--model against the model of the AI_ settings.

  --record FILE   keeps what the model's service sent
  --replay FILE   answers from such a file, without a network
  --ask FILE      judges nothing, and prints what is answered to each question of a JSON list, one text
                  or the messages of one conversation each, with its processor time
`;

/** What a service sent to the calls of each case, in their order. */
type Recording = Map<string, { status: number; body: string }[]>;

export interface Verdict {
  said: string;
  /** Why it is not met; null where it is. */
  fault: string | null;
  called: string[];
  ms: number;
}

interface Case {
  face: string;
  said: string;
  lookups: string[];
  must: RegExp;
  mustNot: RegExp | null;
}

/** The cases of a file: face | messages | look-ups | must be in the answer | must not. */
export function readCases(file: string): Case[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      // A pattern holds "|" without spaces around it.
      const [face = "", said = "", lookups = "", must = ".", mustNot = ""] = line
        .split(/\s\|(?=\s|$)/)
        .map((cell) => cell.trim());
      return {
        face,
        said,
        lookups: lookups.split("+").filter(Boolean),
        must: new RegExp(must || ".", "iu"),
        mustNot: mustNot === "" ? null : new RegExp(mustNot, "iu"),
      };
    });
}

/** Leads each case's conversation and holds its last answer to what the case wants. */
export async function evaluate(responder: Responder, cases: readonly Case[], isModel: boolean) {
  const called = listenToLookUps();
  const verdicts: Verdict[] = [];
  try {
    for (const one of cases) {
      called.begin(one.said);
      const began = performance.now();
      const text = await lead(responder, one.said);
      const names = called.names();
      const isHeld = isModel || one.face === "both";
      const missing = one.lookups.find(
        (any) => !any.split("/").some((name) => names.includes(name)),
      );
      const wrong = one.mustNot?.exec(text)?.[0];
      const fault =
        wrong !== undefined
          ? `says “${wrong}”`
          : !isHeld
            ? null
            : missing !== undefined
              ? `did not call ${missing}`
              : one.must.test(text)
                ? null
                : `lacks ${one.must.source}`;
      verdicts.push({
        said: one.said,
        fault,
        called: names,
        ms: Math.round(performance.now() - began),
      });
    }
  } finally {
    called.end();
  }
  return verdicts;
}

async function lead(responder: Responder, said: string): Promise<string> {
  return (await answersTo(responder, said.split(" > "))).at(-1)!.text;
}

/** The answers to the messages of one conversation, with the processor time of each. */
async function answersTo(responder: Responder, messages: readonly string[]) {
  const answers: { text: string; chips: string[]; ms: number }[] = [];
  const turns: Turn[] = [];
  let memory = newMemory();
  for (const message of messages) {
    const began = process.cpuUsage();
    const answer = await responder.answer(message, { memory, turns: [...turns] });
    const { user, system } = process.cpuUsage(began);
    const { text } = answer;
    ({ memory } = answer);
    answers.push({
      text,
      chips: answer.chips.map(({ label }) => label),
      ms: (user + system) / 1e3,
    });
    turns.push({ isUser: true, text: message }, { isUser: false, text });
  }
  return answers;
}

const questions = z.array(z.union([z.string(), z.array(z.string()).min(1)]));

/** Prints what is answered to each conversation of a file, and how long answers take. */
async function ask(responder: Responder, file: string) {
  const times: number[] = [];
  const asked = questions.parse(JSON.parse(readFileSync(file, "utf8")));
  // Answered once before, so that times are those of a server that has run a while.
  for (const said of asked) await answersTo(responder, [said].flat());
  for (const [at, said] of asked.entries()) {
    const messages = [said].flat();
    for (const [place, { text, chips, ms }] of (await answersTo(responder, messages)).entries()) {
      times.push(ms);
      const lines = `${text}\n[${chips.join("] [")}]`.replaceAll("\n", "\n    ");
      process.stdout.write(`${at + 1}. ${messages[place]}  (${ms.toFixed(1)} ms)\n    ${lines}\n`);
    }
  }
  times.sort((a, b) => a - b);
  const share = (of: number) => times[Math.floor(times.length * of)]?.toFixed(1);
  process.stdout.write(`Processor time: p50 ${share(0.5)} ms, p95 ${share(0.95)} ms.\n`);
}

/** Which case runs now: recordings are kept by it. */
let running = "";

/** Hears which look-ups are called, whoever calls them. */
function listenToLookUps() {
  const heard: string[] = [];
  const own = Object.entries(LOOK_UPS).map(([name, lookUp]) => {
    const { find } = lookUp;
    const listening = (...asked: [never, never]) => {
      heard.push(name);
      return find(...asked);
    };
    return Object.assign(lookUp, { find: listening }) && { lookUp, find };
  });
  return {
    begin: (said: string) => {
      running = said;
      heard.length = 0;
    },
    names: () => [...new Set(heard)],
    end: () => own.forEach(({ lookUp, find }) => void Object.assign(lookUp, { find })),
  };
}

/** Keeps what is fetched from now on, or answers from what was kept. @returns what puts fetch back. */
export function recordFetch(recording: Recording, isReplay: boolean): () => void {
  const real = globalThis.fetch;
  const places = new Map<string, number>();
  globalThis.fetch = async (input, init) => {
    const at = places.get(running) ?? 0;
    places.set(running, at + 1);
    if (isReplay) {
      const kept = recording.get(running)?.[at];
      if (!kept) throw new TypeError(`Nothing is recorded for call ${at + 1} of “${running}”`);
      const headers = {
        "content-type": kept.body.startsWith("data:") ? "text/event-stream" : "application/json",
      };
      return new Response(kept.body, { status: kept.status, headers });
    }
    const response = await real(input, init);
    const body = await response.clone().text();
    recording.set(running, [...(recording.get(running) ?? []), { status: response.status, body }]);
    return response;
  };
  return () => {
    globalThis.fetch = real;
  };
}

async function main() {
  const { values } = parseArgs({
    options: {
      model: { type: "boolean", default: false },
      record: { type: "string" },
      replay: { type: "string" },
      cases: { type: "string", default: "test/chat-eval.txt" },
      ask: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const recording: Recording = new Map(
    values.replay ? JSON.parse(readFileSync(values.replay, "utf8")) : [],
  );
  if (values.record || values.replay) recordFetch(recording, values.replay !== undefined);
  const isModel = values.model || values.record !== undefined || values.replay !== undefined;
  const { records, storage, close } = await openSampleRecords();
  const onError = (error: unknown) => process.stderr.write(`${error}\n`);
  const replayed = values.replay && { AI_BASE_URL: "http://127.0.0.1/v1", AI_MODEL: "replayed" };
  const env = readEnv({ ...process.env, ...replayed });
  if (isModel && env.AI_MODEL === null) throw new Error("Set AI_BASE_URL and AI_MODEL");
  const { responder, model } = isModel
    ? await createAssistant({ env, storage, records, onError, isProbed: false })
    : { responder: createDesk(records), model: null };
  if (values.ask) {
    await ask(responder, values.ask);
    return close();
  }
  const verdicts = await evaluate(responder, readCases(values.cases), isModel);
  for (const { said, fault, called, ms } of verdicts)
    process.stdout.write(
      `${fault === null ? "met    " : "NOT MET"} ${said} [${called.join(", ")}] ${ms} ms${fault === null ? "" : `: ${fault}`}\n`,
    );
  const met = verdicts.filter(({ fault }) => fault === null).length;
  process.stdout.write(`${met} of ${verdicts.length} met.\n`);
  if (model) process.stdout.write(`${JSON.stringify(await model.report())}\n`);
  if (values.record) writeFileSync(values.record, JSON.stringify([...recording]));
  await close();
  if (met < verdicts.length) process.exitCode = 1;
}

if (import.meta.main ?? process.argv[1]?.endsWith("eval-chat.ts")) await main();
