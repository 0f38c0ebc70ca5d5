import { describe, expect, it } from "vitest";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { blankCourse, blankFee } from "../../../../test/catalogue-source.ts";
import { courseDescription } from "./description.ts";
import { courseStructuredData, courseTrail } from "./structured-data.ts";

const SITE = "https://magu.example";
const structured = (course: Parameters<typeof blankCourse>[0]) =>
  courseStructuredData(blankCourse(course), { description: "About it.", publicUrl: SITE });

describe("courseStructuredData", () => {
  it("names the course, its address and who provides it", () => {
    const course = { id: 7, name: "Law & Order", institution: { id: 3, name: "Reef", logo: null } };
    expect(structured(course)).toMatchObject({
      "@type": "Course",
      name: "Law & Order",
      url: `${SITE}/courses/7/law-and-order`,
      provider: {
        "@type": "EducationalOrganization",
        name: "Reef",
        url: `${SITE}/institutions/3`,
      },
    });
  });

  it("credits the sources whose licence asks for it, and claims no approval", () => {
    const mention = { ref: "1", stated_on: "2023-01", holds_until: null, vanished_on: null };
    const sourced = structured({
      mqa_approved: true,
      sources: [
        { ...mention, source: "mqa" },
        { ...mention, source: "cricos" },
      ],
    });
    expect(sourced).toMatchObject({
      creditText: "CRICOS, Australian Government",
      sdLicense: ["https://creativecommons.org/licenses/by/2.5/au/"],
    });
    expect(JSON.stringify(sourced)).not.toMatch(/approved|recognized/i);
    expect(structured({})).not.toHaveProperty("creditText");
  });

  it("says how, how long and where, as far as stated", () => {
    const [instance] = structured({
      delivery_modalities: ["f2f", "online"],
      duration_months: 36,
      campuses: [{ id: 1, name: "South", island_city: "S. Hithadhoo", place_code: "LD1004" }],
    }).hasCourseInstance as object[];
    expect(instance).toEqual({
      "@type": "CourseInstance",
      courseMode: ["Onsite", "Online"],
      courseSchedule: { "@type": "Schedule", duration: "P3Y" },
      location: [
        {
          "@type": "Place",
          name: "South",
          address: { "@type": "PostalAddress", addressLocality: "S. Hithadhoo" },
        },
      ],
    });
  });

  it.each([
    [12, null, "P1Y"],
    [30, "2 years 6 months", "P2Y6M"],
    [5, null, "P5M"],
    [1.5, "6 weeks", "P6W"],
    [0.25, "3 Days", "P3D"],
  ])("writes %d months, stated as %j, as %s", (duration_months, duration_text, duration) => {
    expect(structured({ duration_months, duration_text }).hasCourseInstance).toMatchObject([
      { courseSchedule: { duration } },
    ]);
  });

  it("makes up no duration for a part of a month", () => {
    const course = { duration_months: 0.25, duration_text: "5 evenings" };
    expect(structured(course).hasCourseInstance).toEqual([{ "@type": "CourseInstance" }]);
  });

  it("says no level for a course that is not on the framework", () => {
    expect(structured({ mnqf_level: "NA" })).not.toHaveProperty("educationalLevel");
    expect(structured({ mnqf_level: "5" })).toHaveProperty("educationalLevel");
  });

  it("offers it for a stated cost only", () => {
    const total = (fee_start: number | null, fee_end: number | null = null) =>
      structured({ fees: [blankFee({ type: "Total Fee", fee_start, fee_end })] }).offers;
    expect(total(45_000)).toEqual([
      { "@type": "Offer", category: "Paid", price: 45_000, priceCurrency: "MVR" },
    ]);
    expect(total(45_000, 60_000)).toMatchObject([{ lowPrice: 45_000, highPrice: 60_000 }]);
    expect(total(0)).toMatchObject([{ category: "Free", price: 0 }]);
    expect(total(null)).toBeUndefined();
    expect(structured({ fee_text: "On request" }).offers).toBeUndefined();
  });

  it("names languages by their codes, and keeps one without a code", () => {
    expect(structured({ languages: ["Dhivehi", "Maldivian Sign Language"] }).inLanguage).toEqual([
      "dv",
      "Maldivian Sign Language",
    ]);
  });
});

describe("courseTrail", () => {
  it("leads from the courses over the first category to the course", () => {
    const course = blankCourse({
      id: 7,
      name: "Banking",
      categories: [{ id: 1, name: "Finance" }],
    });
    expect(courseTrail(course, SITE)).toMatchObject({
      itemListElement: [
        { position: 1, item: `${SITE}/courses` },
        { position: 2, item: `${SITE}/courses?category=Finance` },
        { position: 3, item: `${SITE}/courses/7/banking` },
      ],
    });
  });
});

describe("courseDescription", () => {
  it("says what is stated, and nothing of what is not", () => {
    const course = { name: "Banking", institution: { id: 3, name: "Reef College", logo: null } };
    expect(courseDescription(blankCourse(course), SHIPPED_OPERATOR)).toBe(
      "Banking at Reef College. Entry requirements, fees and intakes.",
    );
    expect(
      courseDescription(
        blankCourse({ ...course, mnqf_level: "5", duration_text: "1 year" }),
        SHIPPED_OPERATOR,
      ),
    ).toBe(
      "Banking at Reef College. Level 5: Diploma, 1 year. Entry requirements, fees and intakes.",
    );
  });
});
