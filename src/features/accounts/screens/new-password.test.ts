import { expect, it } from "vitest";
import { faultsOfNewPassword } from "./new-password.ts";

const REQUIRED = "is a required field";
const TOO_SHORT = "Password must be at least 8 characters long";

it.each([
  ["", "", { password: `password ${REQUIRED}`, confirm: `confirm ${REQUIRED}` }],
  ["12345678", "", { confirm: `confirm ${REQUIRED}` }],
  ["12345678", "12345679", { confirm: "Passwords do not match" }],
  ["1234567", "1234567", { password: TOO_SHORT }],
  ["1234567", "x", { confirm: "Passwords do not match" }],
  ["12345678", "12345678", null],
])("finds what is wrong with %j typed again as %j", (password, confirm, faults) => {
  expect(faultsOfNewPassword({ password, confirm })).toEqual(faults);
});
