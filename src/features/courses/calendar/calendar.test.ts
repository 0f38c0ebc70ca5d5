import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { IntakeDetails } from "#catalogue/course.ts";
import { noFilters } from "#catalogue/filters.ts";
import { anyText } from "../../../../test/any-text.ts";
import { buildTestApp } from "../../../../test/app.ts";
import { blankCourse } from "../../../../test/catalogue-source.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { calendarFaults } from "../../../../test/icalendar.ts";
import { smallDirectory } from "../../../../test/small-directory.ts";
import { calendarPage } from "./calendar.data.ts";
import { courseDates, eventWords } from "./calendar.ts";
import { calendarFile } from "./calendar-file.server.ts";

const TODAY = "2026-11-22";
const SITE = { name: "Magu", publicUrl: "https://magu.example", today: TODAY };

function details(label: string, deadline: string): IntakeDetails {
  return {
    label,
    year: null,
    month: null,
    day: null,
    all_year: null,
    deadline,
    apply_url: "https://reef.example/apply",
  };
}

const diving = blankCourse({
  id: 1,
  name: "Diving",
  mnqf_level: "5",
  intakes: ["9 January 2027", "Open all year", "May 2026", "When enough have applied"],
  intake_details: [details("9 January 2027", "2026-12-15")],
});
const baking = blankCourse({
  id: 2,
  name: "Baking",
  mnqf_level: "7",
  intakes: ["January 2027", "July 2027"],
  intake_details: [details("January 2027", "2026-11-21")],
});

const catalogue = buildCatalogue({
  version: 1,
  institutions: [],
  categories: [],
  courses: [diving, baking],
  today: TODAY,
});

const said = (dates: ReturnType<typeof courseDates>) =>
  dates.map((date) => `${date.course.name}: ${eventWords(date)}`);

/** The events of a file, as a calendar program reads them. */
function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

describe("the dates of courses", () => {
  it("holds deadlines and starts that are to come, by date", () => {
    expect(said(courseDates([baking, diving], TODAY))).toEqual([
      "Diving: Apply by 15 December 2026",
      "Diving: Starts on 9 January 2027",
      "Baking: Starts in July 2027",
    ]);
  });
});

describe("a calendar file", () => {
  it("is read by a calendar program as it was meant, whatever the names", () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        fc.pre(name.trim() !== "" && name.isWellFormed());
        const events = eventsOf(calendarFile(courseDates([{ ...diving, name }], TODAY), SITE));
        expect(events.map(({ startDate }) => startDate.toString())).toEqual([
          "2026-12-15",
          "2027-01-09",
        ]);
        for (const { startDate, summary, uid } of events) {
          expect(startDate.isDate).toBe(true);
          expect(summary).toMatch(/^(Apply by|Starts on)/);
          expect(uid).toContain("@magu.example");
        }
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
      }),
      { numRuns: 40 },
    );
  });

  it("keeps to RFC 5545 whatever intakes, names and addresses courses have", () => {
    const words = fc.oneof(
      fc.constantFrom("January 2027", "January", "9 January 2027", "March and July", "All year"),
      anyText().filter((text) => text.isWellFormed()),
    );
    const day = fc.constantFrom("2026-12-15", "2027-01-02", "2026-11-22");
    const month = fc.record({ year: fc.constant(2027), month: fc.integer({ min: 1, max: 12 }) });
    const stated = fc.record({
      deadline: fc.option(day),
      time: fc.option(month),
      apply_url: fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true })),
    });
    const intakes = fc.array(fc.tuple(words, stated), { maxLength: 6 });
    fc.assert(
      fc.property(intakes, words, words, (all, name, institution) => {
        const course = blankCourse({
          id: 1,
          name,
          institution: { id: 1, name: institution, logo: null },
          intakes: all.map(([label]) => label),
          intake_details: all.map(([label, { time, ...own }]) => ({
            ...details(label, ""),
            ...time,
            ...own,
          })),
        });
        const dates = courseDates([course, { ...diving, id: 2, name }], TODAY);
        const file = calendarFile(dates, SITE);
        expect(calendarFaults(file)).toEqual([]);
        expect(eventsOf(file)).toHaveLength(dates.length);
      }),
      { numRuns: 200 },
    );
  });

  it("knows each event by the same id while others of its month close or come", () => {
    const two = blankCourse({
      id: 3,
      name: "Sailing",
      intakes: ["January 2027 (Malé)", "January 2027 (Addu)", "January and Jan"],
      intake_details: ["Malé", "Addu"].map((place, at) => ({
        ...details(`January 2027 (${place})`, `2026-12-0${at + 1}`),
        year: 2027,
        month: 1,
        all_year: false,
      })),
    });
    const idsOn = (today: string, courses = [two]) =>
      eventsOf(calendarFile(courseDates(courses, today), { ...SITE, today })).map(({ uid }) => uid);
    const before = idsOn(TODAY);
    const after = idsOn("2026-12-02");
    expect(new Set(before).size).toBe(5);
    expect(after).toHaveLength(3);
    expect(before).toEqual(expect.arrayContaining(after));
    const turned = { ...two, intakes: two.intakes.toReversed() };
    expect(new Set(idsOn(TODAY, [turned]))).toEqual(new Set(before));
  });

  it("puts a month without a day on its first, says so, and reminds of deadlines", () => {
    const [july] = eventsOf(calendarFile(courseDates([baking], TODAY), SITE));
    expect(july?.startDate.toString()).toBe("2027-07-01");
    expect(july?.description).toContain("states the month and no day");
    const [deadline] = eventsOf(calendarFile(courseDates([diving], TODAY), SITE));
    expect(deadline?.component.getAllSubcomponents("valarm")).toHaveLength(1);
    expect(deadline?.description).toContain("https://reef.example/apply");
  });

  it("is the same for the same data, and whole without any date", () => {
    const file = () => calendarFile(courseDates([diving], TODAY), SITE);
    expect(file()).toBe(file());
    const empty = calendarFile([], SITE);
    expect(eventsOf(empty)).toEqual([]);
    // RFC 5545, 3.6: at least one component.
    const parts = new ICAL.Component(ICAL.parse(empty)).getAllSubcomponents();
    expect(parts.map(({ name }) => name)).toEqual(["vtimezone"]);
  });
});

describe("the calendar's page", () => {
  const page = (given: { month?: string; mnqf_level?: string[] } = {}) => {
    const { month = null, ...filters } = given;
    const asked = { ...noFilters(), ...filters };
    return calendarPage(catalogue, {
      filters: asked,
      month,
      page: 1,
      publicUrl: "https://magu.example",
    });
  };

  it("shows the nearest month that has dates", () => {
    expect(page().shown).toMatchObject({ month: "2026-12", label: "December 2026", count: 1 });
    expect(page().dates.map(({ words }) => words)).toEqual(["Apply by 15 December 2026"]);
    expect(page({ month: "2027-07" }).dates.map(({ course }) => course.name)).toEqual(["Baking"]);
    expect(page({ month: "1999-01" }).shown?.month).toBe("2026-12");
  });

  it("has every date of a full month on one of its pages", () => {
    const many = buildCatalogue({
      version: 1,
      institutions: [],
      categories: [],
      today: TODAY,
      courses: Array.from({ length: 130 }, (_, at) =>
        blankCourse({ id: at + 1, name: `Course ${at + 1}`, intakes: ["July 2027"] }),
      ),
    });
    const query = { filters: noFilters(), month: "2027-07", publicUrl: "" };
    const pages = [1, 2, 3].map((number) => calendarPage(many, { ...query, page: number }));
    expect(pages.map(({ dates }) => dates.length)).toEqual([60, 60, 10]);
    const shown = pages.flatMap(({ dates }) => dates.map(({ course }) => course.id));
    expect(new Set(shown).size).toBe(130);
    expect(pages[2]?.meta).toMatchObject({ from: 121, to: 130, total: 130, last_page: 3 });
    expect(calendarPage(many, { ...query, page: 9 }).meta.current_page).toBe(3);
  });

  it("narrows to filters, which its feed holds too", () => {
    expect(page({ mnqf_level: ["7"] })).toMatchObject({
      months: [{ month: "2027-07" }],
      feed: "/api/v1/calendar.ics?mnqf_level=7",
      subscription: "webcal://magu.example/api/v1/calendar.ics?mnqf_level=7",
    });
    expect(page({ mnqf_level: ["1"] })).toMatchObject({ shown: null, dates: [] });
  });
});

onEachEngine((open) => {
  it("is served for one intake, for named courses and for filters", async () => {
    const { app } = await buildTestApp(open, { records: smallDirectory });
    const get = (query: string) => app.inject(`/api/v1/calendar.ics?${query}`);
    const { data } = (await app.inject("/api/v1/p/courses?limit=100")).json();
    const [dated] = data.filter(({ intakes }: { intakes: string[] }) =>
      intakes.includes("January 2027"),
    );
    const whole = await get("");
    expect(whole.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const all = eventsOf(whole.body).map(({ uid }) => uid);
    expect(all.some((uid) => uid.startsWith(`course-${dated.id}-`))).toBe(true);
    // A day to know of keeps nobody busy.
    for (const line of ["TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"]) {
      expect(whole.body.split("\r\n").filter((each) => each === line)).toHaveLength(all.length);
    }
    expect((await get("")).body).toBe(whole.body);
    for (const query of [`ids=${dated.id}`, `ids=${dated.id}&on=2027-01`]) {
      const events = eventsOf((await get(query)).body);
      expect(events.map(({ startDate }) => startDate.toString())).toEqual(["2027-01-01"]);
    }
    expect(eventsOf((await get(`ids=${dated.id}&on=2027-02`)).body)).toEqual([]);
    expect(eventsOf((await get(`mnqf_level=${dated.mnqf_level}`)).body).length).toBeGreaterThan(0);
    for (const [query, field] of [
      ["ids=all", "ids"],
      ["ids=1&on=soon", "on"],
      ["mnqf_level=99", "mnqf_level"],
    ] as const) {
      const refused = await get(query);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
    }
  });
});
