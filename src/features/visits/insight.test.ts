import { expect, it, onTestFinished } from "vitest";
import { daysAfter } from "#catalogue/dates.ts";
import { openPublished } from "#features/publishing/published.service.server.ts";
import { openForServing } from "#platform/db/database.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { noCounts, RECORD_COUNTS } from "./record-counts.repository.server.ts";
import { addUses } from "./use-counts.repository.server.ts";
import { MAX_USES_A_DAY, TEXT_DAYS } from "./visit-limits.ts";
import { openVisits } from "./visits.service.server.ts";

const TODAY = maldivesDay(new Date());
const NOTHING_THERE = "snorkelling";
const FOUND = "Swimming";

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const token = await signUpAs(app, storage, { name: "Editor", role: "editor" });
    return { app, storage, office: officeOf(app, token) };
  }

  async function counting() {
    const storage = (await build()).storage;
    const published = await openPublished(storage, onError);
    const visits = openVisits({ storage, published, onError });
    onTestFinished(async () => {
      await visits.close();
      await published.stop();
    });
    const stored = async () =>
      await storage.db
        .selectFrom("use_counts")
        .select(["kind", "name", "uses", "empty"])
        .orderBy("kind")
        .orderBy("name")
        .execute();
    return { storage, visits, stored };
  }

  it("counts what is searched and chosen, in one spelling and without personal data", async () => {
    const { visits, stored } = await counting();
    for (const path of [
      "/search?query=Swimming",
      "/courses?name=%20swimming%20",
      "/courses/page/2?name=swimming",
      `/institutions?name=${NOTHING_THERE}`,
      "/courses?mnqf_level=5",
      "/search?query=aishath@example.com",
      "/search?query=777%201234",
      `/search?query=${"long".repeat(20)}`,
      "/search?query=%3F%3F",
    ]) {
      visits.count({ path });
    }
    visits.unanswered("  Call me on 777 1234,\nwhat about diving? ");
    await visits.flush();
    expect(await stored()).toEqual([
      { kind: "filter", name: "mnqf_level=5", uses: 1, empty: 0 },
      { kind: "question", name: "Call me on [number], what about diving?", uses: 1, empty: 0 },
      { kind: "search", name: NOTHING_THERE, uses: 1, empty: 1 },
      { kind: "search", name: "swimming", uses: 2, empty: 0 },
    ]);
  });

  it("keeps so many texts of a day, and none for longer than is promised", async () => {
    const { storage, visits, stored } = await counting();
    const row = { kind: "search", day: TODAY, uses: 1, empty: 0 } as const;
    const many = Array.from({ length: MAX_USES_A_DAY + 5 }, (_, at) => ({
      ...row,
      name: `t${at}`,
    }));
    await storage.write((trx) => addUses(trx, many));
    await storage.write((trx) => addUses(trx, [{ ...row, name: "one more" }]));
    const [known] = await stored();
    await storage.write((trx) => addUses(trx, [{ ...row, name: known?.name ?? "" }]));
    const rows = await stored();
    expect(rows).toHaveLength(MAX_USES_A_DAY);
    expect(rows[0]).toMatchObject({ uses: 2 });
    await storage.db
      .updateTable("use_counts")
      .set({ day: daysAfter(TODAY, -(TEXT_DAYS + 1)) })
      .where("name", "!=", known?.name ?? "")
      .execute();
    await visits.sumUp();
    expect(await stored()).toEqual([rows[0]]);
  });

  it("shows operators what was searched three times, and what people miss", async () => {
    const { storage, office } = await build();
    const course = await idOf(storage, "course", "c1");
    const use = (
      kind: "search" | "filter" | "question",
      name: string,
      uses: number,
      empty = 0,
    ) => ({
      kind,
      name,
      uses,
      empty,
      day: TODAY,
    });
    await storage.write(async (trx) => {
      await addUses(trx, [
        use("search", NOTHING_THERE, 4, 4),
        use("search", "swimming", 5),
        use("search", "rare", 2, 2),
        use("filter", "mnqf_level=5", 7),
        use("question", "what about diving?", 1),
        { ...use("search", "swimming", 9), day: daysAfter(TODAY, -40) },
      ]);
      const counted = noCounts({ kind: "course", record_id: course }, TODAY);
      for (const [path, views] of [
        [`/courses/${course}`, 3],
        ["/compare", 1],
      ] as const) {
        await trx.insertInto("page_views").values({ path, day: TODAY, views }).execute();
      }
      await RECORD_COUNTS.add(trx, [{ ...counted, views: 6, shortlisted: 2 }]);
    });
    const { insight: data } = (await office.page("/insight?days=30").get()).json();
    const nothing = { text: NOTHING_THERE, uses: 4, empty: 4, finds_now: false };
    expect(data.searches).toEqual([
      { text: "swimming", uses: 5, empty: 0, finds_now: true },
      nothing,
    ]);
    expect(data.nothing_found).toEqual([nothing]);
    expect(data.pages).toEqual([
      { path: `/courses/${course}`, name: "Diploma in Marketing", views: 3 },
      { path: "/compare", name: null, views: 1 },
    ]);
    expect(data.filters).toEqual([{ filter: expect.any(String), value: "Diploma", uses: 7 }]);
    expect(data.questions).toEqual([{ day: TODAY, text: "what about diving?", uses: 1 }]);
    expect(data.shortlisted).toEqual([{ id: course, name: expect.any(String), times: 2 }]);
    expect(data.missed).toContainEqual(expect.objectContaining({ courses: 1, views: 6 }));
    expect(data.steps).toHaveLength(30);
    expect(data.steps.at(-1)).toMatchObject({
      from: TODAY,
      searches: 11,
      empty: 6,
      shortlisted: 2,
      unanswered: 1,
    });
    const { insight: weeks } = (await office.page("/insight?days=91").get()).json();
    expect(weeks.steps).toHaveLength(13);
    expect(weeks.searches[0]).toMatchObject({ text: "swimming", uses: 14 });
    const refused = await office.page("/insight?days=8").get();
    expect([refused.statusCode, refused.json().error]).toEqual([
      422,
      "days must be one of 7, 30, 91",
    ]);
  });

  it("finds by a synonym on both of two servers what found nothing", async () => {
    const { app, storage, office } = await build();
    const other = openForServing(storage.settings);
    const published = await openPublished(other, onError);
    onTestFinished(async () => {
      await published.stop();
      await other.close();
    });
    const here = async () =>
      (await app.inject(`/api/v1/spotlight-search?query=${NOTHING_THERE}`)).body.includes(FOUND);
    const there = async () =>
      published
        .current()
        .spotlight(NOTHING_THERE, 1)
        .results.some(({ name }) => name === FOUND);
    expect([await here(), await there()]).toEqual([false, false]);
    const terms = [NOTHING_THERE, "swimming"];
    const page = office.page("/insight");
    const [term = "", meaning = ""] = terms;
    const fields = { term, terms: `${meaning}، ${term}`, source: "Searches that found nothing" };
    const added = await page.send("add", fields);
    expect(added.statusCode, added.body).toBe(200);
    await Promise.all([expect.poll(here).toBe(true), expect.poll(there).toBe(true)]);
    const { id } = added.json().result;
    const known = async () => (await page.get()).json().synonyms;
    expect(await known()).toMatchObject([{ id, terms }]);
    expect((await page.send("remove", {}, id)).statusCode).toBe(200);
    expect(await known()).toEqual([]);
    const written = await storage.db
      .selectFrom("audit_entries")
      .select(["action", "subject", "by_name"])
      .orderBy("id")
      .execute();
    const entry = { subject: terms.join(", "), by_name: "Editor" };
    expect(written).toEqual([
      { action: "synonyms_added", ...entry },
      { action: "synonyms_removed", ...entry },
    ]);
  });
});

function onError(error: unknown): never {
  throw error;
}
