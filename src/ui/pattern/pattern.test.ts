import { describe, expect, it } from "vitest";
import { initials, monogramSvg } from "./monogram.ts";
import { bannerSvg, patternSvg } from "./pattern.ts";

const SEEDS = Array.from({ length: 60 }, (_, index) => `Institution ${index}`);
const LARGEST = 64_000;

describe.each([
  ["banner", bannerSvg],
  ["pattern", patternSvg],
])("a %s", (_kind, drawing) => {
  it("is the same for the same seed and another for another", () => {
    expect(drawing("Addu")).toBe(drawing("Addu"));
    expect(new Set(SEEDS.map(drawing)).size).toBe(SEEDS.length);
  });

  it("is whole: every number is a number, every tag is closed, and it stays small", () => {
    for (const svg of SEEDS.map(drawing)) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
      expect(svg.endsWith("</svg>")).toBe(true);
      expect(svg.length).toBeLessThan(LARGEST);
    }
  });
});

describe("initials", () => {
  it.each([
    ["Maldives National University", "MNU"],
    ["Islamic University of Maldives", "IUM"],
    ["The College of Art & Design", "CAD"],
    ["MAPS College", "MC"],
    ["MNU Hithadhoo Campus", "MNU"],
    ["Jamālu'ddīn Institute", "JI"],
    ["Ocean", "O"],
    ["Institute of Health, Education, Law and Trade", "IHE"],
    ["ދިވެހި ކޮލެޖް", "ދކ"],
    ["& / -", ""],
    ["", ""],
  ])("of %s are %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("a monogram", () => {
  it("draws Latin letters itself and leaves Thaana to the reader's fonts", () => {
    expect(monogramSvg("1", "Villa College")).not.toContain("<text");
    expect(monogramSvg("1", "ދިވެހި ކޮލެޖް")).toContain("ދކ</text>");
  });

  it("is whole for a name without letters", () => {
    expect(monogramSvg("1", "&")).not.toMatch(/NaN|undefined/);
  });
});
