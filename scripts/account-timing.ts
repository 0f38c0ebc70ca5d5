import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { FastifyInstance } from "fastify";
import { createApp } from "#app.ts";
import { openStorage } from "#platform/db/database.ts";
import { readEnv, storageSettings } from "#platform/env.ts";

const USAGE = `Usage: npm run account-timing -- [--rounds 60]

Asks a server of its own, in turn, for accounts that exist and that do not, and prints how long the
answers took. Chance alone: two standard deviations around one half. DATABASE_URL may name an empty PostgreSQL; otherwise it is a new SQLite.
`;

/** A call whose response time must not reveal whether there is an account. */
interface Question {
  name: string;
  url: string;
  method?: "PATCH";
  /** True for a call of a signed-in person. */
  isSignedIn?: boolean;
  /** Request bodies of one round, for an existing account and for none. */
  account: (round: number) => unknown;
  none: (round: number) => unknown;
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
  {
    name: "login",
    url: "/api/login",
    account: (round) => wrong(owner(round)),
    none: (round) => wrong(stranger(round)),
  },
  {
    name: "register",
    url: "/api/register",
    account: (round) => person(owner(round)),
    none: (round) => person(stranger(round)),
  },
  {
    name: "forgot-password",
    url: "/api/forgot-password",
    account: (round) => person(owner(round)),
    none: (round) => person(`nobody${round}`),
  },
  {
    name: "change-email",
    url: "/api/v1/account",
    method: "PATCH",
    isSignedIn: true,
    account: (round) => ({ email: person(owner(round)).email, password: PASSWORD }),
    none: (round) => ({ email: `free${round}@example.com`, password: PASSWORD }),
  },
];

/**
 * Number of rounds in which one account requests another address: two requests each, of five a day.
 */
const ROUNDS_PER_MOVER = 2;

/** A separate network for each call, so that no limit affects it. */
function networkOf(text: string): string {
  const [a = 0, b = 0, c = 0] = createHash("sha256").update(text).digest();
  return `10.${a}.${b}.${c}`;
}

interface Call {
  method?: "PATCH" | undefined;
  url: string;
  body: unknown;
  network: string;
  token?: string | undefined;
}

/** Returns the response time in milliseconds. */
async function ask(app: FastifyInstance, call: Call): Promise<number> {
  const { method = "POST", url, body, network, token } = call;
  const started = performance.now();
  await app.inject({
    method,
    url,
    headers: { "x-forwarded-for": network, ...(token && { authorization: `Bearer ${token}` }) },
    payload: body as object,
  });
  const took = performance.now() - started;
  // Lets the work after a response end, so that it does not slow the next call.
  await sleep(40);
  return took;
}

/** The lower quartile, median and upper quartile. */
function quartiles(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return [at(0.25), at(0.5), at(0.75)];
}

interface Times {
  account: number[];
  none: number[];
}

async function measure(app: FastifyInstance, rounds: number): Promise<Map<string, Times>> {
  for (let count = 0; count < OWNERS; count++) {
    const body = person(owner(count));
    await ask(app, { url: "/api/register", body, network: networkOf(`owner ${count}`) });
  }
  const tokens: string[] = [];
  for (let count = 0; count < rounds / ROUNDS_PER_MOVER; count++) {
    tokens.push(await tokenOf(app, `mover${count}`));
  }
  const times = new Map(QUESTIONS.map(({ name }) => [name, { account: [], none: [] } as Times]));
  for (let round = 0; round < rounds; round++) {
    for (const question of QUESTIONS) {
      // Alternates the order, so that neither always follows the same call.
      const order =
        Math.random() < 0.5 ? (["account", "none"] as const) : (["none", "account"] as const);
      for (const side of order) {
        const { url, name, method, isSignedIn, [side]: body } = question;
        const network = networkOf(`${name} ${side} ${round}`);
        const token = isSignedIn ? tokens[Math.floor(round / ROUNDS_PER_MOVER)] : undefined;
        const call = { method, url, body: body(round), network, token };
        times.get(name)?.[side].push(await ask(app, call));
      }
    }
  }
  return times;
}

/** Registers a person and signs in. */
async function tokenOf(app: FastifyInstance, name: string): Promise<string> {
  const body = person(name);
  const network = networkOf(name);
  await ask(app, { url: "/api/register", body, network });
  const headers = { "x-forwarded-for": network };
  const login = { method: "POST", url: "/api/login", headers, payload: body } as const;
  return (await app.inject(login)).json().token;
}

function report(name: string, { account, none }: Times): string {
  const line = (side: string, values: readonly number[]) => {
    const [from, middle, to] = quartiles(values).map((value) => value.toFixed(1));
    return `${name.padEnd(16)}${side.padEnd(12)} median ${middle}, middle half ${from} to ${to}`;
  };
  const slower = account.filter((took, round) => took > (none[round] ?? 0)).length;
  const chance = account.length / 2;
  const spread = Math.sqrt(account.length);
  return [
    line("account", account),
    line("no account", none),
    `${" ".repeat(16)}the account took longer in ${slower} of ${account.length} rounds; chance alone gives ${Math.ceil(chance - spread)} to ${Math.floor(chance + spread)}`,
  ].join("\n");
}

async function run(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-timing-"));
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.DATABASE_URL,
    TRUST_PROXY: "true",
    LOG_LEVEL: "silent",
  });
  const storage = await openStorage(storageSettings(env));
  const app = await createApp({ env, storage });
  try {
    const times = await measure(app, rounds);
    console.log(`${rounds} interleaved rounds on ${storage.engine}, milliseconds\n`);
    for (const [name, values] of times) console.log(`${report(name, values)}\n`);
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
