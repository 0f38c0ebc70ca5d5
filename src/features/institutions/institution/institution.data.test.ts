import { describe, expect, it } from "vitest";
import type { Institution } from "#catalogue/institution.ts";
import { blankContact } from "../../../../test/catalogue-source.ts";
import { unsourcedInstitution } from "../../../../test/unsourced.ts";
import { institutionDescription, profileOf } from "./institution.data.ts";
import { institutionStructuredData, institutionTrail } from "./structured-data.ts";

const institution: Institution = {
  id: 3,
  name: "Reef & Shore: College",
  name_dv: null,
  logo: null,
  featured_position: null,
  places: ["K. Malé", "S. Hithadhoo"],
  sample: false,
  ...unsourcedInstitution,
  overview: null,
  banner: null,
  slides: [],
  campuses: [],
  faculties: [],
};

const campus = blankContact({
  name: "Malé Campus",
  phone: "+960 300 0001",
  link_website: "https://reef.example",
  link_facebook: "https://facebook.example/reef",
  address: {
    line1: "Magu",
    line2: null,
    island_city: "K. Malé",
    place_code: "LD0442",
    country: "Maldives",
    map_url: null,
  },
});

const head = { description: "By the lagoon.", publicUrl: "https://magu.example" };

describe("profileOf", () => {
  it("draws banner and logo where those of the record are at another site", () => {
    const other = { url: "https://reef.example/picture.png" };
    expect(profileOf({ ...institution, logo: other, banner: other })).toMatchObject({
      logo: "/pictures/institutions/3/logo.svg",
      banner: "/pictures/institutions/3/banner.svg",
    });
  });

  it("draws banner and logo where there are none, and keeps those that are there", () => {
    expect(profileOf(institution)).toMatchObject({
      logo: "/pictures/institutions/3/logo.svg",
      banner: "/pictures/institutions/3/banner.svg",
      overview: null,
    });
    const stored = {
      ...institution,
      logo: { url: "/files/l.svg" },
      banner: { url: "/files/b.jpg" },
    };
    expect(profileOf(stored)).toMatchObject({ logo: "/files/l.svg", banner: "/files/b.jpg" });
  });

  it("gives the start of a long overview only", () => {
    expect(profileOf({ ...institution, overview: "<p>Short.</p>" }).overview).toEqual({
      html: "<p>Short.</p>",
      start: null,
    });
    const long = `<p>${"word ".repeat(120)}</p>`;
    expect(profileOf({ ...institution, overview: long }).overview?.start).toMatch(/word…<\/p>$/);
  });
});

describe("institutionDescription", () => {
  it("takes the beginning of the overview, or says what is known", () => {
    expect(
      institutionDescription({ ...institution, overview: "<p>Reef &amp; shore.</p>" }, 3),
    ).toBe("Reef & shore.");
    expect(institutionDescription(institution, 1_200)).toBe(
      "Reef & Shore: College in K. Malé, S. Hithadhoo: 1,200 courses, campuses and contacts.",
    );
  });
});

describe("structured data", () => {
  it("speaks through the main campus and leaves out what is not stated", () => {
    const described = { ...profileOf(institution), campuses: [campus] };
    expect(institutionStructuredData(described, head)).toEqual({
      "@context": "https://schema.org",
      "@type": "EducationalOrganization",
      name: "Reef & Shore: College",
      description: "By the lagoon.",
      url: "https://magu.example/institutions/3",
      logo: "https://magu.example/pictures/institutions/3/logo.svg",
      image: "https://magu.example/pictures/institutions/3/banner.svg",
      telephone: "+960 300 0001",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Magu",
        addressLocality: "K. Malé",
        addressCountry: "Maldives",
      },
      sameAs: ["https://reef.example", "https://facebook.example/reef"],
    });
    expect(institutionStructuredData(profileOf(institution), head)).not.toHaveProperty("address");
  });

  it("stands below the institutions", () => {
    expect(institutionTrail(institution, head.publicUrl)).toMatchObject({
      itemListElement: [
        { position: 1, item: "https://magu.example/institutions" },
        { position: 2, item: "https://magu.example/institutions/3" },
      ],
    });
  });
});
