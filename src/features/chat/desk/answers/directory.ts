import { counted } from "#catalogue/counted.ts";
import { joined } from "#catalogue/entry-words.ts";
import { isUnfiltered } from "#catalogue/filters.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import type { Chip } from "../../answer.schema.ts";
import { contacts } from "../../lookups/contacts.ts";
import { institution } from "../../lookups/institution.ts";
import { levels } from "../../lookups/levels.ts";
import { schemes } from "../../lookups/schemes.ts";
import { site } from "../../lookups/site.ts";
import type { Asked } from "../asked.ts";
import { ABSENT, SITE } from "../cues.ts";
import { institutionIn, named, pointedAt } from "../meant.ts";
import { ask, type Reply, textPart } from "../reply.ts";
import { answerInstitutions, answerList } from "./courses.ts";
import { meant } from "./one-course.ts";

/** The institution that a message names, or that the conversation is about. */
export function institutionMeant(asked: Asked): InstitutionSummary | null {
  const { about } = asked.memory;
  const own = institutionIn(asked);
  if (own || !about || !("institution" in about)) return own;
  return asked.records.catalogue.institutions.find(({ id }) => id === about.institution) ?? null;
}

/** A name that ends as those of institutions do. */
const UNLISTED =
  /\b((?:[A-Z][\w'’-]{2,30} ){1,4}(?:University|College|Institute|Academy|Polytechnic))\b/;

/** How to reach an institution, or whom to ask about a course. */
export async function answerContact(asked: Asked): Promise<Reply | null> {
  const [course] =
    pointedAt(asked).length > 0 ? pointedAt(asked) : asked.isWish ? named(asked) : [];
  const at = course ? null : (institutionMeant(asked) ?? ofShown(asked));
  if (!course && !at) {
    const isOfSite = SITE.test(asked.message);
    const help = await answerSite(asked, isOfSite ? SITE_ITSELF : LEAST_FIT);
    if (help && (isOfSite || !asked.isWish)) return help;
    return asked.isWish || asked.memory.shown.length > 0 ? answerInstitutions(asked) : null;
  }
  const found = await asked.look(
    contacts,
    course ? { course_id: course.id } : { institution_id: at!.id },
  );
  if (!found.institution) return null;
  const { id, name, link } = found.institution;
  const card = asked.records.catalogue.institutions.find((one) => one.id === id);
  return {
    parts: [
      textPart(
        course ? `For ${course.name} one asks ${name}.` : `${name}.`,
        card?.sample && "It is fictional sample data.",
        "One applies at the institution itself.",
        ...found.missing,
      ),
      {
        kind: "institutions",
        institutions: [
          { id, name, link, places: card?.places ?? [], sample: card?.sample, facts: found.facts },
        ],
      },
    ],
    chips: found.ask ? [{ label: "Ask the institution", link: found.ask }] : [],
    memory: { ...asked.memory, about: course ? { course: course.id } : { institution: id } },
  };
}

/** The institution of all courses that were shown, where they have one. */
function ofShown({ isWish, memory, records }: Asked): { id: number } | null {
  const ids = new Set(memory.shown.map((id) => records.catalogue.course(id)?.institution.id));
  const [id] = ids;
  return !isWish && ids.size === 1 && id !== undefined ? { id } : null;
}

/** What the levels that a message names are, as the framework has them. */
export async function answerLevels(asked: Asked): Promise<Reply> {
  const found = await asked.look(levels, {});
  const wanted = asked.understood.filters.mnqf_level;
  const lines = found.levels
    .filter(({ level }) => wanted.includes(level))
    .map(
      ({ name, explanation, courses }) => `${name}. ${explanation} ${counted(courses, "course")}.`,
    );
  return {
    parts: [textPart(found.about), textPart(lines.join("\n"))],
    chips: [{ label: "The ten levels", link: found.link }, ask("Show courses")],
    memory: asked.memory,
  };
}

/** What the directory states of an institution. */
export async function answerInstitution(
  asked: Asked,
  at: InstitutionSummary,
): Promise<Reply | null> {
  const found = await asked.look(institution, { institution_id: at.id });
  if (!found.institution) return null;
  const levels = found.levels.map(({ level, courses }) => `${level}: ${courses}`);
  return {
    parts: [
      textPart(
        `${at.name}: ${counted(found.courses, "course")}.`,
        at.sample && "It is fictional sample data.",
        found.warning && `${found.warning}.`,
        ...found.missing,
      ),
      ...(levels.length > 0 ? [textPart(levels.join("\n"))] : []),
      { kind: "institutions", institutions: [found.institution] },
    ],
    chips: [
      ...(found.link ? [{ label: "Its courses", link: found.link }] : []),
      ask("What is its telephone number?"),
    ],
    memory: { ...asked.memory, about: { institution: at.id } },
  };
}

/** Whether what is meant is sample data. */
export function answerSample(asked: Asked): Reply | null {
  const [course] = pointedAt(asked);
  const at = course ?? institutionMeant(asked);
  if (!at) return null;
  const says = at.sample
    ? "is fictional sample data: it only shows what the site can do."
    : "is no sample data. Where it comes from and how old it is stands on its page.";
  return {
    parts: [textPart(`${at.name} ${says}`)],
    chips: [ask("Who are you?")],
    memory: asked.memory,
  };
}

/** Schemes, scholarships and loans. */
export async function answerSchemes(asked: Asked): Promise<Reply> {
  const cards = asked.isWish || pointedAt(asked).length > 0 ? meant(asked) : [];
  const course = cards.length === 1 ? cards[0]! : null;
  const found = await asked.look(schemes, { course_id: course?.id ?? null });
  const wanted = /loan|ލޯނު/i.test(asked.message)
    ? "loan"
    : /scholarship|bursar|ސްކޮލަރޝިޕް/i.test(asked.message)
      ? "scholarship"
      : null;
  const { wish: said } = asked.memory;
  const isOfCourses = asked.isWish && !isUnfiltered({ ...said, gov_first_degree: [] });
  if (wanted === null && isOfCourses && !course) {
    const wish = { ...asked.memory.wish, gov_first_degree: ["yes"] };
    return answerList(
      { ...asked, memory: { ...asked.memory, wish } },
      { lead: "Whether the scheme pays for you, the scheme decides." },
    );
  }
  const isListed = wanted === null || found.schemes.some(({ kind }) => kind === wanted);
  const lines = found.schemes.map(({ name, pays, not_for, source, stated }) =>
    [
      `${name}.`,
      pays,
      not_for.length > 0 && `Not for ${joined(not_for, "or")}.`,
      source && `Source: ${source.name}${stated ? `, ${stated}` : ""}.`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  return {
    parts: [
      textPart(
        !isListed && `The directory lists no ${wanted}.`,
        course && found.for_course && `${course.name}: ${found.for_course}.`,
        `The ${GRANT_SCHEME} is stated for ${counted(found.courses, "course")}. Whether you get it, the scheme decides.`,
        ...found.missing,
      ),
      ...(lines.length > 0 ? [textPart(lines.join("\n"))] : []),
    ],
    chips: [{ label: "Courses of the scheme", link: found.link }],
    memory: { ...asked.memory, about: course ? { course: course.id } : asked.memory.about },
    ...(!isListed && { isUnanswered: true }),
  };
}

/** Less of a question is chance, but in one that is of the site for certain. */
const LEAST_FIT = 0.45;
const SITE_ITSELF = 0.2;

/** How the site works, and what its words mean. */
export async function answerSite(asked: Asked, least = LEAST_FIT): Promise<Reply | null> {
  const found = await asked.look(site, { question: asked.message });
  const [first, ...others] = found.answers;
  if (!first || first.fit < least) return null;
  const chips: Chip[] = found.answers.map(({ title, link }) => ({ label: title, link }));
  return {
    parts: [textPart(!first.title.endsWith("?") && `${first.title}.`, first.text)],
    chips: others.length > 0 ? chips : chips.slice(0, 1),
    memory: asked.memory,
  };
}

/** What is asked of the site in so many words. */
export const answerOfSite = (asked: Asked): Promise<Reply | null> => answerSite(asked, SITE_ITSELF);

/** What the directory has no field for, named as not listed, with who can say it. */
export async function answerAbsent(asked: Asked): Promise<Reply | null> {
  const unlisted = UNLISTED.exec(asked.message)?.[1];
  if (unlisted && asked.records.catalogue.institutionsIn(asked.message).length === 0)
    return {
      parts: [textPart(`The directory does not list “${unlisted}”, and states nothing of it.`)],
      chips: [ask("Show all institutions")],
      memory: asked.standing,
      isUnanswered: true,
    };
  const absent = ABSENT.find(([pattern]) => pattern.test(asked.message))?.[1];
  if (absent === undefined) return null;
  const [course] =
    pointedAt(asked).length > 0 ? pointedAt(asked) : asked.isWish ? named(asked) : [];
  const at = course?.institution ?? institutionMeant(asked);
  const found = at && (await asked.look(contacts, { institution_id: at.id }));
  const people = found?.institution;
  return {
    parts: [
      textPart(
        `The directory does not list ${absent}.`,
        at ? `${at.name} can tell you:` : "The institution itself can tell you.",
      ),
      ...(people
        ? [
            {
              kind: "institutions" as const,
              institutions: [{ ...people, places: [], facts: found.facts }],
            },
          ]
        : []),
    ],
    chips: found?.ask ? [{ label: "Ask the institution", link: found.ask }] : [ask("Show courses")],
    memory: asked.memory,
    isUnanswered: true,
  };
}
