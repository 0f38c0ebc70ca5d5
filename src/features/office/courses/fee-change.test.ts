import { describe, expect, it } from "vitest";
import type { Fee } from "#catalogue/course.ts";
import { changedFees } from "./fee-change.ts";

const fee = (given: Partial<Fee> = {}): Fee => ({
  type: "Total Fee",
  currency: "MVR",
  fee_start: 45_000,
  fee_end: null,
  payment_frequency: null,
  payment_count: null,
  remarks: null,
  ...given,
});
const percent = (value: number, type: string | null = null) =>
  ({ by: "percent", value, type }) as const;
const amount = (value: number, currency = "MVR") =>
  ({ by: "amount", value, currency, type: null }) as const;

describe("a change of fees", () => {
  it.each([
    [10, 45_000, 49_500],
    [-5, 45_000, 42_750],
    [2.5, 333, 341],
    [0.01, 45_000, 45_005],
  ])("of %d percent makes %d to %d", (value, from, to) => {
    expect(changedFees([fee({ fee_start: from })], percent(value))?.[0]?.fee_start).toBe(to);
  });

  it("by an amount leaves other currencies", () => {
    const fees = [fee(), fee({ currency: "USD", fee_start: 900 })];
    expect(changedFees(fees, amount(500))?.map(({ fee_start }) => fee_start)).toEqual([
      45_500, 900,
    ]);
  });

  it("changes both ends of a range, and only fees of its type", () => {
    const fees = [fee({ fee_start: 100, fee_end: 200 }), fee({ type: "Registration Fee" })];
    const changed = changedFees(fees, percent(10, "Total Fee"));
    expect(changed?.[0]).toMatchObject({ fee_start: 110, fee_end: 220 });
    expect(changed?.[1]).toEqual(fees[1]);
  });

  it("is none where nothing is stated that it is about", () => {
    expect(changedFees([fee({ fee_start: null })], percent(10))).toBeNull();
    expect(changedFees([], percent(10))).toBeNull();
    expect(changedFees([fee()], amount(500, "USD"))).toBeNull();
    expect(changedFees([fee()], percent(0))).toBeNull();
  });

  it("is refused where a fee would fall below zero", () => {
    expect(() => changedFees([fee({ fee_start: 300 })], amount(-301))).toThrow(RangeError);
    expect(changedFees([fee({ fee_start: 300 })], amount(-300))?.[0]?.fee_start).toBe(0);
  });
});
