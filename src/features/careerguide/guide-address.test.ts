import { describe, expect, it } from "vitest";
import { noAnswers } from "#catalogue/guide-answers.ts";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import { answersIn, guideAddress, isGuideFormAddress } from "./guide-address.ts";
import {
  answerText,
  countText,
  missesText,
  opened,
  relaxedText,
  shortCountText,
} from "./guide-phrases.ts";

const answering = (given: Partial<GuideAnswers>) => ({ ...noAnswers(), ...given });

describe("guideAddress", () => {
  it.each([
    [1, {}, "/careerguide"],
    [1, { attendance: ["any"] }, "/careerguide?question=1&attendance=any"],
    [
      6,
      { level: ["5", "7"], field: ["Health and Welfare"] },
      "/careerguide?question=6&field=Health+and+Welfare&level=5:7",
    ],
    [
      2,
      { award: ["local"], place: ["S"], max_cost: ["30000"] },
      "/careerguide?question=2&award=local&max_cost=30000&place=S",
    ],
    [7, { institution: ["A & B"] }, "/careerguide?question=7&institution=A+%26+B"],
  ])("question %i with %j is %s", (question, given, address) => {
    expect(guideAddress(question, answering(given))).toBe(address);
  });

  it("tells answers from questions, and form addresses from its own", () => {
    const parameters = new URLSearchParams("question=6&level=5&level=7&utm_source=x");
    expect(answersIn(parameters)).toBe("level=5&level=7");
    expect(isGuideFormAddress(parameters)).toBe(true);
    expect(isGuideFormAddress(new URLSearchParams("question=6&level=5:7"))).toBe(false);
    expect(isGuideFormAddress(new URLSearchParams("question=6&level=5&place="))).toBe(true);
  });
});

describe("phrases", () => {
  const complete = answering({
    attendance: ["any"],
    award: ["any"],
    career: ["any"],
    field: ["any"],
    level: ["any"],
    funding: ["any"],
    institution: ["all"],
  });

  it.each([
    [0, noAnswers(), "No course fits so far"],
    [1, noAnswers(), "1 course fits so far"],
    [1234, noAnswers(), "1,234 courses fit so far"],
    [0, complete, "No course fits your answers"],
    [23, complete, "23 courses fit your answers"],
  ])("%i courses: %#", (total, answers, text) => {
    expect(countText(total, answers)).toBe(text);
  });

  it.each([
    [0, noAnswers(), "None fits so far"],
    [1, noAnswers(), "1 fits so far"],
    [1234, noAnswers(), "1,234 fit so far"],
    [1, complete, "1 fits"],
    [23, complete, "23 fit"],
  ])("%i courses in short: %#", (total, answers, text) => {
    expect(shortCountText(total, answers)).toBe(text);
  });

  it("name what was answered, and what could be given up", () => {
    const choices = [
      { name: "Yes", value: "yes" },
      { name: "Not sure", value: "any" },
    ];
    expect(answerText(choices, ["any", "yes"])).toBe("Yes, Not sure");
    expect(answerText(choices, [])).toBeNull();
    expect(relaxedText(["mnqf_level", "institutions"])).toBe("Any level, any institution");
    expect(relaxedText(["max_cost"])).toBe("Any cost");
    expect(missesText([{ missed: ["a"] }])).toBe("These fit all of your answers but one.");
    expect(missesText([{ missed: ["a", "b"] }])).toContain("miss 2 of your answers");
  });

  it("leave open both questions about the field", () => {
    const answers = answering({ career: ["nurse"], field: ["Marketing"], level: ["5"] });
    expect(opened(["category"], answers)).toEqual(
      answering({ career: ["any"], field: ["any"], level: ["5"] }),
    );
    const narrowed = answering({ level: ["5"], place: ["S"] });
    expect(opened(["place"], narrowed)).toEqual(answering({ level: ["5"] }));
  });
});
