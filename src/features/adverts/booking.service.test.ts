import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type OpenStorage, onEachEngine } from "../../../test/engines.ts";
import { movingGif, stillPng } from "../../../test/tiny-pictures.ts";
import { ADVERT_COUNTS } from "./adverts.repository.server.ts";
import type { BookingInput } from "./adverts.schema.ts";
import { createBookingService } from "./booking.service.server.ts";

const SIZE = { width: 803, height: 133 };
const BANNER: BookingInput = {
  slot: "courses",
  advertiser: "Fictional College",
  link: "https://college.example/open-day",
  starts_on: "2026-03-01",
  ends_on: "2026-03-31",
  alt: "Open day at Fictional College",
  text: null,
};
const NEWS: BookingInput = { ...BANNER, slot: "topline", alt: null, text: "Open day on 12 March" };

onEachEngine((open) => {
  it("keeps a banner with its picture under a name of its content", async () => {
    const { booking, folder } = await build(open);
    const id = await booking.add(BANNER, stillPng(SIZE));
    const stored = (await booking.list()).find((advert) => advert.id === id);
    expect(stored).toMatchObject({ ...BANNER, id, is_house: false, weight: 1, still: null });
    expect(stored?.picture).toMatch(new RegExp(`^${id}-[0-9a-f]{16}\\.png$`));
    expect(new Uint8Array(readFileSync(join(folder, stored?.picture ?? "")))).toEqual(
      stillPng(SIZE),
    );
  });

  it("keeps the first picture of an animation beside it", async () => {
    const { booking, folder } = await build(open);
    const id = await booking.add(BANNER, movingGif(SIZE, [50, 50]));
    const stored = (await booking.list()).find((advert) => advert.id === id);
    expect(stored?.still).toMatch(/\.gif$/);
    expect(stored?.still).not.toBe(stored?.picture);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it("keeps a text for the topline", async () => {
    const { booking, folder } = await build(open);
    const id = await booking.add(NEWS, null);
    expect((await booking.list()).find((advert) => advert.id === id)).toMatchObject(NEWS);
    expect(existsSync(folder)).toBe(false);
  });

  it("names every field that breaks a rule, and keeps nothing", async () => {
    const { booking, folder } = await build(open);
    const png = stillPng(SIZE);
    const cases: [input: Partial<BookingInput>, picture: Uint8Array | null, fields: string[]][] = [
      [{ slot: "nowhere" }, png, ["slot"]],
      [{ advertiser: " " }, png, ["advertiser"]],
      [{ link: "college.example" }, png, ["link"]],
      [{ link: "javascript:alert(1)" }, png, ["link"]],
      [{ starts_on: "1 March" }, png, ["starts_on"]],
      [{ starts_on: "2026-02-30" }, png, ["starts_on"]],
      [{ ends_on: "2026-02-28" }, png, ["ends_on"]],
      [{ weight: 0 }, png, ["weight"]],
      [{ weight: "many" }, png, ["weight"]],
      [{ alt: null }, png, ["alt"]],
      [{ alt: "x".repeat(201) }, png, ["alt"]],
      [{ text: "Hello" }, png, ["text"]],
      [{}, null, ["picture"]],
      [{}, stillPng({ width: 10, height: 10 }), ["picture"]],
      [{ link: "", alt: null }, null, ["link", "alt", "picture"]],
      [{ slot: "topline", alt: null, text: null }, null, ["text"]],
      [{ slot: "topline", alt: null, text: "x".repeat(121) }, null, ["text"]],
      [{ slot: "topline", alt: null, text: "Hello" }, png, ["picture"]],
    ];
    const before = await booking.list();
    for (const [input, picture, fields] of cases) {
      const failure = await booking.add({ ...BANNER, ...input }, picture).catch((error) => error);
      expect(failure.code, JSON.stringify(input)).toBe("invalid_input");
      expect(Object.keys(failure.fields), JSON.stringify(input)).toEqual(fields);
    }
    expect(await booking.list()).toEqual(before);
    expect(existsSync(folder)).toBe(false);
  });

  it("sells no more places than a slot has, on any day", async () => {
    const { booking, folder } = await build(open);
    const book = (starts_on: string, ends_on: string) =>
      booking.add({ ...BANNER, starts_on, ends_on }, stillPng(SIZE));
    await book("2026-03-01", "2026-03-31");
    await book("2026-03-01", "2026-03-10");
    await book("2026-03-05", "2026-03-20");
    await book("2026-03-10", "2026-03-31");
    const files = readdirSync(folder).length;
    await expect(book("2026-02-01", "2026-04-30")).rejects.toMatchObject({
      code: "slot_full",
      message: 'All 4 places of "Courses page ad 1" are taken on 2026-03-10.',
    });
    expect(readdirSync(folder)).toHaveLength(files);
    await book("2026-02-01", "2026-03-09");
    await book("2026-03-21", "2026-04-30");
    await booking.add({ ...BANNER, slot: "search" }, stillPng(SIZE));
  });

  it("does not sell one place twice to two who ask at once", async () => {
    const { booking } = await build(open);
    const asked = await Promise.allSettled(
      Array.from({ length: 7 }, () => booking.add(NEWS, null)),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  });

  it("takes an advert off and keeps what was counted", async () => {
    const { booking, storage } = await build(open);
    const id = await booking.add(NEWS, null);
    await ADVERT_COUNTS.add(storage.db, [
      { advert_id: id, day: "2026-03-02", impressions: 40, clicks: 2 },
    ]);
    await booking.remove(id);
    await expect(booking.remove(id)).rejects.toMatchObject({ code: "not_found" });
    await expect(booking.remove(9_999)).rejects.toMatchObject({ code: "not_found" });
    const audited = storage.db.selectFrom("audit_entries").select(["action", "by_name"]);
    expect(await audited.orderBy("id").execute()).toEqual([
      { action: "advert_booked", by_name: "Command line (tester)" },
      { action: "advert_removed", by_name: "Command line (tester)" },
    ]);
    const results = await booking.report({ from: "2026-03-01", to: "2026-03-31" });
    expect(results.find(({ advert }) => advert.id === id)).toMatchObject({
      impressions: 40,
      clicks: 2,
    });
    await booking.add(NEWS, null);
  });

  it("sums a report over the days of its period only", async () => {
    const { booking, storage } = await build(open);
    const id = await booking.add(NEWS, null);
    const count = (day: string, impressions: number) => ({
      advert_id: id,
      day,
      impressions,
      clicks: 1,
    });
    await ADVERT_COUNTS.add(storage.db, [
      count("2026-03-01", 1),
      count("2026-03-02", 10),
      count("2026-03-03", 100),
      count("2026-03-04", 1_000),
    ]);
    const inPeriod = async (from: string, to: string) =>
      (await booking.report({ from, to })).find(({ advert }) => advert.id === id);
    expect(await inPeriod("2026-03-02", "2026-03-03")).toMatchObject({
      impressions: 110,
      clicks: 2,
    });
    expect(await inPeriod("2026-03-05", "2026-03-31")).toMatchObject({ impressions: 0, clicks: 0 });
    expect(await inPeriod("2026-04-01", "2026-04-30")).toBeUndefined();
  });
});

async function build(open: OpenStorage) {
  const storage = await open();
  const place = mkdtempSync(join(tmpdir(), "magu-adverts-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, "files", "adverts");
  return {
    storage,
    folder,
    booking: createBookingService({ storage, folder, by: { operator: "tester" } }),
  };
}
