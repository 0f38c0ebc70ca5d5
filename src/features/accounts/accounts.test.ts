import { expect, it } from "vitest";
import { signInAgainIn } from "./accounts.ts";

it.each([
  [1, "1 minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
  [5_400, "90 minutes"],
  [5_401, "2 hours"],
  [86_400, "24 hours"],
])("tells after %d seconds of waiting: %s", (seconds, time) => {
  const again = `Too many sign-ins have failed. Please try again in ${time}`;
  expect(signInAgainIn(seconds, false)).toBe(`${again}.`);
  expect(signInAgainIn(seconds, true)).toBe(
    `${again}, or choose a new password: then you can sign in at once.`,
  );
});
