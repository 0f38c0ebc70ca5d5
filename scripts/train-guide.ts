import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  BUCKETS,
  type ClauseKind,
  featuresOf,
  isMatter,
  KINDS,
  likeliest,
  type PackedWeights,
  scoresOf,
  type Weights,
} from "#features/chat/guide/clauses/clause-reader.ts";
import { wordsOf } from "#features/chat/guide/reading/message.ts";
import { DHIVEHI } from "#features/chat/guide/words/dhivehi.ts";

const CLAUSES = join(import.meta.dirname, "../src/features/chat/guide/clauses");
const WEIGHTS = join(CLAUSES, "weights.json");
const TRAINING = join(CLAUSES, "training");

/** How a template is filled and how often the sentences are gone through. */
const FILLINGS = 8;
const ROUNDS = 5;
const RATE = 0.1;
/** What no weight has moved less than, and the share of features that are left out. */
const MOVED = 0.1;
const LEFT_OUT = 0.15;
/** As small an error changes nothing. */
const NO_ERROR = 1e-3;
/** One situation in so many is held back; one sentence in so many has a slip of the keyboard. */
const HELD_BACK = 5;
const SLIPS = 12;

interface Example {
  situation: string;
  kind: ClauseKind;
  words: string[];
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Clauses as people write them in one situation: templates with slots in braces, by their kind. */
interface Situation {
  name: string;
  templates: { kind: ClauseKind; template: string }[];
}

/** Reads the files of `training/`: "# situation", then "kind:" and a template a line. */
function readSituations(): Situation[] {
  const lines = readdirSync(TRAINING)
    .filter((name) => name !== SLOTS_FILE)
    .sort()
    .flatMap((name) => readFileSync(join(TRAINING, name), "utf8").split("\n"));
  const situations: Situation[] = [];
  let kind: ClauseKind = "talk";
  for (const line of lines.map((text) => text.trim())) {
    const heading = KINDS.find((one) => line === `${one}:`);
    if (line.startsWith("# ")) situations.push({ name: line.slice(2), templates: [] });
    else if (heading) kind = heading;
    else if (line !== "" && !/^[A-Z]/.test(line))
      situations.at(-1)?.templates.push({ kind, template: line });
  }
  return situations;
}

/** What the slots of templates may hold: "name: one|two". */
const SLOTS_FILE = "slots.txt";
const SLOTS: ReadonlyMap<string, string[]> = new Map(
  readFileSync(join(TRAINING, SLOTS_FILE), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([name = "", values = ""]) => [name, values.split("|")]),
);

const AS_TYPED = {
  isKnown: (word: string) => !DHIVEHI.has(word),
  mend: () => null,
  bySound: () => null,
};

/** The words of all training sentences. */
export function trainingWords(): Set<string> {
  const random = numbersFrom(1);
  return new Set(examples(-1, random).learnt.flatMap(({ words }) => words));
}

function sentencesOf(template: string, random: () => number): string[][] {
  const filled = Array.from({ length: FILLINGS }, (_, at) => {
    const text = template.replace(/\{(\w+)\}/g, (_all, slot: string) => {
      const values = SLOTS.get(slot)!;
      return values[Math.floor(random() * values.length)]!;
    });
    return at % SLIPS === SLIPS - 1 ? withSlip(text, random) : text;
  });
  return [...new Set(filled)].map((text) => wordsOf(text, AS_TYPED));
}

/** Two letters swapped within one word. */
function withSlip(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (text.length - 2));
  const pair = text.slice(at, at + 2);
  return pair.includes(" ") ? text : text.slice(0, at) + pair[1] + pair[0] + text.slice(at + 2);
}

/** The situation that is no one person's is always learnt from. */
const GENERAL = "general";

/** The examples to learn from and those of the situations of one fold, which are held back. */
function examples(fold: number, random: () => number) {
  const learnt: Example[] = [];
  const held: Example[] = [];
  for (const [at, { name, templates }] of readSituations().entries()) {
    const into = name !== GENERAL && at % HELD_BACK === fold ? held : learnt;
    for (const { kind, template } of templates)
      for (const words of sentencesOf(template, random))
        into.push({ situation: name, kind, words });
  }
  return { learnt, held };
}

/**
 * Logistic regression by stochastic descent, each weight in steps that get smaller with what it has
 * moved (Duchi's AdaGrad). A rare kind weighs more than its number; now and then a feature is left
 * out, so that a clause is not told by one word.
 */
function train(list: readonly Example[], random: () => number): Weights {
  const weights = new Float32Array(BUCKETS * KINDS.length);
  const moved = new Float32Array(weights.length).fill(MOVED);
  const counts = Map.groupBy(list, ({ kind }) => kind);
  const seen = list.map(({ kind, words }) => ({
    right: KINDS.indexOf(kind),
    features: featuresOf(words),
    weight: Math.sqrt(list.length / KINDS.length / counts.get(kind)!.length),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(seen, random);
    for (const { right, features, weight } of seen) {
      const left = features.filter(() => random() > LEFT_OUT);
      const scores = scoresOf(left, weights);
      for (let kind = 0; kind < scores.length; kind++) {
        const error = weight * ((kind === right ? 1 : 0) - scores[kind]!);
        if (Math.abs(error) < NO_ERROR) continue;
        for (const feature of left) {
          const at = feature * KINDS.length + kind;
          moved[at]! += error * error;
          weights[at]! += (RATE * error) / Math.sqrt(moved[at]!);
        }
      }
    }
  }
  return weights;
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

function pack(weights: Weights): PackedWeights {
  const scale = Number(weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0).toFixed(4));
  const bytes = Int8Array.from(weights, (one) => Math.round((one / scale) * 127));
  return { scale, bytes: Buffer.from(bytes.buffer).toString("base64") };
}

/** What was told of a clause of a situation that was held back. */
interface Told extends Example {
  got: ReturnType<typeof likeliest>;
}

/** Trains without the situations of one fold, and tells what their clauses are for. */
export function measureFold(fold: number): Told[] {
  const random = numbersFrom(1);
  const { learnt, held } = examples(fold, random);
  const weights = train(learnt, random);
  return held.map((example) => ({ ...example, got: likeliest(example.words, weights) }));
}

/** The share of clauses that were told right; of matters, whether they were told to be one. */
export function shareFirst(told: readonly Told[]): number {
  const first = (kind: ClauseKind) => (isMatter(kind) ? "matter" : kind);
  return told.filter(({ kind, got }) => first(got.kind) === first(kind)).length / told.length;
}

/** The share of clauses that were told right. */
export function shareRight(told: readonly Told[]): number {
  return told.filter(({ kind, got }) => got.kind === kind).length / told.length;
}

/** The weights from all situations, as the file has them. */
export function trainedWeights(): string {
  const random = numbersFrom(1);
  const { learnt } = examples(-1, random);
  return `${JSON.stringify(pack(train(learnt, random)), null, 2)}\n`;
}

function main(): void {
  const text = trainedWeights();
  const isNew = text !== readFileSync(WEIGHTS, "utf8");
  writeFileSync(WEIGHTS, text);
  if (process.argv.includes("--quick")) return;
  const told = Array.from({ length: HELD_BACK }, (_, fold) => measureFold(fold)).flat();
  for (const kind of KINDS) {
    const own = told.filter((one) => one.kind === kind);
    const as = told.filter(({ got }) => got.kind === kind);
    console.log(
      `${kind.padEnd(12)}${percent(shareRight(own))} of ${own.length} found; ${percent(shareRight(as))} of those told so are`,
    );
  }
  if (process.argv.includes("--wrong")) {
    for (const { kind, words, got } of told) {
      if (got.kind !== kind)
        console.log(`${kind} < ${got.kind} ${got.sure.toFixed(2)}: ${words.join(" ")}`);
    }
  }
  console.log(
    `${percent(shareFirst(told))} right but for which matter, ${percent(shareRight(told))} right of ${told.length} in situations that were held back; weights ${isNew ? "changed" : "as before"}`,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}

if (process.argv[1] === import.meta.filename) main();
