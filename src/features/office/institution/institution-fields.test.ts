import { expect, it } from "vitest";
import { NAMED_INSTITUTION } from "../../../../test/catalogue-source.ts";
import { completeInstitution, editedInstitution, NEW_CONTACT } from "./institution-fields.ts";

it("is drawn as its page will be, from what stands in the editor", () => {
  const fields = completeInstitution({
    name: "Reef Academy",
    logo_url: "/files/logo/x",
    approval_status: "blacklisted",
    campuses: [
      { name: "Second", island_city: "S. Hithadhoo" },
      { name: "First", is_main: true, phone: "3001234", island_city: "K. Malé" },
    ],
  });
  const page = editedInstitution(fields, NAMED_INSTITUTION, NAMED_INSTITUTION);
  expect(page).toMatchObject({
    id: 7,
    name: "Reef Academy",
    logo: { url: "/files/logo/x" },
    banner: null,
    places: ["K. Malé", "S. Hithadhoo"],
    faculties: [],
  });
  expect(page.campuses.map(({ name, phone }) => [name, phone])).toEqual([
    ["First", "3001234"],
    ["Second", null],
  ]);
  expect(page.campuses[1]?.address.place_code).toBe("LD1004");
});

it("has every field, whatever the API leaves out, and no other", () => {
  expect(completeInstitution({ name: "A", slides: null, featured_position: 3 })).toEqual({
    name: "A",
    name_dv: null,
    overview: null,
    banner_url: null,
    logo_url: null,
    slides: [],
    campuses: [],
    faculties: [],
  });
  const { campuses } = completeInstitution({ campuses: [{ name: "Main", country: null }] });
  expect(campuses).toEqual([{ ...NEW_CONTACT, name: "Main" }]);
});
