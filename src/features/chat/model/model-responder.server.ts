import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type LanguageModel, type ModelMessage, stepCountIs, streamText } from "ai";
import { paths } from "#web/paths.ts";
import type { ChatReply, Memory, Responder, Turn } from "../answer.ts";
import { BUDGET, type Budget, MAX_SHOWN_COURSES, MODEL_HISTORY } from "../chat-limits.ts";
import type { Records } from "../lookups/look-up.ts";
import { asData } from "./catalogue-data.ts";
import { strangeClaims } from "./claims.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import { modelAnswer } from "./model-answer.ts";
import type { Seen } from "./seen.ts";
import { createSpeech, type Speech } from "./speech.ts";
import { createTools } from "./tools.server.ts";

/** A model behind an OpenAI-compatible API. */
interface ModelSettings {
  /** Base address including the version: "https://host/v1". */
  baseUrl: string;
  model: string;
  apiKey: string;
}

export interface ModelParts {
  settings: ModelSettings;
  records: () => Records;
  /** Answers where the model fails. */
  desk: Responder;
  /** Receives the error of every failed answer. */
  onError: (error: NoModelAnswerError) => void;
  budget?: Budget;
}

/** Maximum length of a logged reason, in characters. */
const MAX_REASON_LENGTH = 300;

/**
 * Why a model gave no answer. The original error is dropped: it contains the whole conversation,
 * which must not be logged.
 */
class NoModelAnswerError extends Error {
  override name = "NoModelAnswerError";

  constructor(error: unknown) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
    super(`The desk answered instead of the model. ${reason}`.slice(0, MAX_REASON_LENGTH));
  }
}

/** The model's text must not be sent, or is not an answer. */
class UnusableAnswerError extends Error {
  override name = "UnusableAnswerError";
}

/**
 * Has a language model answer, with the directory's functions as its tools. Sentences are passed on
 * once the check of claims let them through. Whenever the model fails (time, errors, a malformed
 * call, an ungrounded claim) the answer is the desk's, so that the message is answered and counted
 * once. People in need are answered by the desk alone.
 */
export function createModelResponder(parts: ModelParts): Responder {
  const { settings, desk, onError } = parts;
  const { baseUrl: baseURL, apiKey } = settings;
  const provider = createOpenAICompatible({
    name: "assistant",
    baseURL,
    apiKey,
    includeUsage: true,
    // What is said goes to the address of the settings, and nowhere that it points to.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error" }),
  });
  const model = provider.chatModel(settings.model);
  return {
    async answer(message, conversation, options = {}) {
      const own = await desk.answer(message, conversation, { ...options, onText: () => {} });
      if (own.parts.some(({ kind }) => kind === "contacts")) return own;
      try {
        return await askModel(model, parts, { message, ...conversation, ...options, desk: own });
      } catch (error) {
        options.signal?.throwIfAborted();
        onError(new NoModelAnswerError(error));
        return own;
      }
    },
  };
}

interface ModelQuestion {
  message: string;
  memory: Memory;
  turns: readonly Turn[];
  desk: ChatReply;
  signal?: AbortSignal | undefined;
  onText?: ((piece: string) => void) | undefined;
}

/** Asks the model; throws wherever its answer cannot be sent. */
async function askModel(
  model: LanguageModel,
  parts: ModelParts,
  question: ModelQuestion,
): Promise<ChatReply> {
  const { budget = BUDGET } = parts;
  const { message, turns, desk, signal, onText = () => {} } = question;
  const records = parts.records();
  const seen: Seen = { results: [] };
  const said = [...turns.filter(({ isUser }) => isUser).map(({ text }) => text), message];
  const check = async (text: string): Promise<ChatReply> => {
    const claims = strangeClaims(text, { seen, said });
    if (claims.length > 0) throw new UnusableAnswerError(`Ungrounded: ${JSON.stringify(claims)}`);
    return modelAnswer(text, { seen, records, desk });
  };
  const speech = createSpeech({ check, onText });
  // Also aborts the model's request when the answer is abandoned here.
  const stop = new AbortController();
  const silence = setTimeout(() => stop.abort(), budget.silence);
  try {
    const ended = AbortSignal.any(signal ? [signal, stop.signal] : [stop.signal]);
    const tools = createTools(records, seen);
    const messages = messagesOf(question, records, seen);
    const { stream } = generate(model, messages, { budget, tools, signal: ended });
    await listen(stream, { speech, onSign: () => silence.refresh() });
    const text = await speech.finish();
    if (text === "") throw new UnusableAnswerError("It said nothing");
    return await check(text);
  } finally {
    clearTimeout(silence);
    stop.abort();
  }
}

interface Generation {
  budget: Budget;
  tools: ReturnType<typeof createTools>;
  signal: AbortSignal;
}

function generate(
  model: LanguageModel,
  messages: ModelMessage[],
  { budget, tools, signal }: Generation,
) {
  return streamText({
    model,
    instructions: INSTRUCTIONS,
    messages,
    tools,
    stopWhen: [
      stepCountIs(budget.steps),
      ({ steps }) =>
        steps.reduce((sum, { usage }) => sum + (usage.totalTokens ?? 0), 0) > budget.tokens,
    ],
    prepareStep: ({ stepNumber }) =>
      stepNumber === budget.steps - 1 ? { toolChoice: "none" as const } : undefined,
    maxOutputTokens: budget.tokensPerStep,
    temperature: 0.2,
    // No retries: they take time, and the desk can answer.
    maxRetries: 0,
    timeout: budget.answerTime,
    abortSignal: signal,
    // Errors are read from the stream instead.
    onError: () => {},
  });
}

interface TextListener {
  speech: Speech;
  /** Called for every event of the stream. */
  onSign: () => void;
}

/** Reads the model's stream; throws on failure, and when it ends without an answer. */
async function listen(
  stream: ReturnType<typeof generate>["stream"],
  { speech, onSign }: TextListener,
): Promise<void> {
  let reason = "nothing";
  for await (const part of stream) {
    onSign();
    switch (part.type) {
      case "text-delta":
        await speech.add(part.text);
        break;
      case "finish-step":
        if (part.finishReason === "tool-calls") await speech.add("\n");
        break;
      case "finish":
        reason = part.finishReason;
        break;
      case "error":
      case "tool-error":
        throw part.error;
      case "abort":
        throw new UnusableAnswerError(`Cut off: ${part.reason ?? "no time left"}`);
    }
  }
  if (reason !== "stop") throw new UnusableAnswerError(`Ended by ${reason}`);
}

/** The earlier messages and the new one, with the shown courses, so that "the second one" is known. */
function messagesOf(
  { message, turns, memory }: ModelQuestion,
  records: Records,
  seen: Seen,
): ModelMessage[] {
  const earlier = turns.slice(-MODEL_HISTORY.turns).map(({ isUser, text }): ModelMessage => {
    const content = text.slice(0, MODEL_HISTORY.length);
    return isUser ? { role: "user", content } : { role: "assistant", content };
  });
  const shown = shownBefore(memory, records, seen);
  if (shown !== null) earlier.push({ role: "assistant", content: shown });
  return [...earlier, { role: "user", content: message }];
}

/** The courses that were shown last; null for none. */
function shownBefore({ shown }: Memory, { catalogue }: Records, seen: Seen): string | null {
  const courses = shown.slice(0, MAX_SHOWN_COURSES).flatMap((id) => catalogue.course(id) ?? []);
  if (courses.length === 0) return null;
  const data = asData({
    shown_last: courses.map((card, at) => ({
      position: at + 1,
      id: card.id,
      name: card.name,
      institution: card.institution.name,
      link: paths.course(card),
    })),
  });
  seen.results.push(data);
  return data;
}
