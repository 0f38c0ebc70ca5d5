import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { Fee, IndexedCourse } from "#catalogue/course.ts";
import {
  type EntryCondition,
  type EntryRoute,
  NOTHING_YET,
  type WhatIHave,
} from "#catalogue/entry.ts";
import type { LadderGoal } from "#catalogue/ladder.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import { generateDirectory } from "./generator.ts";

// npm run bench:ladder -- 100000: the processor time of finding the paths from what somebody has to
// a goal.

const size = Number(process.argv[2] ?? 100_000);
const ROUNDS = 20;

const { parts, courses } = generateDirectory(size);
const fields = parts.categories.flatMap(({ name, parent }) => (parent === null ? name : []));
const random = seededRandom(45);
const catalogue = buildCatalogue({ ...parts, courses: Array.from(courses(), withRoutes) });
const lists = new Set(
  Array.from({ length: size }, (_, at) => JSON.stringify(catalogue.course(at + 1)?.entry_routes)),
);
const kinds = new Set<string>();

const people: Record<string, WhatIHave> = {
  "grade 10": { ...NOTHING_YET, school: 10 },
  "a diploma": { ...NOTHING_YET, school: 12, levels: [{ level: 5, field: fields[3]! }] },
  "a degree": { ...NOTHING_YET, school: 12, levels: [{ level: 7, field: fields[3]! }] },
};
const goals: Record<string, LadderGoal> = {
  "any bachelor's degree": { level: 7, category: null },
  "a master's degree in one field": { level: 9, category: fields[5]! },
  "one doctorate": { course: catalogue.pathsTo(doctorate())[0]?.steps.at(-1)?.course.id ?? 1 },
};

const times: number[] = [];
for (const [who, have] of Object.entries(people)) {
  for (const [what, goal] of Object.entries(goals)) {
    const own = Array.from({ length: ROUNDS }, () => {
      const start = process.cpuUsage();
      const paths = catalogue.pathsTo({ have, goal, island: "LD1004" });
      kinds.add(`${paths.length} paths, longest of ${Math.max(0, ...paths.map(stepsOf))} steps`);
      return process.cpuUsage(start).user / 1_000;
    });
    times.push(...own);
    console.info(`${who} to ${what}: median ${at(own, 0.5)} ms, longest ${at(own, 1)} ms`);
  }
}
console.info(`found: ${[...kinds].sort().join("; ")}`);
console.info(
  `${size} courses, ${lists.size} lists of routes: median ${at(times, 0.5)} ms, longest ${at(times, 1)} ms`,
);

function doctorate() {
  const goal = { level: 10, category: null };
  return { have: { ...NOTHING_YET, levels: [{ level: 9, field: null }] }, goal, island: null };
}

function stepsOf({ steps }: { steps: readonly unknown[] }): number {
  return steps.length;
}

function at(list: readonly number[], share: number): string {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
}

/** A course with routes as sources word them, some thousand different lists of them in all. */
function withRoutes(course: IndexedCourse): IndexedCourse {
  const level = Number(course.mnqf_level) || 0;
  const routes = random() < 0.1 ? [] : routesOf(level, Math.floor(random() * fields.length));
  const fees = random() < 0.2 ? [] : [totalFee(1_000 * Math.ceil(random() * 200))];
  const months = random() < 0.1 ? null : 6 * Math.ceil(random() * 8);
  return { ...course, entry_routes: routes, fees, duration_months: months };
}

function routesOf(level: number, field: number): EntryRoute[] {
  const below: EntryCondition = {
    kind: "level",
    level: Math.max(1, level - 1 - Math.floor(random() * 2)),
    fields: random() < 0.8 ? [fields[field]!] : [],
  };
  const school: EntryCondition = { kind: "school", grade: level < 5 ? 10 : 12 };
  const passes: EntryCondition = {
    kind: "passes",
    exam: level < 5 ? "o_level" : "a_level",
    count: 1 + Math.floor(random() * 5),
    grade: null,
    subjects: [],
  };
  const work: EntryCondition = { kind: "work", years: 1 + Math.floor(random() * 5), fields: [] };
  const words: EntryCondition = { kind: "text", text: "the approval of the dean" };
  const first = level < 4 ? [school] : [passes];
  const routes: EntryRoute[] = [
    { conditions: first },
    { conditions: random() < 0.3 ? [below, words] : [below] },
    { conditions: [{ kind: "age", years: 20 }, work] },
  ];
  return routes.slice(0, 1 + Math.ceil(random() * 2));
}

function totalFee(amount: number): Fee {
  return {
    type: "Total Fee",
    currency: "MVR",
    fee_start: amount,
    fee_end: null,
    payment_frequency: "One-time",
    payment_count: null,
    remarks: null,
  };
}
