import { describe, expect, it } from "vitest";
import { attribute, elementsOf, rendered, textsOf } from "../../../test/rendered.tsx";
import { TestimonialsCarousel } from "./testimonials.tsx";

const QUOTED = [
  {
    id: 1,
    testimonial: "I found a course on my island.",
    name: "Aishath",
    photo: { url: "/files/aishath.webp" },
    sample: false,
  },
  {
    id: 2,
    testimonial: "The fees were right.",
    name: "Ibrahim",
    photo: { url: "/pictures/testimonials/2/photo.svg" },
    sample: true,
  },
];

describe("testimonials", () => {
  it("show text, name and photo, each in a slide of its own", async () => {
    const html = await rendered(<TestimonialsCarousel testimonials={QUOTED} />);
    expect(textsOf(html, "h2")).toEqual(["Testimonials"]);
    const slides = elementsOf(html, "li");
    expect(slides.map((slide) => textsOf(slide, "blockquote"))).toEqual([
      ["“I found a course on my island.”"],
      ["“The fees were right.”"],
    ]);
    expect(slides.map((slide) => textsOf(slide, "figcaption")[0])).toEqual([
      expect.stringMatching(/Aishath$/),
      expect.stringMatching(/IbrahimFictional sample$/),
    ]);
    expect(slides.map((slide) => /<img\b/.test(slide) && attribute(slide, "src"))).toEqual([
      "/files/aishath.webp",
      "/pictures/testimonials/2/photo.svg",
    ]);
  });

  it("are left out where there are none", async () => {
    expect(await rendered(<TestimonialsCarousel testimonials={[]} />)).toBe("");
  });
});
