import { expect, it } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import { joinCertain } from "#records/matching/matching.service.server.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { importRecords } from "./importing.service.server.ts";

const OPERATOR = { operator: "test" };

const NOTHING = { institutions: [], categories: [], courses: [] };
const numbered = (values: unknown[]) => values.map((value, index) => ({ line: index + 1, value }));

const idsOf = async ({ db }: Storage, table: "courses" | "institutions", name: string) => {
  const named = db.selectFrom(table).select("id").where("name", "=", name);
  return (await named.orderBy("id").execute()).map(({ id }) => id);
};

async function importAll(
  storage: Storage,
  source: string,
  institutions: unknown[],
  courses: unknown[],
) {
  const lists = { institutions: numbered(institutions), courses: numbered(courses) };
  const records = { ...lists, categories: [], notes: [], statedOn: "2023-01-03" };
  const request = { source, fileName: source, records, dryRun: false, confirmed: true };
  await importRecords(storage, request);
}

onEachEngine((open) => {
  /** Starts the server on a database with data. */
  const serve = async (storage: Awaited<ReturnType<typeof open>>) =>
    (await buildTestApp(async () => storage, { records: NOTHING })).app;
  const reef = { ref: "r", name: "Reef College", campuses: [{ name: "Main", is_main: true }] };
  const diving = { ref: "d", institution: "r", name: "Diving" };
  const sailing = { ref: "s", institution: "r", name: "Sailing", mnqf_level: "3" };

  it("answers 410 for what no source holds any more, and shows it nowhere", async () => {
    const storage = await open();
    await importAll(storage, "cricos", [reef], [diving, sailing]);
    const [id] = await idsOf(storage, "courses", "Diving");
    await importAll(storage, "cricos", [reef], [sailing]);
    const app = await serve(storage);
    const call = await app.inject(`/api/v1/p/courses/${id}`);
    expect(call.statusCode).toBe(410);
    expect(call.json()).toEqual({
      error: "Diving is no longer in the source that it came from",
      code: "archived",
      archived: {
        id,
        name: "Diving",
        institution: { id: expect.any(Number), name: "Reef College" },
        source: "cricos",
        since: "2023-01-03",
      },
    });
    const list = (await app.inject("/api/v1/p/courses")).json();
    expect(list.data.map(({ name }: { name: string }) => name)).toEqual(["Sailing"]);
    expect((await app.inject("/api/v1/stats")).json()).toMatchObject({ courses: 1 });
    const found = (await app.inject("/api/v1/spotlight-search?query=diving")).json();
    expect(JSON.stringify(found)).not.toContain("Diving");
    const map = await app.inject("/sitemap.xml");
    const addresses = (await app.inject("/sitemaps/courses-1.xml")).body;
    expect(addresses).toContain("sailing");
    expect(addresses + map.body).not.toContain("diving");
  });

  it("answers 410 for an institution that went with its courses", async () => {
    const storage = await open();
    const shore = { ref: "o", name: "Shore College" };
    await importAll(storage, "cricos", [reef, shore], [sailing, { ...diving, institution: "o" }]);
    const [id] = await idsOf(storage, "institutions", "Shore College");
    await importAll(storage, "cricos", [reef], [sailing]);
    const app = await serve(storage);
    const call = await app.inject(`/api/v1/p/institutions/${id}`);
    expect(call.statusCode).toBe(410);
    expect(call.json().archived).toEqual({
      id,
      name: "Shore College",
      institution: null,
      source: "cricos",
      since: "2023-01-03",
    });
    const { data } = (await app.inject("/api/v1/p/institutions")).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(["Reef College"]);
  });

  it("leads from the address of a record to that which it was joined with", async () => {
    const storage = await open();
    await importAll(storage, "mqa", [reef], [{ ...sailing, credits: 40, mqa_approved: true }]);
    await importAll(storage, "ium", [reef], [{ ...sailing, languages: ["Dhivehi"] }]);
    const [kept, gone] = await idsOf(storage, "courses", "Sailing");
    const [home, left] = await idsOf(storage, "institutions", "Reef College");
    await joinCertain(storage, OPERATOR);
    const app = await serve(storage);
    for (const [from, to] of [
      [`/api/v1/p/courses/${gone}`, `/api/v1/p/courses/${kept}`],
      [`/api/v1/p/institutions/${left}`, `/api/v1/p/institutions/${home}`],
    ] as const) {
      const answer = await app.inject(from);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
    }
    const { data } = (await app.inject(`/api/v1/p/courses/${kept}`)).json();
    const dates = { stated_on: "2023-01-03", holds_until: null };
    expect(data).toMatchObject({
      ref: "s",
      credits: 40,
      languages: ["Dhivehi"],
      sources: [
        { source: "ium", kind: "website", ...dates, vanished_on: null },
        { source: "mqa", name: "MQA register", kind: "register", licence: null, ...dates },
      ],
      facts: { approval: { source: "mqa", ...dates }, cost: null, record: { source: "ium" } },
      field_sources: { credits: "mqa" },
    });
    const institution = (await app.inject(`/api/v1/p/institutions/${home}`)).json().data;
    expect(institution).toMatchObject({
      sources: [{ source: "ium" }, { source: "mqa" }],
      facts: { approval: null, contacts: { source: "ium" }, record: { source: "ium" } },
    });
  });
});
