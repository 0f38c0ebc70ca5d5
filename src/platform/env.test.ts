import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readEnv, SettingsError } from "./env.ts";

const MODEL = {
  AI_BASE_URL: "https://models.example/v1",
  AI_MODEL: "large",
};

describe("the settings of a language model", () => {
  test("are set together, or not at all", () => {
    expect(readEnv(MODEL)).toMatchObject({ ...MODEL, AI_API_KEY: null, AI_EXTRA_BODY: {} });
    expect(readEnv({})).toMatchObject({ AI_BASE_URL: null, AI_MODEL: null, AI_API_KEY: null });
    expect(readEnv({ AI_BASE_URL: "", AI_MODEL: "", AI_API_KEY: "" }).AI_MODEL).toBeNull();
  });

  test.each(["AI_BASE_URL", "AI_MODEL"])("%s is missed where the others are", (name) => {
    const others = Object.keys(MODEL).filter((key) => key !== name);
    const read = () => readEnv({ ...MODEL, [name]: undefined });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(`${name}: must be set with ${others.join(" and ")} (now: not set)`);
  });

  test("name an address, and an error keeps the key back", () => {
    const read = () =>
      readEnv({ ...MODEL, AI_API_KEY: "secret-key", AI_BASE_URL: "models.example", AI_MODEL: "" });
    expect(read).toThrow(/AI_BASE_URL/);
    expect(read).not.toThrow(/secret-key/);
  });

  test("add fields to each request as a JSON object", () => {
    const extra = '{"reasoning_effort":"low"}';
    expect(readEnv({ ...MODEL, AI_EXTRA_BODY: extra }).AI_EXTRA_BODY).toEqual(JSON.parse(extra));
    for (const wrong of ["[1]", "low", "{"])
      expect(() => readEnv({ ...MODEL, AI_EXTRA_BODY: wrong })).toThrow(/AI_EXTRA_BODY: must be/);
  });
});

function complaint(settings: Record<string, string>): string {
  try {
    readEnv(settings);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}

describe("wrong settings", () => {
  test.each([
    ["PORT", "banana", "must be a whole number from 0 to 65535"],
    ["PORT", "80.5", "must be a whole number from 0 to 65535"],
    ["PORT", "70000", "must be a whole number from 0 to 65535"],
    ["FREE_MESSAGES", "-1", "must be a whole number from 0 to 1000"],
    ["PUBLIC_URL", "magu.mv", "must be an address that begins with http:// or https://"],
    ["PUBLIC_URL", "ftp://magu.mv", "must be an address that begins with http:// or https://"],
    ["OPERATOR_EMAIL", "hello", "must be a mail address"],
    ["SAMPLE_DATA", "yes", "must be on or off"],
    ["LOG_LEVEL", "loud", "must be fatal, error, warn, info, debug, trace or silent"],
    [
      "TRUST_PROXY",
      "banana",
      "must be true, false, or network addresses joined by commas, such as 10.0.0.1",
    ],
  ])("of %s, %j is said in plain words", (name, value, reason) => {
    expect(complaint({ [name]: value })).toBe(
      `These settings are wrong:\n  ${name}: ${reason} (now: ${value})`,
    );
  });

  test("are named all at once", () => {
    const said = complaint({ PORT: "x", TRUST_PROXY: "10.0.0.1/40", SMTP_URL: "smtp://mail" });
    for (const name of ["PORT", "TRUST_PROXY", "OPERATOR_EMAIL"])
      expect(said).toContain(`${name}:`);
  });
});

test.each(["true", "false", "", "10.0.0.1", "10.0.0.1, 192.168.0.0/16", "::1", "loopback"])(
  "TRUST_PROXY may be %j",
  (value) => {
    expect(complaint({ TRUST_PROXY: value })).toBe("");
  },
);

test.each([
  ["METRICS_TOKEN", "too-short", "must have at least 16 characters"],
  [
    "SMTP_URL",
    "smtp.example.com:pass-word",
    "must be an address that begins with smtp:// or smtps://",
  ],
  [
    "DATABASE_URL",
    "mysql://magu:pass-word@db.example/magu",
    "must be an address that begins with postgres:// or postgresql://",
  ],
])("of %s is said what is wrong, and its value kept back", (name, value, reason) => {
  expect(complaint({ [name]: value, OPERATOR_EMAIL: "operator@magu.example" })).toBe(
    `These settings are wrong:\n  ${name}: ${reason} (now: set, and kept back here)`,
  );
});

test("links to networks lead to the networks themselves until they are set", () => {
  const set = { X_URL: "https://x.com/magu_mv", FACEBOOK_URL: "" };
  expect(readEnv(set)).toMatchObject({
    INSTAGRAM_URL: "https://www.instagram.com/",
    X_URL: "https://x.com/magu_mv",
    FACEBOOK_URL: "https://www.facebook.com/",
    LINKEDIN_URL: "https://www.linkedin.com/",
  });
});

describe("every setting", () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
  const names = Object.keys(readEnv({})).sort();

  test("stands in .env.example, with its default", () => {
    const example = parseEnv(read(".env.example").replace(/^#(?=[A-Z])/gm, ""));
    expect(Object.keys(example).sort()).toEqual(names);
    expect(readEnv(example)).toEqual(readEnv({}));
  });

  test("stands in docs/settings.md", () => {
    const cells = [...read("docs/settings.md").matchAll(/^\| (`[A-Z`_, ]+`) \|/gm)];
    const described = cells.flatMap(([, cell = ""]) => cell.match(/[A-Z_]+/g) ?? []);
    expect(described.sort()).toEqual(names);
  });
});
