import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DHIVEHI_WORDS } from "#catalogue/search/dhivehi-words.ts";

const HEADING = "## Dhivehi words that are searched as English";

it("docs/words.md lists the Dhivehi words that are searched as English", () => {
  const [, section = ""] = readFileSync("docs/words.md", "utf8").split(`${HEADING}\n`);
  const [table = ""] = section.split("\n## ");
  const rows = table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2);
  expect(rows).toEqual(
    DHIVEHI_WORDS.map(
      ({ dhivehi, english }) => `| ${dhivehi.join(", ")} | ${english.join(", ")} |`,
    ),
  );
});

it("no Dhivehi word is listed twice", () => {
  const all = DHIVEHI_WORDS.flatMap(({ dhivehi }) => dhivehi);
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});
