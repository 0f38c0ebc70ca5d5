import { expect, it } from "vitest";
import { DHIVEHI_WORDS } from "./dhivehi-words.ts";

it("no Dhivehi word is listed twice", () => {
  const all = DHIVEHI_WORDS.flatMap(({ dhivehi }) => dhivehi);
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});
