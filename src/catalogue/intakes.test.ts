import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IntakeDetails } from "./course.ts";
import { dateWords, daysAfter } from "./dates.ts";
import {
  applicationForm,
  closingSoon,
  deadlineWords,
  intakeLines,
  intakesOf,
  isUnclearDate,
  lastStart,
  lateDeadline,
  nextStart,
  readIntake,
  startWords,
  upcomingStarts,
} from "./intakes.ts";

const TODAY = "2026-11-22";

function details(given: Partial<IntakeDetails> & { label: string }): IntakeDetails {
  return {
    year: null,
    month: null,
    day: null,
    all_year: null,
    deadline: null,
    apply_url: null,
    ...given,
  };
}

const course = (intakes: string[], intake_details: IntakeDetails[] = []) => ({
  intakes,
  intake_details,
});

/** What a wording says, as text: "2027-1", "-7", "all year". */
const said = (label: string) =>
  readIntake(label).map(({ year, month, day, all_year }) =>
    all_year ? "all year" : [year ?? "", month, ...(day === null ? [] : [day])].join("-"),
  );

describe("a wording", () => {
  it.each([
    ["January 2027", ["2027-1"]],
    ["  january   2027 ", ["2027-1"]],
    ["Jan 2027", ["2027-1"]],
    ["Sept. 2027", ["2027-9"]],
    ["January 2027 intake", ["2027-1"]],
    ["9 January 2027", ["2027-1-9"]],
    ["9th of January 2027", ["2027-1-9"]],
    ["January 9, 2027", ["2027-1-9"]],
    ["2027-02", ["2027-2"]],
    ["2027-02-28", ["2027-2-28"]],
    ["May", ["-5"]],
    ["Every July", ["-7"]],
    ["July each year", ["-7"]],
    ["January and July", ["-1", "-7"]],
    ["January and Jan", ["-1"]],
    ["January, May & September", ["-1", "-5", "-9"]],
    ["January 2027 and July 2027", ["2027-1", "2027-7"]],
    ["Open all year", ["all year"]],
    ["Every month", ["all year"]],
    ["Rolling intake", ["all year"]],
    ["Any time", ["all year"]],
  ])("is read: %s", (label, times) => {
    expect(said(label)).toEqual(times);
  });

  it.each([
    "When 12 people have applied",
    "November and January 2027",
    "January and July 2027",
    "Early 2027",
    "30 February 2027",
    "January or when enough have applied",
    "Not in January",
    "Twice a year",
    "May be announced",
    "2027",
    "13 2027",
    "January 1027",
    "",
  ])("that leaves a doubt stays a text: %s", (label) => {
    expect(said(label)).toEqual([]);
  });

  it("of any signs breaks nothing, and names only months of the calendar", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (label) => {
        for (const { month, all_year } of readIntake(label))
          expect(all_year === true || (month! >= 1 && month! <= 12)).toBe(true);
      }),
    );
  });
});

describe("a course's intakes", () => {
  it("in digits alone are unclear, and neither words nor years are", () => {
    for (const label of ["13/04/2028", "03/04/2028", "5/27", "28-Jan", "May-27", "46846"])
      expect(isUnclearDate(label), label).toBe(true);
    for (const label of ["May 2027", "2027-05", "28 January", "2027", "2027/28", "Semester 2", ""])
      expect(isUnclearDate(label), label).toBe(false);
  });

  it("have what is stated beside the wording, and what the wording says", () => {
    const stated = details({ label: "May 2027", deadline: "2027-04-01" });
    expect(intakesOf(course(["May 2027", "Soon"], [stated]))).toEqual([
      { ...stated, year: 2027, month: 5, day: null, all_year: false },
      details({ label: "Soon" }),
    ]);
  });

  it("are what is stated where the wording says nothing", () => {
    const stated = details({ label: "First term", year: 2027, month: 2 });
    expect(intakesOf(course(["First term"], [stated]))).toEqual([stated]);
  });

  it("are one where a wording stands twice", () => {
    const labels = intakesOf(course(["May 2027", "Soon", "May 2027"])).map(({ label }) => label);
    expect(labels).toEqual(["May 2027", "Soon"]);
  });
});

describe("the next start", () => {
  const startOn = (...given: Parameters<typeof course>) => nextStart(course(...given), TODAY)?.on;

  it("is the nearest that is not past", () => {
    expect(startOn(["January 2026", "July 2027", "February 2027"])).toBe("2027-02");
    expect(startOn(["21 November 2026"])).toBeUndefined();
    expect(startOn(["22 November 2026"])).toBe("2026-11-22");
    expect(startOn(["November 2026"])).toBe("2026-11");
  });

  it("of a month without a year is that month's next", () => {
    expect(startOn(["January"])).toBe("2027-01");
    expect(startOn(["December"])).toBe("2026-12");
    expect(startOn(["January and December"])).toBe("2026-12");
  });

  it("is today where one can begin at any time", () => {
    const start = nextStart(course(["January 2027", "Open all year"]), TODAY)!;
    expect([start.on, startWords(start)]).toEqual([TODAY, "Any time"]);
  });

  it("leaves out an intake whose deadline has gone by", () => {
    const closed = details({ label: "January 2027", deadline: "2026-11-21" });
    expect(startOn(["January 2027", "July 2027"], [closed])).toBe("2027-07");
    expect(startOn(["January 2027"], [{ ...closed, deadline: TODAY }])).toBe("2027-01");
  });

  it("is not known where nothing is stated or understood", () => {
    expect(startOn([])).toBeUndefined();
    expect(startOn(["When 12 people have applied"])).toBeUndefined();
  });

  it("is never past, and starts come in order", () => {
    const label = fc.constantFrom(
      "May",
      "Open all year",
      "3 May 2027",
      "May 2026",
      "December 2026",
    );
    fc.assert(
      fc.property(
        fc.array(label),
        fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true }),
        (labels, time) => {
          const today = time.toISOString().slice(0, 10);
          const starts = upcomingStarts(course(labels), today).map(({ on }) => on);
          expect(starts).toEqual(starts.toSorted());
          for (const on of starts) expect(on >= today.slice(0, on.length)).toBe(true);
        },
      ),
    );
  });
});

describe("a deadline", () => {
  it.each([
    ["2026-11-21", "Applications closed on 21 November 2026"],
    ["2026-11-22", "Closes today"],
    ["2026-11-23", "Closes tomorrow"],
    ["2026-12-04", "Closes in 12 days"],
    ["2027-01-21", "Closes in 60 days"],
    ["2027-01-22", "Apply by 22 January 2027"],
  ])("%s is said as %s", (deadline, words) => {
    expect(deadlineWords(details({ label: "", deadline }), TODAY)).toBe(words);
  });

  it("that nobody states is not said", () => {
    expect(deadlineWords(details({ label: "" }), TODAY)).toBeNull();
  });

  it.each([
    ["2026-12-22", TODAY, "Closes in 30 days"],
    ["2026-12-23", TODAY, null],
    ["2026-12-04", "", null],
  ])("%s is soon on %j: %j", (deadline, today, words) => {
    const stated = [details({ label: "May 2027", year: 2027, month: 5, deadline })];
    expect(closingSoon(course(["May 2027"], stated), today)).toBe(words);
  });

  it("stands beside its intake", () => {
    const stated = [
      details({ label: "May 2027", deadline: "2027-04-01" }),
      details({ label: "May 2026", deadline: "2026-04-01" }),
    ];
    expect(intakeLines(course(["May 2027", "May 2026", "Soon"], stated), TODAY)).toEqual([
      { label: "May 2027", deadline: "Apply by 1 April 2027" },
      { label: "May 2026", deadline: "Applications closed on 1 April 2026" },
      { label: "Soon", deadline: null },
    ]);
  });
});

it("knows a last day to apply that is after the last day on which one can begin", () => {
  const times = fc.array(
    fc.record({
      year: fc.constantFrom(2026, 2027, 2028),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.option(fc.integer({ min: 1, max: 28 })),
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(times, (stated) => {
      const last = lastStart(stated)!;
      expect(last).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect([lateDeadline(last, stated), lateDeadline(null, stated)]).toEqual([null, null]);
      expect(lateDeadline(daysAfter(last, 1), stated)).toContain(dateWords(last));
      expect(lateDeadline("2030-01-01", [...stated, { ...stated[0]!, year: null }])).toBeNull();
    }),
  );
});

describe("the form to apply at", () => {
  const form = (label: string, given: Partial<IntakeDetails> = {}) =>
    details({ label, apply_url: `https://reef.example/${label.slice(0, 3)}`, ...given });
  const of = (...given: IntakeDetails[]) =>
    applicationForm(
      course(
        given.map(({ label }) => label),
        given,
      ),
      TODAY,
    );

  it("is that of the next intake that has one", () => {
    expect(of(form("July 2027"), form("March 2027"))).toBe("https://reef.example/Mar");
    expect(of(details({ label: "January 2027" }), form("July 2027"))).toBe(
      "https://reef.example/Jul",
    );
    expect(of(form("Soon"), form("July 2027"))).toBe("https://reef.example/Jul");
    expect(of(form("Soon"))).toBe("https://reef.example/Soo");
  });

  it("is none where none is stated, or applications are closed", () => {
    expect(of(details({ label: "July 2027" }))).toBeNull();
    expect(of(form("March 2026"), form("Soon", { deadline: "2026-11-21" }))).toBeNull();
  });
});
