import type { Blacklisting, Picture, Stated } from "./course.ts";
import type { InstitutionGroup, Sourced } from "./statements.ts";

export interface Address {
  line1: Stated<string>;
  line2: Stated<string>;
  /** Written as people write it: "HA. Thuraakunu", "K. Malé". */
  island_city: Stated<string>;
  country: Stated<string>;
  /** Address of an embeddable map on the allow-list of map hosts; the frame around it is ours. */
  map_url: Stated<string>;
}

/** A campus or a faculty: where to find it and whom to ask. */
export interface Contact {
  id: number;
  kind: "campus" | "faculty";
  name: string;
  is_main: boolean;
  phone: Stated<string>;
  alternative_phone: Stated<string>;
  email: Stated<string>;
  link_website: Stated<string>;
  link_instagram: Stated<string>;
  link_twitter: Stated<string>;
  link_facebook: Stated<string>;
  link_linkedin: Stated<string>;
  link_youtube: Stated<string>;
  address: Address;
}

export interface Slide {
  order: number;
  url: string;
  alt: string;
}

/** What the institution listing shows. */
export interface InstitutionCard {
  id: number;
  name: string;
  name_dv: Stated<string>;
  logo: Stated<Picture>;
  /** Position among the featured institutions, from 1; null for the rest. */
  featured_position: Stated<number>;
  /** "Malé, Addu City": where its campuses are, as far as stated; empty when not stated. */
  places: string[];
  /** As of InstitutionRef. */
  blacklisted?: Blacklisting | undefined;
  sample: boolean;
}

/** Everything an institution's own page shows. Contacts come main entry first, slides by order. */
export interface Institution extends InstitutionCard, Sourced<InstitutionGroup> {
  /** "blacklisted": a register says that its approvals were cancelled. */
  approval_status: Stated<"blacklisted">;
  overview: Stated<string>;
  banner: Stated<Picture>;
  slides: Slide[];
  campuses: Contact[];
  faculties: Contact[];
}
