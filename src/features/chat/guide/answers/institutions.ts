import { BLACKLISTED_MEANING, blacklistLine } from "#catalogue/approval.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import type { Institution, InstitutionSummary } from "#catalogue/institution.ts";
import { stem } from "#catalogue/search/stem.ts";
import { paths } from "#web/paths.ts";
import type { Fact } from "../../answer.schema.ts";
import type { Slots } from "../../answer.ts";
import { noSlots } from "../../answer.ts";
import {
  askedContactFacts,
  contactFieldsIn,
  facultyFacts,
} from "../../lookups/institution-facts.ts";
import { ask, type Context, type Reply, textPart } from "../context.ts";
import { findCourses, MOST_READ } from "../finding.ts";
import { isUnsaid } from "../merging.ts";
import { capital, counted, island, listed, saidSlots, sought } from "../wording.ts";
import { UNLISTED } from "../words/unlisted.ts";

/** Institutions that an answer shows at once. */
const MOST_SHOWN = 12;

/** Says which institutions there are; those with courses for the slots, where some are given. */
export async function answerWhichInstitutions(context: Context): Promise<Reply> {
  const { names, wishes, memory, reader } = context;
  const follows = isUnsaid(wishes.slots) && reader.has(/ (?:that|this|it|them|those|these) /);
  const slots = follows ? { ...memory.slots, institutions: [] } : wishes.slots;
  const asked = saidSlots(slots).filter(({ key }) => key !== "text");
  const nowhere = wishes.places.find(({ places }) => places.length === 0);
  const { fitting, narrowing } = nowhere
    ? { fitting: [], narrowing: undefined }
    : await institutionsFor(context, slots);
  const where = asked.length > 0 ? ` with ${sought({ ...slots, text: null }, 2, narrowing)}` : "";
  const found =
    fitting.length > 0
      ? `${capital(counted(fitting.length, "institution"))} in the catalogue${where}.${kindNote(reader, fitting)}`
      : `${nowhere ? `No institution in the catalogue states a campus in ${nowhere.said}` : `No institution in the catalogue is one${where}`}. There are ${counted(names.institutions.length, "institution")} in all.`;
  const all = fitting.length > 0 ? fitting : names.institutions;
  return institutionList(found, all, { ...memory, ...(asked.length > 0 && { slots }) });
}

async function institutionsFor({ directory, names, now }: Context, slots: Slots) {
  const plain = { ...slots, text: null };
  if (JSON.stringify(plain) === JSON.stringify(noSlots()))
    return { fitting: [...names.institutions], narrowing: undefined };
  const found = await findCourses(directory, plain, { names, now, skipped: 0, shown: MOST_READ });
  const ids = new Set(found.courses.map(({ institution }) => institution.id));
  const fitting = names.institutions.filter(({ id }) => ids.has(id));
  return { fitting, narrowing: found.narrowing };
}

const KINDS = ["university", "college", "academy", "institute", "polytechnic", "school"];

/** How many of some institutions have the kind in their names that is asked for: a university. */
function kindNote({ stems }: Context["reader"], fitting: readonly InstitutionSummary[]): string {
  const kind = KINDS.find((word) => stems.includes(stem(word)));
  if (kind === undefined || stems.includes("institution")) return "";
  const named = fitting.filter(({ name }) => name.toLowerCase().includes(kind));
  if (named.length === fitting.length) return "";
  return named.length === 0
    ? ` None of them has “${kind}” in its name.`
    : ` “${capital(kind)}” is in the name of ${named.length}: ${listed(named.map(({ name }) => name))}.`;
}

/** Says that no institution has this name. */
export function answerNoSuchInstitution({ names, memory }: Context, name: string): Reply {
  const isKnown = UNLISTED.has(name);
  const text = isKnown
    ? `${name} is not listed in this catalogue. These institutions are.`
    : `The catalogue does not hold an institution called “${name}”. It has ${counted(names.institutions.length, "institution")}, of which these are some.`;
  return institutionList(text, names.institutions, memory);
}

function institutionList(
  text: string,
  all: readonly InstitutionSummary[],
  memory: Context["memory"],
): Reply {
  const shown = all.slice(0, MOST_SHOWN);
  return {
    parts: [
      textPart(text),
      { kind: "institutions", institutions: shown.map((card) => institutionItem(card, [])) },
    ],
    chips: [
      ...shown.slice(0, 2).map(({ name }) => ask(`What does ${name} teach?`)),
      { label: "All institutions", link: paths.institutions() },
    ],
    memory: { ...memory, about: null, asked: null },
  };
}

/** Tells about one institution: where it is, what it teaches, how to reach it. */
export async function answerInstitution(
  context: Context,
  card: InstitutionSummary,
): Promise<Reply> {
  const { directory, names, now, reader, memory } = context;
  const institution = await directory.institution(card.id);
  const slots = { ...noSlots(), institutions: [card.name] };
  const found = await findCourses(directory, slots, { names, now, skipped: 0, shown: MOST_READ });
  const wantsContact = reader.has(CONTACT);
  const facts = institution ? factsFor(institution, reader) : [];
  const warning = blacklistLine(card);
  const text = [
    warning && `${warning}. ${BLACKLISTED_MEANING}`,
    `${card.name} ${placesText(card)}.`,
    wantsContact
      ? contactNote(institution)
      : `It has ${counted(found.total, "course")} in the catalogue${fieldsText(found.courses, context)}.`,
  ];
  return {
    parts: [
      textPart(text.filter(Boolean).join(" ")),
      { kind: "institutions", institutions: [institutionItem(card, facts)] },
    ],
    chips: [
      ask(`Show courses at ${card.name}`),
      ...(wantsContact ? [] : [ask("How can I contact them?")]),
      { label: "Open its page", link: paths.institution(card.id) },
    ],
    memory: { ...memory, about: { institution: card.id }, asked: null },
  };
}

const CONTACT =
  / (?:contacts?|phone|telephone|e ?mail|call|reach|website|number|address|where|located|location) /;

function placesText({ places }: InstitutionSummary): string {
  return places.length > 0
    ? `has campuses in ${listed(places.map(island))}`
    : "does not state where its campuses are";
}

/** The fields with most courses. */
function fieldsText(courses: readonly CourseSummary[], { names }: Context): string {
  const groups = new Map(
    names.categories.map(({ id, name, parent }) => [id, parent?.name ?? name]),
  );
  const counts = new Map<string, number>();
  for (const { categories } of courses) {
    for (const name of new Set(categories.map(({ id }) => groups.get(id) ?? ""))) {
      if (name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const top = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([name]) => name);
  return top.length > 0 ? `, most in ${top.join("; ")}` : "";
}

function factsFor(institution: Institution, reader: Context["reader"]): Fact[] {
  return reader.has(/ facult\p{L}+ /u)
    ? facultyFacts(institution)
    : askedContactFacts(institution, contactFieldsIn(reader));
}

function contactNote(institution: Institution | null): string {
  const more = (institution?.campuses.length ?? 0) - 1;
  if (more < 0) return "The catalogue does not state its contact.";
  return more > 0 ? "Its page has the contacts of all its campuses." : "";
}

/** An institution as an answer shows it. */
export function institutionItem({ id, name, places, sample }: InstitutionSummary, facts: Fact[]) {
  return { id, name, places: [...places], link: paths.institution(id), facts, sample };
}
