import { expect, it } from "vitest";
import { NOTHING_YET, type WhatIHave } from "#catalogue/entry.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { HAS_WHAT } from "#features/entry/what-is-kept.ts";
import { keepParts } from "#shell/kept-parts.server.ts";
import { KeptPartsContext } from "#web/kept.tsx";
import { listedCourse } from "#web/listed-course.ts";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { readable, rendered } from "../../../test/rendered.tsx";
import { CourseCards } from "./course-cards.tsx";

it("has the font of Thaana fetched where a card has it, also one that was kept", async () => {
  const partsOf = keepParts(1_000_000);
  const courses = [
    listedCourse(
      blankCourse({ name_dv: "\u0782\u07a6\u0783\u07aa\u0790\u07a8\u0782\u07b0\u078e" }),
      { today: "2026-11-22", operator: SHIPPED_OPERATOR },
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

it("answers with what somebody posted, and keeps nothing of it", async () => {
  const { parts, filled } = keepParts(1_000_000)("mark");
  const course = listedCourse(
    blankCourse({ entry_routes: [{ conditions: [{ kind: "interview" }] }] }),
    { today: "2026-11-22", operator: SHIPPED_OPERATOR },
  );
  const cards = (have?: WhatIHave) =>
    rendered(
      <KeptPartsContext value={parts}>
        <CourseCards courses={[course]} reader={have && { have, underScheme: false }} />
      </KeptPartsContext>,
    );
  const posted = await cards({ ...NOTHING_YET, school: 10 });
  expect(readable(posted)).toContain("You can enter, after an interview");
  expect(posted).toContain(`<ol class="cards" ${HAS_WHAT}="">`);
  const others = filled(await cards()).toString();
  expect(others).not.toContain("You can enter");
  expect(others).not.toContain(HAS_WHAT);
});
