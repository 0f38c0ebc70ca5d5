import { expect, it } from "vitest";
import { arrivalOf } from "./arrival.ts";

const NOTHING = { from: null, note: null };

it.each([
  [null, NOTHING],
  [undefined, NOTHING],
  ["text", NOTHING],
  [{}, NOTHING],
  [{ from: 3, note: {} }, NOTHING],
  [{ from: "/profile" }, { from: "/profile", note: null }],
  [{ note: "Your session has ended." }, { from: null, note: "Your session has ended." }],
  [{ from: "//example.org" }, NOTHING],
  [{ from: "/\\example.org" }, NOTHING],
  [{ from: "https://example.org/" }, NOTHING],
])("reads %j", (state, arrival) => {
  expect(arrivalOf(state)).toEqual(arrival);
});
