import { expect, it } from "vitest";
import { onEachEngine } from "../../../test/engines.ts";
import { countUse, forgetEndedLimits, uncountUse, usesOf } from "./shared-limit.ts";

const LIMIT = { name: "calls", max: 10, timeWindow: 60_000 };
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));

onEachEngine((open) => {
  it("lets exactly its share through, of many at once", async () => {
    const storage = await open();
    const results = await Promise.all(
      Array.from({ length: 60 }, () =>
        storage.write((trx) => countUse(trx, LIMIT, "203.0.113.7", at(0))),
      ),
    );
    const counted = results.filter((result) => result !== null).map(({ used }) => used);
    expect(counted.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("counts each key and each limit by itself, and anew in the next window", async () => {
    const storage = await open();
    const once = { ...LIMIT, max: 1 };
    const use = (who: string, seconds: number, limit = once) =>
      storage.write((trx) => countUse(trx, limit, who, at(seconds)));
    expect(await use("a", 0)).toEqual({ used: 1, endsAt: at(60).toISOString() });
    expect(await use("a", 59)).toBeNull();
    expect(await use("b", 59)).toMatchObject({ used: 1 });
    expect(await use("a", 59, { ...once, name: "others" })).toMatchObject({ used: 1 });
    expect(await use("a", 60)).toEqual({ used: 1, endsAt: at(120).toISOString() });
    expect(await use("a", 0, { ...once, name: "none", max: 0 })).toBeNull();
  });

  it("takes a use back, and forgets what has ended", async () => {
    const { db } = await open();
    await countUse(db, LIMIT, "a", at(0));
    await countUse(db, LIMIT, "a", at(1));
    await uncountUse(db, LIMIT, "a", at(2));
    expect(await usesOf(db, LIMIT, "a", at(3))).toEqual({
      used: 1,
      endsAt: at(60).toISOString(),
    });
    expect(await usesOf(db, LIMIT, "a", at(60))).toBeNull();
    await forgetEndedLimits(db, at(60));
    expect(await db.selectFrom("limits").selectAll().execute()).toEqual([]);
  });

  it("keeps no name of who was counted", async () => {
    const { db } = await open();
    await countUse(db, LIMIT, "203.0.113.7", at(0));
    const stored = JSON.stringify(await db.selectFrom("limits").selectAll().execute());
    expect(stored).not.toContain("203.0.113.7");
  });
});
