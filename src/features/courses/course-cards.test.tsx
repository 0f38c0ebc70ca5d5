import { expect, it } from "vitest";
import { keepParts } from "#shell/kept-parts.server.ts";
import { KeptPartsContext } from "#web/kept.tsx";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { rendered } from "../../../test/rendered.tsx";
import { CourseCards } from "./course-cards.tsx";
import { listedCourse } from "./listing/listed-course.ts";

it("has the font of Thaana fetched where a card has it, also one that was kept", async () => {
  const partsOf = keepParts(1_000_000);
  const courses = [
    listedCourse(
      blankCourse({ name_dv: "\u0782\u07a6\u0783\u07aa\u0790\u07a8\u0782\u07b0\u078e" }),
      "2026-11-22",
    ),
  ];
  for (const mark of ["anew", "known"]) {
    const { parts, filled } = partsOf(mark);
    const html = await rendered(
      <KeptPartsContext value={parts}>
        <CourseCards courses={courses} />
      </KeptPartsContext>,
    );
    expect(filled(html).toString(), mark).toMatch(
      /<link rel="preload" href="[^"]*thaana[^"]*" as="font"/,
    );
    expect(filled(html).toString(), mark).toContain('lang="dv"');
  }
});
