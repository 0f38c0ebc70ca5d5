import type { Blacklisting, Nullable, Picture } from "./course.ts";
import type { InstitutionGroup, Sourced } from "./statements.ts";

interface Address {
  line1: Nullable<string>;
  line2: Nullable<string>;
  /** Written as people write it: "HA. Thuraakunu", "K. Malé". */
  island_city: Nullable<string>;
  country: Nullable<string>;
  /** Address of an embeddable map on the allow-list of map hosts; the frame around it is ours. */
  map_url: Nullable<string>;
}

/** A campus or a faculty: where to find it and whom to ask. */
export interface Contact {
  id: number;
  kind: "campus" | "faculty";
  name: string;
  is_main: boolean;
  phone: Nullable<string>;
  alternative_phone: Nullable<string>;
  email: Nullable<string>;
  link_website: Nullable<string>;
  link_instagram: Nullable<string>;
  link_twitter: Nullable<string>;
  link_facebook: Nullable<string>;
  link_linkedin: Nullable<string>;
  link_youtube: Nullable<string>;
  address: Address;
}

export interface Slide {
  order: number;
  url: string;
  alt: string;
}

/** What the institution listing shows. */
export interface InstitutionSummary {
  id: number;
  name: string;
  name_dv: Nullable<string>;
  logo: Nullable<Picture>;
  /** Position among the featured institutions, from 1; null for the rest. */
  featured_position: Nullable<number>;
  /** "Malé, Addu City": where its campuses are, as far as stated; empty when not stated. */
  places: string[];
  /** As of InstitutionRef. */
  blacklisted?: Blacklisting | undefined;
  sample: boolean;
}

/** Everything an institution's own page shows. Contacts come main entry first, slides by order. */
export interface Institution extends InstitutionSummary, Sourced<InstitutionGroup> {
  /** "blacklisted": a register says that its approvals were cancelled. */
  approval_status: Nullable<"blacklisted">;
  overview: Nullable<string>;
  banner: Nullable<Picture>;
  slides: Slide[];
  campuses: Contact[];
  faculties: Contact[];
}
