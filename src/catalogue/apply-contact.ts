import type { Course } from "./course.ts";
import type { Contact, Institution } from "./institution.ts";
import { islandByCode } from "./islands.ts";

/** The contact for a course: a campus or faculty of its institution. */
export type ApplyContact = Pick<Contact, "name" | "phone" | "email" | "link_website"> & {
  place: Contact["address"]["island_city"];
};

/** A campus at which one can ask about a course, and the values of the filter by place that it has. */
export interface ApplyCampus extends ApplyContact {
  id: number;
  /** Codes of its island and atoll; empty where they are not known. */
  place_codes: string[];
}

/**
 * The campuses of a course that have a way to reach them, in its order; where none has, the
 * institution's first campus or faculty that does.
 */
export function applyCampuses(
  { campuses }: Pick<Course, "campuses">,
  institution: Pick<Institution, "campuses" | "faculties">,
): ApplyCampus[] {
  const places = new Map(campuses.map(({ id, place_code }) => [id, place_code]));
  const reached = contactsFor({ campuses }, institution).filter(hasContact);
  const own = new Map(reached.filter(({ id }) => places.has(id)).map((each) => [each.id, each]));
  const asked = own.size > 0 ? [...own.values()] : reached.slice(0, 1);
  return asked.map(({ id, name, phone, email, link_website, address }) => {
    const code = places.get(id) ?? null;
    const atoll = code === null ? undefined : islandByCode(code)?.atoll;
    const place_codes = [code, atoll].filter((one) => one !== null && one !== undefined);
    return { id, name, phone, email, link_website, place: address.island_city, place_codes };
  });
}

/**
 * The contacts of an institution in the order in which they are asked about a course of it.
 *
 * @param chosen Id of a campus of the course that is asked first.
 */
export function contactsFor(
  { campuses }: Pick<Course, "campuses">,
  institution: Pick<Institution, "campuses" | "faculties">,
  chosen?: number,
): Contact[] {
  const own = campuses.flatMap(({ id }) => institution.campuses.find((it) => it.id === id) ?? []);
  const first = own.filter(({ id }) => id === chosen);
  return [...first, ...own, ...institution.campuses, ...institution.faculties];
}

function hasContact({ phone, email, link_website }: Contact): boolean {
  return phone !== null || email !== null || link_website !== null;
}
