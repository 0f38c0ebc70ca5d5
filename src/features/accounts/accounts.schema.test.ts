import { describe, expect, it } from "vitest";
import { faultsIn } from "#web/forms/form.ts";
import {
  credentials,
  newPasswordForm,
  passwordChangeForm,
  profileChange,
} from "./accounts.schema.ts";

const faultsOf = (schema: typeof newPasswordForm | typeof credentials, values: object) => {
  const { error } = schema.safeParse(values);
  return error ? faultsIn(error) : null;
};

const PASSWORD = "Enter a password of at least 8 characters";
const CONFIRM = "Enter the new password again";
const TOO_SHORT = "Password must be at least 8 characters long";

describe("a new password, typed twice", () => {
  it.each([
    ["", "", { password: PASSWORD, confirm: CONFIRM }],
    ["12345678", "", { confirm: CONFIRM }],
    ["12345678", "12345679", { confirm: "Passwords do not match" }],
    ["1234567", "1234567", { password: TOO_SHORT }],
    ["1234567", "x", { confirm: "Passwords do not match" }],
    ["12345678", "12345678", null],
  ])("says what is wrong with %j typed again as %j", (password, confirm, faults) => {
    expect(faultsOf(newPasswordForm, { password, confirm })).toEqual(faults);
  });

  it("asks for the current one beside it", () => {
    const { error } = passwordChangeForm.safeParse({
      current_password: "",
      password: "1",
      confirm: "1",
    });
    expect(error && faultsIn(error)).toEqual({
      current_password: "Enter your current password",
      password: TOO_SHORT,
    });
  });
});

it("names every field that was left empty", () => {
  expect(faultsOf(credentials, { email: " ", password: "" })).toEqual({
    email: "Enter your email address",
    password: "Enter your password",
  });
  const { error } = profileChange.safeParse({ name: "", email: "", password: "" });
  expect(error && faultsIn(error)).toEqual({
    name: "Enter your full name",
    email: "Enter your email address",
    password: "Enter your password",
  });
});
