import { expect, it } from "vitest";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { elementsOf, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { CourseCard } from "./course-card.tsx";
import { listedCourse } from "./listing/listed-course.ts";

const cardOf = (given: Parameters<typeof blankCourse>[0]) =>
  rendered(<CourseCard course={listedCourse(blankCourse(given))} />);

it("has a dash in the place of a fee that is not stated, and says so in words", async () => {
  const html = await cardOf({ duration_text: "2 years" });
  expect(textsOf(html, "dd")[0]).toBe("-");
  expect(readable(html)).toMatch(/Not stated:\s*cost, intakes/);
});

it("has the fee of a course that states it, and no dash", async () => {
  const html = await cardOf({ fees: [blankFee({ type: "Total Fee", fee_start: 45_000 })] });
  expect(textsOf(html, "strong")).toEqual(["MVR 45,000"]);
  expect(elementsOf(html, "dl")[0]).toContain("Course Fee");
});
