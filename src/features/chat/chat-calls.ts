import type { z } from "zod";
import type { Answer, Endpoint, EndpointSchemas, Input } from "#platform/http/endpoint.ts";
import type { Problem } from "#platform/http/problem.schema.ts";
import { send } from "#web/api-client.ts";
import type { Chip, Part } from "./answer.ts";
import { CHAT } from "./chat.endpoints.ts";
import type { greeting } from "./chat.schema.ts";
import type { ChatAnswer, ChatMessage } from "./chat.ts";
import { readEvents } from "./event-reading.ts";

/** Who chats: an account by its header, or this browser by its id. */
export interface Chatter {
  /** Holds `Authorization` for an account, nothing for anybody else. */
  headers: Record<string, string>;
  /** Null for an account. */
  device: string | null;
}

/** What became of a message. */
export type Outcome =
  | { kind: "answered"; answer: ChatAnswer }
  /** The free messages are used up. */
  | { kind: "limit" }
  /** Refused with a sentence for people. */
  | { kind: "refused"; error: string }
  /** The session has ended. */
  | { kind: "ended" }
  /** No connection, or the server failed. */
  | { kind: "failed" };

/** What was said before; throws where it cannot be had. */
export async function loadHistory(who: Chatter): Promise<ChatMessage[]> {
  const list: SpecifiedMessage[] = await read(CHAT.history, { query: deviceOf(who) }, who);
  return list.map(({ parts, chips, ...message }) => ({
    ...message,
    history: true,
    parts: parts ?? textParts(message.content, message.isUser),
    chips: chips ?? [],
  }));
}

/** Free messages that are left; null for an account. Throws where it cannot be had. */
export async function loadRemaining(who: Chatter): Promise<number | null> {
  if (who.device === null) return null;
  return (await read(CHAT.remaining, { query: deviceOf(who) }, who)).remaining_messages;
}

/**
 * Asks for the greeting; with an account, what was said on `device` moves there. Throws where it
 * fails.
 */
export async function greet(
  who: Chatter,
  device: string | null,
): Promise<z.output<typeof greeting>> {
  return await read(CHAT.greet, { body: device === null ? {} : { device_id: device } }, who);
}

/** Deletes what was said. Throws where it fails. */
export async function clearHistory(who: Chatter): Promise<void> {
  await read(CHAT.clear, { query: deviceOf(who) }, who);
}

interface Asking {
  message: string;
  signal: AbortSignal;
  /** Called with each piece of the answer's text that comes ahead of it. */
  onText: (piece: string) => void;
}

/** Sends a message and says what became of it; throws only when it was aborted. */
export async function ask(who: Chatter, { message, signal, onText }: Asking): Promise<Outcome> {
  try {
    const response = await send(
      CHAT.ask,
      { body: { message, ...deviceOf(who) } },
      { signal, headers: { ...who.headers, Accept: "text/event-stream, application/json" } },
    );
    if (!response.ok) return await refusal(response);
    return response.headers.get("Content-Type")?.startsWith("text/event-stream")
      ? await streamed(response, onText)
      : answered(await response.json());
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: "failed" };
  }
}

async function streamed(response: Response, onText: Asking["onText"]): Promise<Outcome> {
  if (!response.body) return { kind: "failed" };
  for await (const { event, data } of readEvents(response.body)) {
    if (event === "text") onText((data as { text: string }).text);
    if (event === "answer") return answered(data as SpecifiedAnswer);
    if (event === "error") return { kind: "failed" };
  }
  return { kind: "failed" };
}

async function refusal(response: Response): Promise<Outcome> {
  if (response.status >= 500) return { kind: "failed" };
  const { error, code }: Problem = await response.json();
  if (response.status === 401) return { kind: "ended" };
  if (response.status === 429 && code !== "too_many_requests") return { kind: "limit" };
  return { kind: "refused", error };
}

/** What the specification promises of a message; parts and chips are ours. */
type SpecifiedMessage = Omit<ChatMessage, "parts" | "chips" | "history"> & {
  parts?: Part[];
  chips?: Chip[];
};

type SpecifiedAnswer = Pick<ChatAnswer, "response"> & Partial<ChatAnswer>;

function answered(answer: SpecifiedAnswer): Outcome {
  const { response, remaining_messages = null, parts, chips = [] } = answer;
  return {
    kind: "answered",
    answer: { response, remaining_messages, parts: parts ?? textParts(response, false), chips },
  };
}

function textParts(text: string, isUser: boolean): Part[] {
  return isUser ? [] : [{ kind: "text", text }];
}

function deviceOf({ device }: Chatter): { device_id?: string } {
  return device === null ? {} : { device_id: device };
}

async function read<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: Input<Schemas>,
  { headers }: Chatter,
): Promise<Answer<Schemas>> {
  const response = await send(endpoint, input, { headers, cache: "no-store" });
  if (!response.ok) throw new Error(`${endpoint.url} answered ${response.status}`);
  return await response.json();
}
