import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { WhoIs } from "#platform/access.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { acceptEmptyBodies } from "#platform/http/empty-bodies.server.ts";
import { success } from "#platform/http/endpoint.ts";
import { bodyProblems, type Problem, problems } from "#platform/http/problem.schema.ts";
import { CHAT } from "./chat.endpoints.ts";
import type { ConversationOwner } from "./chat.repository.server.ts";
import {
  chatAnswer,
  chatHistory,
  cleared,
  deviceQuery,
  greetBody,
  greeting,
  messageBody,
  remainingMessages,
} from "./chat.schema.ts";
import { type ChatService, ownerOf } from "./chat.service.server.ts";
import { CHAT_CALLS_PER_ADDRESS, MAX_HISTORY_MESSAGES, MAX_MESSAGE_BYTES } from "./chat-limits.ts";
import { openEventStream } from "./event-stream.server.ts";
import type { AskedMessage } from "./question.service.server.ts";

export interface ChatApiParts {
  chat: ChatService;
  whoIs: WhoIs;
}

const SESSION_ENDED = "Your session has ended. Please sign in again.";

const config = { rateLimit: CHAT_CALLS_PER_ADDRESS };

/** Chat with the assistant, by device or by account (requirements, 7). */
export async function chatApi(app: FastifyInstance, parts: ChatApiParts): Promise<void> {
  acceptEmptyBodies(app);
  await app.register(chatReads, parts);
  await app.register(chatWrites, parts);
}

async function chatReads(app: FastifyInstance, { chat, whoIs }: ChatApiParts): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    CHAT.history.url,
    {
      config,
      schema: {
        ...about("chatHistory", "What was said, oldest first"),
        querystring: deviceQuery,
        response: {
          200: success(CHAT.history, `The newest ${MAX_HISTORY_MESSAGES} messages`, chatHistory),
          ...refusals,
        },
      },
    },
    async ({ query, headers }) =>
      chat.history(await ownerBehind(whoIs, headers.authorization, query.device_id)),
  );
  typed.get(
    CHAT.remaining.url,
    {
      config,
      schema: {
        ...about("remainingMessages", "How many free messages are left"),
        querystring: deviceQuery,
        response: { 200: success(CHAT.remaining, "What is left", remainingMessages), ...refusals },
      },
    },
    async ({ query, headers, ip }) => {
      const owner = await ownerBehind(whoIs, headers.authorization, query.device_id);
      return { remaining_messages: await chat.remaining(owner, ip) };
    },
  );
}

async function chatWrites(app: FastifyInstance, { chat, whoIs }: ChatApiParts): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.delete(
    CHAT.clear.url,
    {
      config,
      schema: {
        ...about("clearChatHistory", "Deletes what was said"),
        querystring: deviceQuery,
        response: { 200: success(CHAT.clear, "Deleted", cleared), ...refusals },
      },
    },
    async ({ query, headers }) => {
      await chat.clear(await ownerBehind(whoIs, headers.authorization, query.device_id));
      return { message: "Your chat history is deleted." };
    },
  );
  typed.post(
    CHAT.greet.url,
    {
      config,
      bodyLimit: MAX_MESSAGE_BYTES,
      schema: {
        ...about("greet", "Greets once; moves a device's history to the account"),
        body: greetBody,
        response: { 200: success(CHAT.greet, "The greeting", greeting), ...bodyRefusals },
      },
    },
    async ({ body, headers }) => {
      const signedIn = await signedInBehind(whoIs, headers.authorization);
      const device = body?.device_id ?? null;
      if (signedIn === null && device === null) throw deviceMissing();
      return await chat.greet(signedIn, device);
    },
  );
  typed.post(
    CHAT.ask.url,
    {
      config,
      bodyLimit: MAX_MESSAGE_BYTES,
      schema: {
        ...about("chat", "Answers a message"),
        description:
          "With `Accept: text/event-stream` the answer comes as server-sent events: `text` with pieces as they are written, then one `answer` with the whole, or one `error`.",
        body: messageBody,
        response: {
          200: success(CHAT.ask, "The answer", chatAnswer),
          ...bodyRefusals,
          500: problems.failed,
        },
      },
    },
    async (request, reply) => {
      const { body, headers, ip } = request;
      const owner = await ownerBehind(whoIs, headers.authorization, body.device_id);
      const question = await chat.ask(owner, body.message, ip);
      const left = whenLeft(reply);
      if (!wantsEvents(request)) return await question.answer({ signal: left });
      return await streamAnswer(question, left, reply);
    },
  );
}

/** Streams an answer; an error on the way is sent as an event too. */
function streamAnswer(
  question: AskedMessage,
  signal: AbortSignal,
  reply: FastifyReply,
): FastifyReply {
  const events = openEventStream();
  question
    .answer({ signal, onText: (text) => events.send("text", { text }) })
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

function wantsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/event-stream") ?? false;
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

function about(operationId: string, summary: string) {
  return { operationId, summary, tags: ["Chat"] };
}

const refusals = {
  401: problems.unauthorized,
  422: problems.invalid,
  429: problems.tooMany,
};

const bodyRefusals = { ...bodyProblems, ...refusals };
