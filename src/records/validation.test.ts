import { expect, it } from "vitest";
import { validateWhole } from "../../test/source-records.ts";

const refusalsOf = (course: object, institution: object = {}) =>
  validateWhole({
    institutions: [{ line: 1, value: { ref: "i", name: "I", ...institution } }],
    categories: [],
    courses: [{ line: 1, value: { ref: "a", institution: "i", name: "A", ...course } }],
    notes: [],
  });

it.each([
  ["www.college.mv", "https://www.college.mv"],
  ["college.edu.mv/courses?id=1&amp;x=2", "https://college.edu.mv/courses?id=1&x=2"],
  [" http://college.mv ", "http://college.mv"],
])("takes the address %s as %s", async (written, address) => {
  const { institutions } = await refusalsOf(
    {},
    { banner_url: written, campuses: [{ name: "Main", link_website: written }] },
  );
  const [entry] = institutions;
  expect(entry?.record.banner_url).toBe(address);
  expect(entry?.record.campuses?.[0]?.link_website).toBe(address);
});

it.each(["javascript:alert(1)", "college", "@college", "ftp://college.mv", "a b.mv", "//x.mv"])(
  "refuses the address %s",
  async (link_website) => {
    const { refusals } = await refusalsOf({}, { campuses: [{ name: "Main", link_website }] });
    expect(refusals).toMatchObject([{ field: "campuses[0].link_website" }]);
  },
);

it.each(["ABC", "MVP", "DEM", "XTS", "usd"])("refuses the currency %s", async (currency) => {
  const { refusals } = await refusalsOf({ fees: [{ type: "Total Fee", currency, fee_start: 1 }] });
  expect(refusals).toMatchObject([{ field: "fees[0].currency" }]);
});

it("takes currencies in use", async () => {
  const fees = ["MVR", "USD", "LKR", "AUD"].map((currency) => ({ type: "Total Fee", currency }));
  expect((await refusalsOf({ fees })).refusals).toEqual([]);
});

it.each([
  [{ stated_on: "2026-10", holds_until: "2025" }, "holds_until"],
  [{ stated_on: "2026-10-02", holds_until: "2026-10-01" }, "holds_until"],
  [{ stated_on: "2026", facts: { contacts: { holds_until: "2025-12" } } }, "contacts"],
  [{ facts: { approval: { stated_on: "2026", holds_until: "2025" } } }, "approval"],
])("refuses that %o ends before it was stated", async (dates, field) => {
  const { refusals } = await refusalsOf({}, dates);
  expect(refusals[0]?.field).toContain(field);
  expect(refusals[0]?.reason).toMatch(/must not be before stated_on \(2026/);
});

it("takes an end in the month or year in which a course was stated", async () => {
  for (const holds_until of ["2026", "2026-10", "2026-10-02", "2027"]) {
    const { refusals } = await refusalsOf({ stated_on: "2026-10-02", holds_until });
    expect(refusals).toEqual([]);
  }
});

it.each([
  [{ label: "May 2027" }, "intake_details[0].label", "must be one of intakes"],
  [{ label: "Soon", month: 13 }, "intake_details[0].month", "must be at most 12"],
  [{ label: "July", month: 8 }, "intake_details[0].month", 'contradicts the label "July"'],
  [{ label: "Soon", year: 2027 }, "intake_details[0].year", "stands without month"],
  [{ label: "Soon", day: 3 }, "intake_details[0].day", "stands without month"],
  [{ label: "Soon", month: 2, day: 30 }, "intake_details[0].day", "is no day of the month"],
  [{ label: "Soon", month: 2, all_year: true }, "intake_details[0].all_year", "contradicts month"],
  [{ label: "July", deadline: "2027-06" }, "intake_details[0].deadline", "must be a day"],
  [{ label: "July", deadline: "2027-06-31" }, "intake_details[0].deadline", "is no day"],
  [
    { label: "9 January 2027", deadline: "2027-02-01" },
    "intake_details[0].deadline",
    "must not be after",
  ],
  [
    { label: "2027-01-09", deadline: "2027-01-10" },
    "intake_details[0].deadline",
    "must not be after",
  ],
  [
    { label: "January 2027", deadline: "2027-02-01" },
    "intake_details[0].deadline",
    "must not be after",
  ],
  [
    { label: "July", month: 7, year: 2027, deadline: "2027-08-01" },
    "intake_details[0].deadline",
    "must not be after the intake begins",
  ],
  [{ label: "July", apply_url: "javascript:1" }, "intake_details[0].apply_url", "web address"],
])("refuses the intake %o", async (details, field, reason) => {
  const intakes = ["July", "Soon", "January 2027", "9 January 2027", "2027-01-09"];
  const { refusals } = await refusalsOf({ intakes, intake_details: [details] });
  expect(refusals).toMatchObject([{ field, reason: expect.stringContaining(reason) }]);
});

it("takes a deadline on the day that the label says, and within its month", async () => {
  for (const [label, deadline] of [
    ["9 January 2027", "2027-01-09"],
    ["9 January 2027", "2026-12-20"],
    ["January 2027", "2027-01-20"],
    ["January and July 2027", "2027-02-01"],
    ["January", "2027-02-01"],
    ["Open all year", "2027-02-01"],
  ]) {
    const { refusals } = await refusalsOf({
      intakes: [label],
      intake_details: [{ label, deadline }],
    });
    expect(refusals, `${label}, ${deadline}`).toEqual([]);
  }
});

it("refuses lists that no course has", async () => {
  const many = (length: number) => Array.from({ length }, (_, at) => `Value ${at}`);
  for (const field of ["languages", "intakes", "categories", "campuses"]) {
    const { refusals } = await refusalsOf({ [field]: many(1_000) });
    expect(refusals).toMatchObject([{ field }]);
  }
});

it("takes what an intake states beside its wording, once for each", async () => {
  const july = { label: "July", month: 7, year: 2027, deadline: "2027-07-01" };
  const course = { intakes: ["July", "Soon"], intake_details: [july] };
  expect((await refusalsOf(course)).refusals).toEqual([]);
  const { refusals } = await refusalsOf({ ...course, intake_details: [july, july] });
  expect(refusals).toMatchObject([
    { field: "intake_details[1].label", reason: "names an intake for the second time" },
  ]);
});

it("refuses an intake that a program wrote in digits, unless its month is stated beside it", async () => {
  const stated = { label: "03/04/2028", month: 4, year: 2028 };
  const intakes = ["May 2027", "03/04/2028"];
  expect((await refusalsOf({ intakes })).refusals).toMatchObject([
    { field: "intakes[1]", reason: expect.stringContaining("write the month in letters") },
  ]);
  expect((await refusalsOf({ intakes, intake_details: [stated] })).refusals).toEqual([]);
});
