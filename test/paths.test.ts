import { expect, it } from "vitest";
import { openCatalogue } from "#catalogue/catalogue.ts";
import { NOTHING_YET, SUBJECTS, type WhatIHave } from "#catalogue/entry.ts";
import { fieldReader } from "#catalogue/fields.ts";
import { GENERAL_PREPARATION } from "#catalogue/ladder-parts.ts";
import { readCatalogue } from "#features/publishing/incremental-catalogue.repository.server.ts";
import { onEachEngine } from "./engines.ts";

const C_PASSES = SUBJECTS.slice(0, 5).map(({ value }) => ({ subject: value, grade: "C" as const }));

const PEOPLE: readonly WhatIHave[] = [
  NOTHING_YET,
  { ...NOTHING_YET, school: 10, age: 17 },
  { ...NOTHING_YET, school: 10, age: 17, o_level: C_PASSES },
  { ...NOTHING_YET, school: 12, age: 19, o_level: C_PASSES, a_level: C_PASSES.slice(0, 3) },
  { ...NOTHING_YET, age: 25, levels: [{ level: 5, field: "Marketing" }] },
];

onEachEngine((open) => {
  it("leads over the sample directory through no field that neither goal nor route names", async () => {
    const storage = await open("sample");
    const catalogue = openCatalogue(await storage.background.snapshot(readCatalogue));
    const fieldsOf = fieldReader(catalogue.categories);
    const wishes = [null, ...catalogue.categories.filter(({ parent }) => parent === null)];
    const seen = { paths: 0, leaps: 0 };
    for (const have of PEOPLE) {
      for (const wish of wishes) {
        for (const level of [5, 7, 9]) {
          const goal = { level, category: wish?.name ?? null };
          for (const { leaps, steps } of catalogue.pathsTo({ have, goal, island: null })) {
            seen.paths += 1;
            seen.leaps += Number(leaps > 0);
            if (leaps > 0) continue;
            for (const [at, { course, needsStepBefore }] of steps.entries()) {
              const before = steps[at - 1];
              if (!before || !needsStepBefore) continue;
              const [own, next] = [fieldsOf(before.course), fieldsOf(course)];
              const named = course.entry_routes.flatMap(({ conditions }) =>
                conditions.flatMap((one) =>
                  (one.kind === "any" ? one.of : [one]).flatMap((part) =>
                    part.kind === "level" ? part.fields : [],
                  ),
                ),
              );
              const isSound =
                own.length === 0 ||
                own.includes(GENERAL_PREPARATION) ||
                own.some((field) => [...next, ...named, wish?.name].includes(field));
              expect(isSound, `${before.course.name}, then ${course.name}`).toBe(true);
            }
          }
        }
      }
    }
    expect(seen.paths).toBeGreaterThan(50);
    expect(seen.leaps).toBeLessThan(seen.paths / 20);
  });
});
