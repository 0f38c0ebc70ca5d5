import { expect, it } from "vitest";
import { NOT_STATED } from "#catalogue/course.ts";
import type { Contact, Institution } from "#catalogue/institution.ts";
import { blankInstitution } from "../../../../test/catalogue-source.ts";
import { unsourcedInstitution } from "../../../../test/unsourced.ts";
import { askedContactFacts, holdsFact } from "./institution-facts.ts";

const MAIN: Contact = {
  id: 1,
  name: "Malé Campus",
  address: { line1: "Fathis", line2: null, island_city: "K. Malé" },
  phone: "+960 300 0200",
  alternative_phone: null,
  email: null,
  link_website: null,
} as Contact;
const SECOND: Contact = { ...MAIN, id: 2, name: "Gan Campus", phone: "+960 300 0201" };
const COLLEGE: Institution = {
  ...blankInstitution({ id: 1, name: "College" }),
  ...unsourcedInstitution,
  overview: null,
  banner: null,
  slides: [],
  campuses: [MAIN, SECOND],
  faculties: [],
};

it("tells of all campuses what was asked for, else of the main one all there is", () => {
  expect(askedContactFacts(COLLEGE, ["phone"]).map(({ value }) => value)).toEqual([
    "+960 300 0200",
    "+960 300 0201",
  ]);
  expect(askedContactFacts(COLLEGE).map(({ value }) => value)).toEqual([
    "+960 300 0200",
    "Fathis, K. Malé",
  ]);
});

it("says what no campus states, and holds nothing else to be stated", () => {
  const [missing] = askedContactFacts(COLLEGE, ["email"]);
  expect(missing).toMatchObject({ label: "Malé Campus, e-mail", value: NOT_STATED });
  expect(holdsFact(COLLEGE, missing!)).toBe(true);
  expect(holdsFact(COLLEGE, { ...missing!, value: "a@b.example" })).toBe(false);
  expect(holdsFact(COLLEGE, { ...missing!, field: "contacts.1.phone" })).toBe(false);
  const [phone] = askedContactFacts(COLLEGE, ["phone"]);
  expect(holdsFact(COLLEGE, phone!)).toBe(true);
  expect(holdsFact(COLLEGE, { ...phone!, value: NOT_STATED })).toBe(false);
});
