import { describe, expect, it } from "vitest";
import { elementsOf, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { withFigures } from "../fixed-pages/fixed-pages.ts";
import { about } from "../fixed-pages/shipped/about.server.ts";
import { CoreValues, Intro, VisionAndMission } from "./mission.tsx";
import { WhyList, WhyStudents } from "./reasons.tsx";

describe("the about page", () => {
  it("says in its intro what can be compared and filtered, and how much there is", async () => {
    const text = readable(
      await rendered(
        <Intro text={withFigures(about, { courses: "887", institutions: "12", site: "A & B" })} />,
      ),
    );
    expect(text).toContain("A & B brings the courses");
    expect(text).toContain("887 courses at 12 institutions");
    expect(text).toContain("compare up to 3");
    for (const filter of ["qualification framework level", "delivery modality", "field"]) {
      expect(text).toContain(filter);
    }
    expect(text).toMatch(/awarding body, local or international/);
  });

  it("states a vision and a mission", async () => {
    const html = await rendered(<VisionAndMission text={about} />);
    expect(textsOf(html, "h2")).toEqual(["Vision", "Mission"]);
    for (const section of elementsOf(html, "section")) {
      expect(textsOf(section, "p").join().length).toBeGreaterThan(40);
    }
  });

  it("says what each core value means", async () => {
    const html = await rendered(<CoreValues text={about} />);
    const meanings = textsOf(html, "dd");
    expect(meanings).toHaveLength(7);
    for (const meaning of meanings) expect(meaning.length).toBeGreaterThan(30);
  });

  it("gives six reasons to use it, by the names of the specification", async () => {
    expect(textsOf(await rendered(<WhyStudents text={about} />), "h3")).toEqual([
      "Filter courses",
      "Responsive and friendly",
      "Search courses",
      "Course comparison",
      "Experienced team",
      "All courses in one platform",
    ]);
  });

  it("gives six reasons to list courses, by the names of the specification", async () => {
    expect(textsOf(await rendered(<WhyList text={about} />), "h3")).toEqual([
      "Increase in student base",
      "Online presence",
      "Reinforce course attractiveness",
      "Free listing",
      "Easy listing and full control",
      "Branding and competitive advantage",
    ]);
  });
});
