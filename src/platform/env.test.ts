import { describe, expect, test } from "vitest";
import { readEnv, SettingsError } from "./env.ts";

const MODEL = {
  AI_BASE_URL: "https://models.example/v1",
  AI_MODEL: "large",
  AI_API_KEY: "secret-key",
};

describe("the settings of a language model", () => {
  test("are set together, or not at all", () => {
    expect(readEnv(MODEL)).toMatchObject(MODEL);
    expect(readEnv({})).toMatchObject({ AI_BASE_URL: null, AI_MODEL: null, AI_API_KEY: null });
    expect(readEnv({ AI_BASE_URL: "", AI_MODEL: "", AI_API_KEY: "" }).AI_MODEL).toBeNull();
  });

  test.each(["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"])(
    "%s is missed where the others are",
    (name) => {
      const others = Object.keys(MODEL).filter((key) => key !== name);
      const read = () => readEnv({ ...MODEL, [name]: undefined });
      expect(read).toThrow(SettingsError);
      expect(read).toThrow(`${name}: must be set with ${others.join(" and ")} (now: not set)`);
    },
  );

  test("name an address, and an error keeps the key back", () => {
    const read = () => readEnv({ ...MODEL, AI_BASE_URL: "models.example", AI_MODEL: "" });
    expect(read).toThrow(/AI_BASE_URL/);
    expect(read).not.toThrow(/secret-key/);
  });
});
