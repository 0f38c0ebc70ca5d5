import { addToSet, type Bitset, type Narrow, NumberList, narrowArray } from "#engine/engine.ts";
import type { CourseSummary } from "./course.ts";
import { type CourseVerdict, courseVerdict, type StatedEntry, type WhatIHave } from "./entry.ts";

/**
 * What all courses state of entry. Many courses ask for the same, so what is distinct is stored, and
 * judged for a person, once.
 */
export interface PackedEntry {
  /** For each course's document, its place in `stated`. */
  codes: Narrow;
  stated: readonly StatedEntry[];
}

/** A person, and the answers that a search leaves. */
export interface EntryFilter {
  have: WhatIHave;
  verdicts: readonly CourseVerdict[];
}

/** Numbers the courses' lists of routes, course by course. */
export class EntryBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #stated: StatedEntry[] = [];
  readonly #ofCourse = new NumberList();

  /** Returns the place of what the course states in the packed `stated`. */
  add({ entry_routes, has_entry_text }: CourseSummary): number {
    const stated = { entry_routes, has_entry_text };
    const text = JSON.stringify(stated);
    const number = this.#numbers.get(text) ?? this.#stated.push(stated) - 1;
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
    const codes = narrowArray(sources.length, this.#stated.length);
    for (let place = 0; place < sources.length; place++) codes[place] = ofCourse[sources[place]!]!;
    return { codes, stated: [...this.#stated] };
  }
}

/** Adds to a set the documents that give a person one of these answers. */
export function collectEnterable(
  { codes, stated }: PackedEntry,
  { have, verdicts }: EntryFilter,
  into: Bitset,
): void {
  const fits = Uint8Array.from(stated, (own) =>
    Number(verdicts.includes(courseVerdict(own, have))),
  );
  for (let document = 0; document < codes.length; document++) {
    if (fits[codes[document]!] === 1) addToSet(into, document);
  }
}
