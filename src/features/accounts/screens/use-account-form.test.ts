import { describe, expect, it } from "vitest";
import { missingIn, wrongOf } from "./use-account-form.ts";

describe("missingIn", () => {
  it("names every field that was left empty", () => {
    expect(missingIn({ email: " ", password: "x" }, ["email", "password", "name"])).toEqual({
      email: "email is a required field",
      name: "name is a required field",
    });
    expect(missingIn({ email: "a@b.mv" }, ["email"])).toBeNull();
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
    const fields = { email: "email must be a valid email" };
    expect(wrongOf({ status: 422, error: "Some fields are wrong", fields }, texts)).toEqual({
      error: null,
      fields,
    });
  });
});
