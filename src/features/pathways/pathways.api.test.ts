import { expect, it } from "vitest";
import { buildTestApp, type DirectoryRecords } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { type PathwaysAnswer, pathwaysAnswer } from "./pathways.schema.ts";

const PATH = "/api/v1/pathways";
const source_text = "As stated";

const DIRECTORY: DirectoryRecords = {
  categories: [{ name: "Health" }, { name: "Nursing", parent: "Health" }],
  institutions: [
    { ref: "reef", name: "Reef College", campuses: [{ name: "Main", island_city: "K. Malé" }] },
  ],
  courses: [
    {
      ref: "c1",
      institution: "reef",
      name: "Certificate in Care",
      mnqf_level: "4",
      duration_months: 12,
      categories: ["Nursing"],
      campuses: ["Main"],
      entry_routes: [{ conditions: [{ kind: "school", grade: 10 }], source_text }],
      fees: [{ type: "Total Fee", fee_start: 9_000 }],
    },
    {
      ref: "c2",
      institution: "reef",
      name: "Diploma in Nursing",
      mnqf_level: "5",
      duration_months: 24,
      categories: ["Nursing"],
      entry_routes: [
        {
          conditions: [{ kind: "level", level: 4, fields: ["Health"] }, { kind: "interview" }],
          source_text,
        },
      ],
    },
  ],
};

onEachEngine((open) => {
  const build = async () => {
    const { app } = await buildTestApp(open, { records: DIRECTORY });
    return (payload: object) => app.inject({ method: "POST", url: PATH, payload });
  };
  const what_i_have = { school: 10 };

  it("answers the paths to a goal, and lets nothing of it be kept", async () => {
    const ask = await build();
    const goal = { level: 5, category: "Nursing" };
    const answer = await ask({ what_i_have, goal, island: "LD1004" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(pathwaysAnswer.safeParse(answer.json()).error?.issues ?? []).toEqual([]);
    const { data } = answer.json<PathwaysAnswer>();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      kinds: ["quickest", "cheapest", "nearest"],
      months: 36,
      lengths_missing: 0,
      costs_missing: 1,
      cost: { currency: "MVR", from: 9_000, to: 9_000 },
    });
    const [first, second] = data[0]!.steps;
    expect(first).toMatchObject({ needs_step_before: false, entry: { answer: "meets" } });
    expect(second).toMatchObject({
      course: { name: "Diploma in Nursing", mnqf_level: "5" },
      entry: { answer: "meets", later: ["an interview"] },
      needs_step_before: true,
      cost: null,
    });
    const byCourse = await ask({ what_i_have, goal: { course: second!.course.id } });
    expect(byCourse.json<PathwaysAnswer>().data[0]!.steps).toEqual([first, second]);
    expect((await ask({ what_i_have: { school: 7 }, goal })).json().data).toEqual([]);
  });

  it("refuses a goal or island that is none, and names it", async () => {
    const ask = await build();
    const fieldsOf = async (payload: object) => {
      const answer = await ask({ what_i_have, ...payload });
      expect(answer.statusCode).toBe(422);
      return Object.keys(answer.json<{ fields: object }>().fields);
    };
    expect(await fieldsOf({})).toEqual(["goal"]);
    expect(await fieldsOf({ goal: {} })).toEqual(["goal"]);
    expect(await fieldsOf({ goal: { level: 11 } })).toContain("goal.level");
    expect(await fieldsOf({ goal: { course: 999 } })).toEqual(["goal.course"]);
    expect(await fieldsOf({ goal: { level: 5, category: "Law" } })).toEqual(["goal.category"]);
    expect(await fieldsOf({ goal: { level: 5 }, island: "S" })).toEqual(["island"]);
  });
});
