import { NOT_STATED } from "#catalogue/course.ts";
import type { Contact, Institution } from "#catalogue/institution.ts";
import type { Fact } from "../answer.schema.ts";

/** A way to reach a campus. */
type ContactField = keyof typeof LABELS;

const LABELS = {
  phone: "telephone",
  alternative_phone: "second telephone",
  email: "e-mail",
  link_website: "website",
  address: "address",
} as const;

const FIELDS = Object.keys(LABELS) as ContactField[];

/** How to reach an institution: its main campus first. */
export function contactFacts({ campuses }: Institution): Fact[] {
  return campuses.flatMap(campusFacts);
}

/** Its faculties, each in all ways. */
export function facultyFacts({ faculties }: Institution): Fact[] {
  return faculties.flatMap(campusFacts);
}

function campusFacts(campus: Contact): Fact[] {
  const facts = statedFacts(campus, FIELDS);
  return facts.length > 0
    ? facts
    : [{ label: campus.name, value: NOT_STATED, field: `contacts.${campus.id}` }];
}

function statedFacts(campus: Contact, fields: readonly ContactField[]): Fact[] {
  return fields.map((field) => factFor(campus, field)).filter(({ value }) => value !== NOT_STATED);
}

function factFor(campus: Contact, field: ContactField): Fact {
  const { id, name, address } = campus;
  const value =
    field === "address"
      ? [address.line1, address.line2, address.island_city].filter(Boolean).join(", ")
      : campus[field];
  return {
    label: `${name}, ${LABELS[field]}`,
    value: value || NOT_STATED,
    field: `contacts.${id}.${field}`,
  };
}
