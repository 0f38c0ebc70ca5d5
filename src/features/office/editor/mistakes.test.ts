import { describe, expect, it } from "vitest";
import { mendWords, mistakesOf, mistakesWithin, mistakeWords } from "./mistakes.ts";

const faults = [
  { place: "fees[0].fee_end", reason: "must not be below fee_start, nor stand without it" },
  { place: "fees[0].fee_end", reason: "must be at least 0" },
  { place: "fees[10].currency", reason: "must be a currency code" },
  { place: "duration_months", reason: "must be at most 600" },
];
const mistakes = mistakesOf({ draft: { faults } } as never);

describe("mistakes", () => {
  it("stand at their place, in the words of the form", () => {
    expect(mistakes.get("fees[0].fee_end")).toBe("Must not be below Amount, nor stand without it.");
    expect(mistakes.get("duration_months")).toBe("Must be at most 600.");
    expect(mistakesOf({ draft: null }).size).toBe(0);
  });

  it("are gathered for what has no field of its own", () => {
    expect(mistakesWithin(mistakes, "fees[1]")).toBeUndefined();
    expect(mistakesWithin(mistakes, "fees[10]")).toBe("Must be a currency code.");
    expect(mistakesWithin(mistakes, "fees")).toContain("Amount");
  });

  it("name fields as people know them", () => {
    expect(mistakeWords("contradicts mqa_approved")).toBe("Contradicts Approval.");
    expect(mendWords(["fees", "mnqf_level"])).toBe("First mend what is marked: Fees, MNQF level.");
  });
});
