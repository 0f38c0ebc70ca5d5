import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitraryHave } from "../../test/entry.ts";
import { HAVE_RANGES, haveCode, haveOfCode, readHave } from "./what-i-have.ts";

it("comes back from its code as it was", () => {
  fc.assert(
    fc.property(arbitraryHave(), (have) => {
      const english = [...new Map(have.english.map((one) => [one.test, one])).values()];
      const code = haveCode({ ...have, english });
      const back = haveOfCode(code);
      if (code === "") expect(back).toBeNull();
      else expect(haveCode(back!)).toBe(sortedCode(code));
    }),
  );
});

/** The code with subjects and tests in the order of their tables, as reading gives them. */
const sortedCode = (code: string) => haveCode(readHave(new URLSearchParams(code)));

it("reads what a form posts, and leaves out what is no choice", () => {
  const fields = new URLSearchParams(
    "school=10&age=17&o_en=B&o_ma=&o_bi=Z&a_ph=C&level_1=5&level_1_field=Law&level_2=&work_1=1.5&ielts=5.5&pte=900&x=1",
  );
  expect(readHave(fields)).toEqual({
    school: 10,
    age: 17,
    o_level: [{ subject: "english", grade: "B" }],
    a_level: [{ subject: "physics", grade: "C" }],
    levels: [{ level: 5, field: "Law" }],
    work: [{ years: 1.5, field: null }],
    english: [{ test: "ielts", score: 5.5 }],
  });
});

it("takes any text for a code without failing", () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      const have = haveOfCode(code);
      if (have?.age !== null && have?.age !== undefined)
        expect(have.age).toBeLessThanOrEqual(HAVE_RANGES.age.max);
    }),
  );
  expect(haveOfCode("not a code")).toBeNull();
  expect(haveOfCode("")).toBeNull();
});
