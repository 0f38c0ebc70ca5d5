import fc from "fast-check";
import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import { CARD_FIELDS, COURSE_FIELDS, FEE_FIELDS, PAGE_FIELDS } from "#catalogue/course.fields.ts";
import type { Category, Course, Fee, IndexedCourse } from "#catalogue/course.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { type Filters, noFilters } from "#catalogue/filters.ts";
import type { Contact, Institution, InstitutionSummary } from "#catalogue/institution.ts";
import { pick, unstatedOf } from "#catalogue/record-fields.ts";
import { studyModesOf } from "#catalogue/study-modes.ts";
import { unsourcedCourse } from "./unsourced.ts";

/** A course with only a name, and the given fields. */
export function blankCourse(given: Partial<Course & IndexedCourse> = {}): Course & IndexedCourse {
  return {
    ...pick(unstatedOf(COURSE_FIELDS), [...CARD_FIELDS, ...PAGE_FIELDS]),
    id: 1,
    name: "Course",
    institution: { id: 1, name: "College", logo: null },
    places: [],
    place_codes: [],
    categories: [],
    entry_routes: [],
    has_entry_text: false,
    sample: false,
    ...unsourcedCourse,
    campuses: [],
    updated_at: "2026-01-01T00:00:00.000Z",
    careers_plain: "",
    modules_plain: "",
    timings_plain: "",
    study_modes: studyModesOf(given.mode_of_study_text ?? null, given.timings_plain),
    ...given,
  };
}

/** A fee in rufiyaa with only a type, and the given fields. */
export function blankFee(given: Partial<Fee> & Pick<Fee, "type">): Fee {
  return {
    ...unstatedOf(FEE_FIELDS),
    currency: "MVR",
    ...given,
  };
}

/** An institution with only a name, and the given fields. */
export function blankInstitution(
  given: Partial<InstitutionSummary> & Pick<InstitutionSummary, "id" | "name">,
): InstitutionSummary {
  return {
    name_dv: null,
    logo: null,
    featured_position: null,
    places: [],
    sample: false,
    ...given,
  };
}

/** The page of an institution of which nothing but its name is stated. */
export const NAMED_INSTITUTION: Institution = {
  ...blankInstitution({ id: 7, name: "Reef College" }),
  overview: null,
  approval_status: null,
  logo: null,
  banner: null,
  slides: [],
  campuses: [],
  faculties: [],
  ref: "reef",
  sources: [],
  field_sources: {},
  facts: { approval: null, contacts: null, record: null },
};

/** A main campus with only the given fields. */
export function blankContact(given: Partial<Contact> = {}): Contact {
  return {
    id: 1,
    kind: "campus",
    name: "Main",
    is_main: true,
    phone: null,
    alternative_phone: null,
    email: null,
    link_website: null,
    link_instagram: null,
    link_twitter: null,
    link_facebook: null,
    link_linkedin: null,
    link_youtube: null,
    address: {
      line1: null,
      line2: null,
      island_city: null,
      place_code: null,
      country: null,
      map_url: null,
    },
    ...given,
  };
}

/** Names with colons, commas, accents and scripts that are hard to read from an address. */
const INSTITUTIONS = [
  "Foo",
  "Bar College",
  "Foo: Bar College",
  "Foo:Bar College",
  "O'Neil & Sons",
  "Malé, North: East",
  "back\\slash",
  "ދިވެހި މަދަރުސާ",
];
const GROUPS = [
  "Business, Management and Administration",
  "Health and Welfare",
  "Shariáh and Law",
  "Science: Pure, Applied",
];
const SUBCATEGORIES = ["Marketing", "Management", "Nursing", "Law, Commercial", "Law", "A:B"];
const LANGUAGES = ["English", "Dhivehi", "Arabic", "english", "Klingon"];
const SCHEMES = ["No", " no ", "NO", "", "Full tuition for a first degree", "Nothing to pay"];
const WORDS = ["Diploma", "Nursing", "Marketing", "Island", "Management", "Quran"];

/** Small catalogues in which every kind of value is repeated, overlapping or missing. */
export function arbitrarySource(): fc.Arbitrary<CatalogueSource> {
  return fc
    .record({
      institutions: fc.uniqueArray(fc.constantFrom(...INSTITUTIONS), { minLength: 1 }),
      categories: arbitraryCategories(),
      version: fc.nat(),
    })
    .chain(({ institutions: names, categories, version }) => {
      const institutions = names.map((name, index) => blankInstitution({ id: index + 1, name }));
      return fc
        .uniqueArray(arbitraryCourse(institutions, categories), {
          maxLength: 70,
          selector: ({ id }) => id,
        })
        .map((courses) => ({ version, institutions, categories, courses }));
    });
}

function arbitraryCategories(): fc.Arbitrary<Category[]> {
  return fc
    .record({
      groups: fc.uniqueArray(fc.constantFrom(...GROUPS)),
      subcategories: fc.uniqueArray(fc.constantFrom(...SUBCATEGORIES)),
      seed: fc.nat(),
    })
    .map(({ groups, subcategories, seed }) => {
      const parents = groups.map((name, index) => ({ id: index + 1, name, parent: null }));
      if (parents.length === 0) return [];
      const children = subcategories.map((name, index) => {
        const { id, name: parent } = parents[(seed + index) % parents.length]!;
        return { id: 100 + index, name, parent: { id, name: parent } };
      });
      return [...parents, ...children];
    });
}

function arbitraryCourse(
  institutions: readonly InstitutionSummary[],
  categories: readonly Category[],
): fc.Arbitrary<IndexedCourse> {
  return fc
    .record({
      id: fc.integer({ min: 1, max: 100_000 }),
      name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
      institution: fc.constantFrom(...institutions),
      awarding_body_type: fc.constantFrom("local", "international", "both", null),
      gov_first_degree_text: fc.option(fc.constantFrom(...SCHEMES)),
      mnqf_level: fc.constantFrom("5", "7", "10", "NA", null),
      delivery_modalities: fc.uniqueArray(fc.constantFrom("f2f", "online", "blended")),
      place_codes: fc.uniqueArray(fc.constantFrom("LD1004", "LD0265", "LD0442", "S")),
      languages: fc.array(fc.constantFrom(...LANGUAGES), { maxLength: 3 }),
      categories: fc.array(fc.nat(), { maxLength: 3 }),
    } as const)
    .map(({ name, institution, categories: picks, ...course }) =>
      blankCourse({
        ...course,
        name: name.join(" "),
        institution: { id: institution.id, name: institution.name, logo: null },
        categories: picks.flatMap((pick) => {
          const category = categories[pick % Math.max(1, categories.length)];
          return category ? [{ id: category.id, name: category.name }] : [];
        }),
      }),
    );
}

const VALUES: Partial<Record<FacetKey, readonly string[]>> = {
  mnqf_level: ["5", "7", "10", "NA", "1", "99"],
  delivery_modality: ["f2f", "online", "blended", "carrier pigeon"],
  awarding_body_type: ["local", "international", "both", "neither"],
  language: ["English", "Dhivehi", "Arabic", "Klingon", "Elvish"],
  institutions: [...INSTITUTIONS, "No such place"],
  category: [...GROUPS, ...SUBCATEGORIES, "No such field"],
  place: ["S", "LD1004", "L", "LD0442", "HA", "online", "elsewhere", "Atlantis"],
  gov_first_degree: ["yes", "no", "perhaps"],
};

/** Filters for such catalogues: mostly few keys, known and unknown values, sometimes a text. */
export function arbitraryFilters(): fc.Arbitrary<Filters> {
  const values = (key: FacetKey) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 2, arbitrary: fc.uniqueArray(fc.constantFrom(...VALUES[key]!), { maxLength: 3 }) },
    );
  const keys = Object.keys(VALUES) as FacetKey[];
  return fc
    .record({
      chosen: fc.tuple(...keys.map(values)),
      name: fc.constantFrom("", "", "", "nursing", "quran man", "island nothing", "***"),
    })
    .map(({ chosen, name }) => {
      const filters = { ...noFilters(), name };
      for (const [index, key] of keys.entries()) filters[key] = chosen[index] ?? [];
      return filters;
    });
}
