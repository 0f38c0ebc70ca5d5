import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import type { CourseSummary } from "#catalogue/course.ts";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { drawingOptions, readTypefaces, renderPng } from "./renderer.server.ts";
import { courseSharePicture, institutionSharePicture, siteSharePicture } from "./share-picture.ts";

const faces = readTypefaces();

const course: CourseSummary = blankCourse({
  name: "Diploma in Marketing & <Sales>",
  institution: { id: 1, name: "Reef & Shore: College", logo: null },
  duration_text: "1 year",
  duration_months: 12,
  mnqf_level: "5",
});

/** What is written on the picture, line by line. */
function linesOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line = ""]) => line);
}

/** Width and height out of the header of a PNG file. */
function sizeOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset);
  return { signature: view.getUint32(0), width: view.getUint32(16), height: view.getUint32(20) };
}

describe("a course's share picture", () => {
  it("tells name, institution, level, duration and cost, and what is not stated", () => {
    expect(linesOf(courseSharePicture(course, faces))).toEqual([
      "Reef &amp; Shore: College",
      "Diploma in Marketing &amp;",
      "&lt;Sales>",
      "Level",
      "Level 5: Diploma",
      "Duration",
      "1 year",
      "Total cost",
      "Not stated",
    ]);
  });

  it("says of sample data that it is", () => {
    expect(linesOf(courseSharePicture({ ...course, sample: true }, faces))).toContain(
      "Sample data",
    );
  });

  it("keeps an amount in one line", () => {
    const fee = { type: "Total Fee", currency: "MVR", payment_frequency: null, remarks: null };
    const fees = [{ ...fee, fee_start: 1_145_000, fee_end: 1_260_000, payment_count: null }];
    expect(linesOf(courseSharePicture({ ...course, fees }, faces))).toContain(
      "MVR\u00a01,145,000\u00a0-\u00a01,260,000",
    );
  });

  it("sets a long name within the heading's place, and Thaana in its own font", () => {
    const svg = courseSharePicture(
      { ...course, name: "Bachelor of Arts in Words ".repeat(20), name_dv: "ބެޗްލަރ އޮފް އާޓްސް" },
      faces,
    );
    const heights = [...svg.matchAll(/<text x="64" y="(\d+)"[^>]*font-weight="(?:700|600)"/g)].map(
      ([, y]) => Number(y),
    );
    expect(heights.filter((y) => y < 470)).toHaveLength(5);
    expect(Math.min(...heights)).toBeGreaterThan(244);
    expect(svg).toMatch(/font-family="Noto Sans Thaana"[^>]*>ބެޗްލަރ/);
    expect(linesOf(svg).some((line) => line.endsWith("…"))).toBe(true);
  });

  it("leaves out what XML does not allow", async () => {
    const svg = courseSharePicture({ ...course, name: "A\u0000B\u0008C\ud800D" }, faces);
    expect(linesOf(svg)).toContain("ABCD");
    expect(sizeOf(await renderPng(svg))).toMatchObject({ width: 1200, height: 630 });
  });
});

describe("the drawn file", () => {
  it("is a PNG of 1200 by 630, the same each time", async () => {
    const svg = institutionSharePicture(
      {
        id: 1,
        name: "Noor Institute",
        name_dv: "ނޫރު",
        logo: null,
        featured_position: null,
        places: ["K. Malé"],
        sample: false,
      },
      7,
      faces,
    );
    const png = await renderPng(svg);
    expect(sizeOf(png)).toEqual({ signature: 0x89504e47, width: 1200, height: 630 });
    expect(Buffer.from(png).equals(Buffer.from(await renderPng(svg)))).toBe(true);
  });

  it("shows the text: other words are another picture", async () => {
    const drawn = async (courses: number) =>
      Buffer.from(await renderPng(siteSharePicture({ courses, institutions: 12 }, faces)));
    expect((await drawn(840)).equals(await drawn(841))).toBe(false);
  });
});

describe("the widths of the fonts", () => {
  it("are those that the letters are drawn with, give or take the kerning", () => {
    const words = "Certificate in Accounting MWil";
    const text = `<text y="40" font-family="Figtree" font-weight="700" font-size="40">${words}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60">${text}</svg>`;
    const drawn = new Resvg(svg, drawingOptions()).getBBox()?.width ?? 0;
    const measured = faces.bold.widthOf(words, 40);
    expect(drawn).toBeGreaterThan(measured * 0.97);
    expect(drawn).toBeLessThanOrEqual(measured);
  });

  it("count Thaana vowel signs as nothing: they stand on their consonant", () => {
    expect(faces.thaana.widthOf("ބަ", 40)).toBeCloseTo(faces.thaana.widthOf("ބ", 40));
  });
});
