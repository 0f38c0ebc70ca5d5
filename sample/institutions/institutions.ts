import type { InstitutionInput } from "#records/record.schema.ts";
import { mapUrl, placeText } from "../places.ts";
import { chooser } from "../random.ts";
import { FIRST_PROFILES } from "./first.ts";
import type { Profile, Site } from "./profile.ts";
import { SECOND_PROFILES } from "./second.ts";

/** The twelve institutions; an empty database gives them the ids 1 to 12 in this order. */
export const PROFILES: readonly Profile[] = [...FIRST_PROFILES, ...SECOND_PROFILES];

type ContactInput = NonNullable<NonNullable<InstitutionInput["campuses"]>[number]>;

/** Numbers of one block reserved for the sample: +960 300 0000 to +960 300 0999. */
function phone(institution: number, line: number): string {
  return `+960 300 0${String(institution * 25 + line).padStart(3, "0")}`;
}

function links(profile: Profile, site: Site): Partial<ContactInput> {
  const shown = (site.social ?? []).map((network) => [
    `link_${network}`,
    `https://${network}.example/${profile.key}`,
  ]);
  const website = site.without?.includes("website") ? null : `https://${profile.key}.example`;
  return { link_website: website, ...Object.fromEntries(shown) };
}

function contact(profile: Profile, site: Site, institution: number, line: number): ContactInput {
  const mailbox = site.main ? "info" : site.place;
  return {
    name: site.name,
    is_main: site.main ?? false,
    phone: site.without?.includes("phone") ? null : phone(institution, line),
    alternative_phone: site.secondPhone ? phone(institution, line + 20) : null,
    email: site.without?.includes("email") ? null : `${mailbox}@${profile.key}.example`,
    ...links(profile, site),
    address_line1: site.line1 ?? null,
    address_line2: site.line2 ?? null,
    island_city: placeText(site.place),
    country: "Maldives",
    map_url: site.unmapped ? null : mapUrl(site.place),
  };
}

/**
 * Slides whose orders differ from their positions, as people enter them. The site draws each
 * pattern from the words in its address.
 */
function slides(profile: Profile): NonNullable<InstitutionInput["slides"]> {
  const choose = chooser(`slides/${profile.key}`);
  const ranks = Array.from({ length: profile.slides }, () => choose.next());
  const sorted = [...ranks].sort((a, b) => a - b);
  return ranks.map((rank, at) => ({
    order: sorted.indexOf(rank) + 1,
    url: `/pictures/patterns/${profile.key}-islands-${at + 1}.svg`,
    alt: `Drawn pattern of island motifs, ${at + 1} of ${profile.slides}`,
  }));
}

/** The institution records in the order of their ids. */
export function sampleInstitutions(): InstitutionInput[] {
  return PROFILES.map((profile, at) => ({
    ref: `sample-institution-${profile.key}`,
    name: profile.name,
    name_dv: profile.name_dv ?? null,
    overview: profile.overview ?? null,
    logo_url: null,
    banner_url: null,
    featured_position: profile.featured ?? null,
    slides: slides(profile),
    campuses: profile.campuses.map((site, line) => contact(profile, site, at + 1, line)),
    faculties: (profile.faculties ?? []).map((site, line) =>
      contact(profile, site, at + 1, 8 + line),
    ),
  }));
}
