import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { onEachEngine } from "../../../../test/engines.ts";
import { readWhole } from "../../../../test/source-records.ts";
import { importRecords } from "../importing.service.server.ts";
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

onEachEngine((open) => {
  it.skipIf(missing)(
    "goes from one snapshot to the next",
    async () => {
      const storage = await open();
      const request = { source: "cricos", fileName: "courses", dryRun: false };
      const first = await importRecords(storage, { ...request, records: await read("2022-10-04") });
      expect(first.courses).toMatchObject({ read: 25_668, created: 25_668, refused: 0 });
      const second = await importRecords(storage, {
        ...request,
        records: await read("2023-01-03"),
      });
      expect(second.refusals).toEqual([]);
      expect(second.courses).toEqual({
        read: 25_687,
        created: 634,
        changed: 6_411,
        unchanged: 18_642,
        refused: 0,
        not_in_file: 615,
        archived: 437,
        returned: 0,
      });
      const again = await importRecords(storage, { ...request, records: await read("2023-01-03") });
      expect(again).toMatchObject({ written: false, courses: { unchanged: 25_687 } });
    },
    300_000,
  );
});
