import { parseArgs } from "node:util";
import { counted } from "#catalogue/counted.ts";
import type {
  ProposedCourse,
  ProposedInstitution,
} from "#features/importing/matching/matching.repository.server.ts";
import {
  confirmPair,
  joinCertain,
  keepPairApart,
  listJoined,
  type Proposals,
  proposePairs,
  splitJoined,
} from "#features/importing/matching/matching.service.server.ts";
import type { Candidate, Pair } from "#features/importing/matching/pairs.ts";
import type { Storage } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { isServed } from "#platform/db/serving.ts";
import { storageSettings } from "#platform/env.ts";
import { DomainError } from "#platform/errors.ts";
import { askYesNo, IS_SERVED } from "./confirmation.ts";
import { sayDatabase } from "./database-name.ts";
import { BY, runCommand } from "./operator-command.ts";

const USAGE = `Usage: npm run match -- <command> [--live]

Finds records of different sources that are one, such as a college that two registers hold, and makes
one of them. The older address stays; the other leads to it. Imports of either source go on.

  propose                  shows pairs that may be one, and writes nothing
  join                     joins every pair that is certain
  confirm KIND ID ID       joins this pair
  apart KIND ID ID         remembers that these are two, so that they are proposed no more
  list                     shows what was joined
  split KIND ID            undoes a join: ID is the number that leads to the other record

KIND is institution or course; the numbers are those of the pages' addresses.

  --live                   changes the database although a running server shows it
`;

type Kind = "institution" | "course";
type Asked = (storage: Storage) => Promise<string>;

interface Command {
  ask: Asked;
  isReading: boolean;
  live: boolean;
}

/** A database that a running server shows was not to be changed. */
class ServedError extends DomainError {
  override name = "ServedError";

  constructor() {
    super("served", 409, `${IS_SERVED} Nothing was changed; say --live to change it all the same.`);
  }
}

function readCommand(): Command | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { live: { type: "boolean", default: false } },
  });
  const [name = "", ...words] = positionals;
  const ask = words.length === 0 ? (WHOLE.get(name) ?? null) : onRecords(name, words);
  return ask && { ask, isReading: name === "propose" || name === "list", live: values.live };
}

const WHOLE: ReadonlyMap<string, Asked> = new Map<string, Asked>([
  ["propose", async (storage) => proposalLines(await proposePairs(storage))],
  ["join", async (storage) => joinedLines(await joinCertain(storage, BY))],
  ["list", async (storage) => listLines(storage)],
]);

function onRecords(command: string | undefined, [kind, ...words]: string[]): Asked | null {
  if (kind !== "institution" && kind !== "course") return null;
  const ids = words.map(Number);
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0)) return null;
  const [first, second, ...surplus] = ids;
  if (first === undefined || surplus.length > 0) return null;
  if (command === "split" && second === undefined) {
    return async (storage) => {
      await splitJoined(storage, kind, first, BY);
      return `The ${kind} ${first} stands for itself again.`;
    };
  }
  return second === undefined ? null : onPair(command, kind, [first, second]);
}

function onPair(command: string | undefined, kind: Kind, ids: [number, number]): Asked | null {
  const [older, newer] = [Math.min(...ids), Math.max(...ids)];
  if (command === "confirm") {
    return async (storage) => {
      await confirmPair(storage, kind, ids, BY);
      return `The ${kind} ${newer} is one with ${older} now; its address leads there.`;
    };
  }
  if (command !== "apart") return null;
  return async (storage) => {
    await keepPairApart(storage, kind, ids, BY);
    return `The ${kind}s ${older} and ${newer} are kept apart.`;
  };
}

function proposalLines(proposals: Proposals): string {
  const lines = allLines(proposals);
  if (lines.length === 0) return "No two records look like one.";
  const pairs = [...proposals.institutions, ...proposals.courses];
  const certain = pairs.filter(({ isCertain }) => isCertain).length;
  return [
    ...lines,
    "",
    `${certain} certain (npm run match -- join), ${pairs.length - certain} to look at (confirm, or apart).`,
  ].join("\n");
}

function joinedLines(joined: Proposals): string {
  const lines = allLines(joined);
  if (lines.length === 0) return "Nothing is certain; nothing was joined.";
  const { institutions, courses } = joined;
  return [
    ...lines,
    "",
    `Joined ${counted(institutions.length, "pair")} of institutions and ${counted(courses.length, "pair")} of courses.`,
  ].join("\n");
}

const allLines = ({ institutions, courses }: Proposals): string[] => [
  ...institutions.flatMap((pair) => pairLines("institution", pair, institutionFacts)),
  ...courses.flatMap((pair) => pairLines("course", pair, courseFacts)),
];

/** A pair, and for one that is not certain what each of the two states. */
function pairLines<T extends Candidate>(
  kind: Kind,
  { records, doubt }: Pair<T>,
  facts: (record: T) => string[],
): string[] {
  const [first, second] = records.map(
    ({ id, name, sources }) => `${id} ${name} [${sources.join(", ")}]`,
  );
  const pair = `${kind}  ${first}  =  ${second}`;
  if (doubt === null) return [pair];
  const stated = records.map((record) => `    ${record.id}: ${facts(record).join(", ")}`);
  return [`${pair}  (${doubt})`, ...stated];
}

const institutionFacts = ({ courses, campuses }: ProposedInstitution): string[] => [
  counted(courses, "course"),
  campuses.length === 0 ? "no campus stated" : campuses.join("; "),
];

function courseFacts(course: ProposedCourse): string[] {
  const { mnqf_level, duration_text, credits, awarding_body } = course;
  return [
    mnqf_level === null ? "no level stated" : `level ${mnqf_level}`,
    duration_text ?? "no duration stated",
    credits === null ? "no credits stated" : counted(credits, "credit"),
    awarding_body === null ? "no awarding body stated" : `awarded by ${awarding_body}`,
  ];
}

async function listLines(storage: Storage): Promise<string> {
  const joined = await listJoined(storage);
  if (joined.length === 0) return "Nothing was joined.";
  return joined
    .map(({ kind, id, parts }) => {
      const all = parts.map(({ source, ref, joined_from }) => {
        return `${source} ${ref}${joined_from === null ? "" : ` (was ${joined_from})`}`;
      });
      return `${kind}  ${id}  ${all.join(", ")}`;
    })
    .join("\n");
}

async function assertMayChange(settings: StorageSettings): Promise<void> {
  if (!(await isServed(settings))) return;
  if (!(await askYesNo(`${IS_SERVED} Change it?`))) throw new ServedError();
}

await runCommand(readCommand, USAGE, async ({ ask, isReading, live }, { env, storage }) => {
  const settings = storageSettings(env);
  sayDatabase(settings);
  if (!isReading && !live) await assertMayChange(settings);
  return await ask(storage);
});
