import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { CourseInput, InstitutionInput } from "#records/record.schema.ts";
import { readWhole, validateWhole } from "../../../../test/source-records.ts";
import { categoriesOf } from "./mqa/categories.ts";
import { readCourseName } from "./mqa/course-names.ts";
import { mergeDuplicates } from "./mqa/duplicates.ts";
import { readDuration } from "./mqa/durations.ts";
import { readStudyModes } from "./mqa/study-modes.ts";
import { titleCase } from "./mqa/title-case.ts";
import { mqa } from "./mqa.ts";

describe("durations", () => {
  it.each([
    ["1 YEAR", "1 year", 12, null],
    ["3 YEARS     ", "3 years", 36, null],
    ["2 year", "2 years", 24, null],
    ["08 WEEKS", "8 weeks", 1.8, null],
    ["15 WEEKS / 1 YEAR", "15 weeks / 1 year", 3.5, null],
    ["2 YEARS/ 4 YEARS", "2 years / 4 years", 24, null],
    ["2 YEARS / 1 YEAR", "2 years / 1 year", 12, null],
    ["1 YEAR (FT) / 2 YEARS (PT)", "1 year full-time / 2 years part-time", 12, null],
    ["FT 6 MONTHS (PT 18 MONTHS)", "6 months full-time / 18 months part-time", 6, null],
    ["3 YEARS (4-7 YEARS)", "3 years / 4 to 7 years", 36, null],
    ["1 YEAR / 2 - 5 YEARS ", "1 year / 2 to 5 years", 12, null],
    ["1 YEAR TO 2 YEARS", "1 to 2 years", 12, null],
    ["1 YEAR / 1 YEAR 4 MONTHS", "1 year / 1 year 4 months", 12, null],
    ["1 year (30 Weeks)", "1 year (30 weeks)", 12, null],
    ["1.8 YEARS", "1.8 years", 21.6, null],
    ["70 DAYS", "70 days", 2.3, null],
    ["1 TRIMESTER", "1 trimester", null, null],
    ["1 YEAR (PREVIOUSLY APPROVED FOR 5 MONTHS)", "1 year", 12, "Previously approved for 5 months"],
    ["1 YEAR ( Duration changed from 15 Weeks) ", "1 year", 12, "Duration changed from 15 weeks"],
    ["1 Year (Amended from 60 Weeks)", "1 year", 12, "Amended from 60 weeks"],
    ["", null, null, null],
  ])("reads %j as %j", (written, text, months, remarks) => {
    expect(readDuration(written, false)).toEqual({ text, months, remarks, understood: true });
  });

  it("names the modes where the row offers both", () => {
    expect(readDuration("3 YEARS / 6 YEARS", true).text).toBe(
      "3 years full-time / 6 years part-time",
    );
    expect(readDuration("2 YEARS / 1 YEAR", true).text).toBe("2 years / 1 year");
  });

  it("keeps what it does not understand", () => {
    const kept = { text: "until finished", months: null, remarks: null, understood: false };
    expect(readDuration(" until  finished ", false)).toEqual(kept);
  });
});

describe("modality and delivery", () => {
  it.each([
    ["FACE TO FACE", "FULL TIME ", ["f2f"], "Full-time", []],
    ["FULL-TIME / PART-TIME", "FACE-TO-FACE", ["f2f"], "Full-time or part-time", []],
    ["Face-to-face / Virtual", "Full-Time/Par-TIme", ["blended"], "Full-time or part-time", []],
    ["FACE TO FACE AND VIRTUAL ", "", ["blended"], null, []],
    ["FACE-TO-FACE / DISTANCE / ONLINE", "", ["blended"], null, []],
    ["DISTANCE/ONLINE", "Part-Time", ["online"], "Part-time", []],
    ["FULL-TIME", "FULL TIME ", [], "Full-time", []],
    ["", "BACHELOR OF SHARI’AH AND LAW", [], null, ["BACHELOR OF SHARI’AH AND LAW"]],
    ["", "", [], null, []],
  ])("reads %j and %j", (modality, mode, delivery, attendance, unknown) => {
    expect(readStudyModes([modality, mode])).toEqual({ delivery, attendance, unknown });
  });
});

describe("names", () => {
  it.each([
    ["CERTIFICATE III IN IT AND QIRA’ATH", "Certificate III in IT and Qira'ath"],
    ["BSc (Hons) ACCOUNTING AND FINANCE", "BSc (Hons) Accounting and Finance"],
    [
      "DIPLOMA OF TEACHING PRIMARY (ISLAM/DHIVEHI/QURAN)",
      "Diploma of Teaching Primary (Islam/Dhivehi/Quran)",
    ],
    ["FIQH AND USUL-AL-FIQH", "Fiqh and Usul-Al-Fiqh"],
    ["CERTIFICATE I: INTRODUCTION TO BEHAVIOUR", "Certificate I: Introduction to Behaviour"],
    ["MASTER IN TESOL (MBA)", "Master in TESOL (MBA)"],
    ["Bachelor of  Laws ", "Bachelor of Laws"],
  ])("writes %j as %j", (written, title) => {
    expect(titleCase(written)).toBe(title);
  });

  it.each([
    [
      "ABE LEVEL 4 DIPLOMA IN MARKETING (Awarded by ABE, UK)",
      "ABE Level 4 Diploma in Marketing",
      "ABE",
      "United Kingdom",
      null,
    ],
    [
      "BACHELOR OF ARTS IN ACCOUNTANCY - (Awarded by - HERIOT - WATT UNIVERSITY)",
      "Bachelor of Arts in Accountancy",
      "Heriot-Watt University",
      "United Kingdom",
      null,
    ],
    [
      "MASTER OF SCIENCE (X) - AWARDING BODY (UNIVERSITI TEKNOLOGI - MALAYSIA)",
      "Master of Science (X)",
      "Universiti Teknologi Malaysia",
      "Malaysia",
      null,
    ],
    [
      "BACHELOR OF ARTS (HONS) IN ACCOUNTING (UNIVERSITY OF BEDFORDSHIRE)",
      "Bachelor of Arts (Hons) in Accounting",
      "University of Bedfordshire",
      "United Kingdom",
      null,
    ],
    [
      "MASTER OF EDUCATION (Awarded by Open University Malaysia)",
      "Master of Education",
      "Open University Malaysia",
      "Malaysia",
      null,
    ],
    [
      "CERTIFICATE IN COMPUTING (Previously known as ADVANCED CERTIFICATE IN COMPUTER STUDIES)",
      "Certificate in Computing",
      null,
      null,
      "Previously known as Advanced Certificate in Computer Studies",
    ],
    [
      "MSC NURSING (INTERNATIONAL) (Awarded by University of the West of England) (Temporary approval)",
      "MSc Nursing (International)",
      "University of the West of England",
      "United Kingdom",
      "Temporary approval",
    ],
    ["CERTIFICATE IN CHANGE MANAGEMENT", "Certificate in Change Management", null, null, null],
    [
      "MASTER OF BUSINESS ADMINISTRATION (INTERNATIONAL BUSINESS) MBA(IB)",
      "Master of Business Administration (International Business) MBA (IB)",
      null,
      null,
      null,
    ],
    ["CERTIFICATE I IN AUTO CAD 3D", "Certificate I in AutoCAD 3D", null, null, null],
    [
      "CERTIFICATE III IN CYRYX CERTIFIED ADMINISTRATOR NETWORKS (CCAN)",
      "Certificate III in Cyryx Certified Administrator Networks (CCAN)",
      null,
      null,
      null,
    ],
    [
      "PEARSON BTECH LEVEL 5 HND DIPLOMA IN BUSINESS (ACCOUNTING AND FINANCE)",
      "Pearson BTEC Level 5 HND Diploma in Business (Accounting and Finance)",
      "Pearson",
      "United Kingdom",
      null,
    ],
    [
      "CAMBRIDGE INTERNATIONAL DIPLOMA IN BUSINESS",
      "Cambridge International Diploma in Business",
      "Cambridge International",
      "United Kingdom",
      null,
    ],
    [
      "DIPLOMA IN ACCOUNTANCY AND BUSINESS (ACCA KNOWLEDGE LEVEL)",
      "Diploma in Accountancy and Business (ACCA Knowledge Level)",
      "ACCA",
      "United Kingdom",
      null,
    ],
    [
      "Assosiate Degree in Teaching (PRIMARY)(HONOURS)",
      "Associate Degree in Teaching (Primary) (Honours)",
      null,
      null,
      null,
    ],
    [
      "DIPLOMA IN LEADERSHIP (Conducting in Dhivehi and English Language)",
      "Diploma in Leadership",
      null,
      null,
      "Conducting in Dhivehi and English Language",
    ],
  ])("takes %j apart", (written, name, awardingBody, awardingCountry, remarks) => {
    const expected = { name, awardingBody, awardingCountry, remarks, fromAbroad: false };
    expect(readCourseName(written)).toEqual(expected);
  });

  it.each(["INTERNATIONAL DIPLOMA IN BUSINESS", "LEVEL 3 FOUNDATION DIPLOMA IN HOSPITALITY"])(
    "takes %j for a qualification from abroad whose body is not stated",
    (written) => {
      expect(readCourseName(written)).toMatchObject({ awardingBody: null, fromAbroad: true });
    },
  );
});

const ICT = "Information and Communication Technology";

it.each([
  ["Bachelor of Tourism Management", ["Travel, Tourism and Hospitality"]],
  ["Certificate III in Human Resource Management", ["Human Resource Management"]],
  ["Diploma in Teaching Quran", ["Teaching Islam and Dhivehi"]],
  [
    "Advanced Certificate in Business Administration and Accounting",
    ["Business Administration", "Accounting"],
  ],
  ["Certificate I in Qira'ath", ["Quran Recitation"]],
  ["Master of Arts in Quranic Sciences (Research)", ["Quranic and Islamic Studies"]],
  ["Certificate II in Developing Computer Skills for Work Environment", ["Computer Skills"]],
  ["Certificate III in Information and Communication Technology", [ICT]],
  ["Bachelor of Education (Accounting)", ["Education and Teaching", "Accounting"]],
  ["Bachelor of Teaching (Primary)", ["Primary Teaching"]],
  ["Certificate II in International Computer Driving License", ["Computer Skills"]],
  ["Master of Research Studies", []],
  ["Diploma in Leadership", ["Business Administration"]],
  ["Certified Parliamentary Professional", []],
])("lists %j under %j", (name, categories) => {
  expect(categoriesOf(name)).toEqual(categories);
});

describe("duplicates", () => {
  const row = (value: Partial<CourseInput>) => ({
    value: { institution: "1", name: "Same", delivery_modalities: [], ...value } as CourseInput,
  });
  const merge = (...rows: ReturnType<typeof row>[]) =>
    mergeDuplicates(rows, ({ value }) => value.name);

  it("become one that says what all say, under the first reference", () => {
    const rows = [
      row({ ref: "1" }),
      row({ ref: "2", credits: 40 }),
      row({ ref: "3", duration_text: "1 year", duration_months: 12 }),
    ];
    const { rows: left, merged, kept } = merge(...rows);
    expect(left.map(({ value }) => value)).toEqual([
      { ...rows[0]?.value, ref: "1", credits: 40, duration_text: "1 year", duration_months: 12 },
    ]);
    expect([merged, kept.length]).toEqual([2, 0]);
  });

  it("stay apart where they contradict each other; what says less than one of them goes", () => {
    const { rows, merged, kept } = merge(
      row({ ref: "1", duration_text: "15 weeks" }),
      row({ ref: "2" }),
      row({ ref: "3", duration_text: "6 months" }),
    );
    expect(rows.map(({ value }) => value.ref)).toEqual(["1", "3"]);
    expect([merged, kept.length]).toEqual([1, 2]);
  });

  it("that are equal leave the first", () => {
    const { rows } = merge(row({ ref: "1", credits: 5 }), row({ ref: "2", credits: 5 }));
    expect(rows.map(({ value }) => value.ref)).toEqual(["1"]);
  });
});

/** The register, stored outside the repository; without it this test is skipped. */
const DATA = new URL("../../../../../shared/data/mv-mqa-register", import.meta.url).pathname;

it.skipIf(!existsSync(DATA))(
  "reads the whole register (needs ../shared/data/mv-mqa-register)",
  async () => {
    const records = await readWhole(mqa, DATA);
    expect((await validateWhole(records)).refusals).toEqual([]);
    expect(Object.fromEntries(records.notes.map(({ text, count }) => [text, count]))).toMatchObject(
      {
        "rows in the register": 2_176,
        "values of modality and delivery kept as text": 1,
        "courses hidden because the institute's approvals were cancelled": 13,
      },
    );
    const merged = records.notes.find(({ text }) => text.includes("were merged"))?.count ?? 0;
    expect(records.courses).toHaveLength(2_176 - merged);
    const institutions = records.institutions.map(({ value }) => value as InstitutionInput);
    expect(institutions).toHaveLength(99);
    const university = institutions.find(({ name }) => name === "Maldives National University");
    expect(university?.faculties?.map(({ name }) => name)).toContain(
      "Faculty of Engineering Science and Technology",
    );
    expect(institutions.map(({ name }) => name)).toContain("School of Health Sciences - ADK");
    const courses = records.courses.map(({ value }) => value as CourseInput);
    expect(courses.some(({ fees, intakes }) => fees?.length || intakes?.length)).toBe(false);
  },
);

describe("approvals", () => {
  const header = "id,name,credits,duration,modality,delivery,mnqf_level,mnqf_title,institute_id";
  const read = async (name: string, institute: string) => {
    const folder = await mkdtemp(join(tmpdir(), "magu-mqa-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "courses.csv"), `${header}\n1,${name},,,,,5,DIPLOMA,7\n`);
    await writeFile(join(folder, "institutes.csv"), `id,name,blacklisted\n7,"${institute}",0\n`);
    const { institutions, courses, statedOn } = await readWhole(mqa, folder);
    return { institution: institutions[0]?.value, course: courses[0]?.value, statedOn };
  };

  it("are of March 2021, and for a time where the register says so", async () => {
    const { course, statedOn } = await read("DIPLOMA IN LAW", "REEF COLLEGE");
    expect(statedOn).toBe("2021-03");
    expect(course).toMatchObject({ mqa_approved: true, approval_status: "approved" });
    const temporary = await read("DIPLOMA IN LAW (Temporary approval)", "REEF COLLEGE");
    expect(temporary.course).toMatchObject({ mqa_approved: true, approval_status: "temporary" });
  });

  it("are withdrawn with those of an institute that is blacklisted, on the day that it names", async () => {
    const remark =
      "This institute is Blacklisted and all approved programmes are cancelled, effecting from 1 November 2021";
    const { institution, course } = await read("DIPLOMA IN LAW", `REEF COLLEGE (${remark})`);
    const facts = { approval: { stated_on: "2021-11-01", holds_until: null, note: null } };
    expect(institution).toMatchObject({
      name: "Reef College",
      approval_status: "blacklisted",
      stated_on: "2021-11-01",
    });
    expect(institution).not.toHaveProperty("facts");
    expect(course).toMatchObject({
      mqa_approved: false,
      approval_status: "withdrawn",
      is_published: false,
      facts,
    });
  });
});
