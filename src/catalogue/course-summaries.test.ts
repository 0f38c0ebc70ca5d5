import { expect, it } from "vitest";
import { blankCourse, blankFee } from "../../test/catalogue-source.ts";
import { CardsBuilder, CourseSummaries } from "./course-summaries.ts";

const NOTHING = { entry_routes: [], has_entry_text: false };

const institutions = [{ id: 7, name: "Reef College", logo: null }];
const categories = [{ id: 3, name: "ޤާނޫނު" }];

function cardsOf(ids: readonly number[]) {
  const builder = new CardsBuilder();
  const courses = ids.map((id) =>
    blankCourse({
      id,
      name: `Course “${id}” 🎓`,
      institution: { id: 7, name: "Reef College", logo: null },
      categories,
      fees: [blankFee({ type: "Total Fee", fee_start: id })],
      modules_plain: "hidden words",
    }),
  );
  for (const course of courses) builder.add(course, 0);
  const places = Uint32Array.from(ids, (_, place) => place);
  return new CourseSummaries(
    builder.pack(places, Uint32Array.from(ids), { institutions, categories }),
    { stated: [NOTHING] },
  );
}

it("gives every course back, in whatever order they came", () => {
  const ids = Array.from({ length: 5_000 }, (_, at) => ((at * 7919) % 5_000) * 3 + 1);
  const cards = cardsOf(ids);
  for (const id of ids) {
    expect(cards.get(id)).toMatchObject({
      id,
      name: `Course “${id}” 🎓`,
      institution: { id: 7, name: "Reef College", logo: null },
      categories,
      fees: [{ type: "Total Fee", fee_start: id, fee_end: null }],
      mqa_approved: null,
    });
  }
  expect(cards.get(2)).toBeUndefined();
  expect(cards.get(ids.length * 3 + 1)).toBeUndefined();
});

it("gives every value back under its own name", () => {
  const builder = new CardsBuilder();
  const course = blankCourse({
    id: 4,
    name: "Law",
    name_dv: "ޤާނޫނު",
    institution: institutions[0]!,
    places: ["Malé"],
    place_codes: ["LD0442"],
    awarding_body: "a",
    awarding_body_type: "both",
    awarding_body_country: "b",
    mqa_approved: true,
    gov_first_degree_text: "c",
    duration_text: "d",
    duration_months: 1.5,
    mnqf_level: "NA",
    delivery_modalities: ["online"],
    mode_of_study_text: "e",
    study_modes: ["evenings"],
    intakes: ["May"],
    intake_details: [
      {
        label: "May",
        year: 2027,
        month: 5,
        day: 3,
        all_year: false,
        deadline: "2027-04-01",
        apply_url: "https://reef.example/apply",
      },
    ],
    languages: ["English"],
    categories,
    fee_text: "f",
    fees: [
      {
        type: "g",
        currency: "USD",
        fee_start: 1,
        fee_end: 2,
        payment_frequency: "h",
        payment_count: 3,
        remarks: "i",
      },
    ],
    entry_routes: [{ conditions: [{ kind: "age", years: 18 }] }],
    has_entry_text: true,
    sample: true,
  });
  builder.add(course, 1);
  const packed = builder.pack(Uint32Array.of(0), Uint32Array.of(4), { institutions, categories });
  const card = new CourseSummaries(packed, {
    stated: [NOTHING, { entry_routes: course.entry_routes, has_entry_text: true }],
  }).get(4)!;
  expect(course).toMatchObject(card);
  expect(Object.keys(card)).toHaveLength(26);
});

it("keeps out what only the search reads", () => {
  expect(JSON.stringify(cardsOf([1]).get(1))).not.toContain("hidden words");
});

it("is empty for no courses", () => {
  expect(cardsOf([]).get(1)).toBeUndefined();
});
