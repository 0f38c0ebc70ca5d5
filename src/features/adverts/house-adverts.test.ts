import { expect, it } from "vitest";
import { onEachEngine } from "../../../test/engines.ts";
import { ADVERT_COUNTS, allAdverts } from "./adverts.repository.server.ts";
import { createHouseAdverts } from "./house-adverts.service.server.ts";

const BY = { operator: "aisha" };
const NOON = new Date("2026-03-31T07:00:00Z");
const GUIDE = { text: "Ask the guide", link: "/chat?from=house#ask" };

onEachEngine((open) => {
  it("starts with six, one more than take turns, and lists what each brought in the last 30 days", async () => {
    const storage = await open();
    const house = createHouseAdverts(storage, () => NOON);
    const [first] = (await house.list()).data;
    const id = first?.id ?? 0;
    await ADVERT_COUNTS.add(storage.db, [
      { advert_id: id, day: "2026-03-01", impressions: 7, clicks: 7 },
      { advert_id: id, day: "2026-03-02", impressions: 90, clicks: 3 },
      { advert_id: id, day: "2026-03-31", impressions: 10, clicks: 1 },
    ]);
    const { days, data } = await house.list();
    expect([days, data.length]).toEqual([30, 6]);
    expect(data.map(({ link }) => link)).toContain("/list-your-courses");
    expect(data.map(({ seen, clicks }) => [seen, clicks])).toEqual([
      [100, 4],
      ...Array(5).fill([0, 0]),
    ]);
  });

  it("adds one, which pages that are cached show too, and writes down who did", async () => {
    const storage = await open();
    const house = createHouseAdverts(storage, () => NOON);
    const version = () =>
      storage.db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
    const before = (await version()).version;
    const id = await house.add(GUIDE, BY);
    expect((await house.list()).data.at(-1)).toEqual({ id, ...GUIDE, seen: 0, clicks: 0 });
    expect((await version()).version).toBe(before + 1);
    const entry = storage.db.selectFrom("audit_entries").selectAll().orderBy("id", "desc");
    expect(await entry.executeTakeFirst()).toMatchObject({
      by_name: "Command line (aisha)",
      action: "house_advert_added",
      subject_id: String(id),
      subject: GUIDE.text,
    });
  });

  it("refuses what is no page of the site, and changes nothing", async () => {
    const storage = await open();
    const house = createHouseAdverts(storage);
    const before = await allAdverts(storage.db);
    const id = before[0]?.id ?? 0;
    const wrong = { fields: { link: expect.stringContaining("such as /compare") } };
    for (const link of [
      "https://else.example",
      "//else.example",
      "chat",
      "",
      "/compair",
      "/chat a",
    ]) {
      await expect(house.add({ text: "Ask", link }, BY), link).rejects.toMatchObject(wrong);
      await expect(house.change(id, { text: "Ask", link }, BY), link).rejects.toMatchObject(wrong);
    }
    expect(await allAdverts(storage.db)).toEqual(before);
  });

  it("counts a changed one anew, and keeps what the one before brought", async () => {
    const storage = await open();
    const house = createHouseAdverts(storage, () => NOON);
    const id = (await house.list()).data[0]?.id ?? 0;
    await ADVERT_COUNTS.add(storage.db, [
      { advert_id: id, day: "2026-03-31", impressions: 9, clicks: 2 },
    ]);
    const now = await house.change(id, GUIDE, BY);
    expect(await house.change(now, GUIDE, BY), "the same text stays the same advert").toBe(now);
    const { data } = await house.list();
    expect(data).toHaveLength(6);
    expect(data.find((advert) => advert.id === now)).toEqual({
      id: now,
      ...GUIDE,
      seen: 0,
      clicks: 0,
    });
    const before = (await allAdverts(storage.db)).find((advert) => advert.id === id);
    expect(before?.removed_at).toBe(NOON.toISOString());
    await expect(house.change(id, GUIDE, BY)).rejects.toMatchObject({ status: 404 });
  });

  it("takes one off once", async () => {
    const storage = await open();
    const house = createHouseAdverts(storage, () => NOON);
    const id = (await house.list()).data[0]?.id ?? 0;
    await house.remove(id, BY);
    expect((await house.list()).data.map((advert) => advert.id)).not.toContain(id);
    await expect(house.remove(id, BY)).rejects.toMatchObject({ status: 404 });
  });
});
