import type { Blacklisting, Nullable, Picture } from "./course.ts";
import type { ReachFields, Slide } from "./institution.fields.ts";
import type { InstitutionGroup, Sourced } from "./statements.ts";

export type { Slide };

interface Address {
  line1: Nullable<string>;
  line2: Nullable<string>;
  /** The usual spelling: "HA. Thuraakunu", "K. Malé". */
  island_city: Nullable<string>;
  /** The code of its island or atoll (islands.ts), stated or read from `island_city`. */
  place_code: Nullable<string>;
  country: Nullable<string>;
  /** Address of an embeddable map on an allowed map host; we write the iframe ourselves. */
  map_url: Nullable<string>;
}

/** Contact details of a campus or a faculty. */
export interface Contact extends ReachFields {
  id: number;
  kind: "campus" | "faculty";
  address: Address;
}

/** What the institution listing shows. */
export interface InstitutionSummary {
  id: number;
  name: string;
  name_dv: Nullable<string>;
  logo: Nullable<Picture>;
  /** Position among the featured institutions, from 1; null for the rest. */
  featured_position: Nullable<number>;
  /** Places of its campuses: "Malé, Addu City"; empty when not stated. */
  places: string[];
  /** Names of its campuses, by which it is found; lists do not show them. */
  campus_names?: string[] | undefined;
  /** As of Category; addresses and searches find it by them, lists do not show them. */
  former_names?: readonly string[] | undefined;
  /** As in InstitutionRef. */
  blacklisted?: Blacklisting | undefined;
  sample: boolean;
}

/**
 * Everything an institution's own page shows. Contacts have the main entry first, slides are
 * ordered.
 */
export interface Institution extends InstitutionSummary, Sourced<InstitutionGroup> {
  /** "blacklisted": a register states that its approvals were cancelled. */
  approval_status: Nullable<"blacklisted">;
  overview: Nullable<string>;
  banner: Nullable<Picture>;
  slides: Slide[];
  campuses: Contact[];
  faculties: Contact[];
}
