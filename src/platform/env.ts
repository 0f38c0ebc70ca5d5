import { isIP } from "node:net";
import { z } from "zod";
import type { StorageSettings } from "./db/engine.ts";
import { MAX_TURN_WAIT_MS } from "./http/limits.ts";

const optional = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (value === "" ? undefined : value), schema.nullish())
    .transform((value) => value ?? null);

/** They name one model together: both of them are set, or none. */
const AI_SETTINGS = ["AI_BASE_URL", "AI_MODEL"] as const;

function wholeNumberSetting(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error });
}

function address(...schemes: string[]) {
  const error = `must be an address that begins with ${schemes.map((it) => `${it}://`).join(" or ")}`;
  return z.url({ protocol: new RegExp(`^(${schemes.join("|")})$`), error });
}

/** A web page; the given one where the setting is empty. */
function page(unlessSet: string) {
  return optional(address("http", "https")).transform((value) => value ?? unlessSet);
}

function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, {
    error: `must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`,
  });
}

/** Names of ranges that the server knows, beside addresses with or without a range in bits. */
const NAMED_RANGES = ["loopback", "linklocal", "uniquelocal"];

function namesProxies(value: string): boolean {
  if (value === "true" || value === "false") return true;
  return value.split(",").every((part) => {
    const [host = "", bits, ...rest] = part.trim().split("/");
    if (NAMED_RANGES.includes(host)) return bits === undefined;
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(host) as 0 | 4 | 6];
    return (
      rest.length === 0 && (bits === undefined ? most > 0 : /^\d+$/.test(bits) && +bits <= most)
    );
  });
}

/** Key and secret, host, bucket, and folders in it; `s3+http` on one's own network. */
const BUCKET_ADDRESS =
  /^s3(\+http)?:\/\/[^\s:/@?#]+:[^\s:/@?#]+@[^\s/@?#]+\/[^\s?#]+(\?region=[\w-]+)?$/;

/** Every setting, each with a default that works on a fresh machine (docs/settings.md). */
const schema = z
  .object({
    PORT: wholeNumberSetting(0, 65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    /** Address under which the public reaches the site; links in pages and mails start with it. */
    PUBLIC_URL: optional(address("http", "https")),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: optional(address("postgres", "postgresql")),
    /** Bucket that speaks S3, for uploaded pictures; without one they are in DATA_DIR/files. */
    FILES_URL: optional(
      z.string().regex(BUCKET_ADDRESS, "must look like s3://key:secret@host/bucket?region=auto"),
    ),
    /** SMTP server that mails go through; without one they are `.eml` files in DATA_DIR/outbox. */
    SMTP_URL: optional(address("smtp", "smtps")),
    /** Sender of every mail: an address, or a name with the address in angle brackets. */
    MAIL_FROM: z
      .string()
      .regex(/^[^@\r\n]+@[^@\r\n]+$/, "must hold a mail address")
      .default("Magu <magu@magu.example>"),
    /** Who answers visitors; shown on the contact page. */
    OPERATOR_EMAIL: optional(z.email({ error: "must be a mail address" })),
    /** Memory of the page cache, in millions of bytes; 0 caches no page. */
    PAGE_CACHE_MB: wholeNumberSetting(0, 100_000).default(64),
    /** Script of the operator's own analytics, added to every page; none by default. */
    ANALYTICS_SCRIPT_URL: optional(address("http", "https")),
    /** The operator's own pages on four networks, linked from every page; the networks by default. */
    INSTAGRAM_URL: page("https://www.instagram.com/"),
    X_URL: page("https://x.com/"),
    FACEBOOK_URL: page("https://www.facebook.com/"),
    LINKEDIN_URL: page("https://www.linkedin.com/"),
    /** "on" serves /styleguide from a production build too, for the browser tests. */
    STYLEGUIDE: oneOf(["on", "off"]).default("off"),
    /** "off" leaves an empty database empty. */
    SAMPLE_DATA: oneOf(["on", "off"]).default("on"),
    /** Messages to the assistant that a device has without an account. */
    FREE_MESSAGES: wholeNumberSetting(0, 1_000).default(10),
    /** Address of an OpenAI-compatible API, up to the version: "https://host/v1". */
    AI_BASE_URL: optional(address("http", "https")),
    /** Name of the model there that answers in the chat; without one the desk answers alone. */
    AI_MODEL: optional(z.string()),
    AI_API_KEY: optional(z.string()),
    /** Milliseconds in which its first word has to come, and those of a whole answer. */
    AI_FIRST_TOKEN_MS: wholeNumberSetting(100, 600_000).default(12_000),
    AI_ANSWER_MS: wholeNumberSetting(200, 600_000).default(45_000),
    /** Answers that it writes at once; others wait for a place. */
    AI_CALLS_AT_ONCE: wholeNumberSetting(1, 1_000).default(4),
    /** Tokens read and written in a day, by all servers together; 0: no limit. */
    AI_TOKENS_A_DAY: wholeNumberSetting(0, 2_000_000_000).default(5_000_000),
    /** JSON object that is added to the body of each request. */
    AI_EXTRA_BODY: z
      .string()
      .default("{}")
      .transform((text, context) => {
        try {
          return z.record(z.string(), z.json()).parse(JSON.parse(text || "{}"));
        } catch {
          context.addIssue({
            code: "custom",
            message: 'must be a JSON object, such as {"reasoning_effort":"low"}',
          });
          return z.NEVER;
        }
      }),
    /** Proxies to trust for the visitor's address: "true", or their addresses joined by commas. */
    TRUST_PROXY: optional(
      z.string().refine(namesProxies, {
        error: "must be true, false, or network addresses joined by commas, such as 10.0.0.1",
      }),
    ),
    /** Who sends it as a bearer may read /metrics; without one only programs of this machine may. */
    METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
    /** Encrypts the secrets of two-factor sign-in; without one a file in DATA_DIR holds a key. */
    TWO_FACTOR_KEY: optional(z.string().min(32, "must have at least 32 characters")),
    /** Milliseconds beyond which a request that waits for its turn is refused. */
    MAX_WAIT_MS: wholeNumberSetting(100, 60_000).default(MAX_TURN_WAIT_MS),
    /** Seconds that a server which is told to stop serves on, where /readyz is asked regularly. */
    DRAIN_SECONDS: wholeNumberSetting(0, 600).default(5),
    LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default(
      "warn",
    ),
  })
  .refine(({ SMTP_URL, OPERATOR_EMAIL }) => !SMTP_URL || OPERATOR_EMAIL !== null, {
    path: ["OPERATOR_EMAIL"],
    error: "must be set where SMTP_URL is",
    // Also where other settings are wrong, so that all are named at once.
    when: () => true,
  })
  .superRefine((settings, context) => {
    const missing = AI_SETTINGS.filter((name) => settings[name] === null);
    if (missing.length === AI_SETTINGS.length) return;
    const error = `must be set with ${AI_SETTINGS.filter((name) => !missing.includes(name)).join(" and ")}`;
    for (const name of missing) {
      context.addIssue({ code: "custom", path: [name], message: error });
    }
  });

/** Shown and written to until the operator names an address; mails to it stay in the outbox. */
const PLACEHOLDER_EMAIL = "hello@magu.example";

export type Env = Omit<z.infer<typeof schema>, "PUBLIC_URL" | "OPERATOR_EMAIL"> & {
  PUBLIC_URL: string;
  OPERATOR_EMAIL: string;
};

/** Where the settings say that the database is. */
export function storageSettings({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
}: Pick<Env, "DATABASE_URL" | "DATA_DIR">): StorageSettings {
  return { databaseUrl, dataDir };
}

/** Thrown when settings are wrong; its message names every wrong one. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads the settings from the environment.
 *
 * @throws SettingsError naming every wrong value at once.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = schema.safeParse(source);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) =>
        `  ${issue.path.join(".")}: ${issue.message} (now: ${loggedValue(String(issue.path[0]), source)})`,
    );
    throw new SettingsError(`These settings are wrong:\n${lines.join("\n")}`);
  }
  const env = result.data;
  const fallback = `http://${env.HOST === "0.0.0.0" ? "127.0.0.1" : env.HOST}:${env.PORT}`;
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? fallback).replace(/\/$/, ""),
    OPERATOR_EMAIL: env.OPERATOR_EMAIL ?? PLACEHOLDER_EMAIL,
  };
}

/** Settings that hold a password or a key. */
const SECRET_SETTINGS: readonly string[] = [
  "DATABASE_URL",
  "FILES_URL",
  "SMTP_URL",
  "AI_API_KEY",
  "AI_EXTRA_BODY",
  "METRICS_TOKEN",
  "TWO_FACTOR_KEY",
];

/** A value as it may stand in an error, and with it in a log. */
function loggedValue(name: string, source: Record<string, string | undefined>): string {
  const value = source[name];
  if (value === undefined) return "not set";
  return SECRET_SETTINGS.includes(name) ? "set, and kept back here" : value;
}
