import type { FastifyInstance, FastifyReply } from "fastify";
import type { WhoIs } from "#platform/access.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { type ServeCall, servingCalls } from "#platform/http/api-calls.server.ts";
import { leaveTurn } from "#platform/http/gate.server.ts";
import { acceptEmptyBodies } from "#platform/http/json-bodies.server.ts";
import { type Problem, problems } from "#platform/http/problem.schema.ts";
import { CHAT } from "./chat.endpoints.ts";
import type { ConversationOwner } from "./chat.repository.server.ts";
import * as schema from "./chat.schema.ts";
import { type ChatService, ownerOf } from "./chat.service.server.ts";
import { CHAT_CALLS_PER_ADDRESS, MAX_HISTORY_MESSAGES, MAX_MESSAGE_BYTES } from "./chat-limits.ts";
import { openEventStream } from "./event-stream.server.ts";
import type { AskedMessage } from "./question.service.server.ts";

export interface ChatApiParts {
  chat: ChatService;
  whoIs: WhoIs;
}

const SESSION_ENDED = "Your session has ended. Please sign in again.";

/** Chat with the assistant, by device or by account (specification, 7). */
export async function chatApi(app: FastifyInstance, parts: ChatApiParts): Promise<void> {
  acceptEmptyBodies(app);
  const serve = servingCalls(app, {
    tag: "Chat",
    config: { rateLimit: CHAT_CALLS_PER_ADDRESS },
    bodyLimit: MAX_MESSAGE_BYTES,
    failures: { 401: problems.unauthorized, 429: problems.tooMany },
  });
  serveHistory(serve, parts);
  serveConversation(serve, parts);
}

function serveHistory(serve: ServeCall, { chat, whoIs }: ChatApiParts): void {
  serve(CHAT.history, {
    operationId: "chatHistory",
    summary: "What was said, oldest first",
    query: schema.deviceQuery,
    answers: `The newest ${MAX_HISTORY_MESSAGES} messages`,
    answer: schema.chatHistory,
    handler: async ({ query, headers }) =>
      chat.history(await ownerBehind(whoIs, headers.authorization, query.device_id)),
  });
  serve(CHAT.remaining, {
    operationId: "remainingMessages",
    summary: "How many free messages are left",
    query: schema.deviceQuery,
    answers: "What is left",
    answer: schema.remainingMessages,
    handler: async ({ query, headers, ip }) => {
      const owner = await ownerBehind(whoIs, headers.authorization, query.device_id);
      return { remaining_messages: await chat.remaining(owner, ip) };
    },
  });
  serve(CHAT.clear, {
    operationId: "clearChatHistory",
    summary: "Deletes what was said",
    query: schema.deviceQuery,
    answers: "Deleted",
    answer: schema.cleared,
    handler: async ({ query, headers }) => {
      await chat.clear(await ownerBehind(whoIs, headers.authorization, query.device_id));
      return { message: "Your chat history is deleted." };
    },
  });
}

function serveConversation(serve: ServeCall, { chat, whoIs }: ChatApiParts): void {
  serve(CHAT.greet, {
    operationId: "greet",
    summary: "Greets once; moves a device's history to the account",
    body: schema.greetBody,
    answers: "The greeting",
    answer: schema.greeting,
    handler: async ({ body, headers }) => {
      const signedIn = await signedInBehind(whoIs, headers.authorization);
      const device = body?.device_id ?? null;
      if (signedIn === null && device === null) throw deviceMissing();
      return await chat.greet(signedIn, device);
    },
  });
  serve(CHAT.ask, {
    operationId: "chat",
    summary: "Answers a message",
    description:
      "With `Accept: text/event-stream` the answer comes as server-sent events: `step` for each look-up of a counsellor, `text` with pieces as they are written, then one `answer` with the whole, or one `error`.",
    body: schema.messageBody,
    answers: "The answer",
    answer: schema.chatAnswer,
    failures: { 500: problems.failed },
    handler: async ({ body, headers, ip, raw }, reply) => {
      const owner = await ownerBehind(whoIs, headers.authorization, body.device_id);
      const question = await chat.ask(owner, body.message, ip, body.kept ?? undefined);
      // A model may take long, and streams have left by then.
      leaveTurn(raw);
      const left = whenLeft(reply);
      const wantsEvents = headers.accept?.includes("text/event-stream");
      return wantsEvents
        ? streamAnswer(question, left, reply)
        : await question.answer({ signal: left });
    },
  });
}

/** Streams an answer; an error on the way is sent as an event too. */
function streamAnswer(
  question: AskedMessage,
  signal: AbortSignal,
  reply: FastifyReply,
): FastifyReply {
  const events = openEventStream();
  question
    .answer({
      signal,
      onText: (text) => events.send("text", { text }),
      onStep: (step) => events.send("step", { step }),
    })
    .then((answer) => events.send("answer", answer))
    .catch((error: DomainError) => {
      const { message, code } = error;
      events.send("error", { error: message, code } satisfies Problem);
    })
    .finally(() => events.end());
  return reply
    .header("Content-Type", "text/event-stream; charset=utf-8")
    .header("X-Accel-Buffering", "no")
    .send(events.body);
}

/** Aborts when the connection closes before the answer is complete. */
function whenLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

async function ownerBehind(
  whoIs: WhoIs,
  authorization: string | undefined,
  device: string | null | undefined,
): Promise<ConversationOwner> {
  const signedIn = await signedInBehind(whoIs, authorization);
  if (signedIn === null && !device) throw deviceMissing();
  return ownerOf(signedIn, device ?? null);
}

/**
 * The person of the header; null without a header. @throws DomainError 401 for an invalid token.
 */
async function signedInBehind(whoIs: WhoIs, authorization: string | undefined) {
  if (authorization === undefined) return null;
  const signedIn = await whoIs(authorization);
  if (signedIn === null) {
    throw new DomainError("unauthorized", 401, SESSION_ENDED);
  }
  return signedIn;
}

function deviceMissing(): InvalidInputError {
  return new InvalidInputError({
    device_id: "Send a device_id: a UUID that the device makes and keeps",
  });
}
