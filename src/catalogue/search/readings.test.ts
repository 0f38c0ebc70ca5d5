import { expect, it } from "vitest";
import { Readings } from "./readings.ts";

it("reads a word once while it is kept", () => {
  const readings = new Readings<number>();
  let read = 0;
  const next = () => ++read;
  expect(readings.of("reef", next)).toBe(1);
  expect(readings.of("reef", next)).toBe(1);
  expect(readings.of("atoll", next)).toBe(2);
});

it("forgets the oldest words instead of growing", () => {
  const readings = new Readings<string>();
  for (let word = 0; word < 10_000; word++) readings.of(String(word), () => "first");
  expect(readings.size).toBeLessThan(5_000);
  expect(readings.of("9999", () => "second")).toBe("first");
  expect(readings.of("0", () => "second")).toBe("second");
});
