import { expect, it, onTestFinished } from "vitest";
import { openCatalogue } from "#catalogue/catalogue.ts";
import { noFilters } from "#catalogue/filters.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { openPacker } from "#features/publishing/building.server.ts";
import { openForServing } from "#platform/db/database.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const RATE = {
  currency: "USD",
  mvr: 20,
  since: "2026-11-20",
  source: "Maldives Monetary Authority",
};
const NONE = { exchange_rates: null, support: null, level_entry: null };

const USD_COURSE = { type: "Total Fee", currency: "USD", fee_start: 1_000 } as const;
const [first, ...others] = smallDirectory.courses;
/** The small directory, its first course priced in dollars. */
const records = { ...smallDirectory, courses: [{ ...first!, fees: [USD_COURSE] }, ...others] };

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records });
    const editor = officeOf(app, await signUpAs(app, storage, { name: "Hawwa", role: "editor" }));
    const set = async (body: object) => {
      const { etag } = (await editor.get("/content/rules")).json();
      const headers = { "if-match": etag };
      return await editor.send("PUT", "/content/rules", { body, headers });
    };
    const id = await idOf(storage, "course", "c1");
    const inRufiyaa = async (server: typeof app) =>
      (await server.inject(`/api/v1/p/courses/${id}`)).json().data.total_cost_mvr.from;
    return { app, storage, editor, set, inRufiyaa };
  }

  it("change every figure on every server, and give back what ships", async () => {
    const { app, storage, editor, set, inRufiyaa } = await build();
    const { app: other } = await buildTestApp(async () => openForServing(storage.settings));
    const both = async () => [await inRufiyaa(app), await inRufiyaa(other)];
    expect(await both()).toEqual([15_420, 15_420]);
    expect((await set({ ...NONE, exchange_rates: [RATE] })).statusCode).toBe(200);
    await expect.poll(both).toEqual([20_000, 20_000]);
    const { own, shipped } = (await editor.get("/content/rules")).json();
    expect(own).toEqual({ ...NONE, exchange_rates: [RATE] });
    expect(shipped.exchange_rates).toEqual(SHIPPED_OPERATOR.exchange_rates);
    expect((await set(NONE)).statusCode).toBe(200);
    await expect.poll(both).toEqual([15_420, 15_420]);
    const [last] = (await editor.get("/content/history?kind=rules")).json().data;
    expect(last).toMatchObject({ by: "Hawwa", before: { exchange_rates: [RATE] }, after: NONE });
  });

  it("change the order by cost too, also where a thread packs the catalogue", async () => {
    const { storage, set } = await build();
    const packer = openPacker(storage, 0);
    onTestFinished(() => packer.stop());
    const cost = { type: "Total Fee", currency: "MVR", fee_start: 18_000 };
    const second = await idOf(storage, "course", "c2");
    await storage.db
      .updateTable("course_fees")
      .set({ ...cost, fee_end: null, payment_count: null, payment_frequency: null })
      .where("course_id", "=", second)
      .execute();
    const dear = async () => {
      const catalogue = openCatalogue(await packer.pack());
      const { courses } = catalogue.searchCourses({
        filters: { ...noFilters(), sort: "cost" },
        page: 1,
        limit: 10,
        order: "DESC",
      });
      const names = courses.map(({ name }) => name);
      return names.indexOf(first!.name) - names.indexOf(others[0]!.name);
    };
    const before = await dear();
    expect((await set({ ...NONE, exchange_rates: [RATE] })).statusCode).toBe(200);
    expect(Math.sign(await dear())).toBe(-Math.sign(before));
  });

  it("call the scheme by its one name, whatever the office called it", async () => {
    const { storage, set } = await build();
    const packer = openPacker(storage, 0);
    onTestFinished(() => packer.stop());
    const support = SHIPPED_OPERATOR.support.map((one) => ({ ...one, name: "Free degrees" }));
    expect((await set({ ...NONE, support })).statusCode).toBe(200);
    const { operator } = await packer.pack();
    expect(operator?.support).toEqual(SHIPPED_OPERATOR.support);
    expect(operator?.support[0]?.name).toBe(GRANT_SCHEME);
  });

  it("are refused without source and date, and where they break a rule", async () => {
    const { editor, set } = await build();
    const wrong = async (body: object) => {
      const answer = await set({ ...NONE, ...body });
      expect(answer.statusCode).toBe(422);
      return answer.json().error;
    };
    expect(await wrong({ exchange_rates: [{ ...RATE, source: " " }] })).toContain("source");
    expect(await wrong({ exchange_rates: [{ ...RATE, since: "" }] })).toContain("2026-11-03");
    expect(await wrong({ exchange_rates: [{ ...RATE, mvr: 0 }] })).toContain("more than 0");
    expect(await wrong({ exchange_rates: [RATE, RATE] })).toContain("once");
    expect(await wrong({ exchange_rates: [{ ...RATE, currency: "MVR" }] })).toContain("USD");
    const [scheme] = SHIPPED_OPERATOR.support;
    const unsourced = { ...scheme, source: null, pays: { part: "tuition" } };
    expect(await wrong({ support: [unsourced] })).toContain("needs a source");
    expect(await wrong({ support: [{ ...scheme, stated_on: null }] })).toContain("when");
    const entry = SHIPPED_OPERATOR.level_entry;
    expect(
      await wrong({ level_entry: { ...entry, rules: [{ level: "11", asks: ["x"] }] } }),
    ).toContain("1 to 10");
    expect((await editor.get("/content/rules")).json().own).toEqual(NONE);
  });

  it("are those that ship where what an earlier release wrote cannot be read", async () => {
    const { app, storage, inRufiyaa } = await build();
    await storage.db
      .insertInto("site_settings")
      .values({ name: "exchange_rates", value: '{"USD":20}' })
      .execute();
    await storage.db
      .updateTable("catalogue_state")
      .set(({ eb }) => ({ version: eb("version", "+", 1) }))
      .execute();
    const version = async () => (await app.inject("/api/v1/stats")).statusCode;
    await expect.poll(version).toBe(200);
    expect(await inRufiyaa(app)).toBe(15_420);
  });
});
