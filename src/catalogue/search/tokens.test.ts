import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { textLines, wordChunks } from "./tokens.ts";

describe("wordChunks", () => {
  it.each([
    ["B.Sc. Nursing", [["b", "sc"], ["nursing"]], ["bsc", null]],
    ["e-commerce", [["e", "commerce"]], ["ecommerce"]],
    ["M B A", [["m", "b", "a"]], ["mba"]],
    ["F&B service", [["f", "b"], ["service"]], ["fb", null]],
    ["management.Accounting", [["management"], ["accounting"]], [null, null]],
    ["2022-23", [["2022", "23"]], [null]],
    ["Law/Arts (Hons)", [["law"], ["arts"], ["hons"]], [null, null, null]],
    ["--- ... !?", [], []],
  ])("splits %j", (text, parts, joined) => {
    const chunks = wordChunks(fold(text));
    expect(chunks.map((chunk) => chunk.parts)).toEqual(parts);
    expect(chunks.map((chunk) => chunk.joined)).toEqual(joined);
  });
});

describe("textLines", () => {
  it("joins a letter that stands alone with the next word, but not the article or a numeral", () => {
    expect(textLines("E commerce").at(0)?.joined).toEqual(["ecommerce"]);
    expect(textLines("Certificate I Boat").at(0)?.joined).toEqual([]);
    expect(textLines("A course").at(0)?.joined).toEqual([]);
  });

  it("reads IT in capitals only", () => {
    expect(textLines("Diploma in IT").at(0)?.words).toEqual(["diploma", "in", "it"]);
    expect(textLines("Make it work. It runs.").at(0)?.words).toEqual(["make", "work", "runs"]);
  });

  it("parts words at their apostrophes too", () => {
    expect(textLines("Diploma in Qira'ath").at(0)).toEqual({
      words: ["diploma", "in", "qiraath"],
      joined: [],
      parted: ["qira", "ath"],
    });
    expect(textLines("Women’s 'Health'").at(0)?.parted).toEqual(["women"]);
    expect(textLines("ʿArabic").at(0)?.parted).toEqual([]);
  });

  it("keeps lines apart", () => {
    expect(textLines("Law\nޤާނޫން").map((line) => line.words)).toEqual([["law"], ["ޤާނޫން"]]);
  });
});
