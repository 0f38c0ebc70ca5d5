import { counted } from "#catalogue/counted.ts";
import { isServed } from "#platform/db/serving.ts";
import { storageSettings } from "#platform/env.ts";
import { DomainError } from "#platform/errors.ts";
import type {
  ProposedCourse,
  ProposedInstitution,
} from "#records/matching/matching.repository.server.ts";
import {
  confirmPair,
  joinCertain,
  type Proposals,
  proposePairs,
} from "#records/matching/matching.service.server.ts";
import type { Candidate, Pair } from "#records/matching/pairs.ts";
import type { RecordKind } from "#records/sources.repository.server.ts";
import { askYesNo, IS_SERVED } from "./confirmation.ts";
import { sayDatabase } from "./database-name.ts";
import { BY, noWords, oneId, runOneOf, type Site } from "./operator-command.ts";

const USAGE = `Usage: npm run match -- <command> [--live]

Finds records of different sources that are one, such as a college that two registers hold, and makes
one of them. The older address stays; the other leads to it. Imports of either source go on. The
office keeps pairs apart and takes joins back.

  propose                  shows pairs that may be one, and writes nothing
  join                     joins every pair that is certain
  confirm KIND ID ID       joins this pair

KIND is institution or course; the numbers are those of the pages' addresses.

  --live                   changes the database although a running server shows it
`;

/** A database that a running server shows was not to be changed. */
class ServedError extends DomainError {
  override name = "ServedError";

  constructor() {
    super("served", 409, `${IS_SERVED} Nothing was changed; say --live to change it all the same.`);
  }
}

await runOneOf({
  usage: USAGE,
  options: { live: { type: "boolean", default: false } },
  open: (site) => {
    sayDatabase(storageSettings(site.env));
    return site;
  },
  commands: {
    propose: {
      takes: noWords,
      run: async ({ storage }) => proposalLines(await proposePairs(storage)),
    },
    join: {
      takes: noWords,
      run: async (site, { live }) => {
        if (!live) await assertMayChange(site);
        return joinedLines(await joinCertain(site.storage, BY));
      },
    },
    confirm: {
      takes: ([kind = "", ...ids]) => isKind(kind) && ids.length === 2 && ids.every(isId),
      run: async (site, { live }, [kind = "", ...words]) => {
        if (!isKind(kind)) return USAGE;
        const [older = 0, newer = 0] = words.map(Number).toSorted((a, b) => a - b);
        if (!live) await assertMayChange(site);
        await confirmPair(site.storage, kind, [older, newer], BY);
        return `The ${kind} ${newer} is one with ${older} now; its address leads there.`;
      },
    },
  },
});

function isKind(word: string): word is RecordKind {
  return word === "institution" || word === "course";
}

function isId(word: string): boolean {
  return oneId([word]);
}

async function assertMayChange({ env }: Site): Promise<void> {
  if (!(await isServed(storageSettings(env)))) return;
  if (!(await askYesNo(`${IS_SERVED} Change it?`))) throw new ServedError();
}

function proposalLines(proposals: Proposals): string {
  const lines = allLines(proposals);
  if (lines.length === 0) return "No two records look like one.";
  const pairs = [...proposals.institutions, ...proposals.courses];
  const certain = pairs.filter(({ isCertain }) => isCertain).length;
  return [
    ...lines,
    "",
    `${certain} certain (npm run match -- join), ${pairs.length - certain} to look at (confirm, or in the office).`,
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

function allLines({ institutions, courses }: Proposals): string[] {
  return [
    ...institutions.flatMap((pair) => pairLines("institution", pair, institutionFacts)),
    ...courses.flatMap((pair) => pairLines("course", pair, courseFacts)),
  ];
}

/** A pair, and for one that is not certain what each of the two states. */
function pairLines<T extends Candidate>(
  kind: RecordKind,
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

function institutionFacts({ courses, campuses }: ProposedInstitution): string[] {
  return [
    counted(courses, "course"),
    campuses.length === 0 ? "no campus stated" : campuses.join("; "),
  ];
}

function courseFacts(course: ProposedCourse): string[] {
  const { mnqf_level, duration_text, credits, awarding_body } = course;
  return [
    mnqf_level === null ? "no level stated" : `level ${mnqf_level}`,
    duration_text ?? "no duration stated",
    credits === null ? "no credits stated" : counted(credits, "credit"),
    awarding_body === null ? "no awarding body stated" : `awarded by ${awarding_body}`,
  ];
}
