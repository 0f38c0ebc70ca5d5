import { describe, expect, it } from "vitest";
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

  it("says how, how long and where, as far as stated", () => {
    const [instance] = structured({
      delivery_modalities: ["f2f", "online"],
      duration_months: 36,
      campuses: [{ id: 1, name: "South", island_city: "S. Hithadhoo" }],
    }).hasCourseInstance as object[];
    expect(instance).toEqual({
      "@type": "CourseInstance",
      courseMode: ["Onsite", "Online"],
      courseSchedule: { "@type": "Schedule", duration: "P36M" },
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
    [12, "P12M"],
    [1.5, "P7W"],
    [0.1, "P1W"],
  ])("writes %d months as %s", (duration_months, duration) => {
    expect(structured({ duration_months }).hasCourseInstance).toMatchObject([
      { courseSchedule: { duration } },
    ]);
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
    expect(courseDescription(blankCourse(course))).toBe(
      "Banking at Reef College. Entry requirements, fees and intakes.",
    );
    expect(
      courseDescription(blankCourse({ ...course, mnqf_level: "5", duration_text: "1 year" })),
    ).toBe(
      "Banking at Reef College. Level 5: Diploma, 1 year. Entry requirements, fees and intakes.",
    );
  });
});
