import type { DirectoryParts } from "#catalogue/catalogue-builder.ts";
import { CARD_FIELDS, COURSE_FIELDS } from "#catalogue/course.fields.ts";
import type {
  AwardingBodyType,
  Category,
  DeliveryModality,
  IndexedCourse,
  MnqfLevel,
} from "#catalogue/course.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { ISLANDS } from "#catalogue/islands.ts";
import { pick as fieldsOf, unstatedOf } from "#catalogue/record-fields.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import { studyModesOf } from "#catalogue/study-modes.ts";
import { routesDrawer } from "./entry.ts";
import { wordsFor, zipf } from "./vocabulary.ts";

/** A directory of any size, the same in every run. */
export interface GeneratedDirectory {
  parts: DirectoryParts;
  /** All courses; each call starts again from the first. */
  courses(): Generator<IndexedCourse>;
}

const GROUPS = 21;
const SUBCATEGORIES = 7;

/** From 12 institutions for a small country to 5,000 for the world. */
function institutionCount(size: number): number {
  return Math.min(5_000, Math.max(12, Math.round(size / 100)));
}

/**
 * The number of distinct words grows slower than the texts: 3,000 for 800 courses, 50,000 for a
 * million.
 */
function wordCount(size: number): number {
  return Math.round(Math.min(50_000, 100 * Math.sqrt(size) + 500));
}

/** A directory of `size` courses, 12 to 5,000 institutions and 168 categories. */
export function generateDirectory(size: number): GeneratedDirectory {
  const words = wordsFor(wordCount(size));
  const random = seededRandom(20261121);
  const parts = {
    version: 1,
    institutions: institutions(institutionCount(size), words, random),
    categories: categories(words),
  };
  return { parts, courses: () => courses(size, parts, words) };
}

function institutions(
  count: number,
  words: readonly string[],
  random: () => number,
): InstitutionSummary[] {
  const word = zipf(Math.min(2_000, words.length), random);
  const kinds = ["College", "University", "Institute", "Academy", "School", "Centre"];
  const names = new Set<string>();
  while (names.size < count) {
    const kind = kinds[Math.floor(random() ** 2 * kinds.length)]!;
    const own = capital(words[120 + Math.floor(random() * (words.length - 120))]!);
    const subject = capital(words[word()]!);
    names.add(random() < 0.5 ? `${own} ${kind} of ${subject}` : `${own} ${kind}`);
  }
  return Array.from(names, (name, at) => ({
    id: at + 1,
    name,
    name_dv: null,
    logo: null,
    featured_position: null,
    places: [capital(words[200 + (at % 180)]!)],
    sample: false,
  }));
}

function categories(words: readonly string[]): Category[] {
  return Array.from({ length: GROUPS }, (_, group) => {
    const [a, b, c] = [0, 1, 2].map((at) => capital(words[(group * 3 + at) % 100]!));
    const parent = { id: group + 1, name: `${a}, ${b} and ${c}` };
    const children = Array.from({ length: SUBCATEGORIES }, (_, at) => ({
      id: 100 + group * SUBCATEGORIES + at,
      name: `${capital(words[20 + ((group * SUBCATEGORIES + at) % 110)]!)} ${capital(words[(group + at * 5) % 60]!)}`,
      parent,
    }));
    return [{ ...parent, parent: null }, ...children];
  }).flat();
}

const LEVELS: readonly (readonly [MnqfLevel, string])[] = [
  ["3", "Certificate III in"],
  ["4", "Advanced Certificate in"],
  ["5", "Diploma in"],
  ["5", "Diploma of"],
  ["6", "Advanced Diploma in"],
  ["7", "Bachelor of"],
  ["7", "Bachelor of Science in"],
  ["8", "Postgraduate Diploma in"],
  ["9", "Master of"],
  ["10", "Doctor of Philosophy in"],
  ["NA", ""],
];
const LANGUAGES = ["English", "Dhivehi", "Arabic", "Chinese", "French", "German", "Hindi", "Urdu"];

function* courses(
  size: number,
  { institutions, categories }: DirectoryParts,
  words: readonly string[],
): Generator<IndexedCourse> {
  const random = seededRandom(11);
  const draw = {
    word: zipf(words.length, random),
    institution: zipf(institutions.length, random),
    category: zipf(GROUPS * SUBCATEGORIES, random),
    level: zipf(LEVELS.length, random),
    language: zipf(LANGUAGES.length, random),
    body: zipf(Math.min(400, 20 + Math.round(size / 500)), random),
    career: zipf(300, random),
  };
  const routes = routesDrawer(seededRandom(13));
  const leaves = categories.filter(({ parent }) => parent !== null);
  const careers = Array.from({ length: 300 }, () => phrase(words, draw.word, 3, 8, random));
  for (let id = 1; id <= size; id++) {
    const institution = institutions[draw.institution()]!;
    const [level, title] = LEVELS[(draw.level() * 5 + 5) % LEVELS.length]!;
    const category = leaves[draw.category()]!;
    const second = random() < 0.3 ? leaves[draw.category()]! : category;
    yield {
      ...fieldsOf(unstatedOf(COURSE_FIELDS), CARD_FIELDS),
      id,
      name: nameOf(title, phrase(words, draw.word, 1, 4, random), random),
      institution: { id: institution.id, name: institution.name, logo: null },
      places: institution.places,
      place_codes: [ISLANDS[(institution.id * 7) % ISLANDS.length]!.code],
      awarding_body: random() < 0.4 ? null : `${capital(words[300 + draw.body()]!)} University`,
      awarding_body_type: pick<AwardingBodyType | null>(
        ["local", "local", "international", "both", null],
        random,
      ),
      mqa_approved: random() < 0.5,
      gov_first_degree_text: pick(["No", "No", "No", "Full tuition", null], random),
      duration_text: "1 year",
      duration_months: 12,
      mnqf_level: random() < 0.03 ? null : level,
      delivery_modalities: pick<DeliveryModality[]>(
        [["f2f"], ["f2f"], ["f2f"], ["online"], ["blended"], ["f2f", "online"], []],
        random,
      ),
      ...weeksOf(pick(["Full-time", "Part-time", null], random)),
      intakes: ["January"],
      languages: languagesOf(draw.language(), random),
      categories: [category, second]
        .slice(0, second === category ? 1 : 2)
        .map(({ id: of, name }) => ({ id: of, name })),
      entry_routes: routes(),
      has_entry_text: true,
      sample: false,
      careers_plain: random() < 0.4 ? careers[draw.career()]! : "",
      modules_plain: random() < 0.1 ? phrase(words, draw.word, 4, 8, random) : "",
      timings_plain: "",
    };
  }
}

function weeksOf(text: string | null) {
  return { mode_of_study_text: text, study_modes: studyModesOf(text) };
}

function languagesOf(first: number, random: () => number): string[] {
  if (random() < 0.05) return [];
  const language = LANGUAGES[first]!;
  return random() < 0.2 && first > 0 ? ["English", language] : [language];
}

function nameOf(title: string, subject: string, random: () => number): string {
  const name = title === "" ? subject : `${title} ${subject}`;
  if (random() < 0.08) return `${name} (Honours)`;
  return random() < 0.03 ? `${name} & Practice` : name;
}

function phrase(
  words: readonly string[],
  draw: () => number,
  least: number,
  most: number,
  random: () => number,
): string {
  const count = least + Math.floor(random() * (most - least + 1));
  const drawn = Array.from({ length: count }, () => capital(words[draw()]!));
  if (drawn.length > 2 && random() < 0.5) drawn.splice(-1, 0, "and");
  return drawn.join(" ");
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
