import type { CatalogueSource, SpotlightResults, Suggestion } from "../answers.ts";
import type { Category, IndexedCourse } from "../course.ts";
import type { InstitutionCard } from "../institution.ts";
import type { PageMeta } from "../pagination.ts";
import { placeWords } from "./atolls.ts";
import { fold } from "./fold.ts";
import { buildTextIndex, type TextIndex, type TextMatch } from "./text-index.ts";
import { isStopWord } from "./tokens.ts";

/** Search over a catalogue's courses and institutions. */
export interface DirectorySearch {
  /** Document numbers are places in the source's list of courses. */
  courses: TextIndex;
  /** At most `limit` (8 unless told) courses and institutions for what was typed so far. */
  suggest(typed: string, limit?: number): Suggestion[];
  /** One page (from 1, of 10 unless told) of courses and institutions, best match first. */
  spotlight(query: string, page: number, limit?: number): SpotlightResults;
}

/**
 * Weights of a course's texts: name, institution, categories with their groups, awarding body,
 * careers, modules, places, study mode with class timings. An institution's texts are its name and,
 * with the weight of a course's institution, its places.
 */
const WEIGHTS = [100, 45, 35, 25, 12, 6, 30, 20];

const SUGGESTIONS = 8;
const SPOTLIGHT_PAGE_SIZE = 10;

/** Builds the index over all courses and, behind them, all institutions of the source. */
export function buildDirectorySearch(source: CatalogueSource): DirectorySearch {
  const { courses, institutions } = source;
  const index = buildTextIndex(documentsOf(source), WEIGHTS);
  const entryOf = (document: number): Suggestion =>
    document < courses.length
      ? courseEntry(courses[document]!)
      : institutionEntry(institutions[document - courses.length]!);
  return {
    courses: { search: (query) => below(index.search(query), courses.length) },
    suggest: (typed, limit = SUGGESTIONS) => {
      const match = index.search(typed);
      return match === null ? [] : suggestions(match, courses.length, entryOf, limit);
    },
    spotlight: (query, page, limit = SPOTLIGHT_PAGE_SIZE) => {
      const match = index.search(query);
      const documents = match?.documents ?? new Uint32Array();
      const shown = documents.slice((page - 1) * limit, page * limit);
      return {
        results: Array.from(shown, entryOf),
        meta: metaOf(page, limit, documents.length, shown.length),
        correction: match?.correction ?? null,
      };
    },
  };
}

function documentsOf({ courses, institutions, categories }: CatalogueSource): string[][] {
  const institutionNames = new Map(
    institutions.map((institution) => [institution.id, institutionNamesOf(institution)]),
  );
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const ofCourse = (course: IndexedCourse) => [
    namesOf(course),
    institutionNames.get(course.institution.id) ?? course.institution.name,
    categoryNames(course, categoriesById),
    course.awarding_body ?? "",
    course.careers_plain,
    course.modules_plain,
    course.places.map(placeWords).join("\n"),
    studyModeOf(course),
  ];
  const ofInstitution = (institution: InstitutionCard) => [
    institutionNamesOf(institution),
    institution.places.map(placeWords).join("\n"),
  ];
  return [...courses.map(ofCourse), ...institutions.map(ofInstitution)];
}

/** How and when one studies, in words: hours of the day are digits that would answer "level 9". */
function studyModeOf({ mode_of_study_text, timings_plain }: IndexedCourse): string {
  return [mode_of_study_text ?? "", timings_plain.replace(/[\d:.]+/g, " ")].join("\n").trim();
}

function namesOf({ name, name_dv }: { name: string; name_dv: string | null }): string {
  return name_dv === null ? name : `${name}\n${name_dv}`;
}

/** The names of an institution and the letters that people call it by: "MNU". */
function institutionNamesOf(institution: InstitutionCard): string {
  const names = namesOf(institution);
  const letters = initialsOf(institution.name);
  return letters === null ? names : `${names}\n${letters}`;
}

/** First letters of the words that count; null unless three to six, as shorter ones say too little. */
function initialsOf(name: string): string | null {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !isStopWord(fold(word)));
  const letters = words.map((word) => word[0]!.toUpperCase()).join("");
  return letters.length >= 3 && letters.length <= 6 ? letters : null;
}

function categoryNames(course: IndexedCourse, byId: ReadonlyMap<number, Category>): string {
  const names = course.categories.flatMap(({ id, name }) => {
    const parent = byId.get(id)?.parent;
    return parent == null ? [name] : [name, parent.name];
  });
  return [...new Set(names)].join("\n");
}

/** The documents with numbers below the bound, in their order. */
function below(match: TextMatch | null, bound: number): TextMatch | null {
  if (match === null) return null;
  const { documents, inName, correction } = match;
  return {
    documents: documents.filter((document) => document < bound),
    inName: inName.filter((_, at) => documents[at]! < bound),
    correction,
  };
}

function courseEntry({ id, name, institution }: IndexedCourse): Suggestion {
  return { type: "Course", id, name, info1: institution.name };
}

function institutionEntry({ id, name, places }: InstitutionCard): Suggestion {
  return { type: "Institution", id, name, info1: places.join(", ") || "Institution" };
}

/**
 * Institutions whose name holds what was typed, then courses whose name does, then what matches in
 * another text. Courses keep at least half of the places where there are as many.
 */
function suggestions(
  match: TextMatch,
  courseCount: number,
  entryOf: (document: number) => Suggestion,
  limit: number,
): Suggestion[] {
  const ranks: Suggestion[][] = [[], [], []];
  const seen = new Set<string>();
  match.documents.forEach((document, at) => {
    const rank = match.inName[at] === 0 ? 2 : document < courseCount ? 1 : 0;
    const list = ranks[rank]!;
    if (list.length >= limit) return;
    const entry = entryOf(document);
    const shown = JSON.stringify([entry.name, entry.info1]);
    if (seen.has(shown)) return;
    seen.add(shown);
    list.push(entry);
  });
  const [institutions, courses, others] = ranks as [Suggestion[], Suggestion[], Suggestion[]];
  const rest = [...courses, ...others];
  const room = Math.max(Math.ceil(limit / 2), limit - rest.length);
  return [...institutions.slice(0, room), ...rest].slice(0, limit);
}

function metaOf(page: number, limit: number, total: number, shown: number): PageMeta {
  const before = (page - 1) * limit;
  return {
    from: shown === 0 ? 0 : before + 1,
    to: shown === 0 ? 0 : before + shown,
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limit)),
  };
}
