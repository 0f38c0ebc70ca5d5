import { describe, expect, it } from "vitest";
import type { CourseSummary, Fee } from "#catalogue/course.ts";
import { institutionCourse } from "./institution-course.ts";

const missing: CourseSummary = {
  id: 7,
  name: "Diploma in Nursing",
  name_dv: null,
  institution: { id: 1, name: "Reef & Shore", logo: null },
  awarding_body: null,
  awarding_body_type: null,
  awarding_body_country: null,
  mqa_approved: null,
  gov_first_degree_text: null,
  duration_text: null,
  duration_months: null,
  mnqf_level: null,
  delivery_modalities: [],
  mode_of_study_text: null,
  intakes: [],
  places: [],
  languages: [],
  categories: [],
  fee_text: null,
  fees: [],
  sample: false,
};

function fee(more: Partial<Fee>): Fee {
  const rest = { fee_end: null, payment_frequency: null, payment_count: null, remarks: null };
  return { type: "Total Fee", currency: "MVR", fee_start: 45_000, ...rest, ...more };
}

describe("institutionCourse", () => {
  it("leaves missing facts null, never a dash or zero", () => {
    expect(institutionCourse(missing)).toEqual({
      id: 7,
      name: "Diploma in Nursing",
      name_dv: null,
      level: null,
      duration: null,
      fee: null,
      total: null,
      modalities: [],
      intakes: [],
      sample: false,
    });
  });

  it("words the fee as the institution's page does, and says the whole cost once", () => {
    const total = institutionCourse({ ...missing, fees: [fee({})] });
    expect(total).toMatchObject({ fee: "Course Fee: MVR 45,000", total: null });
    const monthly = fee({
      type: "Installment Fee",
      fee_start: 3_500,
      payment_frequency: "Months",
      payment_count: 12,
    });
    expect(institutionCourse({ ...missing, fees: [monthly] })).toMatchObject({
      fee: "MVR 3,500 per month",
      total: "MVR 42,000 in total",
    });
  });
});
