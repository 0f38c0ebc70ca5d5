import { expect, it } from "vitest";
import { NOTHING_YET } from "#catalogue/entry.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { listedCourse } from "#web/listed-course.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { elementsOf, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { CourseCard } from "./course-card.tsx";

const BASIS = { today: "2026-11-22", operator: SHIPPED_OPERATOR };
const cardOf = (given: Parameters<typeof blankCourse>[0]) =>
  rendered(<CourseCard course={listedCourse(blankCourse(given), BASIS)} />);

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

it("has what is left to pay as the price for somebody whom the scheme covers", async () => {
  const paid = async (gov_first_degree_text: string | null) => {
    const fees = [blankFee({ type: "Total Fee", fee_start: 45_000 })];
    const course = listedCourse(blankCourse({ fees, gov_first_degree_text }), BASIS);
    const reader = { have: NOTHING_YET, underScheme: true };
    const html = await rendered(<CourseCard course={course} reader={reader} />);
    return [textsOf(html, "strong"), textsOf(html, "dd").slice(0, 2)];
  };
  expect(await paid("Full tuition")).toEqual([
    ["MVR 0"],
    ["MVR 0 with the Bachelor's Degree Grant Scheme", "Without it Course Fee: MVR 45,000"],
  ]);
  expect(await paid("Ask the scheme")).toMatchObject([
    ["Not stated"],
    expect.arrayContaining(["Not stated with the Bachelor's Degree Grant Scheme"]),
  ]);
  expect((await paid("No"))[0]).toEqual(["MVR 45,000"]);
});

it("says beside the fee why somebody pays less, and names the scheme once", async () => {
  const said = async (gov_first_degree_text: string) => {
    const fees = [blankFee({ type: "Total Fee", fee_start: 45_000 })];
    return textsOf(await cardOf({ fees, gov_first_degree_text }), "dd").slice(0, 2);
  };
  expect(await said("Full tuition")).toEqual([
    "Course Fee: MVR 45,000",
    "or MVR 0 with the Bachelor's Degree Grant Scheme",
  ]);
  expect(await said("Ask the scheme")).toEqual([
    "Course Fee: MVR 45,000",
    "Bachelor's Degree Grant Scheme",
  ]);
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
