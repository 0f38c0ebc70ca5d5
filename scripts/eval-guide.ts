import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createApp } from "#app.ts";
import { newMemory, type Responder, type Turn } from "#features/chat/answer.ts";
import { createDirectory } from "#features/chat/directory.server.ts";
import type { Directory } from "#features/chat/guide/directory.ts";
import { checkGrounding } from "#features/chat/guide/grounding.ts";
import { createGuide } from "#features/chat/guide/guide.ts";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { loadSampleData } from "#features/importing/sample.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { openPublished } from "#features/publishing/published.service.server.ts";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { readEnv } from "#platform/env.ts";
import { CASES } from "../test/guidance/cases.ts";
import { type Score, scoreGuidance } from "../test/guidance/score.ts";
import { SITUATIONS } from "../test/guidance/situations.ts";
import { readTruth } from "../test/guidance/truth.ts";

/** The evaluation fails below this share of correct cases. */
export const MIN_ACCURACY = 0.92;

/** The date on which the set is evaluated: its courses start in the months after it. */
const TODAY = new Date("2026-11-21T00:00:00Z");

/** Runs every conversation of the set with the guide, over the sample directory. */
export async function evaluateGuide(): Promise<Score> {
  return await withSample(async ({ storage, dataDir, directory, guide }) => {
    const app = await createApp({
      env: readEnv({ LOG_LEVEL: "silent", DATA_DIR: dataDir }),
      storage,
    });
    try {
      return await scoreGuidance({
        responder: guide,
        truth: await readTruth(async (address) => (await app.inject(address)).json()),
        cases: CASES,
        checkGrounding: (answer) => checkGrounding(answer, directory),
      });
    } finally {
      await app.close();
    }
  });
}

interface Sample {
  storage: Storage;
  dataDir: string;
  directory: Directory;
  guide: Responder;
}

async function withSample<T>(run: (sample: Sample) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-eval-"));
  const storage = await openStorage({ databaseUrl: null, dataDir });
  try {
    await loadSampleData(storage);
    const published = await openPublished(storage, (error) => console.error(error));
    const directory = createDirectory({
      storage,
      published,
      courses: createCoursesService(storage, published),
      institutions: createInstitutionsService(storage, published),
    });
    const guide = createGuide(directory, { now: () => TODAY });
    return await run({ storage, dataDir, directory, guide }).finally(() => published.stop());
  } finally {
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Leads one conversation and prints what the guide says, with the time that each answer took. */
async function printConversation(guide: Responder, says: readonly string[]): Promise<void> {
  let memory = newMemory();
  const turns: Turn[] = [];
  for (const message of says) {
    const began = performance.now();
    const answer = await guide.answer(message, { memory, turns });
    memory = answer.memory;
    turns.push({ isUser: true, text: message }, { isUser: false, text: answer.text });
    const chips = answer.chips.map(({ label }) => label).join("; ");
    const took = (performance.now() - began).toFixed(1);
    console.log(`> ${message}\n${answer.text.replace(/^/gm, "  ")}\n  [${chips}] ${took} ms`);
  }
}

/** Formats the figures by kind. */
export function formatScore({ kinds, cases, turns, right, accuracy, claims }: Score): string {
  const rows = kinds.map(
    (kind) =>
      `${kind.kind.padEnd(20)}${`${kind.right}/${kind.cases}`.padStart(9)}${percent(kind.accuracy).padStart(9)}`,
  );
  return [
    ...rows,
    `${"all".padEnd(20)}${`${right}/${cases}`.padStart(9)}${percent(accuracy).padStart(9)}`,
    `${cases} conversations, ${turns} messages, ${claims.length} ungrounded claims`,
  ].join("\n");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

async function main(): Promise<void> {
  const options = { failures: { type: "boolean" }, situations: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.situations || positionals.length > 0) {
    const asked = positionals.length > 0 ? [{ id: "asked", says: positionals }] : SITUATIONS;
    await withSample(async ({ guide }) => {
      for (const { id, says } of asked) {
        console.log(`\n## ${id}`);
        await printConversation(guide, says);
      }
    });
    return;
  }
  const score = await evaluateGuide();
  if (values.failures) {
    for (const { id, turn, said, problems, answered } of score.failures) {
      console.log(
        `${id} (${turn}) ${said}\n  ${problems.join("\n  ")}\n  ${answered.slice(0, 400).replaceAll("\n", " / ")}\n`,
      );
    }
    for (const { id, turn, claim } of score.claims)
      console.log(`${id} (${turn}) not grounded: ${claim}`);
  }
  console.log(formatScore(score));
  process.exitCode = score.accuracy >= MIN_ACCURACY && score.claims.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) await main();
