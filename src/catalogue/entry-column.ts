import { addToSet, type Bitset } from "./bitset.ts";
import type { CourseSummary } from "./course.ts";
import { type EntryRoute, type EntryVerdict, entryVerdict, type WhatIHave } from "./entry.ts";
import { type Narrow, NumberList, narrowArray } from "./number-list.ts";

/**
 * The entry routes of all courses. Many courses ask for the same, so each distinct list of routes
 * is stored, and judged for a person, once.
 */
export interface PackedEntry {
  /** For each course's document, its place in `routes`. */
  codes: Narrow;
  routes: readonly (readonly EntryRoute[])[];
}

/** A person, and the answers that a search leaves. */
export interface EntryFilter {
  have: WhatIHave;
  verdicts: readonly EntryVerdict[];
}

/** Numbers the courses' lists of routes, course by course. */
export class EntryBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #routes: (readonly EntryRoute[])[] = [];
  readonly #ofCourse = new NumberList();

  /** Returns the place of the course's routes in the packed `routes`. */
  add({ entry_routes: routes }: CourseSummary): number {
    const text = JSON.stringify(routes);
    const number = this.#numbers.get(text) ?? this.#routes.push(routes) - 1;
    this.#numbers.set(text, number);
    this.#ofCourse.push(number);
    return number;
  }

  shorten(courses: number): void {
    this.#ofCourse.shorten(courses);
  }

  /** @param sources For each document the place of its course among the added ones. */
  pack(sources: Uint32Array): PackedEntry {
    const ofCourse = this.#ofCourse.view();
    const codes = narrowArray(sources.length, this.#routes.length);
    for (let place = 0; place < sources.length; place++) codes[place] = ofCourse[sources[place]!]!;
    return { codes, routes: [...this.#routes] };
  }
}

/** Adds to a set the documents whose routes give a person one of these answers. */
export function collectEnterable(
  { codes, routes }: PackedEntry,
  { have, verdicts }: EntryFilter,
  into: Bitset,
): void {
  const fits = Uint8Array.from(routes, (own) => Number(verdicts.includes(entryVerdict(own, have))));
  for (let document = 0; document < codes.length; document++) {
    if (fits[codes[document]!] === 1) addToSet(into, document);
  }
}
