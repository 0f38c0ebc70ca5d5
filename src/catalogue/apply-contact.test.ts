import { describe, expect, it } from "vitest";
import { blankContact } from "../../test/catalogue-source.ts";
import { applyCampuses } from "./apply-contact.ts";
import type { Contact } from "./institution.ts";

function contact(id: number, reach: Partial<Contact> = {}): Contact {
  const address = { ...blankContact().address, island_city: "K. Malé" };
  return blankContact({ id, name: `Campus ${id}`, is_main: id === 1, address, ...reach });
}

const taughtAt = (...ids: number[]) => ({
  campuses: ids.map((id) => ({
    id,
    name: `Campus ${id}`,
    island_city: null,
    place_code: id === 2 ? "LD0442" : null,
  })),
});

const main = contact(1, { phone: "300 0001" });
const second = contact(2, { email: "two@reef.example" });
const silent = contact(3);
const faculty = contact(4, { kind: "faculty", link_website: "https://reef.example" });

describe("applyCampuses", () => {
  it("are the campuses where the course is taught, with their places", () => {
    const found = applyCampuses(taughtAt(2, 3, 1), {
      campuses: [main, second, silent],
      faculties: [],
    });
    expect(found).toMatchObject([
      { id: 2, name: "Campus 2", place: "K. Malé", email: "two@reef.example", phone: null },
      { id: 1, place_codes: [] },
    ]);
    expect(found[0]?.place_codes[0]).toBe("LD0442");
    expect(found[0]?.place_codes).toHaveLength(2);
  });

  it.each([
    ["of a course whose campus cannot be reached", taughtAt(3), [main, second, silent], [1]],
    ["of a course that names no campus", taughtAt(), [silent, second], [2]],
    ["where only a faculty can be reached", taughtAt(3), [silent], [4]],
    ["of a campus that is named twice", taughtAt(2, 2), [main, second], [2]],
  ])("are another one %s", (_, course, campuses, ids) => {
    const found = applyCampuses(course, { campuses, faculties: [faculty] });
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it("are none where nothing is stated", () => {
    expect(applyCampuses(taughtAt(3), { campuses: [silent], faculties: [] })).toEqual([]);
  });
});
