import { describe, expect, it } from "vitest";
import { intakesInRows, lateDeadlineOf, rowsAsIntakes, startOfRow } from "./intake-rows.ts";
import { suggestedIntakes } from "./suggested-intakes.ts";

const TODAY = "2026-11-22";
const stated = (label: string, deadline: string) => ({
  label,
  year: null,
  month: null,
  day: null,
  all_year: null,
  deadline,
  apply_url: null,
});
const asks = (...intakes: string[]) => ({ intakes, intake_details: [] });

describe("the rows of intakes", () => {
  it("are the course's intakes with what is stated beside them, and back", () => {
    const course = {
      intakes: ["January 2027", "May 2027"],
      intake_details: [stated("May 2027", "2027-04-01")],
    };
    expect(intakesInRows(course).map(({ deadline }) => deadline)).toEqual([null, "2027-04-01"]);
    expect(rowsAsIntakes(intakesInRows(course))).toEqual(course);
  });

  it("say what an intake means today", () => {
    const [open, closed, past, unread] = intakesInRows({
      intakes: ["January 2027", "May 2027", "August 2026", "Ask us"],
      intake_details: [stated("January 2027", "2026-12-01"), stated("May 2027", "2026-11-01")],
    });
    expect(startOfRow(open!, TODAY)).toEqual({
      isOpen: true,
      words: "Starts January 2027. Closes in 9 days",
    });
    expect(startOfRow(closed!, TODAY)?.isOpen).toBe(false);
    expect(startOfRow(past!, TODAY)?.isOpen).toBe(false);
    expect(startOfRow(unread!, TODAY)).toBeNull();
  });

  it("say one thing of words that name no time", () => {
    expect(startOfRow(stated("31 Feburary 2027", "2027-12-31"), TODAY)).toBeNull();
    expect(startOfRow(stated("Ask us", "2026-11-01"), TODAY)?.words).toBe(
      "Closed for applications",
    );
  });

  it("know a last day to apply that is after the start", () => {
    expect(lateDeadlineOf(stated("May 2027", "2027-12-31"))).toBe(
      "The last day to apply must not be after the intake begins: 31 May 2027 or before.",
    );
    expect(lateDeadlineOf(stated("May 2027", "2027-05-31"))).toBeUndefined();
    expect(lateDeadlineOf(stated("10 May 2027", "2027-05-11"))).toMatch(/10 May 2027/);
    expect(lateDeadlineOf(stated("May", "2027-12-31"))).toBeUndefined();
  });
});

describe("suggested intakes", () => {
  it("are the next of the months in which the course has begun", () => {
    expect(suggestedIntakes(asks("August 2026", "January 2026"), TODAY)).toEqual([
      "January 2027",
      "August 2027",
    ]);
  });

  it("leave out what is there, and what comes every year", () => {
    expect(suggestedIntakes(asks("January 2027", "January 2026", "August"), TODAY)).toEqual([]);
  });

  it("go on with the usual months where it has not begun yet", () => {
    expect(suggestedIntakes(asks("May 2027"), TODAY)).toEqual(["January 2027", "August 2027"]);
  });

  it("are the usual months where the course has none", () => {
    expect(suggestedIntakes(asks(), TODAY)).toEqual(["January 2027", "May 2027", "August 2027"]);
    expect(suggestedIntakes(asks("Open all year"), "2026-04-30")).toEqual([
      "May 2026",
      "August 2026",
      "January 2027",
    ]);
  });
});
