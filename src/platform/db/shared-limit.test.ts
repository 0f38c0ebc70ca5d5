import { expect, it } from "vitest";
import { onEachEngine } from "../../../test/engines.ts";
import { TooManyRequestsError } from "../rate-limit.ts";
import {
  clearUses,
  countUse,
  forgetEndedLimits,
  renewUse,
  takeUse,
  uncountUse,
  usesOf,
} from "./shared-limit.ts";

const LIMIT = { name: "calls", max: 10, timeWindow: 60_000 };
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

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

  it("says in how many seconds there is a share again", async () => {
    const { db } = await open();
    const twice = { ...LIMIT, max: 2 };
    await takeUse(db, twice, "a", at(0));
    await takeUse(db, twice, "a", at(4.5));
    const refused = takeUse(db, twice, "a", at(4.5));
    await expect(refused).rejects.toThrow(TooManyRequestsError);
    await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: 56 });
    await takeUse(db, twice, "b", at(4.5));
    await takeUse(db, twice, "a", at(60));
  });

  it("starts a window anew, and gives a whole share back", async () => {
    const { db } = await open();
    const once = { ...LIMIT, max: 1 };
    await takeUse(db, once, "a", at(0));
    await renewUse(db, once, "a", at(30));
    expect(await usesOf(db, once, "a", at(60))).toEqual({ used: 1, endsAt: at(90).toISOString() });
    await clearUses(db, once, "a");
    await takeUse(db, once, "a", at(60));
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
