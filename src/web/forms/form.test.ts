import { describe, expect, it } from "vitest";
import { refusedCall, serverSentence } from "./form.ts";

describe("what a form says to a call that was refused", () => {
  const texts = { failed: "Failed to process request", network: "Network error." };
  it.each([
    ["no answer", { status: null, error: null, fields: {} }, "Network error."],
    ["an answer without words", { status: 500, error: null, fields: {} }, texts.failed],
    ["the server's sentence", { status: 429, error: "Too many", fields: {} }, "Too many"],
  ])("is %s", (_what, problem, error) => {
    expect(refusedCall(problem, serverSentence(texts.failed, texts.network))).toEqual({
      error,
      fields: {},
    });
  });

  it("is left to the fields where they are named", () => {
    const fields = { email: "Enter an email address such as name@example.com" };
    const problem = { status: 422, error: "Some fields are wrong", fields };
    expect(refusedCall(problem, serverSentence(texts.failed, texts.network))).toEqual({
      error: null,
      fields,
    });
  });
});
