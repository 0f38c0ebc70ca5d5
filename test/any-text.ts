import fc from "fast-check";
import { FILTER_KEYS } from "#catalogue/filters.ts";
import { ANSWER_KEYS } from "#catalogue/guide-question.ts";

/** Names of properties that every object inherits. */
const INHERITED: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/**
 * Texts that often break programs: inherited names, lone surrogates, control characters, great
 * length.
 */
export const HARD_TEXTS: readonly string[] = [
  ...INHERITED,
  "Certificate for the building constructor",
  INHERITED.join(" "),
  "prototype.constructor toString() __proto__[valueOf]",
  "\0",
  "a\0b \u0001\u0007\u001b\u007f\u0085\u2028\u2029",
  "\ud800",
  "nurse \udc00\ud800 diploma \udfff",
  "\ufffe\uffff\u{10ffff}\u{e0001}",
  "\u202eesrun\u202c \u200b\ufeff \u0300\u0301\u0302",
  "ދިވެހި 👩🏽‍🏫 ﷽ ǆ İ ẞ",
  "%00%ff%ed%a0%80 %s {{}} $& '\";--<!--]]>",
  ":\\:,\\,::all,any",
  "9".repeat(400),
  "-1e309",
  "constructor ".repeat(80).trim(),
  "a".repeat(5_000),
  " ".repeat(3_000),
  "ފަ".repeat(1_500),
];

/** Any text: any characters, lone surrogates, inherited names, and the hard texts. */
export function anyText(): fc.Arbitrary<string> {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 });
  return fc.oneof(
    fc.constantFrom(...HARD_TEXTS),
    fc.string({ unit: "binary", maxLength: 60 }),
    units.map((codes) => String.fromCharCode(...codes)),
    fc.array(fc.constantFrom(...INHERITED, "nurse", "level", "3"), { maxLength: 8 }).map(spaced),
  );
}

const spaced = (words: readonly string[]): string => words.join(" ");

/**
 * A text in an address: percent-encoded, with lone surrogates as the bytes that a careless program
 * writes for them.
 */
export function inAddress(text: string): string {
  return text.replace(/[\ud800-\udfff]|[^A-Za-z0-9]/gu, (character) => {
    const code = character.codePointAt(0)!;
    const bytes =
      code >= 0xd800 && code <= 0xdfff
        ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
        : [...Buffer.from(character)];
    return bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  });
}

/** Parameters of the pages that take a visitor's text, and paths that end with one. */
const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  "/courses": [...FILTER_KEYS, "name", "whole"],
  "/institutions": ["name", "page"],
  "/compare": ["ids", "add", "differences"],
  "/search": ["query", "page"],
  "/careerguide": ["question", ...ANSWER_KEYS],
  "/report": ["course", "institution", "about", "message"],
  "/ask": ["course", "campus", "apply", "institution"],
  "/advertise": ["slot", "months"],
  "/aboutus": ["message"],
  "/chat": ["ask"],
  "/profile": ["ids"],
};

/** Prefixes of addresses that a text can complete. */
export const PAGE_PLACES: readonly string[] = [
  ...Object.entries(PAGE_PARAMETERS).flatMap(([path, names]) =>
    ["", ...names.map((name) => `${name}=`)].map((parameter) => `${path}?${parameter}`),
  ),
  "/",
  "/courses/",
  "/courses/1/",
  "/institutions/",
  "/reset-password/",
  "/delete-question/",
  "/confirm-email/",
  "/unsubscribe/",
  "/confirm-alerts/",
];
