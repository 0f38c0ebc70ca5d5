import { NOT_STATED } from "#catalogue/course.ts";
import type { Contact, Institution } from "#catalogue/institution.ts";
import type { Fact } from "../answer.ts";

/** How to reach an institution: its main campus first. */
export function contactFacts({ campuses }: Institution): Fact[] {
  return campuses.flatMap(campusFacts);
}

/** Its faculties, in the same way. */
export function facultyFacts({ faculties }: Institution): Fact[] {
  return faculties.flatMap(campusFacts);
}

function campusFacts(campus: Contact): Fact[] {
  const { name, address } = campus;
  const place = [address.line1, address.line2, address.island_city].filter(Boolean).join(", ");
  const stated = [
    ["phone", campus.phone],
    ["alternative_phone", campus.alternative_phone],
    ["email", campus.email],
    ["link_website", campus.link_website],
    ["address", place || null],
  ] as const;
  const facts = stated.flatMap(([field, value]) =>
    value === null
      ? []
      : { label: `${name}, ${LABELS[field]}`, value, field: `contacts.${campus.id}.${field}` },
  );
  return facts.length > 0
    ? facts
    : [{ label: name, value: NOT_STATED, field: `contacts.${campus.id}` }];
}

const LABELS = {
  phone: "telephone",
  alternative_phone: "second telephone",
  email: "e-mail",
  link_website: "website",
  address: "address",
} as const;
