import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRecords } from "#features/importing/adapters/csv-table.ts";
import { spreadsheetText } from "./csv.ts";

const rowsOf = async (csv: string) => {
  const pieces = async function* () {
    yield csv.slice(1);
  };
  return await Array.fromAsync(csvRecords("a.csv", pieces));
};

const SIGNS = "'=+-@|\t\r\n＝＋－＠｜ \u300025.";

describe("the cells of a CSV file", () => {
  const cell = fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 3 }),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    )
    .map((parts) => parts.join(""));
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
    );

  it("come back letter by letter", async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const headed = [rows[0]!.map((_, at) => `c${at}`), ...rows];
        expect(await rowsOf(spreadsheetText(headed))).toEqual(headed);
      }),
    );
  });

  it("are no formula for any spreadsheet, but numbers below zero stay numbers", () => {
    fc.assert(
      fc.property(cell, (text) => {
        const written = spreadsheetText([[text]]).slice(2, -3);
        expect(
          /^-\d+(\.\d+)?$/.test(written) || !/^\s*[=+\-@|＝＋－＠｜]|^[\t\r\n]/.test(written),
        ).toBe(true);
      }),
    );
    expect(spreadsheetText([["-5", "-5.25", "-1+1"]])).toBe(`\uFEFF"-5","-5.25","'-1+1"\r\n`);
  });
});
