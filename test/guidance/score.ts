import { type ChatReply, newMemory, type Responder, type Turn } from "#features/chat/answer.ts";
import { falseClaims } from "./claims.ts";
import type { GuidanceCase, Kind } from "./guidance.ts";
import { everything, shownCourses } from "./reading.ts";
import type { Truth } from "./truth.ts";
import { problemsOf } from "./verdict.ts";

interface Failure {
  id: string;
  /** From 1. */
  turn: number;
  said: string;
  /** What was expected and is not so. */
  problems: string[];
  answered: string;
}

interface Claim {
  id: string;
  turn: number;
  claim: string;
}

export interface Score {
  cases: number;
  turns: number;
  /** Cases of which every turn is right. */
  right: number;
  /** `right / cases`, 0 to 1. */
  accuracy: number;
  /** In the order of the set. */
  kinds: { kind: Kind; cases: number; right: number; accuracy: number }[];
  failures: Failure[];
  /** What answers said that the directory does not hold; there must be none. */
  claims: Claim[];
}

/** Gives what is not grounded in an answer; the guide's own checker. */
type CheckGrounding = (answer: ChatReply) => Promise<readonly unknown[]>;

export interface Scoring {
  responder: Responder;
  truth: Truth;
  cases: readonly GuidanceCase[];
  /** Checked beside the scorer's own look at the claims. */
  checkGrounding?: CheckGrounding;
}

/** Leads every conversation of a set and holds the answers against the directory. */
export async function scoreGuidance({ cases, ...given }: Scoring): Promise<Score> {
  const results: CaseResult[] = [];
  for (const one of cases) results.push(await lead(one, given));
  const wrong = new Set(results.flatMap(({ failures }) => failures.map(({ id }) => id)));
  const kinds = Map.groupBy(cases, ({ kind }) => kind);
  return {
    ...share(cases, wrong),
    turns: cases.reduce((sum, { turns }) => sum + turns.length, 0),
    kinds: [...kinds].map(([kind, members]) => ({ kind, ...share(members, wrong) })),
    failures: results.flatMap(({ failures }) => failures),
    claims: results.flatMap(({ claims }) => claims),
  };
}

interface CaseResult {
  failures: Failure[];
  claims: Claim[];
}

async function lead(
  { id, turns }: GuidanceCase,
  { responder, truth, checkGrounding }: Omit<Scoring, "cases">,
): Promise<CaseResult> {
  const result: CaseResult = { failures: [], claims: [] };
  const spoken: Turn[] = [];
  const said: string[] = [];
  let memory = newMemory();
  let shown: readonly number[] = [];
  for (const [at, { says, expects }] of turns.entries()) {
    const place = { id, turn: at + 1 };
    const answer = await responder.answer(says, { memory, turns: [...spoken] });
    said.push(says);
    const problems = problemsOf(answer, expects, { truth, shown });
    if (problems.length > 0) {
      result.failures.push({ ...place, said: says, problems, answered: everything(answer) });
    }
    const ungrounded = (await checkGrounding?.(answer)) ?? [];
    const claims = [...falseClaims(answer, truth, said), ...ungrounded.map(asText)];
    result.claims.push(...claims.map((claim) => ({ ...place, claim })));
    spoken.push({ isUser: true, text: says }, { isUser: false, text: answer.text });
    memory = answer.memory;
    shown = shownCourses(answer).length > 0 ? shownCourses(answer) : shown;
  }
  return result;
}

function share(members: readonly GuidanceCase[], wrong: ReadonlySet<string>) {
  const right = members.filter(({ id }) => !wrong.has(id)).length;
  return { cases: members.length, right, accuracy: right / members.length };
}

function asText(violation: unknown): string {
  return typeof violation === "string" ? violation : JSON.stringify(violation);
}
