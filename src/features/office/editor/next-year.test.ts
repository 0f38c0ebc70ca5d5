import { describe, expect, it } from "vitest";
import type { IntakeDetails } from "#catalogue/course.ts";
import { areOver, intakesNextYear, intakesToAdd } from "./next-year.ts";

const details = (label: string, given: Partial<IntakeDetails> = {}): IntakeDetails => ({
  label,
  year: null,
  month: null,
  day: null,
  all_year: null,
  deadline: null,
  apply_url: null,
  ...given,
});

describe("intakes of the next year", () => {
  it("moves years, deadlines and wordings by one", () => {
    const moved = intakesNextYear({
      intakes: ["January 2026", "July 2026"],
      intake_details: [details("July 2026", { year: 2026, month: 7, deadline: "2026-06-15" })],
    });
    expect(moved.intakes).toEqual(["January 2027", "July 2027"]);
    expect(moved.intake_details).toEqual([
      details("July 2027", { year: 2027, month: 7, deadline: "2027-06-15" }),
    ]);
  });

  it("leaves what comes every year as it is worded, with its deadline moved", () => {
    const moved = intakesNextYear({
      intakes: ["January", "Open all year"],
      intake_details: [details("January", { month: 1, deadline: "2026-12-20" })],
    });
    expect(moved.intakes).toEqual(["January", "Open all year"]);
    expect(moved.intake_details[0]?.deadline).toBe("2027-12-20");
  });

  it("keeps a wording once that would be there twice", () => {
    const moved = intakesNextYear({ intakes: ["May 2026", "May 2026"], intake_details: [] });
    expect(moved.intakes).toEqual(["May 2027"]);
  });

  it("moves both years of a study year", () => {
    expect(intakesNextYear({ intakes: ["August 2026/2027"], intake_details: [] }).intakes).toEqual([
      "August 2027/2028",
    ]);
  });

  it("takes the last of February after a leap day", () => {
    const moved = intakesNextYear({
      intakes: ["29 February 2028"],
      intake_details: [
        details("29 February 2028", { year: 2028, month: 2, day: 29, deadline: "2028-02-29" }),
      ],
    });
    expect(moved.intake_details[0]).toMatchObject({ day: 28, deadline: "2029-02-28" });
  });
});

describe("intakes that are still open", () => {
  const today = "2026-11-28";
  const open = {
    intakes: ["January 2027", "May 2026"],
    intake_details: [details("January 2027", { deadline: "2026-12-20" })],
  };

  it("are not moved: each is offered a year later, beside what stays", () => {
    expect(areOver(open, today)).toBe(false);
    expect(intakesToAdd(open, today)).toEqual([
      details("January 2028", { deadline: "2027-12-20" }),
    ]);
  });

  it("are offered no more once they are there, nor where all is over", () => {
    const added = { ...open, intakes: [...open.intakes, "January 2028", "January 2029"] };
    expect(intakesToAdd(added, today).map(({ label }) => label)).not.toContain("January 2028");
    const past = { intakes: ["May 2026"], intake_details: [] };
    expect([areOver(past, today), intakesToAdd(past, today)]).toEqual([true, []]);
  });
});
