import { describe, expect, it } from "vitest";
import { MISSING } from "../accounts.ts";
import { missingIn, wrongOf } from "./use-account-form.ts";

describe("missingIn", () => {
  it("names every field that was left empty", () => {
    const { email, password, name } = MISSING;
    expect(missingIn({ email: " ", password: "x" }, { email, password, name })).toEqual({
      email: "Enter your email address",
      name: "Enter your full name",
    });
    expect(missingIn({ email: "a@b.mv" }, { email })).toBeNull();
  });
});

describe("wrongOf", () => {
  const texts = { failed: "Failed to process request", network: "Network error." };
  it.each([
    ["no answer", { status: null, error: null, fields: {} }, "Network error."],
    ["an answer without words", { status: 500, error: null, fields: {} }, texts.failed],
    ["the server's sentence", { status: 429, error: "Too many", fields: {} }, "Too many"],
  ])("says %s", (_what, refusal, error) => {
    expect(wrongOf(refusal, texts)).toEqual({ error, fields: {} });
  });

  it("lets the fields speak for themselves", () => {
    const fields = { email: "Enter an email address such as name@example.com" };
    expect(wrongOf({ status: 422, error: "Some fields are wrong", fields }, texts)).toEqual({
      error: null,
      fields,
    });
  });
});
