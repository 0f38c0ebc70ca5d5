import { describe, expect, it } from "vitest";
import { blankContact } from "../../test/catalogue-source.ts";
import { applyContact } from "./apply-contact.ts";
import type { Contact } from "./institution.ts";

function contact(id: number, reach: Partial<Contact> = {}): Contact {
  const address = { ...blankContact().address, island_city: "K. Malé" };
  return blankContact({ id, name: `Campus ${id}`, is_main: id === 1, address, ...reach });
}

const taughtAt = (...ids: number[]) => ({
  campuses: ids.map((id) => ({ id, name: `Campus ${id}`, island_city: null, place_code: null })),
});

const main = contact(1, { phone: "300 0001" });
const second = contact(2, { email: "two@reef.example" });
const silent = contact(3);
const faculty = contact(4, { kind: "faculty", link_website: "https://reef.example" });

describe("applyContact", () => {
  it("is the campus where the course is taught", () => {
    const found = applyContact(taughtAt(2), { campuses: [main, second], faculties: [] });
    expect(found).toEqual({
      name: "Campus 2",
      place: "K. Malé",
      phone: null,
      email: "two@reef.example",
      link_website: null,
    });
  });

  it.each([
    ["of a course whose campus cannot be reached", taughtAt(3), [main, second, silent], "Campus 1"],
    ["of a course that names no campus", taughtAt(), [silent, second], "Campus 2"],
    ["where only a faculty can be reached", taughtAt(3), [silent], "Campus 4"],
  ])("is another one %s", (_, course, campuses, name) => {
    expect(applyContact(course, { campuses, faculties: [faculty] })?.name).toBe(name);
  });

  it("is none where nothing is stated", () => {
    expect(applyContact(taughtAt(3), { campuses: [silent], faculties: [] })).toBeNull();
  });
});
