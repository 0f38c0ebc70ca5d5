import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  BUCKETS,
  CLAUSE_KINDS,
  type ClauseKind,
  featuresOf,
  likeliest,
  type PackedWeights,
  scoresOf,
} from "#features/chat/guide/clauses/clause-reader.ts";
import { SLOTS, TRAINING } from "#features/chat/guide/clauses/training.ts";
import { wordsOf } from "#features/chat/guide/reading/message.ts";
import { DHIVEHI } from "#features/chat/guide/words/dhivehi.ts";

const WEIGHTS = join(import.meta.dirname, "../src/features/chat/guide/clauses/weights.json");

/** How a template is filled and how often the sentences are gone through. */
const FILLINGS = 16;
const ROUNDS = 12;
const RATE = 0.25;
const DECAY = 1e-4;
/** One template in so many is held back; one sentence in so many has a slip of the keyboard. */
const HELD_BACK = 5;
const SLIPS = 12;

interface Example {
  kind: ClauseKind;
  words: string[];
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const AS_TYPED = {
  isKnown: (word: string) => !DHIVEHI.has(word),
  mend: () => null,
  bySound: () => null,
};

function sentencesOf(template: string, random: () => number): string[][] {
  const filled = Array.from({ length: FILLINGS }, (_, at) => {
    const text = template.replace(/\{(\w+)\}/g, (_all, slot: string) => {
      const values = SLOTS.get(slot)!.split("|");
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

/** The examples to learn from and those of templates that are held back. */
function examples(random: () => number) {
  const learnt: Example[] = [];
  const held: Example[] = [];
  for (const kind of CLAUSE_KINDS) {
    const templates = TRAINING[kind].trim().split("\n");
    for (const [at, template] of templates.entries()) {
      const into = at % HELD_BACK === HELD_BACK - 1 ? held : learnt;
      for (const words of sentencesOf(template, random)) into.push({ kind, words });
    }
  }
  return { learnt, held };
}

/** Logistic regression by stochastic descent; each kind weighs the same whatever its number. */
function train(list: readonly Example[], random: () => number): Float32Array[] {
  const rows = CLAUSE_KINDS.map(() => new Float32Array(BUCKETS));
  const counts = Map.groupBy(list, ({ kind }) => kind);
  const seen = list.map(({ kind, words }) => ({
    at: CLAUSE_KINDS.indexOf(kind),
    features: featuresOf(words),
    weight: Math.sqrt(list.length / CLAUSE_KINDS.length / counts.get(kind)!.length),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = seen.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [seen[at], seen[other]] = [seen[other]!, seen[at]!];
    }
    for (const { at: right, features, weight } of seen) {
      const scores = scoresOf(features, rows);
      const step = (RATE * weight) / (1 + round / 3) / Math.sqrt(features.length);
      for (const [at, row] of rows.entries()) {
        const error = (at === right ? 1 : 0) - scores[at]!;
        for (const feature of features) {
          row[feature] = row[feature]! * (1 - DECAY) + step * error;
        }
      }
    }
  }
  return rows;
}

function pack(rows: readonly Float32Array[]): PackedWeights {
  const scale = Number(Math.max(...rows.flatMap((row) => [...row].map(Math.abs))).toFixed(4));
  const bytes = Int8Array.from(rows.flatMap((row) => [...row].map((one) => (one / scale) * 127)));
  return { scale, bytes: Buffer.from(bytes.buffer).toString("base64") };
}

function shareRight(list: readonly Example[], rows: readonly Float32Array[]): number {
  return (
    list.filter(({ kind, words }) => likeliest(words, rows).kind === kind).length / list.length
  );
}

/** Weights from all templates, and the share right on those held back from a first training. */
export function trainReader() {
  const random = numbersFrom(1);
  const { learnt, held } = examples(random);
  const first = train(learnt, random);
  const text = `${JSON.stringify(pack(train([...learnt, ...held], random)), null, 2)}\n`;
  return { text, learnt, held, first, heldBack: shareRight(held, first) };
}

function main(): void {
  const { text, learnt, held, first, heldBack } = trainReader();
  const isNew = text !== readFileSync(WEIGHTS, "utf8");
  writeFileSync(WEIGHTS, text);
  for (const kind of CLAUSE_KINDS) {
    const own = held.filter((one) => one.kind === kind);
    console.log(
      `${kind.padEnd(12)}${(100 * shareRight(own, first)).toFixed(1).padStart(6)} % of ${own.length}`,
    );
  }
  if (process.argv.includes("--wrong")) {
    for (const { kind, words } of held) {
      const got = likeliest(words, first);
      if (got.kind !== kind)
        console.log(`${kind} < ${got.kind} ${got.sure.toFixed(2)}: ${words.join(" ")}`);
    }
  }
  console.log(
    `${learnt.length} sentences learnt; ${(100 * heldBack).toFixed(1)} % right of ${held.length} of templates held back; weights ${isNew ? "changed" : "as before"}`,
  );
}

if (process.argv[1] === import.meta.filename) main();
