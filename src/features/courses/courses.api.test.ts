import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import type { CourseCardAnswer, CourseListAnswer } from "./courses.schema.ts";

const PATH = "/api/v1/p/courses";

onEachEngine((open) => {
  const build = async () => (await buildTestApp(open, { records: smallDirectory })).app;

  it("lists courses with meta and facets, without those that are not published", async () => {
    const app = await build();
    const list = await listOf(app, "limit=10&orderBy=DESC&page=1");
    expect(list.meta).toEqual({ from: 1, to: 5, total: 5, current_page: 1, last_page: 1 });
    const misspelt = await listOf(app, "level=5&level=6&categry=Law&mnqf_level=5&page=1");
    expect(misspelt.meta).toMatchObject({ ignored: ["level", "categry"] });
    const many = Array.from({ length: 1_000 }, (_, at) => `language=l${at}`).join("&");
    const long = (await app.inject(`/api/v1/p/courses?${many}`)).json();
    expect(long.meta).toMatchObject({ total: 0, ignored: ["language"] });
    expect(list.data.map(({ name }) => name).sort()).toEqual([
      "Bachelor of Human Resource Management",
      "Certificate III in Quran Teaching",
      "Diploma in Marketing",
      "Swimming",
      "Teaching <b>&</b> Learning",
    ]);
    expect(list.facets.mnqf_level.find(({ value }) => value === "7")).toEqual({
      value: "7",
      label: expect.stringContaining("Bachelor"),
      count: 1,
      selected: false,
    });
    expect(list).toMatchObject({ correction: null, rescue: null });
  });

  it("answers one course in the field names of the specification", async () => {
    const app = await build();
    const [card] = (await listOf(app, "name=Diploma+in+Marketing")).data;
    const answer = await app.inject(`${PATH}/${card?.id}`);
    const { data } = answer.json();
    const said = { source: "test", stated_on: null, holds_until: null, note: null };
    expect(data).toEqual({
      ...card,
      credits: 120,
      modules: "<ul><li>Consumer behaviour</li></ul>",
      campuses: [
        {
          id: expect.any(Number),
          name: "Addu campus",
          island_city: "S. Hithadhoo",
          place_code: "LD1004",
        },
      ],
      duration_remarks: null,
      admission_general_requirements: "<p>2 passes at A level with grade C or above</p>",
      entry_routes: card?.entry_routes.map((route) => ({
        ...route,
        source_text: "2 passes at A level with grade C or above",
      })),
      admission_alternative_requirements: null,
      admission_language_requirements: null,
      study_options: null,
      indicative_class_timings: null,
      careers: null,
      general_notes: null,
      approval_status: null,
      ref: "c1",
      sources: [
        {
          source: "test",
          name: "test",
          kind: "operator",
          publisher: null,
          licence: null,
          ref: "c1",
          stated_on: null,
          holds_until: null,
          vanished_on: null,
        },
      ],
      facts: { approval: said, cost: said, intakes: said, entry: said, record: said },
      field_sources: {},
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(card).toEqual({
      id: data.id,
      name: "Diploma in Marketing",
      name_dv: null,
      url: `/courses/${data.id}/diploma-in-marketing`,
      institution: {
        id: expect.any(Number),
        name: "Reef & Shore: College",
        logo: { url: "/files/reef.svg" },
        url: expect.stringMatching(/^\/institutions\/\d+$/),
        blacklisted: null,
      },
      places: ["S. Hithadhoo"],
      place_codes: ["LD1004"],
      awarding_body: null,
      awarding_body_type: "local",
      awarding_body_country: null,
      mqa_approved: true,
      gov_first_degree_text: "No",
      duration_text: null,
      duration_months: null,
      mnqf_level: 5,
      delivery_modalities: ["f2f", "online"],
      delivery_modality_labels: ["Face to Face", "Online"],
      mode_of_study_text: null,
      intakes: ["January 2027"],
      intake_details: [
        {
          label: "January 2027",
          year: 2027,
          month: 1,
          day: null,
          all_year: false,
          deadline: null,
          apply_url: null,
        },
      ],
      language: "English, Dhivehi",
      languages: ["English", "Dhivehi"],
      categories: [{ id: expect.any(Number), name: "Marketing" }],
      fee_text: "MVR 45,000 - 60,000",
      fees: [
        {
          type: "Total Fee",
          currency: "MVR",
          fee_start: 45_000,
          fee_end: 60_000,
          payment_frequency: null,
          payment_count: null,
          remarks: null,
        },
      ],
      total_cost: { currency: "MVR", from: 45_000, to: 60_000, includes: [] },
      total_cost_mvr: { currency: "MVR", from: 45_000, to: 60_000 },
      cost_per_month: null,
      cost_spread_per_month: null,
      net_cost: null,
      has_entry_text: true,
      entry_routes: [
        { conditions: [{ kind: "passes", exam: "a_level", count: 2, grade: "C", subjects: [] }] },
      ],
      sample: false,
    } satisfies CourseCardAnswer);
  });

  it("says what is not stated as null, and draws a logo where there is none", async () => {
    const app = await build();
    const [swimming] = (await listOf(app, "mnqf_level=NA")).data;
    expect(swimming).toMatchObject({
      mnqf_level: "NA",
      language: null,
      languages: [],
      fee_text: null,
      fees: [],
      total_cost: null,
      mqa_approved: null,
      delivery_modalities: [],
    });
    expect(swimming?.institution.logo.url).toMatch(/^\/pictures\/institutions\/\d+\/logo\.svg$/);
    const [teaching] = (await listOf(app, "institutions=Atoll+Teachers'+Institute&name=Teaching"))
      .data;
    expect(teaching?.mnqf_level).toBeNull();
  });

  it("lists what a person can enter, who says so in the body alone", async () => {
    const app = await build();
    const search = (payload: object) =>
      app.inject({ method: "POST", url: "/api/v1/p/courses?mnqf_level=5", payload });
    const a_level = [
      { subject: "biology", grade: "C" },
      { subject: "physics", grade: "B" },
    ];
    const found = await search({ what_i_have: { a_level } });
    expect(found.headers["cache-control"]).toBe("no-store");
    expect(found.json<CourseListAnswer>().data.map(({ name }) => name)).toEqual([
      "Diploma in Marketing",
    ]);
    const none = await search({ what_i_have: { a_level: a_level.slice(1) } });
    expect(none.json<CourseListAnswer>().meta.total).toBe(0);
    const nearly = { what_i_have: { a_level: a_level.slice(1) }, answers: ["nearly"] };
    expect((await search(nearly)).json<CourseListAnswer>().meta.total).toBe(1);
    const wrong = await search({ what_i_have: { age: "old" } });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json<{ fields: object }>().fields).toHaveProperty("what_i_have.age");
  });

  it("understands filters as the specification's client sends them", async () => {
    const app = await build();
    const totals = {
      "mnqf_level=5:7": 2,
      "mnqf_level=5&mnqf_level=3": 2,
      "awarding_body_type=local": 2,
      "awarding_body_type=both": 1,
      "gov_first_degree=yes": 1,
      "gov_first_degree=no": 1,
      "category=Business,+Management+and+Administration": 2,
      "category=Marketing,Quran+Teaching": 2,
      "category=Marketing:Quran%20Teaching": 2,
      "institutions=Reef+%26+Shore:+College&limit=4": 2,
      "institutions=Reef+%26+Shore%5C:+College": 2,
      "delivery_modality=online:blended&language=English": 2,
      "language=Arabic": 1,
      "language=Klingon": 0,
      "category=all&utm_source=x&unknown=1": 5,
      [`name=${encodeURIComponent("ޤުރުއާން")}`]: 1,
      "name=quran": 1,
      "name=": 5,
    };
    const found: Record<string, number> = {};
    for (const query of Object.keys(totals)) found[query] = (await listOf(app, query)).meta.total;
    expect(found).toEqual(totals);
  });

  it("names the filter to drop when nothing is found", async () => {
    const app = await build();
    const { data, rescue } = await listOf(app, "language=Arabic&mnqf_level=7");
    expect(data).toEqual([]);
    expect(rescue?.total).toBe(1);
    expect((await listOf(app, rescue?.query ?? "")).meta.total).toBe(1);
  });

  it("reads words of the text as filters, says which, and leaves them text in quotation marks", async () => {
    const app = await build();
    const read = await listOf(app, "name=online+marketing+diploma&language=English");
    expect(read.data.map(({ name }) => name)).toEqual(["Diploma in Marketing"]);
    expect(read.understood).toEqual({
      filters: [
        { key: "delivery_modality", values: ["online"], words: "online" },
        { key: "mnqf_level", values: ["5"], words: "diploma" },
      ],
      text: "marketing",
    });
    expect(read.facets.mnqf_level.filter(({ selected }) => selected)).toHaveLength(1);
    for (const text of ["marketing", '"diploma" marketing']) {
      const plain = await listOf(app, `name=${encodeURIComponent(text)}`);
      expect(plain.understood).toBeNull();
      expect(plain.data[0]?.name).toBe("Diploma in Marketing");
    }
  });

  it("says when it corrected a word", async () => {
    const app = await build();
    const { data, correction } = await listOf(app, "name=markting");
    expect(data.map(({ name }) => name)).toContain("Diploma in Marketing");
    expect(correction).toEqual({ typed: "markting", used: "marketing" });
  });

  it("pages without repeating or skipping, in both orders", async () => {
    const app = await build();
    const ids = async (order: string) => {
      const pages = [];
      for (const page of [1, 2, 3, 4])
        pages.push(await listOf(app, `limit=2&page=${page}&orderBy=${order}`));
      expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1, 0]);
      expect(pages[3]?.meta).toEqual({ from: 0, to: 0, total: 5, current_page: 4, last_page: 3 });
      return pages.flatMap(({ data }) => data.map(({ id }) => id));
    };
    const down = await ids("DESC");
    expect(new Set(down).size).toBe(5);
    expect(await ids("asc")).toEqual(down.toReversed());
  });

  it("refuses bad input with the field and the reason", async () => {
    const app = await build();
    const page = "page must be a whole number from 1 to 2147483647";
    const limit = "limit must be a whole number from 1 to 100";
    const order = "orderBy must be DESC or ASC";
    const id = "id must be a whole number from 1 to 2147483647";
    const reasons: Record<string, Record<string, string>> = {
      "?page=0": { page },
      "?page=-1": { page },
      "?page=abc": { page },
      "?page=": { page },
      "?page=1.5": { page },
      "?page=1&page=2": { page },
      "?page=99999999999999999999": { page },
      "?limit=101": { limit },
      "?limit=0": { limit },
      "?limit=1e3": { limit },
      "?limit=0x10": { limit },
      "?orderBy=SIDEWAYS": { orderBy: order },
      "?page=0&limit=0": { page, limit },
      "?mnqf_level=5:11": {
        mnqf_level: "mnqf_level must be of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, NA",
      },
      "?gov_first_degree=maybe&delivery_modality=post": {
        gov_first_degree: "gov_first_degree must be of yes, no",
        delivery_modality: "delivery_modality must be of f2f, online, blended",
      },
      [`?name=${"x".repeat(10_000)}`]: { name: "name must be at most 200 characters long" },
      "/abc": { id },
      "/0": { id },
      "/1e3": { id },
    };
    const answered: typeof reasons = {};
    for (const address of Object.keys(reasons)) {
      const answer = await app.inject(PATH + address);
      expect(answer.statusCode, address).toBe(422);
      const body = answer.json();
      expect(body).toMatchObject({ code: "invalid_input", error: expect.any(String) });
      answered[address] = body.fields;
    }
    expect(answered).toEqual(reasons);
  });

  it("answers 404 for a course that is not there or not published", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const hidden = await storage.db
      .selectFrom("courses")
      .select("id")
      .where("name", "=", "Hidden course")
      .executeTakeFirstOrThrow();
    for (const id of [hidden.id, 2_000_000_000]) {
      const answer = await app.inject(`${PATH}/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ error: "Course not found", code: "not_found" });
    }
  });
});

async function listOf(app: FastifyInstance, query: string): Promise<CourseListAnswer> {
  const answer = await app.inject(`${PATH}?${query}`);
  expect(answer.statusCode, query).toBe(200);
  return answer.json();
}
