import { expect, it } from "vitest";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { attribute, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { guideCard } from "./careerguide.data.ts";
import { ResultCard } from "./result-card.tsx";

const cardOf = (id: number, missed: string[] = []) =>
  rendered(
    <ResultCard
      card={guideCard(blankCourse({ id, mnqf_level: "5", duration_text: "2 years" }), {
        today: "2026-11-23",
        operator: SHIPPED_OPERATOR,
      })}
      reasons={["It is online"]}
      missed={missed}
    />,
  );

it("is the course's card, and says why it fits or what it misses", async () => {
  const html = await cardOf(12);
  expect(readable(html)).toMatch(
    /Level 5: Diploma.*2 years.*Why it fits.*It is online.*View Course/s,
  );
  expect(textsOf(html, "h3")).toHaveLength(1);
  const near = await cardOf(12, ["Not in Addu"]);
  expect(readable(near)).toMatch(/Not in Addu.*What fits/s);
  expect(textsOf(near, "h4")).toHaveLength(1);
});

it("closes another one by being opened", async () => {
  const groupOf = (html: string) => attribute(/<details[^>]*>/.exec(html)?.[0] ?? "", "name");
  const [one, other] = (await Promise.all([cardOf(12), cardOf(13)])).map(groupOf);
  expect(one).toBeTruthy();
  expect(other).toBe(one);
});
