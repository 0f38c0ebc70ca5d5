import { LANGUAGES } from "#catalogue/languages.ts";
import { LEVELS } from "#catalogue/levels.ts";
import { MODALITIES } from "#catalogue/modalities.ts";
import { fold } from "#catalogue/search/fold.ts";
import { STUDY_MODES } from "#catalogue/study-modes.ts";
import { kindOf } from "#records/field-kinds.ts";
import { courseRecord } from "#records/record.schema.ts";
import type { WordField } from "./targets.ts";

/** A word or heading for comparing: case, accents, marks and the humps of `camelCase` do not count. */
export function foldWords(text: string): string {
  return fold(text.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, " "))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export interface Choice {
  value: string;
  label: string;
}

const YES_NO: Choice[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const optionsOf = (values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: value }));

/** What the words of a field may mean. */
export function choicesOf(field: WordField, categories: readonly string[]): Choice[] {
  switch (field) {
    case "mnqf_level":
      return LEVELS.map(({ value, label }) => ({
        value,
        label: value === "NA" ? label : `${value}: ${label}`,
      }));
    case "delivery_modalities":
      return MODALITIES.map(({ value, label }) => ({ value, label }));
    case "mode_of_study_text":
      return optionsOf(STUDY_MODES.map(({ label }) => label));
    case "languages":
      return optionsOf(LANGUAGES.map(({ label }) => label));
    case "categories":
      return optionsOf(categories);
    case "awarding_body_type":
      return optionsOf(["local", "international", "both"]);
    case "approval_status":
      return optionsOf(["approved", "temporary", "withdrawn"]);
    default:
      return YES_NO;
  }
}

/** Words of other languages and catalogues for choices of ours, by field and choice. */
const OTHER_WORDS: Readonly<Partial<Record<WordField, Readonly<Record<string, string>>>>> = {
  mnqf_level: {
    1: "certificate 1",
    2: "certificate 2",
    3: "certificate 3",
    4: "certificate 4, advanced certificate, foundation",
    5: "diplome, diplomado",
    6: "advanced diploma, associate degree, higher diploma, foundation degree, tecnico superior",
    7: "bachelor, bachelors, bachelor degree, bachelors degree, bachelor honours degree, bachelor with honours, degree, undergraduate, bsc, ba, bed, grado, licenciatura, licence, bacharelado, graduacao, bakaluryus, bakalorius",
    8: "postgraduate diploma, graduate diploma, graduate certificate, postgraduate certificate, pgce, pgde, pgce with qts, pgde with qts, especializacion, especializacao",
    9: "master, masters, master degree, masters degree, msc, ma, mba, maestria, mestrado, majister, majistir",
    10: "phd, doctorate, doctoral, doctorate degree, doctor, doctorado, doctorat, doutorado, dukturah",
    NA: "not applicable, none, n a, short course, outside the framework",
  },
  delivery_modalities: {
    f2f: "f2f, face to face, in person, on campus, classroom, on site, presencial, presentiel, en presentiel, hudhuri",
    online:
      "on line, virtual, distance, distance learning, e learning, remote, en linea, a distancia, a distance, en ligne, distancia, an bud",
    blended: "hybrid, mixed, mixed mode, semipresencial, hibrido, hybride, bimodal, mixto, mudmaj",
  },
  mode_of_study_text: {
    "Full-time": "ft, f t, f, full, tiempo completo, temps plein, tempo integral, dawam kamil",
    "Part-time": "pt, p t, p, partime, tiempo parcial, medio tiempo, temps partiel, tempo parcial",
    Evenings: "evening, evening classes, nocturno, vespertino, soir, cours du soir, noturno",
    Weekends: "weekend, saturdays, fin de semana, fines de semana, sabatino, week end",
    "In blocks of days": "block, blocks, block mode, intensive, intensivo",
  },
  awarding_body_type: { local: "national, nacional", international: "foreign, overseas, abroad" },
  approval_status: { approved: "active, aprobado, approuve", temporary: "provisional, temporal" },
};

const YES_WORDS = "y, true, 1, approved, published, si, oui, sim, naam";
const NO_WORDS = "n, false, 0, not approved, unpublished, non, nao, la";

/** Two letters for each language that the platform names; most pairs are none. */
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const NAMING_LOCALES = ["en", "es", "fr", "pt", "ar", "de", "it", "ms"];

/** Names of languages in several languages, and their codes, from the Unicode project (CLDR). */
function languageWords(): Map<string, string> {
  const own = new Map(LANGUAGES.map(({ code, label }) => [code, label]));
  const names = NAMING_LOCALES.map(
    (locale) => new Intl.DisplayNames([locale], { type: "language", fallback: "none" }),
  );
  const words = new Map<string, string>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const label = own.get(code) ?? names[0]?.of(code);
    if (label === undefined) continue;
    for (const word of [code, label, ...names.map((list) => list.of(code) ?? "")]) {
      if (word !== "" && !words.has(foldWords(word))) words.set(foldWords(word), label);
    }
  }
  for (const { label, native } of LANGUAGES) {
    if (native !== null) words.set(foldWords(native), label);
    words.set(foldWords(label), label);
  }
  for (const [word, label] of [
    ["mandarin", "Chinese"],
    ["divehi", "Dhivehi"],
  ] as const)
    words.set(word, label);
  return words;
}

const ownWords = new Map<WordField, Map<string, string>>();

function wordsOf(field: WordField): Map<string, string> {
  const known = ownWords.get(field);
  if (known) return known;
  const isFlag = kindOf(field) === "flag";
  const words = field === "languages" ? languageWords() : new Map<string, string>();
  const others = isFlag ? { yes: YES_WORDS, no: NO_WORDS } : (OTHER_WORDS[field] ?? {});
  for (const { value, label } of choicesOf(field, [])) {
    const spellings = [value, label, ...label.replace(/^\d+: /, "").split(" / ")];
    for (const spelling of spellings) words.set(foldWords(spelling), value);
  }
  for (const [value, list] of Object.entries(others)) {
    for (const word of list.split(", ")) if (!words.has(word)) words.set(word, value);
  }
  ownWords.set(field, words);
  return words;
}

/** A level by its number alone, or as this framework's: "Level 7", "MNQF 5". */
const LEVEL_NUMBER = /^(?:(?:mnqf )?level|mnqf|l)? ?(10|[1-9])$/;

/** The choice that a word means by itself; null for one that is not known. */
export function knownChoice(
  field: WordField,
  word: string,
  categories: ReadonlyMap<string, string>,
): string | null {
  const folded = foldWords(word);
  if (field === "categories") {
    const named = foldWords(word.replace(/^[\d.]+ ?[-:.]? ?/, ""));
    return categories.get(folded) ?? categories.get(named) ?? null;
  }
  if (field === "mnqf_level") {
    const number = LEVEL_NUMBER.exec(folded)?.[1];
    if (number !== undefined) return number;
  }
  const bare = foldWords(word.replace(/\([^()]*\)/g, " "));
  return wordsOf(field).get(folded) ?? wordsOf(field).get(bare) ?? null;
}

/** Fields of which a course has several values. */
export const isListField = (field: string): boolean =>
  Object.hasOwn(courseRecord.shape, field) && kindOf(field) === "list";

/**
 * The words of a cell: one for a field of one value, else those between marks, and between "and" and
 * "or" where the whole is no word by itself.
 */
export function wordsInCell(
  field: WordField,
  cell: string,
  isKnown: (word: string) => boolean,
): string[] {
  const whole = cell.replace(/\s+/g, " ").trim();
  if (isKnown(whole)) return [whole];
  if (!isListField(field) && field !== "mode_of_study_text") return [whole];
  const lines = cell
    .split(/(?<!\\)\||[\n;]/)
    .map((part) => part.replace(/\s+/g, " ").replaceAll("\\|", "|").trim())
    .filter(Boolean);
  return lines.flatMap((line) => {
    // Names of fields of study hold commas and "and" themselves.
    if (isKnown(line) || field === "categories") return [line];
    const parts = line
      .split(/[,/&+]|\s(?:and|or|y|o|et|ou|e)\s/i)
      .map((part) => part.trim())
      .filter(Boolean);
    return parts.length > 0 ? parts : [line];
  });
}
