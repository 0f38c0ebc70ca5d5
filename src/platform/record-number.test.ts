import fc from "fast-check";
import { expect, it } from "vitest";
import { recordNumbers } from "./record-number.ts";

it("reads no number that does not stand between commas as it is", () => {
  const piece = fc.oneof(
    fc.nat().map(String),
    fc.constantFrom("-1", "1.5", "1e3", "0x1", "01", " 2 ", "3;4", "+5", "", "2147483648", "٣"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const plain = pieces.map((one) => one.trim()).filter((one) => /^[1-9]\d*$/.test(one));
      const rows = plain.map(Number).filter((number) => number < 2 ** 31);
      expect(recordNumbers(pieces.join())).toEqual([...new Set(rows)]);
    }),
  );
});
