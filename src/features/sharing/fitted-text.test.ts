import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, LEADING } from "./fitted-text.ts";

/** Every letter is as wide as half its size. */
const widthOf = (text: string, size: number) => [...text].length * size * 0.5;

describe("fitText", () => {
  const steps = [
    { size: 40, lines: 1 },
    { size: 20, lines: 2 },
  ] as const;

  it("takes the largest size that holds the text", () => {
    expect(fitText("Short", { width: 200, steps, widthOf })).toEqual({
      size: 40,
      lines: ["Short"],
    });
    expect(fitText("Diploma in Marketing", { width: 200, steps, widthOf })).toEqual({
      size: 20,
      lines: ["Diploma in Marketing"],
    });
  });

  it("breaks between words only, and not at a no-break space", () => {
    const { lines } = fitText("Total cost: MVR\u00a045,000 in all", { width: 200, steps, widthOf });
    expect(lines).toEqual(["Total cost:", "MVR\u00a045,000 in all"]);
  });

  it("cuts what is too long for the last size, and says so with an ellipsis", () => {
    const { size, lines } = fitText("one two three four five six seven eight nine ten", {
      width: 100,
      steps,
      widthOf,
    });
    expect(size).toBe(20);
    expect(lines).toEqual(["one two", "three fou…"]);
  });

  it("cuts a single word that is longer than a line", () => {
    expect(fitText("a".repeat(50), { width: 100, steps, widthOf }).lines).toEqual([
      "a".repeat(10),
      `${"a".repeat(9)}…`,
    ]);
  });

  it("keeps within the height, but shows at least one line", () => {
    const frame = { width: 100, steps, widthOf };
    expect(fitText("one two three four", { ...frame, height: 20 * LEADING }).lines).toEqual([
      "one two t…",
    ]);
    expect(fitText("one", { ...frame, height: 1 }).lines).toHaveLength(1);
  });

  it("never leaves its frame", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.integer({ min: 40, max: 400 }),
        (text, width) => {
          const { size, lines } = fitText(text, { width, steps, widthOf });
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(lines.every((line) => widthOf(line, size) <= width)).toBe(true);
        },
      ),
    );
  });
});
