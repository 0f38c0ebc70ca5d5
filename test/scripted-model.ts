import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";

/** One reply of the model, in the order of its calls. */
export type Reply =
  /** Sends these pieces, `pause` milliseconds apart, and ends with `reason` ("stop" by default). */
  | { says: readonly string[]; pause?: number; reason?: string }
  /** Calls functions; a text stands for invalid arguments. */
  | { calls: readonly { name: string; arguments: object | string }[] }
  /** Answers with a status and an error, of a parameter if one is named. */
  | { status: number; param?: string; message?: string }
  /** Waits before its next reply. */
  | { waits: number; reply: Reply }
  /** Leads to another address. */
  | { leadsTo: string }
  /** Sends the pieces, then the connection breaks. */
  | { breaksAfter: readonly string[] }
  /** Sends invalid JSON. */
  | { garbage: string }
  /** Never answers. */
  | { silent: true };

/** A request to the model, in the API's format. */
interface Asked {
  authorization: string | undefined;
  model: string;
  stream: boolean;
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  reasoning_effort?: string;
  tool_choice?: unknown;
  tools?: { function: { name: string } }[];
  messages: { role: string; content: string | null; tool_call_id?: string }[];
}

export interface ScriptedModel {
  /** The value for AI_BASE_URL. */
  baseUrl: string;
  asked: Asked[];
  /** Requests that only ask whether it is there; each is answered with the call that it asks for. */
  probes: Asked[];
  /** Number of answers that the client aborted. */
  givenUp(): number;
}

/**
 * A server for the streaming chat completions of OpenAI's API that sends a test's script. It runs
 * on this machine, on a free port, until the test ends; after its script it answers 500.
 */
export async function startScriptedModel(replies: readonly Reply[]): Promise<ScriptedModel> {
  const asked: Asked[] = [];
  const probes: Asked[] = [];
  let givenUp = 0;
  const server = createServer(async (request, response) => {
    response.once("close", () => {
      if (!response.writableFinished) givenUp += 1;
    });
    const read = await readAsked(request);
    if (read.tools?.some((one) => one.function.name === "ready")) {
      probes.push(read);
      await send({ calls: [{ name: "ready", arguments: {} }] }, response);
      return;
    }
    const reply = replies[asked.length] ?? { status: 500 };
    asked.push(read);
    await send(reply, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked, probes, givenUp: () => givenUp };
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Omit<Asked, "authorization">;
  return { ...body, authorization: request.headers.authorization };
}

async function send(reply: Reply, response: ServerResponse): Promise<void> {
  if ("silent" in reply) return;
  if ("waits" in reply) {
    await sleep(reply.waits);
    if (!response.destroyed) await send(reply.reply, response);
    return;
  }
  if ("status" in reply) {
    response.writeHead(reply.status, { "content-type": "application/json" });
    const { message = "scripted", param = null } = reply;
    response.end(JSON.stringify({ error: { message, type: "scripted", param } }));
    return;
  }
  if ("leadsTo" in reply) {
    response.writeHead(307, { location: reply.leadsTo }).end();
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if ("garbage" in reply) response.end(`data: ${reply.garbage}\n\n`);
  else if ("breaksAfter" in reply) {
    await say(response, reply.breaksAfter);
    // Flushes what was written before the connection ends.
    await sleep(20);
    response.destroy();
  } else if ("calls" in reply) {
    response.write(event({ tool_calls: reply.calls.map(toolCall) }));
    end(response, "tool_calls");
  } else {
    await say(response, reply.says, reply.pause);
    end(response, reply.reason ?? "stop");
  }
}

async function say(response: ServerResponse, pieces: readonly string[], pause = 0): Promise<void> {
  for (const content of pieces) {
    if (pause > 0) await sleep(pause);
    if (response.destroyed) return;
    response.write(event({ role: "assistant", content }));
  }
}

function end(response: ServerResponse, reason: string): void {
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  response.write(event({}, reason));
  response.write(chunk({ choices: [], usage }));
  response.end("data: [DONE]\n\n");
}

function event(delta: object, finish_reason: string | null = null): string {
  return chunk({ choices: [{ index: 0, delta, finish_reason }] });
}

function chunk(fields: object): string {
  const head = { id: "scripted", object: "chat.completion.chunk", created: 0, model: "scripted" };
  return `data: ${JSON.stringify({ ...head, ...fields })}\n\n`;
}

function toolCall(
  { name, arguments: given }: { name: string; arguments: object | string },
  index: number,
) {
  const written = typeof given === "string" ? given : JSON.stringify(given);
  return { index, id: `call-${index}`, type: "function", function: { name, arguments: written } };
}
