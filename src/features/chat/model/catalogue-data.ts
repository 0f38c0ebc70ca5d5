import { MAX_MODEL_RESULT, MAX_MODEL_TEXT } from "../chat-limits.ts";
import { plainLines } from "../lookups/plain-lines.ts";

/** Text between these marks was written by third parties (instructions.ts). */
export const DATA_OPENS = "<catalogue_data>";
export const DATA_CLOSES = "</catalogue_data>";

/** A value of a tool's result, before serialisation. */
export type Data = string | number | boolean | null | readonly Data[] | { [name: string]: Data };

/**
 * A result in the form that the model receives: JSON between two marks that no text inside can
 * contain, without markup and invisible characters, each text and the whole cut to a maximum
 * length.
 */
export function asData(result: Data): string {
  const json = JSON.stringify(cleaned(result));
  const whole =
    json.length > MAX_MODEL_RESULT ? `${json.slice(0, MAX_MODEL_RESULT)} (cut short)` : json;
  return `${DATA_OPENS}\n${whole}\n${DATA_CLOSES}`;
}

function cleaned(value: Data): Data {
  if (typeof value === "string") return cleanedText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
}

/** Plain text on one line without angle brackets, so that it cannot contain the marks. */
function cleanedText(text: string): string {
  const plain = plainLines(text).join("; ").replace(/[<>]/g, "").replace(CONTROL_AND_FORMAT, "");
  return plain.length > MAX_MODEL_TEXT ? `${plain.slice(0, MAX_MODEL_TEXT)}…` : plain;
}

/** Control and format characters can hide text from people that a model reads. */
const CONTROL_AND_FORMAT = /[\p{Cc}\p{Cf}]/gu;
