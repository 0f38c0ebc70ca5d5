import { describe, expect, it } from "vitest";
import type { ComparisonCell } from "#catalogue/compare.ts";
import { isLongRow } from "./long-row.ts";

const text = (...lines: string[]): ComparisonCell => ({ kind: "text", lines });
const list = (items: number): ComparisonCell => ({
  kind: "html",
  blocks: [{ heading: null, html: `<ul>${"<li>Nursing</li>".repeat(items)}</ul>` }],
});

describe("a row that is folded on a phone", () => {
  it("holds one course that says much, whatever the others say", () => {
    expect(isLongRow({ cells: [text("English"), list(12)] })).toBe(true);
    expect(isLongRow({ cells: [text("English"), list(11)] })).toBe(false);
  });

  it("counts the lines that a long sentence takes", () => {
    expect(isLongRow({ cells: [text("word ".repeat(40))] })).toBe(true);
    expect(isLongRow({ cells: [text("word ".repeat(10))] })).toBe(false);
  });

  it("is none where nothing is stated", () => {
    expect(isLongRow({ cells: [text(), { kind: "html", blocks: [] }] })).toBe(false);
  });
});
