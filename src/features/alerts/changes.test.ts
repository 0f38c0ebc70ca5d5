import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CourseSummary, IntakeDetails } from "#catalogue/course.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { courseChanges, newCourses, seenCourse, type ToldCourse } from "./changes.ts";

const TODAY = "2026-11-22";

const intake = (label: string, given: Partial<IntakeDetails> = {}): IntakeDetails => ({
  label,
  year: null,
  month: null,
  day: null,
  all_year: null,
  deadline: null,
  apply_url: null,
  ...given,
});

const course = (given: Partial<CourseSummary> = {}) => blankCourse(given);
const total = (fee_start: number | null, given = {}) =>
  blankFee({ type: "Total Fee", fee_start, ...given });

/** The kinds of changes, and what is told then. */
const compared = (told: ToldCourse, now: CourseSummary | undefined, today = TODAY) =>
  courseChanges(told, now, today);
const kinds = (told: ToldCourse, now: CourseSummary | undefined, today = TODAY) =>
  compared(told, now, today).changes.map(({ kind }) => kind);

describe("courseChanges", () => {
  it("tells nothing of what its page said when it was saved", () => {
    const saved = course({ intakes: ["January 2027", "Term 2"], fees: [total(45_000)] });
    expect(compared(seenCourse(saved), saved).changes).toEqual([]);
  });

  it("tells a new intake with its deadline, once", () => {
    const told = seenCourse(course({ intakes: ["January 2027"] }));
    const now = course({
      intakes: ["January 2027", "July 2027"],
      intake_details: [intake("July 2027", { deadline: "2027-06-01" })],
    });
    const first = compared(told, now);
    expect(first.changes).toEqual([{ kind: "intake", label: "July 2027", deadline: "2027-06-01" }]);
    expect(compared(first.told, now).changes).toEqual([]);
  });

  it("does not call an intake new because time has passed, or because it returned", () => {
    const yearly = course({ intakes: ["January"] });
    expect(kinds(seenCourse(yearly), yearly, "2028-06-01")).toEqual([]);
    const told = seenCourse(course({ intakes: ["January 2027", "July 2027"] }));
    const without = compared(told, course({ intakes: ["January 2027"] }));
    expect(without.changes).toEqual([]);
    expect(kinds(without.told, course({ intakes: ["January 2027", "July 2027"] }))).toEqual([]);
  });

  it("tells no intake that is past or closed, and one that it cannot date", () => {
    const told = seenCourse(course());
    expect(kinds(told, course({ intakes: ["January 2020"] }))).toEqual([]);
    const closed = course({
      intakes: ["March 2027", "Term 3"],
      intake_details: [
        intake("March 2027", { deadline: "2026-11-21" }),
        intake("Term 3", { deadline: "2026-11-21" }),
      ],
    });
    expect(kinds(told, closed)).toEqual([]);
    expect(kinds(told, course({ intakes: ["When the class is full"] }))).toEqual(["intake"]);
    expect(kinds(told, course({ intakes: ["Open all year"] }))).toEqual(["intake"]);
  });

  it.each([
    ["2026-11-21", []],
    ["2026-11-22", ["deadline"]],
    ["2026-12-06", ["deadline"]],
    ["2026-12-07", []],
  ])("tells a deadline on %s as %j, fourteen days before and until its day", (deadline, told) => {
    const saved = course({
      intakes: ["January 2027"],
      intake_details: [intake("January 2027", { deadline })],
    });
    expect(kinds(seenCourse(saved), saved)).toEqual(told);
  });

  it("tells a deadline once, again where it moved, and with a new intake in one line", () => {
    const at = (deadline: string) =>
      course({
        intakes: ["January 2027"],
        intake_details: [intake("January 2027", { deadline })],
      });
    const first = compared(seenCourse(at("2026-12-01")), at("2026-12-01"));
    expect(first.changes).toHaveLength(1);
    expect(kinds(first.told, at("2026-12-01"), "2026-11-29")).toEqual([]);
    expect(kinds(first.told, at("2026-12-04"), "2026-11-29")).toEqual(["deadline"]);
    expect(kinds(seenCourse(course()), at("2026-12-01"))).toEqual(["deadline"]);
  });

  it("tells each deadline at least a week before, though a mail goes once a week", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), (firstLook) => {
        const deadline = "2027-01-31";
        const now = course({
          intakes: ["March 2027"],
          intake_details: [intake("March 2027", { deadline })],
        });
        let told = seenCourse(now);
        for (let day = firstLook; day < 80; day += 7) {
          const today = new Date(Date.parse(TODAY) + day * 86_400_000).toISOString().slice(0, 10);
          const next = compared(told, now, today);
          told = next.told;
          if (next.changes.length > 0)
            return Date.parse(deadline) - Date.parse(today) >= 7 * 86_400_000;
        }
        return false;
      }),
    );
  });

  it("tells another total with the one before, whatever adds up to it", () => {
    const told = seenCourse(course({ fees: [total(45_000)] }));
    const dearer = course({
      fees: [
        total(45_000),
        blankFee({ type: "Registration Fee", fee_start: 500, payment_frequency: "One-time" }),
      ],
    });
    expect(compared(told, dearer).changes).toEqual([
      {
        kind: "cost",
        before: { currency: "MVR", from: 45_000, to: 45_000 },
        now: { currency: "MVR", from: 45_500, to: 45_500 },
      },
    ]);
    expect(kinds(told, course({ fees: [total(45_000, { currency: "USD" })] }))).toEqual(["cost"]);
    const instalments = blankFee({
      type: "Installment Fee",
      fee_start: 4_500,
      payment_frequency: "Months",
      payment_count: 10,
    });
    expect(kinds(told, course({ fees: [instalments] }))).toEqual([]);
  });

  it("never takes a missing total for zero", () => {
    const stated = seenCourse(course({ fees: [total(45_000)] }));
    expect(compared(stated, course()).changes).toMatchObject([{ kind: "cost", now: null }]);
    const missing = seenCourse(course({ fees: [total(null)] }));
    expect(kinds(missing, course({ fees: [total(null)] }))).toEqual([]);
    expect(compared(missing, course({ fees: [total(0)] })).changes).toMatchObject([
      { kind: "cost", before: null, now: { from: 0 } },
    ]);
  });

  it("tells changed fees of a course that has no total", () => {
    const told = seenCourse(course({ fee_text: "MVR 500 a month" }));
    expect(kinds(told, course({ fee_text: "MVR 600 a month" }))).toEqual(["fees"]);
  });

  it("tells once that a course is gone, and that it is back with what else is new", () => {
    const saved = course({ fees: [total(45_000)] });
    const gone = compared(seenCourse(saved), undefined);
    expect(gone.changes).toEqual([{ kind: "gone" }]);
    expect(compared(gone.told, undefined).changes).toEqual([]);
    const back = compared(gone.told, course({ fees: [total(48_000)] }));
    expect(back.changes.map(({ kind }) => kind)).toEqual(["back", "cost"]);
    expect(kinds(back.told, course({ fees: [total(48_000)] }))).toEqual([]);
  });

  it("tells nothing of a course that vanished and returned between two looks", () => {
    const saved = course({ intakes: ["January 2027"], fees: [total(45_000)] });
    expect(kinds(seenCourse(saved), saved)).toEqual([]);
  });
});

describe("newCourses", () => {
  it("tells every course once, also one that left the search and returned", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 6 }), ([seen = [], ...days]) => {
        let told = seen;
        const mailed: number[] = [];
        for (const found of days) {
          const next = newCourses(told, found);
          mailed.push(...next.fresh);
          told = next.told;
        }
        const all = new Set(days.flat().filter((id) => !seen.includes(id)));
        expect(mailed.toSorted()).toEqual([...all].toSorted());
      }),
    );
  });
});
