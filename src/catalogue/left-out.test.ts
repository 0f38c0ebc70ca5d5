import fc from "fast-check";
import { expect, it } from "vitest";
import { buildCatalogue, openCatalogue } from "./catalogue.ts";
import { CatalogueBuilder } from "./catalogue-builder.ts";
import { CARD_FIELDS, COURSE_FIELDS } from "./course.fields.ts";
import type { IndexedCourse } from "./course.ts";
import { noFilters } from "./filters.ts";
import { notIndexable } from "./not-indexable.ts";
import { pick, unstatedOf } from "./record-fields.ts";

const institution = { id: 1, name: "Reef College", logo: null };
const card = { ...institution, name_dv: null, featured_position: null, places: [], sample: false };

function course(id: number): IndexedCourse {
  return {
    ...pick(unstatedOf(COURSE_FIELDS), CARD_FIELDS),
    id,
    name: `Diploma in Nursing ${id}`,
    institution,
    places: ["K. Malé"],
    place_codes: ["LD0442"],
    awarding_body: "Reef",
    awarding_body_type: "local",
    mqa_approved: true,
    mnqf_level: "5",
    delivery_modalities: ["f2f"],
    mode_of_study_text: "Full-time",
    study_modes: ["full-time"],
    languages: ["English"],
    categories: [],
    entry_routes: [],
    has_entry_text: false,
    sample: false,
    careers_plain: "Nurse",
    modules_plain: "Anatomy",
    timings_plain: "Mornings",
  };
}

/** Invalid values, one for each indexed text, and the courses that get them. */
const FAULTS: Partial<Record<keyof IndexedCourse, unknown>> = {
  name: Symbol("name"),
  awarding_body: {},
  careers_plain: 7,
  modules_plain: 7,
  places: [Symbol("place")],
  timings_plain: null,
  languages: [7],
  delivery_modalities: null,
  fees: [null],
  categories: [null],
};

const faultOf = fc.constantFrom(...(Object.keys(FAULTS) as (keyof IndexedCourse)[]));
const courses = fc.array(fc.option(faultOf), { minLength: 1, maxLength: 12 });

it("leaves out a course that cannot be indexed, and answers as if it were not there", () => {
  fc.assert(
    fc.property(courses, (faults) => {
      const all = faults.map((fault, at) => ({
        ...course(at + 1),
        ...(fault && { [fault]: FAULTS[fault] }),
      })) as IndexedCourse[];
      const wrong = all.filter((_, at) => faults[at] !== null).map(({ id }) => id);
      const failed = notIndexable(all);
      expect([...failed.keys()].sort((a, b) => a - b)).toEqual(wrong);
      const sound = all.filter(({ id }) => !failed.has(id));
      const expected = buildCatalogue({
        version: 1,
        institutions: [card],
        categories: [],
        courses: sound,
      });
      const builder = new CatalogueBuilder({ version: 1, institutions: [card], categories: [] });
      for (const one of all) if (!cannotBePacked(one)) builder.add(one);
      const found = openCatalogue(builder.pack());
      for (const name of ["", "nursing", "anatomy nurse", "male", "reef", "diploma 3"]) {
        const query = {
          filters: { ...noFilters(), name },
          page: 1,
          limit: 50,
          order: "DESC" as const,
        };
        expect(found.searchCourses(query)).toEqual(expected.searchCourses(query));
        expect(found.suggest(name)).toEqual(expected.suggest(name));
      }
    }),
  );
});

/** Found only by packing all courses together; see `notIndexable`. */
function cannotBePacked({ languages }: IndexedCourse): boolean {
  return languages[0] !== "English";
}

it("shows an institution and a category whose words cannot be indexed", () => {
  const odd = { ...card, id: 2, name: "Odd College", places: [Symbol("place") as never] };
  const catalogue = buildCatalogue({
    version: 1,
    institutions: [card, odd],
    categories: [],
    courses: [course(1)],
  });
  expect(catalogue.leftOut).toEqual([
    { kind: "institution", id: 2, name: "Odd College", reason: expect.any(String) },
  ]);
  expect(catalogue.institutions.map(({ name }) => name)).toEqual(["Odd College", "Reef College"]);
  expect(catalogue.suggest("reef")).toHaveLength(2);
});
