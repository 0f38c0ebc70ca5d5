import { describe, expect, it } from "vitest";
import type { CourseSummary, Fee } from "#catalogue/course.ts";
import { blankCourse } from "../../../../test/catalogue-source.ts";
import { institutionCourse } from "./institution-course.ts";

const missing: CourseSummary = blankCourse({
  id: 7,
  name: "Diploma in Nursing",
  institution: { id: 1, name: "Reef & Shore", logo: null },
});

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
      costs: [],
      modalities: [],
      intakes: [],
      entry_routes: [],
      has_entry_text: false,
      sample: false,
    });
  });

  it("words the fee as the institution's page does, and says the whole cost once", () => {
    const total = institutionCourse({ ...missing, fees: [fee({})] });
    expect(total).toMatchObject({ costs: ["Course Fee: MVR 45,000"] });
    const monthly = fee({
      type: "Installment Fee",
      fee_start: 3_500,
      payment_frequency: "Months",
      payment_count: 12,
    });
    expect(institutionCourse({ ...missing, fees: [monthly] })).toMatchObject({
      costs: ["MVR 42,000 in total", "MVR 3,500 per month"],
    });
  });
});
