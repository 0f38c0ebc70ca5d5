import { expect, it } from "vitest";
import { arrivalOf } from "./arrival.ts";

const NOTHING = { from: null, note: null, email: null };

it.each([
  [null, NOTHING],
  [undefined, NOTHING],
  ["text", NOTHING],
  [{}, NOTHING],
  [{ from: 3, note: {}, email: [] }, NOTHING],
  [{ from: "/profile" }, { ...NOTHING, from: "/profile" }],
  [{ note: "Your session has ended." }, { ...NOTHING, note: "Your session has ended." }],
  [{ email: "a@example.com" }, { ...NOTHING, email: "a@example.com" }],
  [{ from: "//example.org" }, NOTHING],
  [{ from: "/\\example.org" }, NOTHING],
  [{ from: "https://example.org/" }, NOTHING],
])("reads %j", (state, arrival) => {
  expect(arrivalOf(state)).toEqual(arrival);
});
