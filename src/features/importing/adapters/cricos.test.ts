import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readWhole } from "../../../../test/source-records.ts";
import { cricos } from "./cricos.ts";

/**
 * Two snapshots of the register, stored outside the repository; without them these tests are
 * skipped.
 */
const DATA = new URL("../../../../../shared/data/cricos", import.meta.url).pathname;
const missing = !existsSync(DATA);
const read = (snapshot: string) => readWhole(cricos, DATA, { snapshot });

describe.skipIf(missing)("the register CRICOS (needs ../shared/data/cricos)", () => {
  it("is read by the rules", async () => {
    const { courses, categories, institutions } = await read("2022-10-04");
    expect([courses.length, institutions.length]).toEqual([25_668, 1_373]);
    expect(courses[0]).toEqual({
      line: 2,
      value: {
        ref: "0100772",
        institution: "00001K",
        name: "Diploma of Applied Fashion Design and Merchandising",
        awarding_body_type: "international",
        awarding_body_country: "Australia",
        duration_text: "104 weeks",
        duration_months: 24,
        mnqf_level: "5",
        languages: ["English"],
        categories: ["Graphic and Design Studies"],
        campuses: ["Canberra Institute of Technology - City Campus - Constitution Ave, REID"],
        fees: [
          { type: "Total Fee", currency: "AUD", fee_start: 29_000 },
          {
            type: "Non-Tuition Fee",
            currency: "AUD",
            fee_start: 1_938,
            payment_frequency: "One-time",
          },
        ],
        general_notes:
          "<p>Level on the Australian framework: Diploma.</p><p>Australian training code: MST50119.</p>",
        is_published: true,
      },
    });
    const names = categories.map(({ value }) => (value as { name: string }).name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("Creative Arts");
    const institutionNames = institutions.map(({ value }) => (value as { name: string }).name);
    expect(new Set(institutionNames).size).toBe(institutionNames.length);
  });

  it("refuses a folder without it", async () => {
    await expect(cricos.read(DATA, { snapshot: "1999-01-01" })).rejects.toThrow(
      "holds no courses-1999-01-01",
    );
    await expect(cricos.read("/nowhere")).rejects.toThrow("does not exist");
  });
});
