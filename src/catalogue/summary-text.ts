import type { CategoryRef, CourseSummary, Fee, InstitutionRef, IntakeDetails } from "./course.ts";
import type { StatedEntry } from "./entry.ts";

// A summary as text is the JSON of its values without their names, which would be two thirds of it.

/**
 * A summary as text. What many courses share is given by number: institutions and categories by id,
 * what is stated of entry by its place among all that is.
 */
export function searchTextOf(card: CourseSummary, entry: number): string {
  const values: CardValues = [
    card.id,
    card.name,
    card.name_dv,
    card.institution.id,
    card.places,
    card.awarding_body,
    card.awarding_body_type,
    card.awarding_body_country,
    card.mqa_approved,
    card.gov_first_degree_text,
    card.duration_text,
    card.duration_months,
    card.mnqf_level,
    card.delivery_modalities,
    card.mode_of_study_text,
    card.intakes,
    card.intake_details.map(intakeValues),
    card.languages,
    card.categories.map(({ id }) => id),
    card.fee_text,
    card.fees.map(feeValues),
    entry,
    card.sample,
    card.place_codes,
    card.study_modes,
  ];
  return JSON.stringify(values);
}

/** The summary of a text; a category that no longer exists is left out. */
export function cardOf(
  text: string,
  institutions: ReadonlyMap<number, InstitutionRef>,
  categories: ReadonlyMap<number, CategoryRef>,
  entry: readonly StatedEntry[],
): CourseSummary {
  const values = JSON.parse(text) as CardValues;
  return {
    id: values[0],
    name: values[1],
    name_dv: values[2],
    institution: institutions.get(values[3])!,
    places: values[4],
    awarding_body: values[5],
    awarding_body_type: values[6],
    awarding_body_country: values[7],
    mqa_approved: values[8],
    gov_first_degree_text: values[9],
    duration_text: values[10],
    duration_months: values[11],
    mnqf_level: values[12],
    delivery_modalities: values[13],
    mode_of_study_text: values[14],
    intakes: values[15],
    intake_details: values[16].map(intakeFromValues),
    languages: values[17],
    categories: values[18].flatMap((id) => categories.get(id) ?? []),
    fee_text: values[19],
    fees: values[20].map(feeFromValues),
    ...entry[values[21]]!,
    sample: values[22],
    place_codes: values[23],
    study_modes: values[24],
  };
}

/** The order of values in the text; the compiler checks writing and reading against it. */
type CardValues = [
  id: CourseSummary["id"],
  name: CourseSummary["name"],
  name_dv: CourseSummary["name_dv"],
  institution: number,
  places: CourseSummary["places"],
  awarding_body: CourseSummary["awarding_body"],
  awarding_body_type: CourseSummary["awarding_body_type"],
  awarding_body_country: CourseSummary["awarding_body_country"],
  mqa_approved: CourseSummary["mqa_approved"],
  gov_first_degree_text: CourseSummary["gov_first_degree_text"],
  duration_text: CourseSummary["duration_text"],
  duration_months: CourseSummary["duration_months"],
  mnqf_level: CourseSummary["mnqf_level"],
  delivery_modalities: CourseSummary["delivery_modalities"],
  mode_of_study_text: CourseSummary["mode_of_study_text"],
  intakes: CourseSummary["intakes"],
  intake_details: IntakeValues[],
  languages: CourseSummary["languages"],
  categories: number[],
  fee_text: CourseSummary["fee_text"],
  fees: FeeValues[],
  entry: number,
  sample: CourseSummary["sample"],
  place_codes: CourseSummary["place_codes"],
  study_modes: CourseSummary["study_modes"],
];

type IntakeValues = [
  label: IntakeDetails["label"],
  year: IntakeDetails["year"],
  month: IntakeDetails["month"],
  day: IntakeDetails["day"],
  all_year: IntakeDetails["all_year"],
  deadline: IntakeDetails["deadline"],
  apply_url: IntakeDetails["apply_url"],
];

function intakeValues(intake: IntakeDetails): IntakeValues {
  const { label, year, month, day, all_year, deadline, apply_url } = intake;
  return [label, year, month, day, all_year, deadline, apply_url];
}

function intakeFromValues(values: IntakeValues): IntakeDetails {
  const [label, year, month, day, all_year, deadline, apply_url] = values;
  return { label, year, month, day, all_year, deadline, apply_url };
}

type FeeValues = [
  type: Fee["type"],
  currency: Fee["currency"],
  fee_start: Fee["fee_start"],
  fee_end: Fee["fee_end"],
  payment_frequency: Fee["payment_frequency"],
  payment_count: Fee["payment_count"],
  remarks: Fee["remarks"],
];

function feeValues(fee: Fee): FeeValues {
  const { type, currency, fee_start, fee_end, payment_frequency, payment_count, remarks } = fee;
  return [type, currency, fee_start, fee_end, payment_frequency, payment_count, remarks];
}

function feeFromValues(values: FeeValues): Fee {
  const [type, currency, fee_start, fee_end, payment_frequency, payment_count, remarks] = values;
  return { type, currency, fee_start, fee_end, payment_frequency, payment_count, remarks };
}
