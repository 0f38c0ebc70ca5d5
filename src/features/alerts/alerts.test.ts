import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import { daysAfter } from "#catalogue/dates.ts";
import { writeFilters } from "#catalogue/filters.ts";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { alertState, areKnown, mailingDay, nextLook, savedFilters, searchTitle } from "./alerts.ts";
import { DEADLINE_DAYS, MAIL_DAYS } from "./alerts-limits.ts";

describe("when a mail is due", () => {
  it("is looked for tomorrow, and after a mail in a week", () => {
    expect(nextLook("2026-12-30", false)).toBe("2026-12-31");
    expect(nextLook("2026-12-30", true)).toBe("2027-01-06");
    expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  });

  it("never brings two mails within a week, whenever it is looked", () => {
    const hours = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(hours, (waits) => {
        let lookOn = "2026-11-22";
        let time = Date.parse("2026-11-22T00:00:00Z");
        const mailed: string[] = [];
        for (const wait of waits) {
          time += wait * 3_600_000;
          const today = mailingDay(new Date(time));
          if (today === null || today < lookOn) continue;
          mailed.push(today);
          lookOn = nextLook(today, true);
        }
        for (const [at, day] of mailed.slice(1).entries()) {
          expect(day >= daysAfter(mailed[at]!, 7)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ["2026-11-22T02:59:59Z", null],
    ["2026-11-22T03:00:00Z", "2026-11-22"],
    ["2026-11-22T14:59:59Z", "2026-11-22"],
    ["2026-11-22T15:00:00Z", null],
    ["2026-11-22T19:30:00Z", null],
  ])("sends at %s UTC on %s: by day in the Maldives", (time, day) => {
    expect(mailingDay(new Date(time))).toBe(day);
  });

  it("leaves a week between a deadline's mail and the deadline", () => {
    expect(DEADLINE_DAYS - MAIL_DAYS).toBeGreaterThanOrEqual(7);
  });
});

describe("alertState", () => {
  const account = { email: "a@b.mv", email_verified: 1, paused_at: null, refused_email: null };
  it.each([
    ["on", {}],
    ["paused", { paused_at: "2026-11-22T00:00:00Z", email_verified: 0 }],
    ["unconfirmed", { email_verified: 0, refused_email: "a@b.mv" }],
    ["refused", { refused_email: "a@b.mv" }],
    ["on", { refused_email: "before@b.mv" }],
  ])("is %s for %j", (state, given) => {
    expect(alertState({ ...account, ...given })).toBe(state);
  });
});

describe("a saved search", () => {
  const catalogue = buildCatalogue({
    version: 1,
    institutions: [],
    categories: [],
    courses: [
      blankCourse({ id: 1, name: "Diploma in Nursing", mnqf_level: "5", languages: ["English"] }),
    ],
  });
  const filtersOf = (query: string) => savedFilters(query, catalogue);

  it("is its filters and text, without an order", () => {
    const filters = filtersOf("sort=cost&name=+nursing+&mnqf_level=5");
    expect(filters && writeFilters(filters)).toBe("mnqf_level=5&name=nursing");
  });

  it.each(["", "sort=cost", "name=", "mnqf_level=all", "level_of_old=5", "mnqf_level=5&gone=x"])(
    "cannot be %j: it would find more than was asked for",
    (query) => {
      expect(filtersOf(query)).toBeNull();
    },
  );

  it("knows whether its values are still there; one that is not finds nothing", () => {
    const here = filtersOf("language=English")!;
    const gone = filtersOf("language=Latin")!;
    expect([areKnown(here, catalogue), areKnown(gone, catalogue)]).toEqual([true, false]);
    expect([catalogue.courseIds(here), catalogue.courseIds(gone)]).toEqual([[1], []]);
  });

  it("is named by its filters, all of them", () => {
    const one = (label: string, key = "mnqf_level" as const) => ({ key, label, value: label });
    expect(searchTitle([one("Diploma")])).toBe("Diploma courses");
    expect(searchTitle(["A", "B", "C", "D"].map((label) => one(label)))).toBe(
      "Courses: A, B, C, D",
    );
  });
});
