import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadsheetText } from "#web/csv.ts";
import { type ChartData, chartRows, chartWords, highestOf } from "./chart-data.ts";
import { axisTicks, labelsWithRoom } from "./chart-scale.ts";

describe("the axis of a chart", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 2, 4, 6]],
    [17, [0, 5, 10, 15, 20]],
    [142, [0, 50, 100, 150]],
    [9_999, [0, 5_000, 10_000]],
  ])("up to %i has the ticks %j", (highest, ticks) => {
    expect(axisTicks(highest)).toEqual(ticks);
  });

  it("holds every value in few whole steps", () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (highest) => {
        const ticks = axisTicks(highest);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      }),
    );
  });

  it("leaves out labels that would overlap, and keeps the last", () => {
    expect(labelsWithRoom(5, 500, 50)).toEqual([0, 1, 2, 3, 4]);
    expect(labelsWithRoom(30, 300, 60)).toEqual([5, 11, 17, 23, 29]);
    expect(labelsWithRoom(3, 10, 60)).toEqual([2]);
    expect(labelsWithRoom(0, 300, 60)).toEqual([]);
    const some = fc.record({
      count: fc.nat(400),
      room: fc.nat(2_000),
      width: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(some, ({ count, room, width }) => {
        const shown = labelsWithRoom(count, room, width);
        const between = room / Math.max(1, count - 1);
        const apart = shown.slice(1).map((at, index) => (at - (shown[index] ?? 0)) * between);
        expect(apart.every((pixels) => pixels >= width)).toBe(true);
        expect(shown.at(-1) ?? -1).toBe(count - 1);
      }),
    );
  });
});

describe("the numbers of a chart", () => {
  const data: ChartData = {
    title: "Views",
    across: "Day",
    series: ["This course", "Median"],
    points: [
      { label: "1 November", short: "1 Nov", values: [4, null] },
      { label: "2 November", values: [1_200, null] },
      { label: "=3 November", values: [0, null] },
    ],
  };

  it("are taken along as a table, where what is not known is not 0", () => {
    expect(spreadsheetText(chartRows(data)).split("\r\n")).toEqual([
      '\uFEFF"Day","This course","Median"',
      '"1 November","4","Not known"',
      '"2 November","1200","Not known"',
      '"\'=3 November","0","Not known"',
      "",
    ]);
  });

  it("are said in words", () => {
    expect(chartWords(data)).toBe(
      "This course: 1,204 in all, most for 2 November: 1,200. Median: not known.",
    );
    expect(chartWords({ ...data, series: ["None"], points: [{ label: "a", values: [0] }] })).toBe(
      "None: 0 in all.",
    );
    expect([highestOf(data), highestOf({ ...data, points: [] })]).toEqual([1_200, 0]);
  });
});
