import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { FastifyInstance } from "fastify";
import { createApp } from "#app.ts";
import { openStorage } from "#platform/db/database.ts";
import { readEnv } from "#platform/env.ts";

const USAGE = `Usage: npm run account-timing -- [--rounds 60]

Asks a server of its own, in turn, for accounts that exist and that do not, and prints how long the
answers took. DATABASE_URL may name an empty PostgreSQL; otherwise it is a new SQLite.
`;

/** A call whose answer must not tell whether there is an account. */
interface Question {
  name: string;
  url: string;
  body: (round: number) => unknown;
}

const PASSWORD = "ranvilu-hedhun";
const person = (name: string) => ({
  name,
  email: `${name}@example.com`,
  mobile: "7771234",
  password: PASSWORD,
});
const OWNERS = 20;
const owner = (round: number) => `owner${round % OWNERS}`;
const stranger = (round: number) => `stranger${round}`;
const wrong = (name: string) => ({ ...person(name), password: "not-the-one" });

const QUESTIONS: Question[] = [
  { name: "login, account", url: "/api/login", body: (round) => wrong(owner(round)) },
  { name: "login, no account", url: "/api/login", body: (round) => wrong(stranger(round)) },
  { name: "register, account", url: "/api/register", body: (round) => person(owner(round)) },
  { name: "register, no account", url: "/api/register", body: (round) => person(stranger(round)) },
  { name: "forgot, account", url: "/api/forgot-password", body: (round) => person(owner(round)) },
  {
    name: "forgot, no account",
    url: "/api/forgot-password",
    body: (round) => person(`nobody${round}`),
  },
];

/** A network of its own for each call, so that no limit has a part in it. */
function networkOf(text: string): string {
  const [a = 0, b = 0, c = 0] = createHash("sha256").update(text).digest();
  return `10.${a}.${b}.${c}`;
}

async function ask(app: FastifyInstance, { url, name, body }: Question, round: number) {
  const started = performance.now();
  await app.inject({
    method: "POST",
    url,
    headers: { "x-forwarded-for": networkOf(`${name} ${round}`) },
    payload: body(round) as object,
  });
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The middle half of the values, from which to where. */
function middle(values: readonly number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return [at(0.25), at(0.75)];
}

async function measure(app: FastifyInstance, rounds: number): Promise<Map<string, number[]>> {
  for (let count = 0; count < OWNERS; count++) {
    const register: Question = {
      name: "prepare",
      url: "/api/register",
      body: () => person(owner(count)),
    };
    await ask(app, register, count);
  }
  const times = new Map<string, number[]>(QUESTIONS.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    // In another order each time, so that no question always comes behind the same one.
    const order = QUESTIONS.map((question) => ({ question, at: Math.random() }));
    for (const { question } of order.sort((a, b) => a.at - b.at)) {
      times.get(question.name)?.push(await ask(app, question, round));
      // What goes on behind an answer belongs to no other one.
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
  return times;
}

async function run(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-timing-"));
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.DATABASE_URL,
    TRUST_PROXY: "true",
  });
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir });
  const app = await createApp({ env, storage });
  try {
    const times = await measure(app, rounds);
    console.log(`${rounds} interleaved rounds on ${storage.engine}, milliseconds\n`);
    for (const [name, values] of times) {
      const [from, to] = middle(values).map((value) => value.toFixed(1));
      console.log(
        `${name.padEnd(22)} median ${median(values).toFixed(1)}  middle half ${from} to ${to}`,
      );
    }
  } finally {
    await app.close();
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  const { rounds = "60" } = parseArgs({ options: { rounds: { type: "string" } } }).values;
  if (!/^[1-9]\d{0,4}$/.test(rounds)) throw new Error("--rounds must be a whole number");
  await run(Number(rounds));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 1;
}
