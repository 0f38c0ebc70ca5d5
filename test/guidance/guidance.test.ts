import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadSampleData } from "#features/importing/sample.server.ts";
import { openStorage } from "#platform/db/database.ts";
import { buildTestApp } from "../app.ts";
import { CASES } from "./cases.ts";
import { coursesNamed, meets } from "./conditions.ts";
import { type Conditions, type Expectation, KINDS, type Mention } from "./guidance.ts";
import { readTruth, type Truth } from "./truth.ts";

test("the set is large, every kind is in it, and no two cases have one id", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(240);
  expect(CASES.flatMap(({ turns }) => turns).length).toBeGreaterThanOrEqual(330);
  expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
  expect(new Set(CASES.map(({ kind }) => kind))).toEqual(new Set(KINDS));
});

test("every message has an expectation that an answer can miss", () => {
  const empty = CASES.flatMap(({ id, turns }) =>
    // A first message may only lead to the one that matters.
    turns.slice(-1).every(({ expects }) => Object.keys(expects).length > 0) ? [] : [id],
  );
  expect(empty).toEqual([]);
});

test("the sample directory can meet what is expected", async () => {
  const truth = await sampleTruth();
  const impossible = CASES.flatMap(({ id, turns }) =>
    turns.flatMap(({ expects }) => impossibleIn(expects, truth).map((why) => `${id}: ${why}`)),
  );
  expect(truth.courses.size).toBeGreaterThan(800);
  expect(impossible).toEqual([]);
});

async function sampleTruth(): Promise<Truth> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-guidance-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const open = async () => {
    const settings = { databaseUrl: null, dataDir };
    const storage = await openStorage(settings);
    onTestFinished(() => storage.close());
    await loadSampleData(storage);
    return { ...storage, settings };
  };
  const { app } = await buildTestApp(open);
  return await readTruth(async (address) => (await app.inject(address)).json());
}

function impossibleIn(expects: Expectation, truth: Truth): string[] {
  const { courses, none, about, compares = [], institutions, says = [] } = expects;
  const every = courses?.every ?? {};
  const named = [about, ...compares].filter((one) => one !== undefined);
  const known = new Set(truth.institutions.map(({ name }) => name));
  return [
    ...unless(!courses || found(every, truth) >= (courses.atLeast ?? 1), "too few courses"),
    ...unless(!courses?.some || found(every, truth, courses.some) > 0, "no course to name"),
    ...unless(!none || found(none, truth) === 0, "there are such courses"),
    ...named.filter((one) => !exists(one, truth)).map((one) => `no ${JSON.stringify(one)}`),
    ...(institutions?.includes ?? []).filter((one) => !known.has(one)).map((one) => `no ${one}`),
    // A global pattern keeps a position and would fail every other time.
    ...unless(
      says.every(({ global }) => !global),
      "a global pattern",
    ),
  ];
}

function found(every: Conditions, truth: Truth, some: Conditions = {}): number {
  return [...truth.courses.values()].filter(
    (course) => meets(course, every, truth) && meets(course, some, truth),
  ).length;
}

function exists(mention: Mention, truth: Truth): boolean {
  return "shown" in mention || coursesNamed(mention, truth).length > 0;
}

function unless(holds: boolean, why: string): string[] {
  return holds ? [] : [why];
}
