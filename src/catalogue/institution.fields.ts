import type { SourcedRow } from "./record-fields.ts";

/** Every field of an institution, one row each, in the order of the import format. */

/** Groups of facts about an institution that one source answers for. */
export const INSTITUTION_GROUPS = ["approval", "contacts", "record"] as const;
export type InstitutionGroup = (typeof INSTITUTION_GROUPS)[number];

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
  slides: { kind: "records", unstated: [], label: "Slides", isSourceUnsaid: true },
  campuses: {
    kind: "records",
    unstated: [],
    label: "Campuses",
    group: "contacts",
    bundle: "campuses",
  },
  faculties: {
    kind: "records",
    unstated: [],
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
