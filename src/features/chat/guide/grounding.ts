import type { Course } from "#catalogue/course.ts";
import { paths } from "#web/paths.ts";
import type { AnswerCourse, AnswerPart, Fact } from "../answer.schema.ts";
import type { ChatReply } from "../answer.ts";
import { factOf, isFactField } from "../lookups/facts.ts";
import { holdsFact } from "../lookups/institution-facts.ts";
import { textOf } from "./compose.ts";
import type { Directory } from "./directory.ts";
import type { Ground, Violation } from "./ground.ts";
import { checkText } from "./grounding-text.ts";
import { SUPPORT_CONTACTS } from "./support.ts";

/**
 * Holds every claim of an answer against the directory: each course, institution, fact, address and
 * number of its parts; and in its texts every amount of money, level, course and institution.
 *
 * @returns what is not held there; empty for an answer that may be sent.
 */
export async function checkGrounding(
  answer: ChatReply,
  directory: Directory,
): Promise<Violation[]> {
  const names = await directory.names();
  const ground: Ground = {
    names,
    directory,
    courses: await cited(courseIds(answer), (id) => directory.course(id)),
    institutions: await cited(institutionIds(answer), (id) => directory.institution(id)),
  };
  const claims = answer.parts.flatMap((part) => checkPart(part, ground));
  const links = answer.chips.flatMap((chip) =>
    "link" in chip && !isOurs(chip.link) ? chip.link : [],
  );
  const texts = answer.parts.flatMap(sentencesOf);
  const lines = linesBeyondParts(answer);
  const chips = answer.chips.map(({ label }) => label);
  return [
    ...claims,
    ...links.map((claim): Violation => ({ kind: "link", claim })),
    ...(await checkText([...texts, ...lines, ...chips], answer, ground)),
  ];
}

async function cited<T>(
  ids: Iterable<number>,
  find: (id: number) => Promise<T | null>,
): Promise<T[]> {
  const found = await Promise.all([...new Set(ids)].map(find));
  return found.filter((item) => item !== null);
}

/** What a part says in sentences, which no field of a record stands behind. */
function sentencesOf(part: AnswerPart): string[] {
  if (part.kind === "text") return [part.text];
  if (part.kind !== "courses") return [];
  return part.courses.flatMap(({ name, entry }) => (entry ? `${name}, entry: ${entry}` : []));
}

function courseIds({ parts, memory }: ChatReply): number[] {
  const shown = parts.flatMap((part) =>
    part.kind === "courses" || part.kind === "comparison" ? part.courses.map(({ id }) => id) : [],
  );
  const about = memory.about && "course" in memory.about ? [memory.about.course] : [];
  return [...shown, ...about];
}

function institutionIds({ parts, memory }: ChatReply): number[] {
  const shown = parts.flatMap((part) =>
    part.kind === "institutions" ? part.institutions.map(({ id }) => id) : [],
  );
  const about = memory.about && "institution" in memory.about ? [memory.about.institution] : [];
  return [...shown, ...about];
}

/** Lines of the plain text that no part stands behind. */
function linesBeyondParts({ text, parts }: ChatReply): string[] {
  const known = new Set(parts.flatMap((part) => textOf(part).split("\n")));
  return text.split("\n").filter((line) => line.trim() !== "" && !known.has(line));
}

function checkPart(part: AnswerPart, ground: Ground): Violation[] {
  switch (part.kind) {
    case "text":
      return [];
    case "courses":
      return [
        ...part.courses.flatMap((course) => checkCourse(course, ground)),
        ...(part.link === null || isOurs(part.link) ? [] : [violation("link", part.link)]),
      ];
    case "comparison":
      return checkComparison(part, ground);
    case "institutions":
      return part.institutions.flatMap((item) => checkInstitution(item, ground));
    case "contacts":
      return part.contacts.flatMap(({ name, telephone }) =>
        SUPPORT_CONTACTS.some((known) => known.telephone === telephone && known.name === name)
          ? []
          : [violation("contact", `${name} ${telephone}`)],
      );
  }
}

function checkCourse(part: AnswerCourse, { courses }: Ground): Violation[] {
  const course = courses.find(({ id }) => id === part.id);
  if (!course || course.name !== part.name) return [violation("course", part.name)];
  return [
    ...(course.institution.name === part.institution
      ? []
      : [violation("institution", part.institution)]),
    ...(part.link === paths.course(course) ? [] : [violation("link", part.link)]),
    ...part.facts.flatMap((fact) => checkFact(fact, course)),
  ];
}

function checkFact({ label, field, value }: Fact, course: Course): Violation[] {
  const held = isFactField(field) ? factOf(course, field) : null;
  if (held?.value === value && held.label === label) return [];
  return [violation(kindOf(field), `${course.name}, ${label}: ${value}`)];
}

function kindOf(field: string): Violation["kind"] {
  if (field === "total_cost" || field === "fees") return "fee";
  return field === "mnqf_level" ? "level" : "fact";
}

function checkComparison(
  part: Extract<AnswerPart, { kind: "comparison" }>,
  { courses }: Ground,
): Violation[] {
  const held = part.courses.map(({ id }) => courses.find((course) => course.id === id));
  const wrong = part.courses.filter(({ name, link }, at) => {
    const course = held[at];
    return !course || course.name !== name || link !== paths.course(course);
  });
  const rows = part.rows.flatMap(({ label, field, values }) =>
    values.flatMap((value, at) => {
      const course = held[at];
      if (!course) return [];
      if (field === "institution") {
        return value === course.institution.name ? [] : [violation("institution", value)];
      }
      return checkFact({ label, field, value }, course);
    }),
  );
  return [
    ...wrong.map(({ name }) => violation("course", name)),
    ...rows,
    ...(isOurs(part.link) ? [] : [violation("link", part.link)]),
  ];
}

type InstitutionItem = Extract<AnswerPart, { kind: "institutions" }>["institutions"][number];

function checkInstitution(item: InstitutionItem, { names, institutions }: Ground): Violation[] {
  const card = names.institutions.find(({ id }) => id === item.id);
  if (!card || card.name !== item.name) return [violation("institution", item.name)];
  const details = institutions.find(({ id }) => id === item.id);
  const unheld = item.facts.filter((fact) => !details || !holdsFact(details, fact));
  return [
    ...(item.link === paths.institution(item.id) ? [] : [violation("link", item.link)]),
    ...item.places
      .filter((place) => !card.places.includes(place))
      .map((place) => violation("fact", place)),
    ...unheld.map(({ label, value }) => violation("fact", `${label}: ${value}`)),
  ];
}

/** Addresses of the site begin with one slash. */
function isOurs(link: string): boolean {
  return /^\/(?!\/)/.test(link);
}

function violation(kind: Violation["kind"], claim: string): Violation {
  return { kind, claim };
}
