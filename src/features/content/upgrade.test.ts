import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { openForBackground, openStorage } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { migrations } from "#platform/db/migrations/index.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachPlace } from "../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../test/office.ts";

/** The last migration of the release that wrote `WRITTEN`. */
const RELEASE = "032_operator_mails";

const RATES = [{ currency: "USD", mvr: 20, since: "2026-11-20", source: "The authority" }];
const AT = "2026-11-22T10:00:00.000Z";

/** What an operator of that release had changed, as its tables hold it. */
const WRITTEN = {
  categories: [{ id: 7, name: "Boat building", parent_id: null }],
  faqs: [{ id: 3, source: "magu", question: "Kept?", answer: "<p>Yes.</p>", position: 1 }],
  testimonials: [
    { id: 4, source: "sample", text: "It helped.", name: "Ali", status: "active", position: 1 },
  ],
  partners: [{ id: 5, source: "magu", name: "A partner", position: 1, status: "active" }],
  topline_messages: [{ id: 6, source: "magu", text: "A message", position: 1 }],
  site_settings: [
    { name: "site_name", value: '"Another name"' },
    { name: "exchange_rates", value: JSON.stringify(RATES) },
  ],
  content_changes: [
    { id: 1, at: AT, kind: "faqs", record: "3", title: "Kept?", after: '{"question":"Kept?"}' },
  ],
} satisfies Record<string, readonly Record<string, unknown>[]>;

async function writeAsThatRelease(settings: StorageSettings): Promise<void> {
  const storage = openForBackground(settings);
  const provider = { getMigrations: async () => migrations(storage.engine) };
  const { error } = await new Migrator({ db: storage.db, provider }).migrateTo(RELEASE);
  const db = storage.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, rows] of Object.entries(WRITTEN)) {
    await db.insertInto(table).values(rows).execute();
  }
  await storage.close();
  if (error) throw error;
}

onEachPlace((openPlace) => {
  it("keeps what an operator changed in the release before", async () => {
    const settings = await openPlace();
    await writeAsThatRelease(settings);
    const { app, storage } = await buildTestApp(async () => ({
      ...(await openStorage(settings)),
      settings,
    }));
    const office = officeOf(app, await signUpAs(app, storage, { name: "Hawwa", role: "admin" }));
    const asked = async (path: string) => (await office.get(path)).json();
    const { faqs, testimonials, partners, messages } = await asked("/content");
    expect([faqs, testimonials, partners, messages]).toMatchObject([
      [{ id: 3, question: "Kept?", status: "active" }],
      [{ id: 4, text: "It helped." }],
      [{ id: 5, name: "A partner" }],
      [{ id: 6, text: "A message", starts_at: null }],
    ]);
    expect((await asked("/content/settings")).own.site_name).toBe("Another name");
    expect((await asked("/content/rules")).own.exchange_rates).toEqual(RATES);
    expect((await asked("/content/history")).data).toMatchObject([{ title: "Kept?", at: AT }]);
    const { data } = (await app.inject("/api/v1/p/categories?noPaginate=true")).json();
    expect(data).toMatchObject([{ id: 7, name: "Boat building" }]);
    await app.close();
    await storage.close();
  });
});
