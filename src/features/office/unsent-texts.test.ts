import { afterEach, expect, it, vi } from "vitest";
import { holdUnsentText, unsentText } from "./unsent-texts.ts";

const ANSWER = { by: "aishath", about: "question 7 answer" };

/** The storage of a tab. */
function stubTab(): Map<string, string> {
  const held = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  });
  return held;
}

afterEach(() => vi.unstubAllGlobals());

it("holds a text for its writer and its matter alone, until it is sent", () => {
  const held = stubTab();
  holdUnsentText(ANSWER, "Yes, in the evenings.");
  expect(unsentText(ANSWER)).toBe("Yes, in the evenings.");
  expect(unsentText({ ...ANSWER, by: "hassan" })).toBe("");
  expect(unsentText({ ...ANSWER, about: "question 8 answer" })).toBe("");
  holdUnsentText(ANSWER, "");
  expect(held.size).toBe(0);
});

it("does without where a browser forbids storage", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
  holdUnsentText(ANSWER, "Yes.");
  expect(unsentText(ANSWER)).toBe("");
});
