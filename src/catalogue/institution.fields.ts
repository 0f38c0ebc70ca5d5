import type { FieldRow, SourcedRow, ValuesOf } from "./record-fields.ts";

/** Every field of an institution, one row each, in the order of the import format. */

/** Groups of facts about an institution that one source answers for. */
export const INSTITUTION_GROUPS = ["approval", "contacts", "record"] as const;
export type InstitutionGroup = (typeof INSTITUTION_GROUPS)[number];

/** How people reach a campus or a faculty. */
export const REACH_FIELDS = {
  name: { kind: "line", isRequired: true, most: 300, label: "Name" },
  is_main: { kind: "flag", unlessStated: false, label: "Main" },
  phone: { kind: "line", label: "Phone" },
  alternative_phone: { kind: "line", label: "Another phone" },
  email: { kind: "line", label: "Email" },
  link_website: { kind: "address", label: "Website" },
  link_instagram: { kind: "address", label: "Instagram" },
  link_twitter: { kind: "address", label: "Twitter (X)" },
  link_facebook: { kind: "address", label: "Facebook" },
  link_linkedin: { kind: "address", label: "LinkedIn" },
  link_youtube: { kind: "address", label: "YouTube" },
} as const satisfies Record<string, FieldRow>;

/** Contact details of a campus or a faculty. */
export const CONTACT_FIELDS = {
  ...REACH_FIELDS,
  address_line1: { kind: "line", label: "Address" },
  address_line2: { kind: "line", label: "Address, second line" },
  island_city: { kind: "line", label: "Island or city" },
  country: { kind: "line", label: "Country" },
  /** Address of an embeddable map on an allowed map host. */
  map_url: { kind: "address", label: "Map" },
  /** The place by its code, where `island_city` may be misread. */
  place_code: { kind: "line", label: "Place" },
} as const satisfies Record<string, FieldRow>;

export interface ReachFields extends ValuesOf<typeof REACH_FIELDS> {}
export interface ContactFields extends ValuesOf<typeof CONTACT_FIELDS> {}

export interface Slide {
  order: number;
  url: string;
  alt: string;
}

export const INSTITUTION_FIELDS = {
  name: { kind: "line", isRequired: true, most: 300, label: "Name" },
  name_dv: { kind: "line", most: 300, label: "Name in Dhivehi" },
  overview: { kind: "rich text", label: "Overview" },
  banner_url: { kind: "address", label: "Banner", isSourceUnsaid: true },
  logo_url: { kind: "address", label: "Logo", isSourceUnsaid: true },
  featured_position: {
    kind: "number",
    isWhole: true,
    least: 1,
    most: 1_000_000,
    label: "featured position",
    isSourceUnsaid: true,
  },
  slides: {
    kind: "records",
    unstated: [] as Slide[],
    isApart: true,
    label: "Slides",
    isSourceUnsaid: true,
  },
  campuses: {
    kind: "records",
    unstated: [] as ContactFields[],
    isApart: true,
    label: "Campuses",
    group: "contacts",
    bundle: "campuses",
  },
  faculties: {
    kind: "records",
    unstated: [] as ContactFields[],
    isApart: true,
    label: "Faculties",
    group: "contacts",
    bundle: "faculties",
  },
  approval_status: {
    kind: "choice",
    choices: [{ value: "blacklisted", label: "Blacklisted" }],
    label: "Approval",
    group: "approval",
  },
} as const satisfies Record<string, SourcedRow<InstitutionGroup>>;
