import { expect, it } from "vitest";
import { NOTHING_YET, SUBJECTS, type WhatIHave } from "#catalogue/entry.ts";
import { courseAnswer, entryLabel } from "#catalogue/entry-words.ts";
import { openSampleRecords } from "./sample-records.ts";

const oLevels = (count: number, grade: "A*" | "C"): WhatIHave => ({
  ...NOTHING_YET,
  o_level: SUBJECTS.slice(0, count).map(({ value: subject }) => ({ subject, grade })),
});

it("no sample degree is nearly open to somebody whose age and preparation nobody knows", async () => {
  const { records, close } = await openSampleRecords();
  const { catalogue } = records();
  const labels = (ids: number[], have: WhatIHave) =>
    ids.map((id) => entryLabel(courseAnswer(catalogue.course(id)!, have)));
  const asked = (ids: number[]) => ids.map(() => "Asks for more");
  const degrees = [533, 607, 625, 87];
  const inHealth = [709, 89];
  expect(labels(degrees, oLevels(1, "A*"))).toEqual(asked(degrees));
  expect(labels(inHealth, oLevels(5, "C"))).toEqual(asked(inHealth));
  await close();
});
