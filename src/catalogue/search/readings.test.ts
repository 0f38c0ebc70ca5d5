import { expect, it } from "vitest";
import { Readings } from "./readings.ts";

it("gives what it keeps", () => {
  const readings = new Readings<number>();
  expect(readings.get("reef")).toBeUndefined();
  expect(readings.keep("reef", 1)).toBe(1);
  expect(readings.get("reef")).toBe(1);
  expect(readings.get("atoll")).toBeUndefined();
});

it("forgets words that nobody asks for instead of growing", () => {
  const readings = new Readings<string>(100);
  for (let word = 0; word < 10_000; word++) {
    readings.keep(String(word), "read");
    expect(readings.get("0")).toBe("read");
    expect(readings.size).toBeLessThanOrEqual(100);
  }
  expect(readings.get("9999")).toBe("read");
  expect(readings.get("5000")).toBeUndefined();
});
