import type { CategoryRef, CourseCard, Fee, InstitutionRef } from "./course.ts";

// A card as text is the JSON of its values without their names, which would be two thirds of it.

/** In the order of the text. */
const CARD_KEYS = keysOf<CourseCard>({
  id: true,
  name: true,
  name_dv: true,
  institution: true,
  places: true,
  awarding_body: true,
  awarding_body_type: true,
  awarding_body_country: true,
  mqa_approved: true,
  gov_first_degree_text: true,
  duration_text: true,
  duration_months: true,
  mnqf_level: true,
  delivery_modalities: true,
  mode_of_study_text: true,
  intakes: true,
  languages: true,
  categories: true,
  fee_text: true,
  fees: true,
  sample: true,
});

const FEE_KEYS = keysOf<Fee>({
  type: true,
  currency: true,
  fee_start: true,
  fee_end: true,
  payment_frequency: true,
  payment_count: true,
  remarks: true,
});

/** All keys of a type, which the compiler counts. */
function keysOf<T>(keys: Record<keyof T, true>): readonly (keyof T)[] {
  return Object.keys(keys) as (keyof T)[];
}

/** A card as text. Institutions and categories, which many courses share, are named by their ids. */
export function textOf(card: CourseCard): string {
  const values: unknown[] = [];
  for (const key of CARD_KEYS) {
    if (key === "institution") values.push(card.institution.id);
    else if (key === "categories") values.push(card.categories.map(({ id }) => id));
    else if (key === "fees") values.push(card.fees.map((fee) => FEE_KEYS.map((part) => fee[part])));
    else values.push(card[key]);
  }
  return JSON.stringify(values);
}

/** The card of a text; a category that is no more is left out. */
export function cardOf(
  text: string,
  institutions: ReadonlyMap<number, InstitutionRef>,
  categories: ReadonlyMap<number, CategoryRef>,
): CourseCard {
  const card = named<CardByIds>(CARD_KEYS, JSON.parse(text));
  return {
    ...card,
    institution: institutions.get(card.institution)!,
    categories: card.categories.flatMap((id) => categories.get(id) ?? []),
    fees: card.fees.map((values) => named<Fee>(FEE_KEYS, values)),
  };
}

type CardByIds = Omit<CourseCard, "institution" | "categories" | "fees"> & {
  institution: number;
  categories: number[];
  fees: unknown[][];
};

function named<T>(keys: readonly string[], values: readonly unknown[]): T {
  return Object.fromEntries(keys.map((key, at) => [key, values[at]])) as T;
}
