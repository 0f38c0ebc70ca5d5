import { expect, it } from "vitest";
import { blankCourse, blankFee } from "../../test/catalogue-source.ts";
import { Cards, CardsBuilder } from "./cards.ts";

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
  for (const course of courses) builder.add(course);
  const places = Uint32Array.from(ids, (_, place) => place);
  return new Cards(builder.pack(places, Uint32Array.from(ids), { institutions, categories }));
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

it("keeps out what only the search reads", () => {
  expect(JSON.stringify(cardsOf([1]).get(1))).not.toContain("hidden words");
});

it("is empty for no courses", () => {
  expect(cardsOf([]).get(1)).toBeUndefined();
});
