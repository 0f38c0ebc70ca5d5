import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import { attribute, elementsOf, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { CategoryArchipelago } from "./category-archipelago.tsx";
import { CompareSteps } from "./compare-steps.tsx";
import Home from "./home.route.tsx";
import { HomeHero } from "./home-hero.tsx";
import { categoryTiles, POPULAR_CATEGORIES } from "./popular-categories.ts";

const EMPTY = buildCatalogue({ version: 1, categories: [], institutions: [], courses: [] });

/** The whole page over an empty directory, with what it takes from its loader. */
function home(): Promise<string> {
  const loaderData = {
    stats: EMPTY.stats,
    tiles: categoryTiles(EMPTY),
    testimonials: [{ id: 1, testimonial: "It helped.", name: "Ali", photo: { url: "/ali.svg" } }],
    partners: [{ id: 1, name: "Reef Fund", logo: null, link: "https://reef.example" }],
    publicUrl: "https://magu.test",
  };
  const props = { loaderData } as unknown as Parameters<typeof Home>[0];
  return rendered(<Home {...props} />);
}

/** Addresses of the links that say exactly this. */
function linksNamed(html: string, name: string): (string | undefined)[] {
  return elementsOf(html, "a")
    .filter((link) => readable(link) === name)
    .map((link) => attribute(link, "href"));
}

describe("the hero of the home page", () => {
  it("has the heading and the tagline of the specification", async () => {
    const html = await rendered(<HomeHero />);
    expect(textsOf(html, "h1")).toEqual(["Search for any Course"]);
    expect(textsOf(html, "p")).toContain("Explore, Compare, Excel");
  });

  it("names its search, and has a placeholder inside the input", async () => {
    const html = await rendered(<HomeHero />);
    expect(textsOf(html, "label")).toEqual(["Search Courses & Institutions"]);
    const [input = ""] = html.match(/<input\b[^>]*>/) ?? [];
    expect(attribute(input, "placeholder")).toBe("Search Courses");
    expect(attribute(html, "for")).toBe(attribute(input, "id"));
  });

  it("leads to the course list", async () => {
    expect(linksNamed(await rendered(<HomeHero />), "Explore Courses")).toEqual(["/courses"]);
  });
});

describe("the popular categories", () => {
  it("are drawn as twelve tiles, each a link to the courses of its field", async () => {
    const html = await rendered(<CategoryArchipelago tiles={categoryTiles(EMPTY)} />);
    const addresses = elementsOf(html, "a").map(
      (link) => new URL(attribute(link, "href") ?? "", "https://magu.test"),
    );
    expect(addresses.map(({ pathname }) => pathname)).toEqual(Array(12).fill("/courses"));
    expect(addresses.map(({ searchParams }) => searchParams.get("category"))).toEqual([
      ...POPULAR_CATEGORIES,
    ]);
    expect(textsOf(html, "a")).toEqual(POPULAR_CATEGORIES.map((name) => `${name}0 courses`));
  });
});

describe("how to compare courses", () => {
  it("is asked as in the specification, and told in three steps with a picture each", async () => {
    const html = await rendered(<CompareSteps />);
    expect(textsOf(html, "h2")).toEqual(["How to compare courses?"]);
    const steps = elementsOf(html, "li");
    expect(steps.map((step) => elementsOf(step, "svg").length)).toEqual([1, 1, 1]);
    expect(new Set(steps.flatMap((step) => elementsOf(step, "svg"))).size).toBe(3);
  });
});

describe("the home page", () => {
  it("names its sections as the specification does", async () => {
    expect(textsOf(await home(), "h2")).toEqual([
      "Quick Stats",
      "Popular Categories",
      "How to compare courses?",
      "Testimonials",
      "Partners & Sponsors",
    ]);
  });

  it("leads to all courses from its categories", async () => {
    expect(linksNamed(await home(), "View All Courses")).toEqual(["/courses"]);
  });
});
