import { expect, it } from "vitest";
import type { ChatAnswer, ChatMessage } from "./chat.schema.ts";
import {
  type ConversationEvent,
  type ConversationState,
  canSend,
  conversationReducer,
  INITIAL_CONVERSATION,
  questionOf,
} from "./conversation.ts";

const SAID: ChatMessage = {
  content: "Hello",
  timestamp: "2026-01-01T00:00:00.000Z",
  isUser: false,
  history: true,
  parts: [{ kind: "text", text: "Hello" }],
  chips: [],
};
const ANSWER: ChatAnswer = {
  response: "Two courses.",
  remaining_messages: 1,
  parts: [{ kind: "text", text: "Two courses." }],
  chips: [{ label: "More", message: "more" }],
};

const after = (...steps: ConversationEvent[]): ConversationState =>
  steps.reduce(conversationReducer, INITIAL_CONVERSATION);
const loaded: ConversationEvent = { type: "loaded", history: [SAID], greeting: null, remaining: 2 };
const asked: ConversationEvent = { type: "asked", message: "marketing" };
const shown = ({ entries }: ConversationState) =>
  entries.map(({ isUser, content, state }) => [isUser ? "you" : "guide", content, state]);

it("begins with what was said, or with a greeting that is typed out", () => {
  expect(canSend(INITIAL_CONVERSATION, "hello")).toBe(false);
  expect(shown(after(loaded))).toEqual([["guide", "Hello", "past"]]);
  const greeted = after({ type: "loaded", history: [], greeting: "Welcome", remaining: 2 });
  expect(shown(greeted)).toEqual([["guide", "Welcome", "new"]]);
  expect(after(loaded, { type: "unreachable" }).state).toBe("unreachable");
});

it("waits for one answer at a time", () => {
  const waiting = after(loaded, asked);
  expect(shown(waiting).slice(1)).toEqual([
    ["you", "marketing", "past"],
    ["guide", "", "writing"],
  ]);
  expect([canSend(waiting, "more"), canSend(after(loaded), " \n ")]).toEqual([false, false]);
  const answered = conversationReducer(waiting, { type: "answered", answer: ANSWER });
  expect(shown(answered).at(-1)).toEqual(["guide", "Two courses.", "new"]);
  expect(answered).toMatchObject({ isSending: false, remaining: 1 });
  expect(canSend(answered, "more")).toBe(true);
});

it("types out what came whole, and not again what came in pieces", () => {
  const piece = (text: string): ConversationEvent => ({ type: "text", piece: text });
  const answer: ConversationEvent = { type: "answered", answer: ANSWER };
  const inPieces = after(loaded, asked, piece("Two "), piece("cou"));
  expect(shown(inPieces).at(-1)).toEqual(["guide", "Two cou", "writing"]);
  expect(shown(conversationReducer(inPieces, answer)).at(-1)?.[2]).toBe("past");
  expect(shown(after(loaded, asked, piece("Two courses."), answer)).at(-1)?.[2]).toBe("new");
});

it("keeps a failed question until another one is sent", () => {
  const failed = after(loaded, asked, { type: "failed" });
  const FAILED = "Sorry, there was an error processing your message.";
  expect(shown(failed).slice(1)).toEqual([
    ["you", "marketing", "past"],
    ["guide", FAILED, "failed"],
  ]);
  expect(questionOf(failed, failed.entries.at(-1)?.key ?? -1)).toBe("marketing");
  expect(questionOf(failed, 99)).toBeNull();
  const again = conversationReducer(failed, asked);
  expect(shown(again).map(([, content]) => content)).toEqual(["Hello", "marketing", ""]);
  const keys = again.entries.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("takes a message back that was refused", () => {
  const limited = after(loaded, asked, { type: "limit" });
  expect(shown(limited)).toEqual([["guide", "Hello", "past"]]);
  expect(limited).toMatchObject({ isLimited: true, remaining: 0, isSending: false });
  expect(canSend(limited, "more")).toBe(false);
  const refused = after(loaded, asked, { type: "refused", error: "Too long" });
  expect(refused).toMatchObject({ refusal: "Too long", isSending: false });
  expect(conversationReducer(refused, asked).refusal).toBeNull();
});

it("puts a message back that was not taken, and says nothing", () => {
  const returned = after(loaded, asked, { type: "returned" });
  expect(returned.entries).toEqual(after(loaded).entries);
  expect(returned).toMatchObject({ refusal: null, isSending: false });
});

it("is empty when it was cleared, and goes on", () => {
  const cleared = after(loaded, asked, { type: "answered", answer: ANSWER }, { type: "cleared" });
  expect(cleared).toMatchObject({ entries: [], state: "ready", remaining: 1 });
});
