import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { blankCourse } from "../../../../test/catalogue-source.ts";
import { INSTITUTION_PAGE_SIZE, institutionsPage } from "./listing.data.ts";
import { readListingAddress } from "./listing-address.ts";

function institution(id: number, name: string, more: Partial<InstitutionSummary> = {}) {
  const missing = { name_dv: null, logo: null, featured_position: null, places: [], sample: false };
  return { ...missing, id, name, ...more };
}

function catalogueOf(institutions: InstitutionSummary[]) {
  return buildCatalogue({ version: 1, institutions, categories: [], courses: [] });
}

const catalogue = catalogueOf([
  institution(1, "Zephyr College", { places: ["K. Malé", "S. Hithadhoo"] }),
  institution(2, "Fathis Teachers' College", { name_dv: "ފަތިސް" }),
  institution(3, "Kula: School of Design & Media", { featured_position: 2 }),
  institution(4, "Atoll Institute", { logo: { url: "/files/4.svg" }, featured_position: 1 }),
]);

const namesFor = (name: string) =>
  institutionsPage(catalogue, { name, page: 1 }).institutions.map((card) => card.name);

describe("institutionsPage", () => {
  it("lists featured ones by their position, then the rest by name", () => {
    expect(namesFor("")).toEqual([
      "Atoll Institute",
      "Kula: School of Design & Media",
      "Fathis Teachers' College",
      "Zephyr College",
    ]);
  });

  it("finds by a begun word, by place, without apostrophe, in Thaana, and despite a slip", () => {
    expect(namesFor("zep")).toEqual(["Zephyr College"]);
    expect(namesFor("hithadhoo")).toEqual(["Zephyr College"]);
    expect(namesFor("teachers college")).toEqual(["Fathis Teachers' College"]);
    expect(namesFor("ފަތިސް")).toEqual(["Fathis Teachers' College"]);
    expect(namesFor("Zephir")).toEqual(["Zephyr College"]);
  });

  it("finds by the atoll in words or letters, by the letters of its name, and by a begun place", () => {
    const places = catalogueOf([
      institution(1, "Reef College", { places: ["K. Malé", "S. Hithadhoo"] }),
      institution(2, "Maldives National University of Ocean Arts"),
      institution(3, "Northern College", { places: ["HDh. Kulhudhuffushi"] }),
    ]);
    const found = (name: string) =>
      institutionsPage(places, { name, page: 1 }).institutions.map(({ id }) => id);
    for (const name of ["addu", "Addu City", "seenu", "hithad"]) expect(found(name)).toEqual([1]);
    expect(found("mnuoa")).toEqual([2]);
    for (const name of ["HDh", "haa dhaalu", "kulhudhufushi"]) expect(found(name)).toEqual([3]);
  });

  it("finds nothing where only courses hold the words, and then corrects nothing", () => {
    const institutions = [institution(1, "Reef College")];
    const source = { version: 1, institutions, categories: [], courses: [] };
    const reef = { id: 1, name: "Reef College", logo: null };
    const courses = ["Nursing", "Law"].map((name, at) =>
      blankCourse({ id: at + 1, name, institution: reef }),
    );
    const both = buildCatalogue({ ...source, courses });
    for (const name of ["nursing", "nursng"]) {
      expect(institutionsPage(both, { name, page: 1 })).toMatchObject({
        institutions: [],
        correction: null,
      });
    }
  });

  it("says what it corrected, and finds nothing for what is no word", () => {
    expect(institutionsPage(catalogue, { name: "Zephir", page: 1 }).correction).toMatchObject({
      typed: "Zephir",
    });
    expect(namesFor("!?")).toEqual([]);
  });

  it("takes the stored logo, and draws one where there is none", () => {
    const logos = institutionsPage(catalogue, { name: "", page: 1 }).institutions.map(
      ({ logo }) => logo,
    );
    expect(logos.slice(0, 2)).toEqual(["/files/4.svg", "/pictures/institutions/3/logo.svg"]);
  });

  it("cuts long lists into pages; one past the end is empty and knows how many there are", () => {
    const many = catalogueOf(
      Array.from({ length: INSTITUTION_PAGE_SIZE + 1 }, (_, at) => institution(at + 1, `I ${at}`)),
    );
    expect(institutionsPage(many, { name: "", page: 2 }).institutions).toHaveLength(1);
    const beyond = institutionsPage(many, { name: "", page: 3 });
    expect(beyond.institutions).toEqual([]);
    expect(beyond.meta).toMatchObject({ total: INSTITUTION_PAGE_SIZE + 1, last_page: 2 });
  });
});

describe("readListingAddress", () => {
  const read = (query: string) => readListingAddress(new URLSearchParams(query));

  it("reads name and page, tidied", () => {
    expect(read("")).toEqual({ name: "", page: 1 });
    expect(read("name=+Reef++%26+Shore+&page=2")).toEqual({ name: "Reef & Shore", page: 2 });
    expect(read(`name=${"a".repeat(900)}`)?.name).toHaveLength(200);
    expect(read("page=")).toEqual({ name: "", page: 1 });
  });

  it("refuses what is no page number", () => {
    for (const page of ["0", "-1", "1.5", "x", "99999999"]) expect(read(`page=${page}`)).toBeNull();
  });
});
