import { describe, expect, it } from "vitest";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { aboutCourse, statedFields } from "../../../../test/office-courses.ts";
import { officeRowOf } from "../office-course.ts";
import { bulkPlan } from "./bulk-plan.ts";
import { coursesCsv } from "./courses-csv.ts";
import { NEEDS } from "./needs.ts";

type Overview = Parameters<typeof officeRowOf>[0];
const course = (given: Partial<Overview> = {}) =>
  officeRowOf(
    {
      id: 12,
      name: "Diploma in Nursing",
      state: "published",
      draft_state: null,
      etag: '"1."',
      updated_at: "2026-11-01T10:00:00.000Z",
      draft: null,
      comment: null,
      contradictions: [],
      may: ["read", "edit", "publish", "archive"],
      fields: statedFields as never,
      ...given,
    } as Overview,
    { ...aboutCourse, operator: SHIPPED_OPERATOR },
  );
const intake = { kind: "intake", label: "May 2027", deadline: "2027-04-01" } as const;
const fee = (value: number) =>
  ({ kind: "fee", change: { by: "percent", value, type: null } }) as const;

describe("the plan of a change of several courses", () => {
  it("adds an intake with its deadline after those that are there", () => {
    const [row] = bulkPlan([course()], intake);
    expect(row).toMatchObject({
      before: "January 2027",
      after: "January 2027, May 2027",
      leftOut: null,
      fields: {
        intakes: ["January 2027", "May 2027"],
        intake_details: [{ label: "May 2027", deadline: "2027-04-01" }],
      },
    });
  });

  it("shows fees as they are and would be", () => {
    const [row] = bulkPlan([course()], fee(10));
    expect(row).toMatchObject({
      before: "Total Fee: MVR 45,000",
      after: "Total Fee: MVR 49,500",
      fields: { fees: [{ fee_start: 49_500 }] },
    });
  });

  it.each([
    ["has it", { fields: { ...statedFields, intakes: ["May 2027"] } as never }, intake],
    ["has a draft", { draft_state: "draft" as const }, intake],
    ["is archived", { may: ["read", "bring_back"] as never }, intake],
    ["states no fee", { fields: { ...statedFields, fees: [] } as never }, fee(10)],
    ["would cost less than nothing", {}, fee(-101)],
    ["is not archived", {}, { kind: "bring_back" } as const],
    ["has nothing to publish", {}, { kind: "publish" } as const],
    ["is with an operator", { draft_state: "submitted" as const }, { kind: "publish" } as const],
  ])("leaves out with a reason a course that %s", (_, given, act) => {
    const [row] = bulkPlan([course(given)], act);
    expect(row?.fields).toBeNull();
    expect(row?.leftOut).toMatch(/\.$/);
  });

  it("publishes a draft, archives and brings back", () => {
    const acts = [
      [course({ draft_state: "draft" }), { kind: "publish" }, "Live"],
      [course(), { kind: "archive" }, "Archived"],
      [course({ may: ["bring_back"] }), { kind: "bring_back" }, "On the site"],
    ] as const;
    for (const [one, act, after] of acts) {
      expect(bulkPlan([one], act)[0]).toMatchObject({ after, fields: null, leftOut: null });
    }
  });
});

describe("a listed course", () => {
  it("has what waits to be published in its lists, and what is public beside it", () => {
    const waiting = course({ draft: { name: "Diploma in Care" } as never, draft_state: "draft" });
    expect([waiting.name, waiting.published.name]).toEqual([
      "Diploma in Care",
      "Diploma in Nursing",
    ]);
    expect(waiting).toMatchObject({ start: "January 2027", costFrom: 45_000, completeness: 100 });
  });

  it("is found by what it needs", () => {
    const needs = (given: Partial<Overview>) =>
      NEEDS.filter(({ isMet }) => isMet(course(given))).map(({ value }) => value);
    expect(needs({})).toEqual([]);
    const fields = { ...statedFields, intakes: ["May 2026"], fees: [], entry_routes: [] };
    expect(needs({ fields: fields as never, draft_state: "draft" })).toEqual([
      "intake",
      "cost",
      "entry",
      "facts",
      "draft",
    ]);
  });

  it("is a row of a spreadsheet, with the columns that are shown", () => {
    expect(
      coursesCsv(
        [course({ fields: { ...statedFields, name: "=1+1" } as never })],
        ["name", "cost"],
      ),
    ).toBe('\uFEFF"Number","Course","Total cost"\r\n"12","\'=1+1","MVR 45,000"\r\n');
  });
});
