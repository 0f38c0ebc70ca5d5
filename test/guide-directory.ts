import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import type { Course } from "#catalogue/course.ts";
import type { Contact, Institution } from "#catalogue/institution.ts";
import type { Directory } from "#features/chat/guide/directory.ts";
import { blankCourse } from "./catalogue-source.ts";
import { unsourcedInstitution } from "./unsourced.ts";

/** What a test's directory states beside its cards. */
interface Details {
  courses?: Partial<Record<number, Partial<Course>>>;
  campuses?: Partial<Record<number, Contact[]>>;
}

/** A directory in memory over a catalogue's source, as the guide reads it. */
export function directoryOf(source: CatalogueSource, details: Details = {}): Directory {
  const catalogue = buildCatalogue(source);
  const wholeOf = (id: number): Course | null => {
    const card = catalogue.course(id);
    if (!card) return null;
    const { careers_plain: _, modules_plain: __, ...course } = blankCourse(card);
    return { ...course, ...details.courses?.[id] };
  };
  return {
    async names() {
      const { version, institutions, categories } = catalogue;
      return { version, institutions, categories };
    },
    async search(filters, page) {
      return catalogue.searchCourses({ filters, order: "DESC", ...page });
    },
    coursesWith: async (word) => catalogue.coursesWith(word, source.courses.length),
    paths: async (query) => catalogue.pathsTo(query),
    course: async (id) => wholeOf(id),
    async institution(id): Promise<Institution | null> {
      const card = catalogue.institutions.find((institution) => institution.id === id);
      const campuses = details.campuses?.[id] ?? [];
      if (!card) return null;
      const blank = { overview: null, banner: null, slides: [], faculties: [] };
      return { ...card, ...unsourcedInstitution, ...blank, campuses };
    },
    async coursesAt(places) {
      const there = source.courses.filter(({ id }) =>
        wholeOf(id)?.campuses.some(({ island_city }) => places.includes(island_city ?? "")),
      );
      return new Set(there.map(({ id }) => id));
    },
  };
}
