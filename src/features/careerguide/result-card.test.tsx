import { describe, expect, it } from "vitest";
import { attribute, elementsOf, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import type { GuideCard } from "./guide-card.ts";
import { ResultCard } from "./result-card.tsx";

const CARD: GuideCard = {
  id: 12,
  name: "Diploma in Marine Biology",
  blacklisted: null,
  institution: { name: "Reef College", logo: "/files/reef.svg" },
  duration: "2 years",
  level: "Level 5",
  costs: ["MVR 24,000 in total", "MVR 1,000 per month for 24 months"],
  modalities: "Face to Face/Online",
  mode: "Evenings",
  entry_routes: [],
  has_entry_text: false,
  sample: false,
  intakes: "January, July",
};

const cardOf = (facts: Partial<GuideCard> = {}) =>
  rendered(<ResultCard card={{ ...CARD, ...facts }} reasons={["It is online"]} missed={[]} />);

/** The facts of an expanded card, by their label. */
async function factsOf(facts: Partial<GuideCard> = {}): Promise<Record<string, string>> {
  const html = await cardOf(facts);
  const values = textsOf(html, "dd");
  return Object.fromEntries(textsOf(html, "dt").map((label, at) => [label, values[at] ?? ""]));
}

describe("a result of the career guide", () => {
  it("shows logo, name, level and duration while it is folded", async () => {
    const [summary = ""] = elementsOf(await cardOf(), "summary");
    expect(attribute(summary, "src")).toBe("/files/reef.svg");
    expect(textsOf(summary, "h3")).toEqual(["Diploma in Marine Biology"]);
    expect(readable(summary)).toMatch(/Reef College · Level\s5 · 2 years/);
  });

  it("shows duration, level, fee, delivery, mode of study and intakes once it is open", async () => {
    expect(await factsOf()).toMatchObject({
      Duration: "2 years",
      Level: "Level 5",
      Cost: expect.stringMatching(/^MVR 24,000 in total.*MVR 1,000 per month for 24 months/),
      Delivery: "Face to Face/Online",
      "Study mode": "Evenings",
      Intakes: "January, July",
    });
  });

  it("has no level outside the framework", async () => {
    expect(Object.keys(await factsOf({ level: "" }))).not.toContain("Level");
    expect(await factsOf({ level: null })).toMatchObject({ Level: "Not stated" });
  });

  it("says what is not stated, intakes and fee too", async () => {
    const facts = await factsOf({ sample: false, intakes: null, costs: [] });
    expect(facts).toMatchObject({ Intakes: "-", Cost: "Not stated" });
  });

  it("leads to the course, and can be put on the shortlist", async () => {
    const html = await cardOf();
    const [link = ""] = elementsOf(html, "a");
    expect(readable(link)).toMatch(/^View Course/);
    expect(attribute(link, "href")).toBe("/courses/12/diploma-in-marine-biology");
    const [label = ""] = elementsOf(html, "label");
    expect(readable(label)).toMatch(/^Add to shortlist/);
    expect(label).toMatch(/<input type="checkbox"/);
  });

  it("closes another one by being opened", async () => {
    const groupOf = (html: string) => attribute(/<details[^>]*>/.exec(html)?.[0] ?? "", "name");
    const names = [CARD.id, 13].map(async (id) => groupOf(await cardOf({ id })));
    const [one, other] = await Promise.all(names);
    expect(one).toBeTruthy();
    expect(other).toBe(one);
  });
});
