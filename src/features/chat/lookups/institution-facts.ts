import { NOT_STATED } from "#catalogue/course.ts";
import type { Contact, Institution } from "#catalogue/institution.ts";
import type { Fact } from "../answer.schema.ts";

/** A way to reach a campus. */
export type ContactField = keyof typeof LABELS;

const LABELS = {
  phone: "telephone",
  alternative_phone: "second telephone",
  email: "e-mail",
  link_website: "website",
  address: "address",
} as const;

const FIELDS = Object.keys(LABELS) as ContactField[];

/** The ways that a question asks for; null where it asks for none in particular. */
export function contactFieldsIn(reader: {
  has(pattern: RegExp): boolean;
}): readonly ContactField[] | null {
  if (reader.has(/ (?:phone|telephone|call|number|mobile) /)) return ["phone", "alternative_phone"];
  if (reader.has(/ e ?mail /)) return ["email"];
  if (reader.has(/ website /)) return ["link_website"];
  return reader.has(/ (?:address|where|located|location|campus|campuses) /) ? ["address"] : null;
}

/** How to reach an institution: its main campus first. */
export function contactFacts({ campuses }: Institution): Fact[] {
  return campuses.flatMap(campusFacts);
}

/** Its main campus in all ways, or all campuses in the ways that were asked for. */
export function askedContactFacts(
  { campuses }: Institution,
  wanted: readonly ContactField[] | null = null,
): Fact[] {
  const [main] = campuses;
  if (!main) return [];
  if (wanted === null) return campusFacts(main);
  const stated = campuses.flatMap((campus) => statedFacts(campus, wanted));
  return stated.length > 0 ? stated : wanted.slice(0, 1).map((field) => factFor(main, field));
}

/** Whether the record of an institution states a fact, or lacks what the fact says is missing. */
export function holdsFact({ campuses, faculties }: Institution, fact: Fact): boolean {
  const contacts = [...campuses, ...faculties];
  const held = [
    ...contacts.flatMap(campusFacts),
    ...contacts.flatMap((contact) => FIELDS.map((field) => factFor(contact, field))),
  ];
  return held.some(
    ({ label, field, value }) =>
      label === fact.label && field === fact.field && value === fact.value,
  );
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
