import type { CourseInput, InstitutionInput } from "#records/record.schema.ts";
import { expect } from "./fixtures.ts";
import { importInto, type OwnSite } from "./own-site.ts";

/** Words without a place to break, as in names, addresses and typos. */
const WORD = "Telecommunicationsinfrastructuremaintenanceengineering";
const ADDRESS = `https://www.${WORD.toLowerCase()}.example.mv/${"admissions-".repeat(6)}2027`;
const EMAIL = `admissions.${"international".repeat(4)}@${"college".repeat(8)}.example.mv`;
const THAANA = "މުވާސަލާތުގެއިންފްރާސްޓްރަކްޗަރބެލެހެއްޓުމުގެއިންޖިނިއަރިންގ";

const TABLE = `<table><thead><tr>${`<th>${WORD}</th>`.repeat(4)}</tr></thead><tbody><tr>${"<td>MVR 1,234,567</td>".repeat(4)}</tr></tbody></table>`;
const RICH_TEXT = `<h3>${WORD}</h3><p>${WORD} <a href="${ADDRESS}">${ADDRESS}</a> ${EMAIL}</p><ul><li>${WORD}</li></ul>${TABLE}`;

const CAMPUSES = ["Main", "Second"].map((which, at) => ({
  name: `${which} ${WORD} Campus`,
  is_main: at === 0,
  phone: "+960 300 0000 / +960 300 0001 / +960 300 0002",
  alternative_phone: "+9603000000/+9603000001/+9603000002/+9603000003",
  email: EMAIL,
  link_website: ADDRESS,
  link_facebook: ADDRESS,
  address_line1: `${WORD} Building`,
  address_line2: `${WORD} Magu`,
  island_city: `HDh. ${WORD}`,
  country: "Maldives",
}));

const LONG_INSTITUTION: InstitutionInput = {
  ref: "long-words",
  name: `${WORD} Institute`,
  name_dv: THAANA,
  overview: RICH_TEXT.repeat(2),
  featured_position: 1,
  campuses: CAMPUSES,
  faculties: [{ name: `Faculty of ${WORD}`, is_main: true, email: EMAIL }],
};

/** A course in which every field has a word or number wider than a phone. */
function longCourse(number: number): CourseInput {
  return {
    ref: `long-words/${number}`,
    institution: LONG_INSTITUTION.ref,
    name: `${WORD} ${number}`,
    name_dv: THAANA,
    awarding_body: `University of ${WORD}`,
    awarding_body_type: "international",
    awarding_body_country: WORD,
    mqa_approved: true,
    gov_first_degree_text: `Yes, ${WORD}`,
    duration_text: `1,000,000 semesters / ${WORD}`,
    duration_months: 12 + number,
    duration_remarks: WORD,
    mnqf_level: "6",
    credits: 2000,
    delivery_modalities: ["f2f", "online", "blended"],
    mode_of_study_text: `Full-time or part-time, ${WORD}`,
    intakes: ["September 2027", WORD],
    languages: [`${WORD}ish`, "English"],
    categories: [`${WORD} and Management`],
    campuses: CAMPUSES.map(({ name }) => name),
    fees: [
      { type: "Installment Fee", fee_start: 123_456_789, fee_end: 987_654_321, payment_count: 12 },
      { type: `${WORD} Fee`, fee_start: 500, payment_frequency: "One-time", remarks: WORD },
    ].map((fee) => ({ payment_frequency: "Semesters", ...fee })),
    admission_general_requirements: RICH_TEXT,
    admission_alternative_requirements: RICH_TEXT,
    admission_language_requirements: RICH_TEXT,
    modules: RICH_TEXT,
    study_options: RICH_TEXT,
    indicative_class_timings: RICH_TEXT,
    careers: RICH_TEXT,
    general_notes: RICH_TEXT,
  };
}

/** Ids of the records with long words on a site. */
export interface LongWords {
  institution: number;
  courses: number[];
}

/** Imports an institution with long words into a running site, besides its records. */
export async function importLongWords(site: OwnSite): Promise<LongWords> {
  const courses = [1, 2, 3, 4, 5].map(longCourse);
  const categories = [{ name: `${WORD} and Management` }];
  const records = { institutions: [LONG_INSTITUTION], categories, courses };
  await importInto(site, "magu", { "long-words.json": JSON.stringify(records) });
  const list = `${site.origin}/api/v1/p/courses?name=${WORD}`;
  const find = async () => (await (await fetch(list)).json()).data as FoundCourse[];
  await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBe(courses.length);
  const found = await find();
  return {
    institution: found[0]?.institution.id ?? 0,
    courses: found.map(({ id }) => id),
  };
}

interface FoundCourse {
  id: number;
  institution: { id: number };
}

export const LONG_WORD = WORD;
