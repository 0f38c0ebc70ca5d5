import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import type { CourseSummary } from "#catalogue/course.ts";
import { daysAfter } from "#catalogue/dates.ts";
import { atLevelOf, inCategory, noFilters } from "#catalogue/filters.ts";
import { openPublished } from "#features/publishing/published.service.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { medianOf, stepsOf } from "./figures.ts";
import { noCounts, RECORD_COUNTS } from "./record-counts.repository.server.ts";
import { DAILY_DAYS } from "./visit-limits.ts";
import { openVisits } from "./visits.service.server.ts";

const PERSON = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Firefox/127.0" };
const TODAY = maldivesDay(new Date());

describe("the steps of a span", () => {
  it("are its days up to today, or whole weeks", () => {
    const days = stepsOf(7, "2026-03-02");
    expect([days.length, days[0], days.at(-1)]).toEqual([
      7,
      { from: "2026-02-24", to: "2026-02-24" },
      { from: "2026-03-02", to: "2026-03-02" },
    ]);
    const weeks = stepsOf(91, "2026-03-02");
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([
      13,
      { from: "2025-12-02", to: "2025-12-08" },
      { from: "2026-02-24", to: "2026-03-02" },
    ]);
  });
});

describe("the median", () => {
  it.each([
    [[1, 2, 3, 4], null],
    [[9, 1, 5, 3, 2], 3],
    [[1, 2, 3, 4, 10, 20], 4],
    [[0, 0, 0, 0, 7], 0],
  ])("of %j is %j", (numbers, median) => {
    expect(medianOf(numbers)).toBe(median);
  });
});

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const course = await idOf(storage, "course", "c1");
    const member = { of: reef, as: "member" } as const;
    const office = officeOf(app, await signUpAs(app, storage, { name: "Member", member }));
    const stored = async (kind: "course" | "institution", id: number) =>
      await storage.db
        .selectFrom("record_counts")
        .selectAll()
        .where("kind", "=", kind)
        .where("record_id", "=", id)
        .execute();
    return { app, storage, reef, course, office, stored };
  }

  const visit = (app: FastifyInstance, body: object) =>
    app.inject({
      method: "POST",
      url: "/api/v1/visits",
      headers: { "content-type": "application/json", ...PERSON },
      payload: JSON.stringify(body),
    });

  it("counts what is opened, shown and used, each where it belongs", async () => {
    const { app, reef, course, stored } = await build();
    const [page, profile] = [`/courses/${course}/x`, `/institutions/${reef}`];
    const { name } = (await app.inject(`/api/v1/p/courses/${course}`)).json().data;
    const sent: [body: object, counted: number][] = [
      [{ path: page }, 1],
      [{ path: profile }, 1],
      [{ path: "/courses" }, 1],
      [{ path: "/courses" }, 1],
      [{ path: `/courses?name=${encodeURIComponent(name)}` }, 1],
      [{ path: `/search?query=${encodeURIComponent(name)}` }, 1],
      [{ path: page, act: "phone" }, 1],
      [{ path: page, act: "website" }, 1],
      [{ path: page, act: "apply" }, 1],
      [{ path: profile, act: "mail" }, 1],
      [{ path: "/", act: "shortlist", courses: [course, 99_999] }, 1],
      [{ path: "/compare", act: "compare", courses: [course] }, 1],
      [{ path: `/compare?ids=${course},${course + 1}` }, 1],
      [{ path: `/compare?ids=${course}` }, 1],
      // What is no course's or institution's page has no phone number.
      [{ path: "/", act: "phone" }, 0],
      [{ path: "/", act: "shortlist", courses: [99_999] }, 0],
    ];
    for (const [body, counted] of sent) {
      expect((await visit(app, body)).json(), JSON.stringify(body)).toEqual({ data: { counted } });
    }
    await app.close();
    expect(await stored("course", course)).toEqual([
      {
        ...noCounts({ kind: "course", record_id: course }, TODAY),
        views: 1,
        listed: 2,
        found: 2,
        shortlisted: 1,
        compared: 2,
        phone: 1,
        website: 1,
        applied: 1,
      },
    ]);
    expect(await stored("institution", reef)).toEqual([
      { ...noCounts({ kind: "institution", record_id: reef }, TODAY), views: 1, mail: 1 },
    ]);
  });

  it("refuses what is no act or no course", async () => {
    const { app } = await build();
    for (const [body, field] of [
      [{ path: "/", act: "steal" }, "act"],
      [{ path: "/", act: "shortlist", courses: ["1"] }, "courses"],
      [{ path: "/", act: "shortlist", courses: Array(20).fill(1) }, "courses"],
    ] as const) {
      const answer = await visit(app, body);
      expect([answer.statusCode, Object.keys(answer.json().fields)[0]]).toEqual([
        422,
        expect.stringContaining(field),
      ]);
    }
  });

  it("counts a question that is asked, and none that a program sends", async () => {
    const { app, reef, course, stored } = await build();
    const ask = (body: object) =>
      app.inject({
        method: "POST",
        url: "/api/v1/p/questions",
        payload: { name: "Hawwa", email: "hawwa@example.com", message: "When?", ...body },
      });
    expect((await ask({ course_id: course })).statusCode).toBe(201);
    expect((await ask({ institution_id: reef })).statusCode).toBe(201);
    await ask({ institution_id: reef, website: "https://spam.example" });
    await app.close();
    expect(await stored("course", course)).toMatchObject([{ questions: 1 }]);
    expect(await stored("institution", reef)).toMatchObject([{ questions: 1 }]);
  });

  it("answers an institution's own numbers by day, and no other's", async () => {
    const { app, storage, reef, course, office } = await build();
    const row = noCounts({ kind: "course", record_id: course }, TODAY);
    await RECORD_COUNTS.add(storage.db, [
      { ...row, views: 4, phone: 1 },
      { ...row, day: daysAfter(TODAY, -1), views: 2 },
      { ...row, day: daysAfter(TODAY, -40), views: 100 },
      { ...noCounts({ kind: "institution", record_id: reef }, TODAY), views: 3 },
    ]);
    const read = async (query: string) => (await office.get(`/figures?${query}`)).json().data;
    const all = await read(`institution=${reef}&days=7`);
    expect(all.total).toMatchObject({ views: 9, phone: 1, questions: 0 });
    expect(all.profile).toMatchObject({ views: 3 });
    expect(all.steps.map(({ views }: { views: number }) => views)).toEqual([0, 0, 0, 0, 0, 2, 7]);
    expect(all.courses[0]).toMatchObject({ id: course, views: 6 });
    expect(all.similar).toBe(null);
    const one = await read(`institution=${reef}&days=91&course=${course}`);
    expect(one.total.views).toBe(106);
    expect(one.steps).toHaveLength(13);
    expect(one.similar).toMatchObject({ median: null, views: null });
    const atoll = await idOf(storage, "institution", "atoll");
    const status = async (query: string) => (await office.get(`/figures?${query}`)).statusCode;
    expect(await status(`institution=${atoll}&days=7`)).toBe(404);
    expect(await status("institution=99999&days=7")).toBe(404);
    expect(await status(`institution=${reef}&days=7&course=99999`)).toBe(404);
    expect(await status(`institution=${reef}&days=8`)).toBe(422);
    await app.close();
  });

  it("compares a course with the median of at least five of its category and level", async () => {
    const { app, storage } = await buildTestApp(open);
    const published = await openPublished(storage, () => undefined);
    const catalogue = published.current();
    await published.stop();
    const chosen = catalogue.courseIds(noFilters()).flatMap((id) => {
      const course = catalogue.course(id);
      const [category] = course?.categories ?? [];
      if (!course || !category || course.mnqf_level === null) return [];
      const alike = catalogue.courseIds(atLevelOf(inCategory(category.name), course));
      return alike.length > 6 ? [course] : [];
    })[0] as CourseSummary;
    const admin = officeOf(app, await signUpAs(app, storage, { name: "Admin", role: "admin" }));
    const query = `/figures?institution=${chosen.institution.id}&course=${chosen.id}&days=7`;
    const similar = async () => (await admin.get(query)).json().data.similar;
    expect(await similar()).toMatchObject({ median: { views: 0 }, views: Array(7).fill(0) });
    const all = await storage.db.selectFrom("courses").select("id").execute();
    await RECORD_COUNTS.add(
      storage.db,
      all.map(({ id }) => ({
        ...noCounts({ kind: "course", record_id: id }, TODAY),
        views: id === chosen.id ? 500 : 8,
      })),
    );
    const { courses: count, median, views } = await similar();
    expect(count).toBeGreaterThan(4);
    expect(median).toMatchObject({ views: 8, phone: 0 });
    expect(views).toEqual([0, 0, 0, 0, 0, 0, 8]);
  });

  it("keeps days for more than a year, and then months", async () => {
    const { storage, course, stored, app } = await build();
    const published = await openPublished(storage, () => undefined);
    const old = (days: number) => daysAfter(TODAY, -days);
    const row = noCounts({ kind: "course", record_id: course }, TODAY);
    const months = [old(DAILY_DAYS + 1), old(DAILY_DAYS + 40), old(DAILY_DAYS + 41)];
    await RECORD_COUNTS.add(storage.db, [
      { ...row, day: old(DAILY_DAYS), views: 1 },
      ...months.map((day) => ({ ...row, day, views: 10 })),
    ]);
    const servers = [1, 2].map(() =>
      openVisits({
        storage,
        published,
        onError: (error) => {
          throw error;
        },
      }),
    );
    for (let round = 0; round < 2; round++) {
      await Promise.all(servers.map((server) => server.sumUp()));
    }
    await Promise.all(servers.map((server) => server.close()));
    await published.stop();
    await app.close();
    const left = await stored("course", course);
    expect(left.find(({ day }) => day === old(DAILY_DAYS))?.views).toBe(1);
    const summed = left.filter(({ day }) => day.length === 7);
    expect(summed.map(({ day }) => day).sort()).toEqual(
      [...new Set(months.map((day) => day.slice(0, 7)))].sort(),
    );
    expect(summed.reduce((sum, { views }) => sum + views, 0)).toBe(30);
  });
});
