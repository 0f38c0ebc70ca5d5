import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type LanguageModel, streamText, tool } from "ai";
import { z } from "zod";
import type { Storage } from "../db/database.ts";
import { countUse, type SharedLimit, usesOf } from "../db/shared-limit.ts";
import { DAY_MS } from "../durations.ts";
import type { Reading } from "../http/metrics.server.ts";
import { createBreaker, createPlaces } from "./breaker.ts";
import { createModelFetch } from "./model-fetch.server.ts";

/** An OpenAI-compatible service, and what may be spent there. Times in milliseconds. */
export interface ModelSettings {
  /** Address with the version: "https://host/v1". */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  firstToken: number;
  answerTime: number;
  callsAtOnce: number;
  /** 0: no limit. */
  tokensADay: number;
  extraBody: Record<string, unknown>;
}

/** How an answer ended: the model's (as it was, mended, or shortened), or why it is not its. */
const OUTCOMES = [
  "answered",
  "repaired",
  "shortened",
  "refused",
  "failed",
  "busy",
  "resting",
  "spent",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The model is not asked, or gave nothing that can be used. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
  readonly outcome: Outcome;

  constructor(outcome: Outcome, reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

interface ServiceParts {
  settings: ModelSettings;
  storage: Storage;
  onError: (error: unknown) => void;
  /** For tests: when the breaker opens, and for how long. */
  breaker?: Parameters<typeof createBreaker>[0];
  now?: () => Date;
}

/** Times of the newest answers that the median is of. */
const TIMED = 100;
const PROBE = "Call the function ready, and say nothing else.";

/** One model behind one service, with the care that it takes: who may ask, and what it cost. */
export function createModelService({ settings, storage, onError, ...parts }: ServiceParts) {
  const { now = () => new Date() } = parts;
  const { tokensADay, answerTime, firstToken, extraBody, baseUrl: baseURL, apiKey } = settings;
  const provider = createOpenAICompatible({
    name: "assistant",
    baseURL,
    ...(apiKey !== null && { apiKey }),
    includeUsage: true,
    fetch: createModelFetch(extraBody),
  });
  const model: LanguageModel = provider.chatModel(settings.model);
  const daily: SharedLimit = {
    name: "tokens of the model",
    max: tokensADay || 2_000_000_000,
    timeWindow: DAY_MS,
  };
  const breaker = createBreaker(parts.breaker);
  const place = createPlaces(settings.callsAtOnce);
  const counts = new Map<Outcome, number>(OUTCOMES.map((outcome) => [outcome, 0]));
  const times: number[] = [];
  const closing = new AbortController();
  let fault: { at: string; reason: string } | null = null;

  const tokensToday = async () => (await usesOf(storage.db, daily, "", now()))?.used ?? 0;
  const spend = async (tokens: number) => {
    if (tokens > 0) await storage.write((trx) => countUse(trx, daily, "", now(), tokens));
  };
  const failed = (error: unknown) => {
    breaker.fail();
    fault = { at: now().toISOString(), reason: reasonOf(error) };
  };
  const enter = async (signal: AbortSignal) => {
    if ((await tokensToday()) >= daily.max) throw new NoAnswerError("spent", "No tokens are left");
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(firstToken)]);
    const leave = await place(waiting).catch(() => {
      signal.throwIfAborted();
      throw new NoAnswerError("busy", "All places were taken");
    });
    if (breaker.enter()) return leave;
    leave();
    throw new NoAnswerError("resting", "It failed before, and rests");
  };

  return {
    model,
    settings,
    spend,
    /**
     * Does work with the model, where it may be asked, and counts how it ended.
     *
     * @param work gives what it made and how it ended; its signal aborts when the time is over.
     * @throws NoAnswerError; what the reader's signal aborts is counted as nothing.
     */
    async use<T>(
      reader: AbortSignal | undefined,
      work: (signal: AbortSignal) => Promise<{ made: T; outcome: Outcome }>,
    ): Promise<T> {
      const began = performance.now();
      const stop = new AbortController();
      const late = AbortSignal.timeout(answerTime);
      const signal = AbortSignal.any([
        stop.signal,
        late,
        closing.signal,
        ...(reader ? [reader] : []),
      ]);
      let leave: (() => void) | null = null;
      try {
        leave = await enter(signal);
        const { made, outcome } = await work(signal);
        breaker.succeed();
        count(outcome);
        times.push(performance.now() - began);
        if (times.length > TIMED) times.shift();
        return made;
      } catch (error) {
        if (reader?.aborted) {
          if (leave) breaker.leave();
          throw error;
        }
        const known = error instanceof NoAnswerError ? error : null;
        count(known?.outcome ?? "failed");
        if (known === null || known.outcome === "failed") failed(error);
        else if (known.outcome === "refused") breaker.succeed();
        throw known ?? new NoAnswerError("failed", late.aborted ? "Too slow" : reasonOf(error));
      } finally {
        leave?.();
        // Ends a request that is still under way.
        stop.abort();
      }
    },
    /** Asks it once for a call, so that what is wrong is known before somebody asks. */
    async probe(): Promise<void> {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerTime)]);
      const ready = tool({ description: "Says that you are ready.", inputSchema: z.object({}) });
      try {
        const { stream } = streamText({
          model,
          prompt: PROBE,
          tools: { ready },
          maxOutputTokens: 200,
          maxRetries: 0,
          abortSignal: signal,
          onError: () => {},
        });
        let calls = 0;
        for await (const part of stream) {
          if (part.type === "error") throw part.error;
          if (part.type === "abort") throw new NoAnswerError("failed", "It did not answer in time");
          if (part.type === "tool-call") calls += 1;
          if (part.type === "finish") await spend(part.totalUsage.totalTokens ?? 0);
        }
        if (calls === 0) throw new NoAnswerError("failed", "It called no function");
      } catch (error) {
        if (closing.signal.aborted) return;
        failed(error);
        onError(new NoAnswerError("failed", `The model cannot be used. ${reasonOf(error)}`));
      }
    },
    /** For the office. */
    async report() {
      const of = (...outcomes: Outcome[]) =>
        outcomes.reduce((sum, outcome) => sum + (counts.get(outcome) ?? 0), 0);
      const tokens_today = await tokensToday();
      return {
        model: settings.model,
        host: new URL(baseURL).host,
        state:
          tokens_today >= daily.max
            ? ("spent" as const)
            : breaker.isResting()
              ? ("resting" as const)
              : ("asked" as const),
        answers: of("answered", "repaired", "shortened"),
        refusals: of("repaired", "shortened", "refused"),
        fallbacks: of("refused", "failed", "busy", "resting", "spent"),
        tokens_today,
        tokens_a_day: tokensADay || null,
        median_ms:
          times.length === 0
            ? null
            : Math.round(times.toSorted((a, b) => a - b)[times.length >> 1]!),
        last_fault: fault,
      };
    },
    readings: OUTCOMES.map(
      (outcome): Reading => ({
        name: `magu_chat_model_${outcome}_total`,
        help: `Answers of the chat since the start: ${MEANING[outcome]}`,
        value: () => counts.get(outcome)!,
      }),
    ),
    close: () => closing.abort(),
  };

  function count(outcome: Outcome) {
    counts.set(outcome, counts.get(outcome)! + 1);
  }
}

export type ModelService = ReturnType<typeof createModelService>;

const MEANING: Readonly<Record<Outcome, string>> = {
  answered: "the model's, as it wrote it",
  repaired: "the model's, after it was told what no look-up carries",
  shortened: "the model's, without sentences that no look-up carries",
  refused: "the desk's, because no look-up carried the model's",
  failed: "the desk's, because the model's service failed or was late",
  busy: "the desk's, because the model had no place free",
  resting: "the desk's, because the model's service had failed before",
  spent: "the desk's, because the day's tokens were spent",
};

const MAX_REASON_LENGTH = 300;

/** Why something failed, without what was sent: errors of the SDK hold the whole conversation. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
  return reason.slice(0, MAX_REASON_LENGTH);
}
