import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { plainText } from "#platform/html.ts";
import type { CourseInput } from "#records/record.schema.ts";
import { readWhole, validateWhole } from "../../../../test/source-records.ts";
import { ium } from "./ium.ts";

const programme = {
  name: "Certificate 1 in Qira’ath  al-Quran",
  mnqfLevel: "Level 1",
  duration: "0.5 Years",
  medium: "Dhivehi and English (Mixed)",
  fee: "93،522 ރ",
  center: "Center for Continuing Education",
  label: "Certificate Programs",
  session: "Morning & Evening",
  campus: "Male Campus",
  entry_requirements: "2 passes",
  semesters: [],
  _source_file: "frontend/cce_data.js",
};

async function read(...programmes: object[]) {
  const folder = await mkdtemp(join(tmpdir(), "magu-ium-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "courses.json"), JSON.stringify(programmes));
  const records = await readWhole(ium, folder);
  return { records, courses: records.courses.map(({ value }) => value as CourseInput) };
}

it("reads what the website states, and none of its placeholders", async () => {
  const { records, courses } = await read(programme);
  expect(records).toMatchObject({ statedOn: "2023-12-20", categoriesStay: true });
  expect(records.institutions[0]?.value).toEqual({
    ref: "ium",
    name: "Islamic University of Maldives",
    faculties: [{ name: "Centre for Continuing Education" }],
  });
  expect(courses).toEqual([
    {
      ref: "cce/certificate-1-in-qira-ath-al-quran",
      institution: "ium",
      name: "Certificate 1 in Qira'ath al-Quran",
      mnqf_level: "1",
      duration_text: "6 months",
      duration_months: 6,
      languages: ["Dhivehi", "English"],
      fees: [{ type: "Course Fee", currency: "MVR", fee_start: 93_522 }],
      categories: ["Quran Recitation"],
      general_notes: "<p>Faculty: Centre for Continuing Education.</p>",
    },
  ]);
  expect((await validateWhole(records)).refusals).toEqual([]);
});

it.each([
  ["0.5 Year", "6 months", 6],
  ["1 Years", "1 year", 12],
  ["1.5 Years", "1.5 years", 18],
  ["3 Months", "3 months", 3],
])("reads the duration %j as %j", async (duration, duration_text, duration_months) => {
  const { courses } = await read({ ...programme, duration });
  expect(courses[0]).toMatchObject({ duration_text, duration_months });
});

it.each([
  ["FREE ރ", { fee_text: "Free" }, []],
  ["25,050   ރ", { fees: [{ type: "Course Fee", currency: "MVR", fee_start: 25_050 }] }, []],
  ["12,95 ރ", {}, ["fees that are no amount: not stated"]],
])("reads the fee %j as it is", async (fee, stated, notes) => {
  const { courses, records } = await read({ ...programme, fee });
  const { fee_text, fees } = courses[0]!;
  expect({ fee_text, fees }).toEqual(stated);
  expect(records.notes.map(({ text }) => text)).toEqual(notes);
});

it("refuses a row that bears the name of a faculty, and a file that is another one", async () => {
  const center = "Kulliyyah of Arabic Language";
  const { records } = await read(programme, { ...programme, name: center, center });
  expect((await validateWhole(records)).refusals).toMatchObject([
    { line: 2, reason: "bears the name of a faculty, not of a programme" },
  ]);
  await expect(read({ name: "x" })).rejects.toThrow("is not the list of programmes");
  await expect(readWhole(ium, "/nowhere")).rejects.toThrow("does not exist");
});

/** The list, stored outside the repository; without it this test is skipped. */
const DATA = new URL("../../../../../shared/data/mv-ium-courses", import.meta.url).pathname;

it.skipIf(!existsSync(DATA))(
  "reads the whole list (needs ../shared/data/mv-ium-courses)",
  async () => {
    const records = await readWhole(ium, DATA);
    const { refusals, courses } = await validateWhole(records);
    expect(refusals.map(({ reason }) => reason)).toEqual([
      "bears the name of a faculty, not of a programme",
    ]);
    expect(courses).toHaveLength(83);
    const texts = JSON.stringify(records.courses);
    for (const placeholder of ["2 passes", "Male Campus", "Morning", "QUR0002"]) {
      expect(plainText(texts)).not.toContain(placeholder);
    }
  },
);
