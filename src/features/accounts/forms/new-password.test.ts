import { expect, it } from "vitest";
import { faultsOfNewPassword } from "./new-password.ts";

const PASSWORD = "Enter a password of at least 8 characters";
const CONFIRM = "Enter the new password again";
const TOO_SHORT = "Password must be at least 8 characters long";

it.each([
  ["", "", { password: PASSWORD, confirm: CONFIRM }],
  ["12345678", "", { confirm: CONFIRM }],
  ["12345678", "12345679", { confirm: "Passwords do not match" }],
  ["1234567", "1234567", { password: TOO_SHORT }],
  ["1234567", "x", { confirm: "Passwords do not match" }],
  ["12345678", "12345678", null],
])("finds what is wrong with %j typed again as %j", (password, confirm, faults) => {
  expect(faultsOfNewPassword({ password, confirm })).toEqual(faults);
});
