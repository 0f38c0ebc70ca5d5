import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { createMails } from "#features/accounts/mails.ts";
import {
  createOperator,
  type OperatorService,
} from "#features/accounts/operator.service.server.ts";
import { createPasswordHashing } from "#features/accounts/password-hashing.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { addMail } from "#platform/mail-queue.server.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import { CHEAP_HASH, NO_SECURITY_LOG, TEST_ORIGIN } from "./app.ts";

/** A person for tests. */
export const AISHATH = {
  name: "Aishath",
  email: "aishath@example.com",
  mobile: "+960 777 1234",
  password: "ranvilu-hedhun",
};

/** Who runs a command in tests. */
export const ROOT = { operator: "root" };

/** What operators do with accounts, as a command has it: its mails wait in the database. */
export async function openOperator(
  storage: Storage,
  security: SecurityLog = NO_SECURITY_LOG,
): Promise<OperatorService> {
  return createOperator({
    storage,
    security,
    publicUrl: TEST_ORIGIN,
    mails: createMails(TEST_ORIGIN),
    hashing: await createPasswordHashing(CHEAP_HASH),
    queue: { add: addMail, wake: () => undefined },
  });
}

interface Call {
  method?: InjectOptions["method"];
  body?: unknown;
  token?: string;
  /** Network address of the caller. */
  address?: string;
  headers?: Record<string, string>;
}

/** Sends a call as a browser would, from behind a trusted proxy. */
export function call(app: FastifyInstance, url: string, options: Call = {}) {
  const { body, token, address = "10.0.0.1", headers } = options;
  return app.inject({
    method: options.method ?? (body === undefined ? "GET" : "POST"),
    url,
    headers: {
      "x-forwarded-for": address,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
  });
}

/** Registers a person, signs in, and returns the token. */
export async function signUp(app: FastifyInstance, person = AISHATH): Promise<string> {
  await call(app, "/api/register", { body: person });
  return await signIn(app, person);
}

/** @throws when the sign-in is refused. */
export async function signIn(app: FastifyInstance, { email, password } = AISHATH): Promise<string> {
  const answer = await call(app, "/api/login", { body: { email, password } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { token } = answer.json();
  cookies.set(token, String(answer.headers["set-cookie"]).split(";")[0] ?? "");
  return token;
}

/** The cookie of each session, as browsers send it. */
const cookies = new Map<string, string>();

/** Asks for a page of staff, or sends its form, as the person of a session. */
export function staffPage(app: FastifyInstance, token: string | undefined, url: string) {
  const headers = { cookie: cookies.get(token ?? "") ?? "", "sec-fetch-site": "same-origin" };
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return {
    get: () => app.inject({ url, headers }),
    /** @param act of the page. @param of the record of a list that it is of. */
    send: (act: string, fields: Record<string, string> = {}, of: string | number = "") =>
      app.inject({
        method: "POST",
        url,
        headers: { ...headers, ...type },
        payload: String(new URLSearchParams({ ...fields, act, of: String(of) })),
      }),
  };
}

/** A decoded mail of the outbox. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The sent mails in order; waits until no mail is being sent. */
export async function sentMails(storage: Storage, dataDir: string): Promise<SentMail[]> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const waiting = await storage.db.selectFrom("outgoing_mails").select("id").execute();
    if (waiting.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return await Promise.all(
    names.sort().map(async (name) => readMail(await readFile(join(folder, name), "utf8"))),
  );
}

function readMail(source: string): SentMail {
  const [head = ""] = source.split(/\r?\n\r?\n/);
  const headers = head.replace(/\r?\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(headers)?.[1] ?? "";
  return {
    to: header("To"),
    subject: header("Subject"),
    text: partOf(source, "text/plain"),
    html: partOf(source, "text/html"),
  };
}

function partOf(source: string, type: string): string {
  const part = source.split(/\r?\n--[^\r\n]+\r?\n/).find((one) => one.includes(`: ${type};`)) ?? "";
  const [head = "", ...body] = part.split(/\r?\n\r?\n/);
  const content = body.join("\n\n");
  if (/base64/i.test(head)) return Buffer.from(content, "base64").toString("utf8");
  if (!/quoted-printable/i.test(head)) return content;
  const bytes = content
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The token of the link in a mail. */
export function tokenIn({ text }: SentMail): string {
  const token = /\/(?:reset-password|confirm-email|invitation|application)\/([A-Za-z0-9]+)/.exec(
    text,
  )?.[1];
  if (!token) throw new Error(`No link in: ${text}`);
  return token;
}
