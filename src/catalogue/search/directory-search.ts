import type { Among, Asked, Correction, Hit, TextIndex } from "#engine/engine.ts";

/** The kinds of documents, by their place in the packed text. */
export const COURSES = 0;
const INSTITUTIONS = 1;

/** A course or an institution, by its number among these. */
export interface Document extends Hit {
  kind: typeof COURSES | typeof INSTITUTIONS;
}

/** What people see of a document; the same line is shown once. */
type LineOf = (document: Document) => string;

/** Searches over courses and institutions together. */
export class DirectorySearch {
  readonly #index: TextIndex;

  constructor(index: TextIndex) {
    this.#index = index;
  }

  /** One page (from 1) of courses and institutions, best match first, and how many there are. */
  spotlight(
    query: string,
    page: number,
    limit: number,
  ): { documents: Document[]; total: number; correction: Correction | null } {
    const asked = this.#index.read(query);
    if (asked === null) return { documents: [], total: 0, correction: null };
    const [first, last] = [(page - 1) * limit, page * limit];
    const kinds = [COURSES, INSTITUTIONS] as const;
    const counts = kinds.map((kind) => this.#index.count(asked, kind));
    const total = counts[COURSES]! + counts[INSTITUTIONS]!;
    const best = (kind: Document["kind"]) =>
      first >= total || counts[kind] === 0 ? [] : this.#best(asked, kind, last);
    const documents = this.#merged(best(COURSES), best(INSTITUTIONS));
    return { documents: documents.slice(first, last), total, correction: asked.correction };
  }

  /** All institutions that match, best first. What is corrected only for courses is not said. */
  institutions(query: string): { documents: Document[]; correction: Correction | null } {
    const asked = this.#index.read(query);
    if (asked === null) return { documents: [], correction: null };
    const { size } = this.#index.shelves[INSTITUTIONS]!;
    const documents = this.#best(asked, INSTITUTIONS, size);
    return { documents, correction: documents.length === 0 ? null : asked.correction };
  }

  /**
   * At most `limit` documents for what was typed so far: institutions whose name holds it, then
   * courses whose name does, then what matches in another text. Courses keep at least half of the
   * places where there are as many.
   */
  suggest(typed: string, limit: number, lineOf: LineOf): Document[] {
    const asked = this.#index.read(typed, true);
    if (asked === null) return [];
    const seen: string[] = [];
    const named = (kind: Document["kind"]) =>
      distinctLines(seen, limit, lineOf, (count) => this.#best(asked, kind, count, AMONG_NAMED));
    const institutions = named(INSTITUTIONS);
    const courses = named(COURSES);
    const half = Math.ceil(limit / 2);
    const isFull = Math.min(institutions.length, half) + courses.length >= limit;
    const others = isFull
      ? []
      : distinctLines(seen, limit, lineOf, (count) => this.#others(asked, count));
    const rest = [...courses, ...others];
    const room = Math.max(half, limit - rest.length);
    return [...institutions.slice(0, room), ...rest].slice(0, limit);
  }

  /** At most `limit` courses and as many institutions whose names hold words, the last one maybe begun. */
  named(words: string, limit: number): Document[] {
    const asked = this.#index.readAsTyped(words);
    if (asked === null) return [];
    const kinds = [COURSES, INSTITUTIONS] as const;
    return kinds.flatMap((kind) => this.#best(asked, kind, limit, AMONG_NAMED));
  }

  #others(asked: Asked, count: number): Document[] {
    const [courses, institutions] = [COURSES, INSTITUTIONS].map((kind) =>
      this.#best(asked, kind as Document["kind"], count, AMONG_OTHERS),
    );
    return this.#merged(courses!, institutions!).slice(0, count);
  }

  #best(asked: Asked, kind: Document["kind"], count: number, among?: Among): Document[] {
    return this.#index.best(asked, kind, count, among).map((hit) => ({ ...hit, kind }));
  }

  /** Courses and institutions by their scores, equal ones by how their names rank. */
  #merged(courses: readonly Document[], institutions: readonly Document[]): Document[] {
    if (institutions.length === 0) return [...courses];
    const rank = ({ kind, document }: Document) => this.#index.shelves[kind]!.rankOf(document);
    const merged: Document[] = [];
    let next = 0;
    for (const course of courses) {
      for (let one = institutions[next]; one !== undefined; one = institutions[++next]) {
        const isBehind =
          one.score === course.score ? rank(one) >= rank(course) : one.score < course.score;
        if (isBehind) break;
        merged.push(one);
      }
      merged.push(course);
    }
    return [...merged, ...institutions.slice(next)];
  }
}

const AMONG_NAMED: Among = { allowed: null, part: "named" };
const AMONG_OTHERS: Among = { allowed: null, part: "others" };

/** The first `limit` documents with lines of their own; asks for more while lines recur. */
function distinctLines(
  seen: string[],
  limit: number,
  lineOf: LineOf,
  best: (count: number) => readonly Document[],
): Document[] {
  const found: Document[] = [];
  for (let [count, looked] = [limit, 0]; ; count *= 4) {
    const documents = best(count);
    for (const document of documents.slice(looked)) {
      const line = lineOf(document);
      if (found.length === limit || seen.includes(line)) continue;
      seen.push(line);
      found.push(document);
    }
    if (found.length === limit || documents.length < count) return found;
    looked = documents.length;
  }
}
