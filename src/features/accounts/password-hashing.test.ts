import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isCommonPassword, SITE_WORDS } from "./common-passwords.server.ts";
import { createPasswordHashing, RECOMMENDED_COST } from "./password-hashing.server.ts";

it("hashes with Argon2id at the cost that OWASP asks for", async () => {
  const hashing = await createPasswordHashing(RECOMMENDED_COST);
  const hash = await hashing.hash("ranvilu-hedhun");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashing.hash("ranvilu-hedhun")).not.toBe(hash);
  expect(await hashing.matches(hash, "ranvilu-hedhun")).toBe(true);
  expect(await hashing.matches(hash, "ranvilu-hedhuN")).toBe(false);
});

it("matches nothing without a hash, not even nothing", async () => {
  const hashing = await createPasswordHashing({ memoryCost: 8, timeCost: 1 });
  expect(await hashing.matches(null, "")).toBe(false);
});

it("knows the same letters in another form of Unicode", async () => {
  const hashing = await createPasswordHashing({ memoryCost: 8, timeCost: 1 });
  const hash = await hashing.hash("caf\u00e9-male");
  expect(await hashing.matches(hash, "cafe\u0301-male")).toBe(true);
});

it("knows the commonest passwords, however they are written", async () => {
  for (const password of ["password", "PASSWORD1", "12345678", "qwerty123", "iloveyou"]) {
    expect(await isCommonPassword(password), password).toBe(true);
  }
  expect(await isCommonPassword("ranvilu-hedhun")).toBe(false);
});

it("knows passwords made of the site's own words, which docs/security.md lists", async () => {
  for (const password of [
    "Magu2026!",
    "maldives123",
    "MAGU-courses",
    "students_2026",
    "magumagu",
  ]) {
    expect(await isCommonPassword(password), password).toBe(true);
  }
  for (const password of [
    "magu hedhun 12",
    "2026-11-23!",
    "SSSS ssss 1!",
    "college of fish",
    // Of no site in particular.
    "Password123!",
  ]) {
    expect(await isCommonPassword(password), password).toBe(false);
  }
  const page = readFileSync(join(import.meta.dirname, "../../../docs/security.md"), "utf8");
  const listed = /words of this\s+site \(([^)]+)\s+and their plurals\)/.exec(page)?.[1] ?? "";
  expect([...listed.matchAll(/`(\w+)`/g)].map(([, word]) => word)).toEqual(SITE_WORDS);
});
