import { expect, it } from "vitest";
import { listedCourse } from "#web/listed-course.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { elementsOf, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { CourseCard } from "./course-card.tsx";

const TODAY = "2026-11-22";
const cardOf = (given: Parameters<typeof blankCourse>[0]) =>
  rendered(<CourseCard course={listedCourse(blankCourse(given), TODAY)} />);

it("has a dash in the place of a fee that is not stated, and says so once in words", async () => {
  const html = await cardOf({ duration_text: "2 years" });
  expect(textsOf(html, "dd")[0]).toBe("- not stated");
  expect(readable(html)).toMatch(/Not stated:\s*intakes, level/);
});

it("has the fee of a course that states it, and no dash", async () => {
  const html = await cardOf({ fees: [blankFee({ type: "Total Fee", fee_start: 45_000 })] });
  expect(textsOf(html, "strong")).toEqual(["MVR 45,000"]);
  expect(elementsOf(html, "dl")[0]).toContain("Course Fee");
});

it("says when applications close soon, and nothing of a deadline that is far", async () => {
  const closing = async (deadline: string) => {
    const time = { year: 2027, month: 3, day: null, all_year: false, apply_url: null };
    const intake_details = [{ label: "March 2027", deadline, ...time }];
    return readable(await cardOf({ intakes: ["March 2027"], intake_details }));
  };
  expect(await closing("2026-12-04")).toContain("Closes in 12 days");
  expect(await closing("2026-12-22")).toContain("Closes in 30 days");
  expect(await closing("2026-12-23")).not.toMatch(/Closes|Apply by/);
});
