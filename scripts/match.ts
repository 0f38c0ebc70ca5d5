import { parseArgs } from "node:util";
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
import { runCommand } from "./operator-command.ts";

const USAGE = `Usage: npm run match -- <command>

Finds records of different sources that are one, such as a college that two registers hold, and makes
one of them. The older address stays; the other leads to it. Imports of either source go on.

  propose                  shows pairs that may be one, and writes nothing
  join                     joins every pair that is certain
  confirm KIND ID ID       joins this pair
  apart KIND ID ID         remembers that these are two, so that they are proposed no more
  list                     shows what was joined
  split KIND ID            undoes a join: ID is the number that leads to the other record

KIND is institution or course; the numbers are those of the pages' addresses.
`;

type Kind = "institution" | "course";
type Asked = (storage: Storage) => Promise<string>;

function readCommand(): Asked | null {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    const [command, ...words] = positionals;
    if (words.length === 0) return WHOLE.get(command ?? "") ?? null;
    return onRecords(command, words);
  } catch {
    return null;
  }
}

const WHOLE: ReadonlyMap<string, Asked> = new Map<string, Asked>([
  ["propose", async (storage) => proposalLines(await proposePairs(storage))],
  ["join", async (storage) => joinedLines(await joinCertain(storage))],
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
      await splitJoined(storage, kind, first);
      return `The ${kind} ${first} stands for itself again.`;
    };
  }
  return second === undefined ? null : onPair(command, kind, [first, second]);
}

function onPair(command: string | undefined, kind: Kind, ids: [number, number]): Asked | null {
  const [older, newer] = [Math.min(...ids), Math.max(...ids)];
  if (command === "confirm") {
    return async (storage) => {
      await confirmPair(storage, kind, ids);
      return `The ${kind} ${newer} is one with ${older} now; its address leads there.`;
    };
  }
  if (command !== "apart") return null;
  return async (storage) => {
    await keepPairApart(storage, kind, ids);
    return `The ${kind}s ${older} and ${newer} are kept apart.`;
  };
}

function proposalLines({ institutions, courses }: Proposals): string {
  const lines = [...pairLines("institution", institutions), ...pairLines("course", courses)];
  if (lines.length === 0) return "No two records look like one.";
  const certain = [...institutions, ...courses].filter(({ isCertain }) => isCertain).length;
  return [
    ...lines,
    "",
    `${certain} certain (npm run match -- join), ${lines.length - certain} to look at (confirm, or apart).`,
  ].join("\n");
}

function joinedLines({ institutions, courses }: Proposals): string {
  const lines = [...pairLines("institution", institutions), ...pairLines("course", courses)];
  if (lines.length === 0) return "Nothing is certain; nothing was joined.";
  return [
    ...lines,
    "",
    `Joined ${institutions.length} institutions and ${courses.length} courses.`,
  ].join("\n");
}

function pairLines(kind: Kind, pairs: readonly Pair[]): string[] {
  return pairs.map(({ records: [first, second], doubt }) => {
    const [one, other] = [record(first), record(second)];
    return `${kind}  ${one}  =  ${other}${doubt === null ? "" : `  (${doubt})`}`;
  });
}

const record = ({ id, name, sources }: Candidate) => `${id} ${name} [${sources.join(", ")}]`;

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

await runCommand(readCommand(), USAGE, (asked, { storage }) => asked(storage));
