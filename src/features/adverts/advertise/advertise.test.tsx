import { describe, expect, it } from "vitest";
import { DISCOUNTED } from "../../../../test/discounted-prices.ts";
import { attribute, elementsOf, readable, rendered, textsOf } from "../../../../test/rendered.tsx";
import { MATERIAL_LIMITS } from "../advert-limits.ts";
import { DEFAULT_PRICE_LIST } from "../sales/price-list.ts";
import { SLOTS, type SlotKey, slots } from "../slots.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { MaterialRules } from "./material-rules.tsx";
import { RatesAndEstimate } from "./rates-and-estimate.tsx";
import { SlotMap } from "./slot-map.tsx";
import { SlotPlaces } from "./slot-places.tsx";

/** Number of free places of each slot. */
const FREE = Object.fromEntries(slots.map(({ key }) => [key, 2])) as Record<SlotKey, number>;

const rates = (address = "/advertise", prices = DEFAULT_PRICE_LIST) =>
  rendered(<RatesAndEstimate free={FREE} prices={prices} />, { address });

describe("the rates of the advertise page", () => {
  it("are those of the specification, in MVR a month, with size and places", async () => {
    const [, ...rows] = elementsOf(await rates(), "tr");
    const cells = rows.map((row) => [
      readable(row.match(/<label.*?<span[^>]*>(.*?)<span/s)?.[1] ?? ""),
      ...textsOf(row, "td"),
    ]);
    expect(cells).toEqual([
      ["Main Sponsor home page ad 1", "803 × 133 px", "6", "2", "5,000"],
      ["Home page ad 2", "803 × 133 px", "4", "2", "3,500"],
      ["Compare page ad 1", "803 × 133 px", "4", "2", "3,500"],
      ["Search page ad 1", "803 × 133 px", "4", "2", "3,500"],
      ["Courses page ad 1", "803 × 133 px", "4", "2", "3,500"],
      ["Single course page ad 1", "803 × 133 px", "4", "2", "3,500"],
      ["Institutions page ad 1", "803 × 133 px", "4", "2", "3,000"],
      ["Topline notification bar", "120 characters", "4", "2", "2,500"],
    ]);
    expect(textsOf(await rates(), "th")).toContain("MVR a month");
  });

  it("say that one pays monthly in advance", async () => {
    expect(readable(await rates())).toContain("paid monthly in advance");
  });

  it("name the discounts beside what is chosen", async () => {
    const html = await rates("/advertise?slot=home_main&slot=topline&months=3", DISCOUNTED);
    const chosen = readable(html);
    expect(chosen).toContain("MVR 20,250");
    expect(chosen).toContain("MVR 2,250 less than without discounts");
    expect(chosen).toContain("5 % from 3 months");
    expect(chosen).toContain("Discounts are available for several places or months");
  });
});

describe("the instructions of the advertise page", () => {
  it("lead from the choice to the payment in advance", async () => {
    const html = await rendered(<HowItWorks />);
    expect(textsOf(html, "h3")).toEqual([
      "Choose your places and months",
      "Send your material and order",
      "We check your material",
      "Pay for the month ahead",
    ]);
    expect(readable(html)).toContain("Rates are paid monthly in advance");
    expect(readable(html)).toContain("Discounts are available for several places or months");
    const contact = elementsOf(html, "a").find((link) => readable(link) === "contact form");
    expect(attribute(contact ?? "", "href")).toBe("/aboutus#contact");
  });
});

describe("the material rules of the advertise page", () => {
  it("are those of the specification", async () => {
    const html = await rendered(<MaterialRules />);
    const rules = textsOf(html, "dd");
    const rule = (name: string) => rules[textsOf(html, "dt").indexOf(name)];
    expect(rule("Format")).toMatch(/^JPG, PNG or GIF/);
    expect(rule("Animation")).toMatch(/^At most 15 seconds/);
    expect(rule("Size of the file")).toBe("At most 200 KB");
    expect(rule("Topline")).toBe("A text of at most 120 characters");
    expect(rule("Size of a banner")).toMatch(/^803 × 133 pixels/);
  });

  it("are those that material is checked by", () => {
    expect(MATERIAL_LIMITS).toMatchObject({ bytes: 200 * 1024, animation: 15, text: 120 });
  });
});

describe("the slot locations of the advertise page", () => {
  it("are told in words, and drawn with the place that is for sale", async () => {
    const places = elementsOf(await rendered(<SlotPlaces />), "li");
    expect(places.map((place) => textsOf(place, "h3")[0])).toEqual(slots.map(({ name }) => name));
    for (const [at, { name, where }] of slots.entries()) {
      const place = places[at] ?? "";
      expect(readable(place)).toContain(where);
      const [picture = ""] = elementsOf(place, "svg");
      expect(attribute(picture, "aria-label"), name).toBe(`${name}: ${where.toLowerCase()}`);
      expect(elementsOf(picture, "text"), name).toHaveLength(1);
    }
  });

  it("are where the pages have them: in the list behind its second course", async () => {
    const html = await rendered(<SlotMap slot={{ key: "courses", ...SLOTS.courses }} />);
    const parts = elementsOf(html, "rect").map((part) => ({
      x: Number(attribute(part, "x")),
      y: Number(attribute(part, "y")),
      height: Number(attribute(part, "height")),
      isSold: attribute(part, "class") === "fill-brand",
    }));
    const sold = parts.find(({ isSold }) => isSold);
    const cards = parts.filter(({ x, height }) => x === sold?.x && height > (sold?.height ?? 0));
    expect(cards.map(({ y }) => y < (sold?.y ?? 0))).toEqual([true, true, false]);
    expect(SLOTS.courses.where).toContain("after the second course");
  });

  it("are drawn differently for each slot", async () => {
    const drawn = elementsOf(await rendered(<SlotPlaces />), "svg");
    const withoutNames = drawn.map((picture) => picture.replace(/aria-label="[^"]*"/, ""));
    expect(new Set(withoutNames).size).toBe(slots.length);
  });
});
