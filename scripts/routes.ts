import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { counted } from "#catalogue/counted.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { conditionText } from "#catalogue/entry-words.ts";
import type { NamedProposal } from "#features/importing/routes/routes.repository.server.ts";
import { editedProposals } from "#features/importing/routes/routes.schema.ts";
import {
  confirmRoutes,
  type Decision,
  type EditedProposal,
  listProposals,
  type ProposalChoice,
  proposeRoutes,
  rejectRoutes,
} from "#features/importing/routes/routes.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { pathAsTyped, runCommand } from "./operator-command.ts";

const USAGE = `Usage: npm run routes -- <command> [options]

Reads entry routes from the requirement texts of courses that have none, for a person to confirm.
Nothing is published that nobody confirmed.

  propose            reads the texts, and keeps what it reads as proposals
  list               shows the proposals that wait, those with the same routes together;
                       --state confirmed or rejected: those that were decided;
                       --json as JSON, to be edited and confirmed as a file
  confirm ID ...     publishes what is proposed for these courses; the numbers are those of their pages
  confirm --pattern PATTERN
                     publishes it for all courses with the same routes
  confirm --file FILE
                     publishes the routes of a file that list --json wrote and a person edited
  reject ID ...      remembers that it is wrong; also with --pattern

  --by NAME          who decides; confirm and reject need it
  --dry-run          shows what would be done, and changes nothing
`;

const readLine = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      by: { type: "string" },
      pattern: { type: "string" },
      file: { type: "string" },
      state: { type: "string" },
      json: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });

type RoutesRun = (storage: Storage) => Promise<string>;
type Options = ReturnType<typeof readLine>["values"];

const STATES = ["proposed", "confirmed", "rejected"] as const;

function readCommand(): RoutesRun | null {
  const { values, positionals } = readLine();
  const [name = "", ...words] = positionals;
  if (name === "propose" && words.length === 0) return propose(values);
  if (name === "list" && words.length === 0) return list(values);
  return name === "confirm" || name === "reject" ? decide(name, words, values) : null;
}

function propose({ "dry-run": isDryRun }: Options): RoutesRun {
  return async (storage) => {
    const { read, waiting, written, whole } = await proposeRoutes(storage, {
      now: new Date(),
      isDryRun,
    });
    return [
      `Read the requirements of ${counted(read, "course")} without confirmed routes.`,
      `${counted(waiting, "proposal")} ${isDryRun ? "would wait" : "wait"}, ${written} of them new or changed; of ${whole} every sentence is understood.`,
      isDryRun ? "Nothing was written." : "Look at them: npm run routes -- list",
    ].join("\n");
  };
}

function list({ state: asked = "proposed", json }: Options): RoutesRun | null {
  const state = STATES.find((one) => one === asked);
  if (state === undefined) return null;
  return async (storage) => {
    const proposals = await listProposals(storage, state);
    if (json) return JSON.stringify(proposals.map(asJson), null, 2);
    if (proposals.length === 0) return `No routes are ${state}.`;
    const patterns = [...Map.groupBy(proposals, ({ pattern }) => pattern).values()];
    return patterns
      .sort((a, b) => b.length - a.length)
      .map(patternLines)
      .join("\n\n");
  };
}

function asJson({
  course_id,
  routes,
  proposed_at,
  decided_by,
  decided_at,
  ...rest
}: NamedProposal) {
  const { name, institution, source, pattern, texts, sentences, understood } = rest;
  return {
    course: course_id,
    name,
    institution,
    source,
    pattern,
    sentences,
    understood,
    proposed_at,
    decided_by,
    decided_at,
    texts,
    routes: JSON.parse(routes) as EntryRoute[],
  };
}

/** Courses with the same routes: the routes with their sentences, then the courses. */
function patternLines(proposals: NamedProposal[]): string {
  const [{ pattern, routes, sentences, understood }] = proposals as [NamedProposal];
  const whole =
    understood === sentences
      ? ""
      : `, ${sentences - understood} of ${counted(sentences, "sentence")} in part or whole to be checked`;
  return [
    `${pattern}  ${counted(proposals.length, "course")}${whole}`,
    ...(JSON.parse(routes) as EntryRoute[]).flatMap(routeLines),
    ...proposals.map(courseLine),
  ].join("\n");
}

function routeLines({ conditions, source_text }: EntryRoute, at: number): string[] {
  const demands = conditions.map(
    (one) => `${one.kind === "text" ? "check: " : ""}${conditionText(one)}`,
  );
  return [
    `  ${at === 0 ? "   " : "or "}${demands.length === 0 ? "nothing is asked" : demands.join("; ")}`,
    `       “${source_text}”`,
  ];
}

function courseLine({ course_id, name, institution, source, ...decision }: NamedProposal): string {
  const { decided_by, decided_at } = decision;
  const by = decided_by === null ? "" : `, ${decided_by} on ${decided_at?.slice(0, 10)}`;
  return `  ${String(course_id).padStart(6)}  ${name}, ${institution} (${source}${by})`;
}

function decide(name: "confirm" | "reject", words: string[], values: Options): RoutesRun | null {
  const { pattern = null, file, by, "dry-run": isDryRun } = values;
  const ids = words.map(Number);
  const isNumbers = ids.every((id) => Number.isSafeInteger(id) && id > 0);
  const ways = [ids.length > 0, pattern !== null, file !== undefined].filter(Boolean).length;
  if (by === undefined || !isNumbers || ways !== 1 || (name === "reject" && file)) return null;
  return async (storage) => {
    const decision: Decision = { by, now: new Date(), isDryRun };
    const choice = file === undefined ? { ids, pattern } : { edited: await readEdited(file) };
    const done =
      name === "confirm"
        ? await confirmRoutes(storage, choice, decision)
        : await rejectRoutes(storage, choice as ProposalChoice, decision);
    if (done.length === 0) return "All of them were decided before; nothing was changed.";
    const what = name === "confirm" ? "confirmed" : "rejected";
    return isDryRun
      ? `The routes of ${counted(done.length, "course")} would be ${what}: ${done.join(", ")}. Nothing was changed.`
      : `The routes of ${counted(done.length, "course")} were ${what}: ${done.join(", ")}.`;
  };
}

async function readEdited(file: string): Promise<EditedProposal[]> {
  const text = await readFile(pathAsTyped(file), "utf8");
  const { data, error } = editedProposals.safeParse(parsed(text, file));
  if (data) return data;
  throw new InvalidInputError(
    Object.fromEntries(
      error.issues.map(({ path: at, message }) => [at.join("."), `${at.join(".")}: ${message}`]),
    ),
  );
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidInputError({ file: `${file} is no JSON: ${(error as Error).message}` });
  }
}

await runCommand(readCommand, USAGE, (run, { storage }) => run(storage));
