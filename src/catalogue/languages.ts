import type { Nullable } from "./course.ts";

export interface Language {
  /** ISO 639-1 code. */
  code: string;
  /** The name that courses state and addresses use. */
  label: string;
  /** The language's name in its own script, where visitors of this site can read it. */
  native: Nullable<string>;
}

/** Languages of instruction (specification, 9: about 39), in alphabetical order. */
export const LANGUAGES: readonly Language[] = [
  ["ar", "Arabic", "العربية"],
  ["bn", "Bengali"],
  ["bg", "Bulgarian"],
  ["my", "Burmese"],
  ["zh", "Chinese"],
  ["cs", "Czech"],
  ["da", "Danish"],
  ["dv", "Dhivehi", "ދިވެހި"],
  ["nl", "Dutch"],
  ["en", "English"],
  ["fi", "Finnish"],
  ["fr", "French"],
  ["de", "German"],
  ["el", "Greek"],
  ["hi", "Hindi"],
  ["hu", "Hungarian"],
  ["id", "Indonesian"],
  ["it", "Italian"],
  ["ja", "Japanese"],
  ["ko", "Korean"],
  ["ms", "Malay"],
  ["ml", "Malayalam"],
  ["ne", "Nepali"],
  ["no", "Norwegian"],
  ["fa", "Persian"],
  ["pl", "Polish"],
  ["pt", "Portuguese"],
  ["ro", "Romanian"],
  ["ru", "Russian"],
  ["si", "Sinhala"],
  ["es", "Spanish"],
  ["sw", "Swahili"],
  ["sv", "Swedish"],
  ["ta", "Tamil"],
  ["th", "Thai"],
  ["tr", "Turkish"],
  ["uk", "Ukrainian"],
  ["ur", "Urdu"],
  ["vi", "Vietnamese"],
].map(([code = "", label = "", native = null]) => ({ code, label, native }));
