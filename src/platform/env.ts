import { z } from "zod";

const optional = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (value === "" ? undefined : value), schema.nullish())
    .transform((value) => value ?? null);

/** They name one model together: all of them are set, or none. */
const AI_SETTINGS = ["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"] as const;

/** Every setting, each with a default that works on a fresh machine (docs/settings.md). */
const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    /** Address under which the public reaches the site; links in pages and mails start with it. */
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    /** SMTP server that mails go through; without one they are `.eml` files in DATA_DIR/outbox. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    /** Sender of every mail: an address, or a name with the address in angle brackets. */
    MAIL_FROM: z
      .string()
      .regex(/^[^@\r\n]+@[^@\r\n]+$/, "must hold a mail address")
      .default("Magu <magu@magu.example>"),
    /** Who answers visitors; shown on the contact page. */
    OPERATOR_EMAIL: optional(z.email()),
    /** Memory for whole pages that are kept, in millions of bytes; 0 keeps none. */
    PAGE_CACHE_MB: z.coerce.number().int().min(0).max(100_000).default(64),
    /** Script of the operator's own analytics, added to every page; none by default. */
    ANALYTICS_SCRIPT_URL: optional(z.url({ protocol: /^https?$/ })),
    /** "on" serves /styleguide from a production build too, for the browser tests. */
    STYLEGUIDE: z.enum(["on", "off"]).default("off"),
    /** "off" leaves an empty database empty. */
    SAMPLE_DATA: z.enum(["on", "off"]).default("on"),
    /** Messages to the assistant that a device has without an account. */
    FREE_MESSAGES: z.coerce.number().int().min(0).max(1_000).default(10),
    /** Address of an OpenAI-compatible API, up to the version: "https://host/v1". */
    AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Name of the model there that answers in the chat; without one the guide answers alone. */
    AI_MODEL: optional(z.string()),
    AI_API_KEY: optional(z.string()),
    /** Proxies to trust for the visitor's address: "true", or their addresses joined by commas. */
    TRUST_PROXY: optional(z.string()),
    /** Who sends it as a bearer may read /metrics; without one only programs of this machine may. */
    METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
      .default("warn"),
  })
  .refine(({ SMTP_URL, OPERATOR_EMAIL }) => SMTP_URL === null || OPERATOR_EMAIL !== null, {
    path: ["OPERATOR_EMAIL"],
    error: "must be set where SMTP_URL is",
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
const NOBODY = "hello@magu.example";

export type Env = Omit<z.infer<typeof schema>, "PUBLIC_URL" | "OPERATOR_EMAIL"> & {
  PUBLIC_URL: string;
  OPERATOR_EMAIL: string;
};

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
        `  ${issue.path.join(".")}: ${issue.message} (now: ${source[String(issue.path[0])] ?? "not set"})`,
    );
    throw new SettingsError(`These settings are wrong:\n${lines.join("\n")}`);
  }
  const env = result.data;
  const fallback = `http://${env.HOST === "0.0.0.0" ? "127.0.0.1" : env.HOST}:${env.PORT}`;
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? fallback).replace(/\/$/, ""),
    OPERATOR_EMAIL: env.OPERATOR_EMAIL ?? NOBODY,
  };
}
