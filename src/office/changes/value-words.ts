import { AWARDING_TYPES } from "#catalogue/awarding.ts";
import type { Course } from "#catalogue/course.ts";
import { dateWords } from "#catalogue/dates.ts";
import { conditionText } from "#catalogue/entry-words.ts";
import { compareFees } from "#catalogue/fees.ts";
import { nameOfPlace } from "#catalogue/islands.ts";
import { LEVELS, levelTitle } from "#catalogue/levels.ts";
import { MODALITIES } from "#catalogue/modalities.ts";

/** A field's value for people: "Yes", "January 2027, May 2027", "Total Fee: MVR 45,000". */
export function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "Not stated";
  if (Array.isArray(value)) return listWords(field, value) || "Not stated";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "object" ? recordWords(value) : oneWord(field, String(value));
}

const LABELS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ["mnqf_level", new Map(LEVELS.map(({ value }) => [value, levelTitle(value) ?? value]))],
  ["awarding_body_type", labelsOf(AWARDING_TYPES)],
  ["delivery_modalities", labelsOf(MODALITIES)],
]);

function labelsOf(choices: readonly { value: string; label: string }[]) {
  return new Map(choices.map(({ value, label }) => [value, label]));
}

/** What people call a value that is stored as a code. */
function oneWord(field: string, value: string): string {
  return field === "place_code"
    ? nameOfPlace(value)
    : (LABELS.get(field)?.get(value) ?? textOf(value));
}

function listWords(field: string, values: readonly unknown[]): string {
  if (field === "fees") {
    const fees = values as Course["fees"];
    return compareFees({ fees, fee_text: null }).join(". ");
  }
  if (field === "entry_routes") {
    const routes = values as Course["entry_routes"];
    return routes
      .map(({ conditions }) => conditions.map(conditionText).join(", and "))
      .join("; or ");
  }
  const isPlain = values.every((value) => typeof value !== "object");
  return values.map((value) => valueWords(field, value)).join(isPlain ? ", " : "; ");
}

/** What a record states, in the order of its fields. */
function recordWords(record: object): string {
  const stated = Object.entries(record).filter(([, value]) => value !== null && value !== "");
  return stated
    .map(
      ([key, value]) =>
        `${key.replaceAll("_", " ")} ${key === "place_code" ? oneWord(key, String(value)) : dayOrText(value)}`,
    )
    .join(", ");
}

/** A day in words, so that who typed 05/06/2026 sees which one was read. */
function dayOrText(value: unknown): string {
  const text = String(value);
  return WHOLE_DAY.test(text) ? dateWords(text) : text;
}

const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/;

/** The words of rich text, which may be as it was typed: it is read, and never shown as markup. */
function textOf(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const spaced = text.replaceAll("<", " <");
  const { textContent } = new DOMParser().parseFromString(spaced, "text/html").body;
  return (textContent ?? "").replace(/\s+/g, " ").trim();
}
