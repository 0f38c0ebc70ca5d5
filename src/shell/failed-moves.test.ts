import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from "react-router";
import { expect, it } from "vitest";
import { failureIn } from "./failed-moves.ts";

const results = (...given: unknown[]) =>
  Object.fromEntries(
    given.map((result, at) => [
      `route-${at}`,
      { type: result instanceof Error || result instanceof ErrorAnswer ? "error" : "data", result },
    ]),
  );

it("tells what keeps a page in its place from what is another page", () => {
  const answered = (status: number) => new ErrorAnswer(status, "", null);
  for (const status of [429, 500, 502, 503, 504, 521]) {
    expect(failureIn(results({ courses: [] }, answered(status))), `${status}`).toBe("no answer");
  }
  for (const status of [400, 401, 403, 404, 410]) {
    expect(failureIn(results(answered(status))), `${status}`).toBeUndefined();
  }
  expect(failureIn(results(new Error("Unexpected Server Error")))).toBe("no answer");
  for (const message of ["Failed to fetch", "NetworkError when attempting", "Load failed"]) {
    expect(failureIn(results(answered(503), new TypeError(message)))).toBe("no connection");
  }
  expect(failureIn(results(new TypeError("x is undefined"), { courses: [] }))).toBeUndefined();
  expect(failureIn(results({ courses: [] }))).toBeUndefined();
});
