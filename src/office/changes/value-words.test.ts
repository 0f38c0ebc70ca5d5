import { describe, expect, it } from "vitest";
import { valueWords } from "./value-words.ts";

describe("a value in words", () => {
  it.each([
    ["credits", null, "Not stated"],
    ["intakes", [], "Not stated"],
    ["credits", 0, "0"],
    ["mqa_approved", false, "No"],
    ["intakes", ["May 2027", "August 2027"], "May 2027, August 2027"],
    ["mnqf_level", "Level 5", "Level 5"],
    ["mnqf_level", "5", "Level 5: Diploma"],
    ["awarding_body_type", "both", "Local and international"],
    ["place_code", "LD0158", "ADh. Maamigili"],
    ["campuses", [{ name: "South", place_code: "LD1004" }], "name South, place code S. Hithadhoo"],
    ["delivery_modalities", ["f2f", "online"], "Face to Face, Online"],
    [
      "intake_details",
      [
        { label: "May 2027", year: null, deadline: "2027-04-30" },
        { label: "June", deadline: null },
      ],
      "label May 2027, deadline 30 April 2027; label June",
    ],
  ])("says %s %j", (field, value, words) => {
    expect(valueWords(field, value)).toBe(words);
  });

  it("says fees and ways in as the site says them", () => {
    const fee = { type: "Total Fee", currency: "MVR", fee_start: 45000, fee_end: null };
    const fees = [{ ...fee, payment_frequency: null, number_of_payments: null, remarks: null }];
    expect(valueWords("fees", fees)).toBe("Total Fee: MVR 45,000");
    const age = { kind: "age", years: 18 };
    const routes = [{ conditions: [age, { kind: "interview" }] }, { conditions: [age] }];
    expect(valueWords("entry_routes", routes)).toBe(
      "age 18 or over, and an interview; or age 18 or over",
    );
  });
});
