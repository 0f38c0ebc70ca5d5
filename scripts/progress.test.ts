import { expect, it } from "vitest";
import { progressLine, progressOn } from "./progress.ts";

const half = { stage: "Writing", done: 150_000, of: 300_000 } as const;

it("says how far it is, and how fast", () => {
  expect(progressLine(half, 20, true)).toBe(
    "Writing  [############............]  150,000 of 300,000 courses, 7,500 a second",
  );
  expect(progressLine(half, 20, false)).toBe("Writing  150,000 of 300,000 courses, 7,500 a second");
  expect(progressLine({ stage: "Checking", done: 500, of: null }, 0, true)).toBe(
    "Checking  500 courses",
  );
});

it("draws over itself on a terminal, and says nothing elsewhere while it is quick", () => {
  for (const isTTY of [true, false]) {
    let written = "";
    const write = (text: string) => {
      written += text;
      return true;
    };
    const { show, clear } = progressOn({ isTTY, columns: 40, write } as NodeJS.WriteStream);
    show({ ...half, done: 500 });
    show({ ...half, done: 1_000 });
    show({ ...half, done: 300_000 });
    clear();
    const drawn = written.split("\r\x1b[K").slice(1);
    expect(drawn.length).toBe(isTTY ? 3 : 0);
    expect(drawn.every((line) => line.length < 40)).toBe(true);
    expect(written.includes("\n")).toBe(false);
  }
});
