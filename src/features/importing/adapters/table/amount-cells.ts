import { readAmount, readCurrency } from "../magu/amounts.ts";
import { foldWords } from "./words.ts";

/** What a cell with money says. */
export type Money =
  | { kind: "free" }
  | { kind: "amount"; start: number; end: number | null; currency: string | null };

const FREE = new Set([
  "free",
  "gratis",
  "gratuit",
  "gratuito",
  "no fee",
  "free of charge",
  "majjanan",
]);

/** Reads "9,250", "93،522 ރ", "USD 900 - 1,200" and "Gratis"; null where it leaves a doubt. */
export function readMoney(written: string): Money | null {
  const text = written.replaceAll("،", ",").trim();
  if (FREE.has(foldWords(text))) return { kind: "free" };
  const whole = readAmount(text);
  if (whole) return { kind: "amount", start: whole.amount, end: null, currency: whole.currency };
  const [from = "", to = "", ...more] = text.split(/–|\bto\b|(?<=[\d\s])-(?=[\s\d\p{L}])/u);
  const [start, end] = [readAmount(from.trim()), readAmount(to.trim())];
  if (!start || !end || more.length > 0 || end.amount < start.amount) return null;
  const currencies = new Set([start.currency, end.currency].filter((code) => code !== null));
  if (currencies.size > 1) return null;
  const [currency = null] = currencies;
  return { kind: "amount", start: start.amount, end: end.amount, currency };
}

/** The currency that a heading names: "Fee (USD)", "Tuition in MVR". */
export function currencyInHeading(heading: string): string | null {
  const codes = new Set(Intl.supportedValuesOf("currency"));
  const words = heading
    .split(/[^\p{L}$€£₹]+/u)
    .filter((word) => /^(?:[A-Z]{3}|[€£₹]|Rf)$/.test(word));
  const found = words
    .map((word) => readCurrency(word))
    .find((code) => code !== null && codes.has(code));
  return found ?? null;
}

/** Units of time in other languages, by the English word that durations are read with. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:años?|anos?|ans?|années?|sanah|sanawat)\b/giu, "years"],
  [/\b(?:mes|meses|mois|mês|shahr|ashhur)(?!\p{L})/giu, "months"],
  [/\b(?:semanas?|semaines?|usbu)\b/giu, "weeks"],
  [/\b(?:días?|dias?|jours?)\b/giu, "days"],
];

/** A duration with English units; a bare number takes the unit that its heading names. */
export function withUnits(written: string, heading: string): string {
  const text = UNITS.reduce((all, [words, unit]) => all.replace(words, unit), written);
  if (!/^\d+(?:\.\d+)?$/.test(text.trim())) return text;
  const inHeading = UNITS.reduce((all, [words, unit]) => all.replace(words, unit), heading);
  const unit = /\b(year|month|week|day)s?\b/i.exec(foldWords(inHeading))?.[1];
  return unit === undefined ? text : `${text.trim()} ${unit}s`;
}
