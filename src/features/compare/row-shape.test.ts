import { describe, expect, it } from "vitest";
import type { ComparisonCell } from "#catalogue/compare.ts";
import { rowShape } from "./row-shape.ts";

const text = (...lines: string[]): ComparisonCell => ({ kind: "text", lines });
const list = (items: number): ComparisonCell => ({
  kind: "html",
  blocks: [{ heading: null, html: `<ul>${"<li>Nursing</li>".repeat(items)}</ul>` }],
});

describe("the values of a row stand", () => {
  it.each<[string, ComparisonCell[]]>([
    ["few words", [text("Level 7: Bachelor's Degree"), text("Part-time"), text()]],
    ["a sentence of eight lines", [text("4 years", "word ".repeat(18))]],
  ])("beside each other: %s", (_, cells) => {
    expect(rowShape(cells)).toBe("beside");
  });

  it.each<[string, ComparisonCell[]]>([
    ["a word that a column would break", [text("English"), text("Internationalisation")]],
    ["more lines than a column is for", [text("word ".repeat(26))]],
    ["running text, however short", [list(1), text()]],
  ])("below each other: %s", (_, cells) => {
    expect(rowShape(cells)).toBe("below");
  });

  it.each<[string, ComparisonCell[]]>([
    ["one course that says much, whatever the others say", [text("English"), list(12)]],
    ["a long sentence", [text("word ".repeat(80))]],
  ])("folded: %s", (_, cells) => {
    expect(rowShape(cells)).toBe("folded");
  });

  it("beside each other where none says anything", () => {
    expect(rowShape([text(), text()])).toBe("beside");
  });
});
