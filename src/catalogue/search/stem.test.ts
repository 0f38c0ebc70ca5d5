import { describe, expect, it } from "vitest";
import { isNumeral, stem } from "./stem.ts";

describe("stem", () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))("takes %s for a word", (word) => {
    expect(stem(word)).toBeTypeOf("string");
    expect(stem(word.toLowerCase())).toBe(word.toLowerCase());
    expect(isNumeral(word)).toBe(false);
  });

  it.each([
    ["courses", "course"],
    ["studies", "study"],
    ["businesses", "business"],
    ["classes", "class"],
    ["nurses", "nurse"],
    ["campuses", "campus"],
    ["houses", "house"],
    ["analyses", "analysis"],
    ["technologies", "technology"],
    ["movies", "movie"],
    ["heroes", "hero"],
    ["branches", "branch"],
    ["taxes", "tax"],
    ["children", "child"],
    ["masters", "master"],
    ["laws", "law"],
    ["electronics", "electronic"],
    ["iii", "3"],
    ["i", "1"],
    ["ފުވައްމުލައް", "ފުވައްމުލަކުގައި"],
    ["މާލެ", "މާލޭގައި"],
    ["މާލެ", "މާލެއިން"],
    ["ކުޅުދުއްފުށި", "ކުޅުދުއްފުށީގައި"],
    ["މަސްވެރިކަން", "މަސްވެރިކަމާ"],
    ["މަސްވެރިކަން", "މަސްވެރިކަމުގެ"],
    ["ޑިގްރީ", "ޑިގްރީއަކީ"],
    ["ކޯސް", "ކޯސްތަކެއް"],
    ["ކޯސް", "ކޯސްތަކުގެ"],
    ["ކޯސް", "ކޯހެއް"],
    ["ކޯސް", "ކޯހަކަށް"],
    ["ޑިޕްލޮމާ", "ޑިޕްލޮމާތައް"],
    ["އެބަހުރި", "އެބަހުރިތަ"],
    ["އެބައޮތް", "އެބައޮތްތަ"],
  ])("has one key for %s and %s", (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ["business", "busines"],
    ["tourism", "tour"],
    ["arabic", "arab"],
    ["physics", "physical"],
    ["nursing", "nurse"],
    ["news", "new"],
    ["ii", "iii"],
    ["analysis", "analyse"],
    ["campus", "camp"],
    ["v", "5"],
    ["މާލެ", "މާލި"],
    ["ޤުރުއާން", "ޤާނޫން"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(["business", "tourism", "arabic", "it", "gas"])("leaves %s whole", (word) => {
    expect(stem(word)).toBe(word);
  });
});

it("knows numerals", () => {
  expect(["3", "2024", "iii", "i"].map(isNumeral)).toEqual([true, true, true, true]);
  expect(["v", "x", "mix", "b2"].map(isNumeral)).toEqual([false, false, false, false]);
});
