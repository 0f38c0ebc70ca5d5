import { describe, expect, it } from "vitest";
import { TEXT_DAYS } from "#features/visits/visit-limits.ts";
import { elementsOf, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import type { FixedPageName } from "./fixed-pages.ts";
import { LongText } from "./long-text.tsx";
import { shippedTexts } from "./shipped/shipped-texts.server.ts";

/** A text as its page shows it: the whole, and the points of each section. */
async function pageOf(page: FixedPageName, modelHost: string | null = null) {
  const shipped = shippedTexts({ analytics: null, modelHost })[page];
  const text = { ...shipped, coming: [], isFrom: null };
  const html = await rendered(
    <LongText page={page} text={text} operatorEmail="hello@magu.example" />,
  );
  const section = (id: string) =>
    elementsOf(html, "section").find((part) => part.startsWith(`<section id="${id}"`)) ?? "";
  return {
    sections: shipped.sections,
    whole: readable(html),
    textOf: (id: string) => readable(section(id)),
    pointsOf: (id: string) => textsOf(section(id), "li").join("\n"),
  };
}

describe("terms of service", () => {
  it("were updated on 25 October 2023 and hold from 1 November 2023", async () => {
    const { whole } = await pageOf("terms");
    expect(whole).toContain("Last updated 25 October 2023");
    expect(whole).toContain("Effective from 1 November 2023");
  });

  it("say that the site is owned by a company and used as is", async () => {
    const { textOf } = await pageOf("terms");
    expect(textOf("who-we-are")).toContain("owned and run by a company");
    expect(textOf("as-is")).toContain("used as is");
  });

  it("leave disputes to the law and the courts of the Maldives", async () => {
    const law = (await pageOf("terms")).textOf("law");
    expect(law).toContain("governed by the law of the Maldives");
    expect(law).toContain("courts of the Maldives");
  });

  it("count a notice by e-mail or registered mail as received after five days", async () => {
    const notices = (await pageOf("terms")).textOf("notices");
    expect(notices).toContain("by e-mail or by registered mail");
    expect(notices).toContain("received five days after it was sent");
  });

  it("change 30 days after the change was posted", async () => {
    expect((await pageOf("terms")).textOf("changes")).toContain("takes effect 30 days after");
  });
});

describe("infringement policy", () => {
  const WORDS_OF_BOTH = ["Your name, postal address", "in good faith", "Your signature"];

  it("lists what a notice must contain", async () => {
    const points = (await pageOf("infringement")).pointsOf("notice");
    for (const words of [...WORDS_OF_BOTH, "The work or mark that is yours", "each page where"]) {
      expect(points).toContain(words);
    }
    expect(points).toContain("you are the owner or may act for the owner");
  });

  it("lists what a counter-notice must contain", async () => {
    const points = (await pageOf("infringement")).pointsOf("counter-notice");
    for (const words of [...WORDS_OF_BOTH, "What was taken down", "by mistake"]) {
      expect(points).toContain(words);
    }
    expect(points).toContain("you accept the courts of the Maldives");
  });
});

describe("content guidelines", () => {
  it.each([
    ["conflicts-of-interest", /Say who you are.*competitor.*No payment/s],
    ["promotion", /Describe the course.*No advertisements/s],
    ["privacy", /No private telephone numbers.*permission/s],
    ["intellectual-property", /made yourself or have permission.*Do not copy/s],
    ["photos", /your own campus.*People in a photo have agreed/s],
    ["institution-accounts", /own institution only.*Do not share its password/s],
  ])("have rules about %s", async (id, rules) => {
    expect((await pageOf("guidelines")).pointsOf(id)).toMatch(rules);
  });

  it("say that what is sent in may be reviewed", async () => {
    const { textOf } = await pageOf("guidelines");
    expect(textOf("intellectual-property")).toContain("We may review what is sent in");
  });
});

it("names who else sees what is said in the chat, where a model answers", async () => {
  const modelHost = "model.example";
  const told = await pageOf("privacy", modelHost);
  expect(told.textOf("chat")).toContain(modelHost);
  const untold = await pageOf("privacy");
  expect(untold.textOf("chat")).not.toContain("language model");
});

it("says what is counted, and how long searched texts and unanswered questions are kept", async () => {
  const { textOf } = await pageOf("privacy");
  expect(textOf("visits")).toContain("was shortlisted and compared");
  expect(textOf("visits")).toContain(`kept for ${TEXT_DAYS} days`);
  expect(textOf("chat")).toContain(`kept for ${TEXT_DAYS} days without who asked it`);
});

describe("every text of ours", () => {
  it.each([
    ["Terms of Service", "terms"],
    ["Infringement Policy", "infringement"],
    ["Content Guidelines", "guidelines"],
    ["Privacy Policy", "privacy"],
  ] as const)(
    "%s has its title, something in each section, and an address to ask",
    async (title, page) => {
      const { whole, textOf, sections } = await pageOf(page);
      expect(whole.startsWith(title)).toBe(true);
      for (const { id, title: heading } of sections) {
        expect(textOf(id).length, heading).toBeGreaterThan(heading.length + 40);
      }
      expect(whole).toContain("hello@magu.example");
    },
  );
});
