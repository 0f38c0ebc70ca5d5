import type { Course } from "./course.ts";
import type { Contact, Institution } from "./institution.ts";

/** The contact for a course: a campus or faculty of its institution. */
export type ApplyContact = Pick<Contact, "name" | "phone" | "email" | "link_website"> & {
  place: Contact["address"]["island_city"];
};

/**
 * The first campus of the course that has a way to reach it, otherwise the institution's first
 * campus or faculty that has one; null where none has.
 */
export function applyContact(
  { campuses }: Pick<Course, "campuses">,
  institution: Pick<Institution, "campuses" | "faculties">,
): ApplyContact | null {
  const contact = contactsFor({ campuses }, institution).find(hasContact);
  if (!contact) return null;
  const { name, phone, email, link_website, address } = contact;
  return { name, phone, email, link_website, place: address.island_city };
}

/** The contacts of an institution in the order in which they are asked about a course of it. */
export function contactsFor(
  { campuses }: Pick<Course, "campuses">,
  institution: Pick<Institution, "campuses" | "faculties">,
): Contact[] {
  const own = campuses.flatMap(({ id }) => institution.campuses.find((it) => it.id === id) ?? []);
  return [...own, ...institution.campuses, ...institution.faculties];
}

function hasContact({ phone, email, link_website }: Contact): boolean {
  return phone !== null || email !== null || link_website !== null;
}
