import { blankContact, blankCourse, blankFee } from "../catalogue-source.ts";
import { unsourcedInstitution } from "../unsourced.ts";
import type { TrueCourse, TrueInstitution, Truth } from "./truth.ts";

/** A directory of four courses and two institutions, for tests of the scorer. */
export function smallTruth(): Truth {
  return {
    courses: new Map(
      [nursing(), farming(), reading(), diving()].map((course) => [course.id, course]),
    ),
    institutions: [
      institution(1, "South", "S. Hithadhoo", "+960 300 0001"),
      institution(2, "North", "HDh. Kulhudhuffushi", "+960 300 0002"),
    ],
    categories: [
      { id: 1, name: "Health", parent: null },
      { id: 2, name: "Nursing", parent: { id: 1, name: "Health" } },
      { id: 3, name: "Farming", parent: null },
    ],
  };
}

function nursing(): TrueCourse {
  return course({
    id: 1,
    name: "Degree in Nursing",
    institution: at(1, "South"),
    mnqf_level: 7,
    categories: [{ id: 2, name: "Nursing" }],
    delivery_modalities: ["f2f"],
    languages: ["English"],
    awarding_body: "Northmoor University",
    awarding_body_type: "international",
    gov_first_degree_text: "Eligible: full tuition",
    duration_text: "3 years",
    duration_months: 36,
    intakes: ["January 2027"],
    mode_of_study_text: "Full-time",
    credits: 360,
    fees: [blankFee({ type: "Total Fee", fee_start: 120_000 })],
    total_cost: { currency: "MVR", from: 120_000, to: 120_000, includes: [] },
    admission_general_requirements: "<ul><li>2 passes at A level</li></ul>",
    modules: "<ul><li>Anatomy</li><li>Ethics</li></ul>",
    careers: "<ul><li>Nurse</li></ul>",
  });
}

function farming(): TrueCourse {
  return course({
    id: 2,
    name: "Certificate in Farming",
    institution: at(2, "North"),
    mnqf_level: 2,
    categories: [{ id: 3, name: "Farming" }],
    delivery_modalities: ["online"],
    languages: ["Dhivehi"],
    awarding_body_type: "local",
    gov_first_degree_text: "No",
    duration_text: "4 months",
    duration_months: 4,
    intakes: ["March 2027"],
    mode_of_study_text: "Evenings",
    fees: [blankFee({ type: "Total Fee", fee_start: 3_000 })],
    total_cost: { currency: "MVR", from: 3_000, to: 3_000, includes: [] },
  });
}

/** A course that states next to nothing, and its cost in words. */
function reading(): TrueCourse {
  return course({
    id: 3,
    name: "Reading Aloud",
    institution: at(2, "North"),
    fee_text: "Free for teachers",
  });
}

/** A course with a total in dollars, and one in rufiyaa at the operator's rate. */
function diving(): TrueCourse {
  return course({
    id: 4,
    name: "Diving Instructor",
    institution: at(1, "South"),
    fees: [blankFee({ type: "Total Fee", currency: "USD", fee_start: 1_000 })],
    total_cost: { currency: "USD", from: 1_000, to: 1_000, includes: [] },
    total_cost_mvr: { currency: "MVR", from: 15_420, to: 15_420 },
  });
}

function course(given: Partial<TrueCourse> & Pick<TrueCourse, "id">): TrueCourse {
  const { careers_plain: _, modules_plain: __, mnqf_level: ___, ...blank } = blankCourse();
  return {
    ...blank,
    url: `/courses/${given.id}/slug`,
    sources: [],
    institution: at(1, "South"),
    mnqf_level: null,
    delivery_modality_labels: [],
    language: null,
    total_cost: null,
    total_cost_mvr: null,
    cost_per_month: null,
    cost_spread_per_month: null,
    net_cost: null,
    ...given,
  };
}

function at(id: number, name: string): TrueCourse["institution"] {
  return { id, name, logo: { url: "/logo.svg" }, url: `/institutions/${id}`, blacklisted: null };
}

function institution(id: number, name: string, place: string, phone: string): TrueInstitution {
  const blank = blankContact({ id, name: "Campus", phone });
  const address = { ...blank.address, island_city: place, location_link: null };
  return {
    ...at(id, name),
    name_dv: null,
    featured_position: null,
    places: [place],
    sample: false,
    ...unsourcedInstitution,
    sources: [],
    overview: null,
    banner: { url: "/banner.svg" },
    slides: [],
    campuses: [{ ...blank, address }],
    faculties: [],
  };
}
