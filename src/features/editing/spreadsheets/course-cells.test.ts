import { describe, expect, it } from "vitest";
import { fieldsOfCells } from "./course-cells.server.ts";

const deadlineOf = (text: string) => {
  const cells = [
    ["intake_1_label", "January 2027"],
    ["intake_1_deadline", text],
  ] as const;
  const { intake_details } = fieldsOfCells(cells, {}).value;
  return (intake_details as { deadline: string }[])[0]?.deadline;
};

describe("a day in a cell", () => {
  it.each([
    ["2026-12-15", "2026-12-15"],
    ["15/12/2026", "2026-12-15"],
    ["5.6.2026", "2026-06-05"],
    ["05-06-2026", "2026-06-05"],
    // Refused later, with a reason that names the cell.
    ["12/15/2026", "2026-15-12"],
    ["15/12/26", "15/12/26"],
    ["mid December", "mid December"],
  ])("is read of %s as %s", (typed, day) => {
    expect(deadlineOf(typed)).toBe(day);
  });

  it("is read in columns of days alone", () => {
    expect(fieldsOfCells([["name", "15/12/2026"]], {}).value.name).toBe("15/12/2026");
  });
});
