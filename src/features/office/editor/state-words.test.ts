import { describe, expect, it } from "vitest";
import { discardingQuestion, isLookedAtWhole, outcomeWords, restoredWords } from "./state-words.ts";

type Standing = Parameters<typeof outcomeWords>[1];
const standing = (state: string, draft: object | null = null) =>
  ({ state, draft: draft && { reviewed: [], ...draft } }) as unknown as Standing;

describe("what came of it", () => {
  it("never says of a new course that anything is live", () => {
    const record = standing("submitted", { state: "submitted", reviewed: ["name", "fees"] });
    const { words, isOnSite } = outcomeWords("published", record);
    expect(words).toContain("Nothing of it is public yet");
    expect(words).not.toContain("live");
    expect(isOnSite).toBe(false);
  });

  it("names what waits of a course that is on the site", () => {
    const record = standing("published", { state: "submitted", reviewed: ["mnqf_level"] });
    expect(outcomeWords("published", record).words).toContain("MNQF level");
    expect(outcomeWords("published", record).words).toContain("Everything else is live");
    expect(outcomeWords("published", standing("published")).words).toBe("It is live.");
  });

  it("says whether what was brought back is on the site", () => {
    expect(outcomeWords("brought back", standing("draft")).isOnSite).toBe(false);
    expect(outcomeWords("brought back", standing("published")).isOnSite).toBe(true);
  });
});

it("says what a version that is restored changes", () => {
  expect(restoredWords(["credits"])).toContain("The fields are as they were then.");
  expect(restoredWords([])).toContain("Nothing differs");
});

it("knows which new records an operator looks at first", () => {
  expect(isLookedAtWhole(standing("draft", { reviewed: ["name"] }))).toBe(true);
  expect(isLookedAtWhole(standing("draft", { reviewed: [] }))).toBe(false);
  expect(isLookedAtWhole(standing("published", { reviewed: ["mnqf_level"] }))).toBe(false);
});

it("names what is lost before it is thrown away", () => {
  const question = discardingQuestion(standing("published", { state: "submitted" }), ["fees"]);
  expect(question).toBe(
    "Throw away your changes of Fees? No operator looks at them then. What is on the site stays.",
  );
});
