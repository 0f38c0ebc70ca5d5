import type { Course } from "#catalogue/course.ts";
import { statedWords, vanishedWords } from "#catalogue/evidence.ts";
import type { Institution } from "#catalogue/institution.ts";
import {
  COURSE_GROUPS,
  type FactGroup,
  type FactSource,
  INSTITUTION_GROUPS,
} from "#catalogue/statements.ts";
import type { Archived } from "#platform/errors.ts";
import { paths } from "#web/paths.ts";
import type { ReportedPart, TicketSubject } from "./contact.ts";

/** A course as the subject of a message. */
export function courseSubject(
  course: Pick<Course, "id" | "name" | "institution" | "facts">,
  today: string,
): TicketSubject {
  return {
    kind: "course",
    id: course.id,
    name: `${course.name} at ${course.institution.name}`,
    path: paths.course(course),
    parts: [...COURSE_GROUPS.filter((group) => group !== "record"), "contacts", "record"],
    stated: statedIn(course.facts, today),
  };
}

/** An institution as the subject of a message. */
export function institutionSubject(
  { id, name, facts }: Pick<Institution, "id" | "name" | "facts">,
  today: string,
): TicketSubject {
  const path = paths.institution(id);
  const parts = [...INSTITUTION_GROUPS];
  return { kind: "institution", id, name, path, parts, stated: statedIn(facts, today) };
}

/** An archived record as the subject of a message: the reader may know that it is still offered. */
export function archivedSubject(
  kind: TicketSubject["kind"],
  { id, name, institution, source, since }: Archived,
): TicketSubject {
  return {
    kind,
    id,
    name: institution ? `${name} at ${institution.name}` : name,
    path: kind === "course" ? paths.course({ id, name }) : paths.institution(id),
    parts: [],
    stated: () => vanishedWords(source, since),
  };
}

function statedIn(
  facts: Partial<Record<FactGroup, FactSource | null>>,
  today: string,
): TicketSubject["stated"] {
  return (part: ReportedPart | null) => {
    const fact = facts[part ?? "record"];
    return fact ? statedWords(fact, today) : null;
  };
}
