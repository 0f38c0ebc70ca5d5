import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_MODEL_RESULT, MAX_MODEL_TEXT } from "../chat-limits.ts";
import { asData, DATA_CLOSES, DATA_OPENS } from "./catalogue-data.ts";

test("no text inside can write the marks, whatever it holds", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("<", ">", "/", "&lt;", "&gt;", DATA_CLOSES, "a")),
      (bits) => {
        const data = asData({ name: [bits.join("")] });
        expect(data.split(DATA_CLOSES)).toHaveLength(2);
        expect(data.split(DATA_OPENS)).toHaveLength(2);
        expect(data.endsWith(DATA_CLOSES)).toBe(true);
      },
    ),
  );
});

test("markup and hidden characters are gone, numbers and missing values stay", () => {
  const html = "<ul><li>One &amp; two</li><li>Th\u200bree\u0007</li></ul>";
  expect(asData([html, 5, null, true])).toBe(
    `${DATA_OPENS}\n["One & two; Three",5,null,true]\n${DATA_CLOSES}`,
  );
});

test("a long text and a long result are cut", () => {
  const long = asData("x".repeat(MAX_MODEL_TEXT + 1));
  expect(long).toContain(`${"x".repeat(MAX_MODEL_TEXT)}…`);
  const many = asData(Array.from({ length: MAX_MODEL_RESULT }, () => "text"));
  expect(many.length).toBeLessThan(MAX_MODEL_RESULT + 100);
});
