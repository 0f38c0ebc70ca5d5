import { type Bitset, emptySet } from "../bitset.ts";
import type { Correction } from "../catalogue-answers.ts";
import type { Asked, TextIndex } from "./text-index.ts";

/** A course or an institution, by document number. */
export type Document = number;

/** Searches over courses and institutions together. */
export class DirectorySearch {
  readonly #index: TextIndex;
  readonly #courses: number;
  readonly #size: number;
  readonly #matches: Bitset;

  constructor(index: TextIndex) {
    this.#index = index;
    this.#courses = index.columns.packed.bound;
    this.#size = index.columns.packed.size;
    this.#matches = emptySet(this.#size);
  }

  /** One page (from 1) of courses and institutions, best match first, and how many there are. */
  spotlight(
    query: string,
    page: number,
    limit: number,
  ): { documents: Document[]; total: number; correction: Correction | null } {
    const asked = this.#index.read(query);
    if (asked === null) return { documents: [], total: 0, correction: null };
    const total = this.#index.collect(asked, this.#matches);
    const [first, last] = [(page - 1) * limit, Math.min(page * limit, total)];
    const scope = { from: 0, to: this.#size, allowed: this.#matches };
    const best = first < last ? this.#index.best(asked, last, scope) : [];
    return {
      documents: first === 0 ? best : best.slice(first),
      total,
      correction: asked.correction,
    };
  }

  /** All institutions that match, best first. What is corrected only for courses is not said. */
  institutions(query: string): { documents: Document[]; correction: Correction | null } {
    const asked = this.#index.read(query);
    if (asked === null) return { documents: [], correction: null };
    const scope = { from: this.#courses, to: this.#size, allowed: null };
    const documents = this.#index.best(asked, this.#size - this.#courses, scope);
    return { documents, correction: documents.length === 0 ? null : asked.correction };
  }

  /**
   * At most `limit` documents for what was typed so far: institutions whose name holds it, then
   * courses whose name does, then what matches in another text. Courses keep at least half of the
   * places where there are as many.
   *
   * @param lineOf What people see of a document; the same line is shown once.
   */
  suggest(typed: string, limit: number, lineOf: (document: Document) => string): Document[] {
    const asked = this.#index.read(typed, true);
    if (asked === null) return [];
    const seen: string[] = [];
    const [from, to, end] = [0, this.#courses, this.#size];
    const institutions = this.#distinct(seen, limit, lineOf, (count) =>
      this.#index.bestNamed(asked, count, { from: to, to: end, allowed: null }),
    );
    const courses = this.#distinct(seen, limit, lineOf, (count) =>
      this.#index.bestNamed(asked, count, { from, to, allowed: null }),
    );
    const half = Math.ceil(limit / 2);
    const isFull = Math.min(institutions.length, half) + courses.length >= limit;
    const others = isFull ? [] : this.#others(asked, seen, limit, lineOf);
    const rest = [...courses, ...others];
    const room = Math.max(half, limit - rest.length);
    return [...institutions.slice(0, room), ...rest].slice(0, limit);
  }

  #others(
    asked: Asked,
    seen: string[],
    limit: number,
    lineOf: (document: Document) => string,
  ): Document[] {
    const scope = { from: 0, to: this.#size, allowed: null };
    return this.#distinct(seen, limit, lineOf, (count) =>
      this.#index.bestOthers(asked, count, scope),
    );
  }

  /** The first `limit` documents with lines of their own; asks for more while lines recur. */
  #distinct(
    seen: string[],
    limit: number,
    lineOf: (document: Document) => string,
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
}
