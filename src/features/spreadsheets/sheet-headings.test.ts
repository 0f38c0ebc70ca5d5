import { describe, expect, it } from "vitest";
import { sheetColumns } from "./course-columns.server.ts";
import { columnOfHeading, headingOf } from "./sheet-headings.server.ts";

const columns = sheetColumns(
  { fees: 12, intakes: 12, hasIntakeTimes: true },
  { categories: [], campuses: [] },
).map(({ name }) => name);

describe("the headings of a sheet", () => {
  it("are words of the form", () => {
    expect(headingOf("gov_first_degree_text")).toBe("Bachelor's Degree Grant Scheme");
    expect(headingOf("fee_2_start")).toBe("Fee 2: Amount");
    expect(headingOf("fee_1_type")).toBe("Fee 1");
    expect(headingOf("intake_10_deadline")).toBe("Intake 10: Last day to apply");
    for (const heading of columns.map(headingOf)) expect(heading).not.toMatch(/_|^[a-z]/);
  });

  it("are each of one column, and lead back to it by words and by key, however they are spelt", () => {
    expect(new Set(columns.map(headingOf)).size).toBe(columns.length);
    for (const column of columns) {
      const heading = headingOf(column);
      const spellings = [heading, column, heading.toUpperCase(), ` ${heading} `];
      for (const spelt of [
        ...spellings,
        heading.replaceAll(" ", ""),
        column.replaceAll("_", " "),
      ]) {
        expect(columnOfHeading(spelt), spelt).toBe(column);
      }
    }
    expect(columnOfHeading("First Degree Scheme")).toBe("gov_first_degree_text");
  });

  it("are left as they are where they name no column", () => {
    expect(columnOfHeading("Fee 2: Colour")).toBe("fee_2:_colour");
    expect(columnOfHeading("Stated on")).toBe("stated_on");
  });
});
