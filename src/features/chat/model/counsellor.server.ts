import { type ModelMessage, stepCountIs, streamText, type ToolSet } from "ai";
import {
  type ModelService,
  NoAnswerError,
  type Outcome,
} from "#platform/language-model/model-service.server.ts";
import {
  type ChatReply,
  type Kept,
  type Memory,
  NOTHING_KEPT,
  type Responder,
  type Turn,
} from "../answer.ts";
import {
  BUDGET,
  type Budget,
  MAX_MODEL_ANSWER,
  MAX_SHOWN_COURSES,
  MODEL_HISTORY,
} from "../chat-limits.ts";
import { LOOKED_FOR } from "../desk/compose.ts";
import { careFor, wasInNeed } from "../desk/distress.ts";
import { courseCard } from "../lookups/course-card.ts";
import type { Records } from "../lookups/look-up.ts";
import { asData, DATA_CLOSES, DATA_OPENS, type Data } from "./catalogue-data.ts";
import { type Checked, checkText } from "./checks.ts";
import { counselReply } from "./counsel-reply.ts";
import { addResult, type Evidence, newEvidence, type RecordKey } from "./evidence.ts";
import { INSTRUCTIONS, repairWords } from "./instructions.ts";
import { nameOf, namesToTokens } from "./tokens.ts";
import { createTools } from "./tools.server.ts";

interface CounsellorParts {
  service: ModelService;
  records: () => Records;
  /** Answers people in need, and where the model does not. */
  desk: Responder;
  /** Receives why a model gave no answer, without what was said. */
  onError: (error: unknown) => void;
  budget?: Budget;
}

interface Question {
  message: string;
  memory: Memory;
  turns: readonly Turn[];
  kept: Kept;
  signal: AbortSignal;
  onStep: (step: string) => void;
}

/**
 * The counsellor: a language model that reads the conversation and answers from the look-ups. What it
 * writes is shown once it was held to what they gave; where it fails, the desk answers. People in need
 * are answered by the desk, and what they say goes to no model.
 */
export function createCounsellor({
  service,
  records,
  desk,
  onError,
  budget = BUDGET,
}: CounsellorParts): Responder {
  return {
    async answer(message, conversation, options = {}) {
      if (careFor(message)) return await desk.answer(message, conversation, options);
      const { memory, turns, kept = NOTHING_KEPT } = conversation;
      const { signal: reader, onStep = () => {}, onText } = options;
      try {
        const answer = await service.use(reader, (signal) =>
          counsel(
            { message, memory, turns, kept, signal, onStep },
            { service, records: records(), budget },
          ),
        );
        onText?.(answer.text);
        return answer;
      } catch (error) {
        reader?.throwIfAborted();
        if (!(error instanceof NoAnswerError)) throw error;
        onError(error);
        return await desk.answer(message, conversation, options);
      }
    },
  };
}

interface Means {
  service: ModelService;
  records: Records;
  budget: Budget;
}

/** Has the model answer; a second time where sentences are not carried, then without them. */
async function counsel(
  question: Question,
  means: Means,
): Promise<{ made: ChatReply; outcome: Outcome }> {
  const { records } = means;
  const evidence = newEvidence();
  const steps: string[] = [];
  const onStep = (step: string) => {
    if (steps.includes(step)) return;
    steps.push(step);
    question.onStep(step);
  };
  const tools = createTools({ records, kept: question.kept, evidence, onStep });
  const messages = messagesOf(question, records, evidence);
  const said = [
    ...question.turns.filter(({ isUser }) => isUser).map(({ text }) => text),
    question.message,
  ];
  const check = (text: string) =>
    checkText(asTokens(text, evidence, records), { evidence, catalogue: records.catalogue, said });
  const run = (asked: ModelMessage[]) =>
    generate(asked, tools, { ...means, signal: question.signal });

  const first = await run(messages);
  let checked = check(first.text);
  let outcome: Outcome = "answered";
  const faults = faultsIn(checked);
  if (faults.length > 0) {
    const repair = { role: "user" as const, content: repairWords(faults) };
    const again = await run([...messages, ...first.messages, repair]).catch(() => null);
    question.signal.throwIfAborted();
    if (again) checked = check(again.text);
    outcome = again && faultsIn(checked).length === 0 ? "repaired" : "shortened";
  }
  const shown = checked.filter(({ fault }) => fault === null);
  const text = shown
    .map(({ sentence }) => sentence)
    .join("")
    .trim();
  // What is left of an answer that is mostly wrong would mislead.
  if (text === "" || shown.length * 2 < checked.length)
    throw new NoAnswerError("refused", refusal(checked));
  return { made: await counselReply(text, { ...question, steps, evidence, records }), outcome };
}

const faultsIn = (checked: readonly Checked[]) => checked.filter(({ fault }) => fault !== null);

/** What was wrong, and nothing of what was said. */
const refusal = (checked: readonly Checked[]) =>
  `No look-up carries ${faultsIn(checked).length} of ${checked.length} sentences`;

/** A text with its records as tokens; a course that is known brings its institution. */
function asTokens(text: string, { records }: Evidence, { catalogue }: Records): string {
  for (const key of [...records]) {
    const at = key.startsWith("course") && catalogue.course(Number(key.split(" ")[1]));
    if (at) records.add(`institution ${at.institution.id}`);
  }
  const named = [...records].flatMap((key) => {
    const name = nameOf(key, catalogue);
    return name === null ? [] : [[key, name] as const];
  });
  return namesToTokens(withoutMarks(text), new Map<RecordKey, string>(named));
}

/** Removes Markdown, which the page would show as text, and invisible characters. */
function withoutMarks(text: string): string {
  return text.replace(/[*`]|^#+ |(?!\n)[\p{Cc}\p{Cf}]/gmu, "").trim();
}

/** Asks the model until it answers. @throws where it fails, is cut off, or never comes to an answer. */
async function generate(
  messages: ModelMessage[],
  tools: ToolSet,
  { service, budget, signal }: Means & { signal: AbortSignal },
): Promise<{ text: string; messages: ModelMessage[] }> {
  const { firstToken } = service.settings;
  // The SDK's own time to the first piece begins with the answer's head only.
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), firstToken).unref();
  const result = streamText({
    model: service.model,
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
    // The one retry is the service's.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    // Errors are read from the stream instead.
    onError: () => {},
  });
  let text = "";
  let length = 0;
  let reason = "nothing";
  for await (const part of result.stream) {
    timer.refresh();
    if (part.type === "error") throw part.error;
    if (part.type === "abort")
      throw new NoAnswerError("failed", `Cut off: ${part.reason ?? "no time left"}`);
    if (part.type === "text-delta") {
      text += part.text;
      length += part.text.length;
    }
    if (length > MAX_MODEL_ANSWER * budget.steps)
      throw new NoAnswerError("failed", "It never ends");
    if (part.type === "finish-step") {
      const { usage, finishReason } = part;
      await service.spend(
        usage.totalTokens ?? Math.ceil(JSON.stringify(messages).length / CHARACTERS_A_TOKEN),
      );
      if (finishReason === "tool-calls") text = "";
      reason = finishReason;
    }
  }
  clearTimeout(timer);
  const answer = withoutReasoning(text).trim();
  if (reason !== "stop") throw new NoAnswerError("failed", `Ended by ${reason}`);
  if (answer === "") throw new NoAnswerError("failed", "It said nothing");
  if (answer.length > MAX_MODEL_ANSWER) throw new NoAnswerError("failed", "It said far too much");
  return { text: answer, messages: await result.responseMessages };
}

/** Of a text whose tokens the service did not count. */
const CHARACTERS_A_TOKEN = 4;

const OPENS = /<(?:think|thinking|thought|reasoning)>/i;
const CLOSES = /<\/(?:think|thinking|thought|reasoning)>/gi;

/** A text without the thoughts that some services leave in it, also where one mark is missing. */
export function withoutReasoning(text: string): string {
  const closed = [...text.matchAll(CLOSES)].at(-1);
  const rest = closed ? text.slice(closed.index + closed[0].length) : text;
  const opened = rest.search(OPENS);
  return opened < 0 ? rest : rest.slice(0, opened);
}

const MARKS = new RegExp(`${DATA_OPENS}|${DATA_CLOSES}`, "gi");

/** The earlier messages and the new one, with what is on the screen, so that "the second one" is known. */
function messagesOf(
  { message, turns, memory, kept }: Question,
  records: Records,
  evidence: Evidence,
): ModelMessage[] {
  const isForModel = ({ isUser, text }: Turn) =>
    isUser ? careFor(text) === null : !wasInNeed(text);
  const earlier = turns.filter(isForModel).slice(-MODEL_HISTORY.turns);
  const data = screen(memory, kept, records);
  addResult(evidence, data);
  return [
    ...earlier.map(({ isUser, text }): ModelMessage => {
      // What the desk understood is no word of the visitor's.
      const own = text.split("\n\n").filter((line) => isUser || !line.startsWith(LOOKED_FOR));
      const content = own.join("\n\n").replace(MARKS, "").slice(0, MODEL_HISTORY.length);
      return isUser ? { role: "user", content } : { role: "assistant", content };
    }),
    { role: "user", content: `${asData(data)}\n${message.replace(MARKS, "")}` },
  ];
}

/** The day, the courses that were shown last, and what the browser keeps and may be used. */
function screen(
  { shown }: Memory,
  { have, island, shortlist }: Kept,
  { catalogue }: Records,
): Data {
  const cards = (ids: readonly number[]) =>
    ids.slice(0, MAX_SHOWN_COURSES).flatMap((id) => {
      const card = catalogue.course(id);
      return card ? [courseCard(card, catalogue.operator)] : [];
    });
  return {
    today: catalogue.today,
    shown_last: cards(shown),
    ...(shortlist.length > 0 && { shortlist: cards(shortlist) }),
    ...(island && { home_island: island }),
    ...(have && { results: "Kept in the browser: leave have out of a call, and they are used." }),
  } as unknown as Data;
}
