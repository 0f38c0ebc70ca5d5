import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type LanguageModel, type ModelMessage, stepCountIs, streamText } from "ai";
import type { ChatReply, Memory, Responder, Turn } from "../answer.ts";
import { BUDGET, type Budget, MAX_SHOWN_COURSES, MODEL_HISTORY } from "../chat-limits.ts";
import { canBeJudged } from "../guide/clauses/person.ts";
import type { Directory } from "../guide/directory.ts";
import { saidSlots } from "../guide/wording.ts";
import { asData } from "./catalogue-data.ts";
import { strangeClaims } from "./claims.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import { modelAnswer } from "./model-answer.ts";
import { strangeAddresses } from "./recorded-contacts.ts";
import { nothingSeen, type Seen } from "./seen.ts";
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
  directory: Directory;
  /** Answers where the model fails. */
  guide: Responder;
  /** Finds claims of an answer that the directory does not support. */
  checkGrounding: (answer: ChatReply, directory: Directory) => Promise<readonly unknown[]>;
  /** Receives the error of every failed answer. */
  onError: (error: NoModelAnswerError) => void;
  budget?: Budget;
  now?: () => Date;
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
    super(`The guide answered instead of the model. ${reason}`.slice(0, MAX_REASON_LENGTH));
  }
}

/** The model's text must not be sent, or is not an answer. */
class UnusableAnswerError extends Error {
  override name = "UnusableAnswerError";
}

/**
 * Has a language model answer, with the directory's functions as its tools. Sentences are passed on
 * once the grounding check let them through. Whenever the model fails (time, errors, a malformed
 * call, an ungrounded claim) the answer is the guide's, so that the message is answered and counted
 * once. People in need are answered by the guide alone.
 */
export function createModelResponder(parts: ModelParts): Responder {
  const { settings, guide, onError } = parts;
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
      const guided = await guide.answer(message, conversation, { ...options, onText: () => {} });
      if (guided.parts.some(({ kind }) => kind === "contacts")) return guided;
      try {
        return await askModel(model, parts, { message, ...conversation, ...options, guided });
      } catch (error) {
        options.signal?.throwIfAborted();
        onError(new NoModelAnswerError(error));
        return guided;
      }
    },
  };
}

interface ModelQuestion {
  message: string;
  memory: Memory;
  turns: readonly Turn[];
  guided: ChatReply;
  signal?: AbortSignal | undefined;
  onText?: ((piece: string) => void) | undefined;
}

/** Asks the model; throws wherever its answer cannot be sent. */
async function askModel(
  model: LanguageModel,
  parts: ModelParts,
  question: ModelQuestion,
): Promise<ChatReply> {
  const { directory, checkGrounding, budget = BUDGET, now = () => new Date() } = parts;
  const { message, turns, guided, memory, signal, onText = () => {} } = question;
  const seen = nothingSeen();
  const said = [...turns.filter(({ isUser }) => isUser).map(({ text }) => text), message];
  const check = async (text: string): Promise<ChatReply> => {
    const answer = modelAnswer(text, seen, guided, memory);
    const ungrounded = await checkGrounding(answer, directory);
    const addresses = await strangeAddresses(text, seen, directory);
    const claims = [...addresses, ...strangeClaims(text, { seen, said }), ...ungrounded];
    if (claims.length > 0) throw new UnusableAnswerError(`Ungrounded: ${JSON.stringify(claims)}`);
    return answer;
  };
  const speech = createSpeech({ check, onText });
  // Also aborts the model's request when the answer is abandoned here.
  const stop = new AbortController();
  const silence = setTimeout(() => stop.abort(), budget.silence);
  try {
    const ended = AbortSignal.any(signal ? [signal, stop.signal] : [stop.signal]);
    const tools = createTools({ directory, seen, now: now() });
    const messages = await messagesOf(question, directory, seen);
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
    // No retries: they take time, and the guide can answer.
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

/**
 * The earlier messages and the new one, with the shown courses, so that "the second one" can be
 * resolved.
 */
async function messagesOf(
  { message, turns, memory, guided }: ModelQuestion,
  directory: Directory,
  seen: Seen,
): Promise<ModelMessage[]> {
  const earlier = turns.slice(-MODEL_HISTORY.turns).map(({ isUser, text }): ModelMessage => {
    const content = text.slice(0, MODEL_HISTORY.length);
    return isUser ? { role: "user", content } : { role: "assistant", content };
  });
  const understood = understoodBy(guided);
  if (understood !== null) earlier.push({ role: "assistant", content: understood });
  const shown = await shownBefore(memory.shown, directory, seen);
  if (shown !== null) earlier.push({ role: "assistant", content: shown });
  return [...earlier, { role: "user", content: message }];
}

/** What the guide read of this message and those before: the wishes and the person; null for nothing. */
function understoodBy({ memory: { slots, person } }: ChatReply): string | null {
  const wishes = saidSlots(slots).map(({ text }) => text);
  if (wishes.length === 0 && !canBeJudged(person)) return null;
  const { have, unnamed, failed } = person;
  const told = [
    ...[...have.o_level, ...have.a_level].map(({ subject, grade }) => `${subject}: ${grade}`),
    ...Object.entries(unnamed).map(([exam, count]) => `${count} passes in ${exam}`),
    ...failed.map((subject) => `failed ${subject}`),
    ...have.levels.map(({ level, field }) => `has level ${level}${field ? ` in ${field}` : ""}`),
    ...have.work.map(({ years }) => `worked for ${years} years`),
    ...(have.age === null ? [] : [`is ${have.age} years old`]),
  ];
  return asData({ understood: { wishes, person: told } });
}

async function shownBefore(
  ids: readonly number[],
  directory: Directory,
  seen: Seen,
): Promise<string | null> {
  const found = await Promise.all(
    ids.slice(0, MAX_SHOWN_COURSES).map((id) => directory.course(id)),
  );
  const courses = found.filter((course) => course !== null);
  for (const course of courses) seen.courses.set(course.id, course);
  if (courses.length === 0) return null;
  const listed = courses.map(({ id, name, institution: { name: institution } }, at) => ({
    position: at + 1,
    id,
    name,
    institution,
  }));
  return asData({ shown_last: listed });
}
