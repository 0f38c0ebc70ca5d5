import type { z } from "zod";
import type {
  Endpoint,
  EndpointAnswer,
  EndpointInput,
  EndpointSchemas,
} from "#platform/http/endpoint.ts";
import type { Problem } from "#platform/http/problem.schema.ts";
import { sendRequest } from "#web/api-client.ts";
import type { AnswerPart, Chip } from "./answer.schema.ts";
import { CHAT } from "./chat.endpoints.ts";
import type { ChatAnswer, ChatMessage, greeting, SentKept } from "./chat.schema.ts";
import { readEvents } from "./event-reading.ts";

/** Identity in the chat: an account by its header, or this browser by its id. */
export interface Chatter {
  /** `Authorization` for an account, otherwise empty. */
  headers: Record<string, string>;
  /** Null for an account. */
  device: string | null;
}

/** Outcome of sending a message. */
export type AskOutcome =
  | { kind: "answered"; answer: ChatAnswer }
  /** No free messages are left. */
  | { kind: "limit" }
  /** Refused with a sentence for people. */
  | { kind: "refused"; error: string }
  /** Not taken, for a reason of which the visitor is told nothing (specification, 8). */
  | { kind: "returned" }
  /** The session has ended. */
  | { kind: "ended" }
  /** No connection, or the answer broke off. */
  | { kind: "failed" };

/** The conversation so far. Throws on failure. */
export async function loadHistory(who: Chatter): Promise<ChatMessage[]> {
  const list: SpecifiedMessage[] = await read(CHAT.history, { query: deviceOf(who) }, who);
  return list.map(({ parts, chips, ...message }) => ({
    ...message,
    history: true,
    parts: parts ?? textParts(message.content, message.isUser),
    chips: chips ?? [],
  }));
}

/** Free messages left; null for an account. Throws on failure. */
export async function loadRemaining(who: Chatter): Promise<number | null> {
  if (who.device === null) return null;
  return (await read(CHAT.remaining, { query: deviceOf(who) }, who)).remaining_messages;
}

/**
 * Requests the greeting; for an account, the conversation of `device` moves to it. Throws on
 * failure.
 */
export async function greet(
  who: Chatter,
  device: string | null,
): Promise<z.output<typeof greeting>> {
  return await read(CHAT.greet, { body: device === null ? {} : { device_id: device } }, who);
}

/** Deletes the conversation. Throws on failure. */
export async function clearHistory(who: Chatter): Promise<void> {
  await read(CHAT.clear, { query: deviceOf(who) }, who);
}

interface AskOptions {
  message: string;
  /** What this browser keeps, where the visitor lets the chat use it. */
  kept?: SentKept | undefined;
  signal: AbortSignal;
  /** Called with each streamed piece of the answer's text. */
  onText: (piece: string) => void;
  /** Called with each look-up in words. */
  onStep?: (step: string) => void;
}

/** Sends a message and returns the outcome; throws only when it was aborted. */
export async function ask(
  who: Chatter,
  { message, kept, signal, onText, onStep }: AskOptions,
): Promise<AskOutcome> {
  try {
    const response = await sendRequest(
      CHAT.ask,
      { body: { message, ...deviceOf(who), ...(kept && { kept }) } },
      { signal, headers: { ...who.headers, Accept: "text/event-stream, application/json" } },
    );
    if (!response.ok) return await refusedOutcome(response);
    return response.headers.get("Content-Type")?.startsWith("text/event-stream")
      ? await streamed(response, { onText, onStep })
      : answeredOutcome(await response.json());
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: "failed" };
  }
}

async function streamed(
  response: Response,
  { onText, onStep }: Pick<AskOptions, "onText" | "onStep">,
): Promise<AskOutcome> {
  if (!response.body) return { kind: "failed" };
  for await (const { event, data } of readEvents(response.body)) {
    if (event === "text") onText((data as { text: string }).text);
    if (event === "step") onStep?.((data as { step: string }).step);
    if (event === "answer") return answeredOutcome(data as SpecifiedAnswer);
    if (event === "error") return { kind: "failed" };
  }
  return { kind: "failed" };
}

async function refusedOutcome(response: Response): Promise<AskOutcome> {
  if (response.status === 401) return { kind: "ended" };
  if (response.status !== 429) return { kind: "returned" };
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  const { code, error = "" } = problem;
  return code === "too_many_requests" ? { kind: "refused", error } : { kind: "limit" };
}

/** The fields of a message in the requirements (7); parts and chips are additions. */
type SpecifiedMessage = Omit<ChatMessage, "parts" | "chips" | "history"> & {
  parts?: AnswerPart[];
  chips?: Chip[];
};

type SpecifiedAnswer = Pick<ChatAnswer, "response"> & Partial<ChatAnswer>;

function answeredOutcome(answer: SpecifiedAnswer): AskOutcome {
  const { response, remaining_messages = null, parts, chips = [] } = answer;
  return {
    kind: "answered",
    answer: { response, remaining_messages, parts: parts ?? textParts(response, false), chips },
  };
}

function textParts(text: string, isUser: boolean): AnswerPart[] {
  return isUser ? [] : [{ kind: "text", text }];
}

function deviceOf({ device }: Chatter): { device_id?: string } {
  return device === null ? {} : { device_id: device };
}

async function read<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
  { headers }: Chatter,
): Promise<EndpointAnswer<Schemas>> {
  const response = await sendRequest(endpoint, input, { headers, cache: "no-store" });
  if (!response.ok) throw new Error(`${endpoint.url} answered ${response.status}`);
  return await response.json();
}
