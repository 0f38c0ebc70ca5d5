import { describe, expect, it } from "vitest";
import { AWARDING_TYPES } from "./awarding.ts";
import { LANGUAGES } from "./languages.ts";
import { LEVELS, levelTitle } from "./levels.ts";
import { MODALITIES, modalityLabel } from "./modalities.ts";

describe("labels of the specification, section 9", () => {
  it("names the levels", () => {
    expect(LEVELS.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "1 Certificate I",
      "2 Certificate II",
      "3 Certificate III",
      "4 Certificate IV / Advanced Certificate",
      "5 Diploma",
      "6 Advanced Diploma / Associate Degree",
      "7 Bachelor's Degree",
      "8 Post Graduate Diploma",
      "9 Master's Degree",
      "10 Doctoral Degree",
      "NA Not Applicable",
    ]);
  });

  it("titles a level with its number, unless it is outside the framework or not stated", () => {
    expect(levelTitle("5")).toBe("Level 5: Diploma");
    expect(levelTitle("NA")).toBe("Not Applicable");
    expect(levelTitle(null)).toBeNull();
  });

  it("names modalities and awarding body types", () => {
    expect(MODALITIES.map(({ value }) => modalityLabel(value))).toEqual([
      "Face to Face",
      "Online",
      "Blended",
    ]);
    expect(AWARDING_TYPES.map(({ value }) => value)).toEqual(["local", "international", "both"]);
  });

  it("has 39 languages in alphabetical order, each once", () => {
    const labels = LANGUAGES.map(({ label }) => label);
    expect(labels).toHaveLength(39);
    expect(labels).toEqual([...new Set(labels)].sort());
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(39);
    expect(labels).toEqual(
      expect.arrayContaining(["English", "Dhivehi", "Arabic", "Chinese", "French"]),
    );
    expect(LANGUAGES.find(({ code }) => code === "dv")?.native).toBe("ދިވެހި");
  });
});
