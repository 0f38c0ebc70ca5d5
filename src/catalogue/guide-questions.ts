import { AWARDING_BODY_EXPLANATION } from "./awarding.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CategoryGroup, FacetValue } from "./catalogue-answers.ts";
import { namesToday } from "./category-names.ts";
import { noFilters } from "./filters.ts";
import { GRANT_SCHEME } from "./first-degree.ts";
import { CAREERS, CAREERS_CREDIT, type Career } from "./guide-careers.ts";
import {
  ANY,
  type GuideChoice,
  type GuideNarrowing,
  type GuideQuestion,
  NARROWING_KEYS,
  QUESTION_FILTERS,
  type QuestionKey,
} from "./guide-question.ts";
import { LEVELS, levelTitle, MNQF_EXPLANATION } from "./levels.ts";
import { sortedByName } from "./names.ts";

type Held = Pick<Catalogue, "categories" | "institutions">;

/** The seven questions (specification, 9), with what this catalogue can answer. */
export function guideQuestions(catalogue: Held): GuideQuestion[] {
  return QUESTIONS.map((question, index) => ({
    ...question,
    id: index + 1,
    filter: QUESTION_FILTERS[question.key],
    choices: CHOICES[question.key](catalogue),
  }));
}

/** The filters that narrow results down, with the choices that any course of a catalogue meets. */
export function guideNarrowings({
  searchCourses,
}: Pick<Catalogue, "searchCourses">): GuideNarrowing[] {
  const { facets } = searchCourses({ filters: noFilters(), page: 1, limit: 1, order: "DESC" });
  return NARROWING_KEYS.map((key) => ({
    key,
    filter: key,
    multiple: false,
    choices: choicesIn(facets[key])
      .filter(({ count }) => count > 0)
      .map(({ label, value }) => choice(label, value)),
  }));
}

/** The choices of a facet in one list, those of a group behind it. */
export function choicesIn(values: readonly (FacetValue | CategoryGroup)[]): FacetValue[] {
  return values.flatMap((one) => ("subcategories" in one ? [one, ...one.subcategories] : [one]));
}

const QUESTIONS: readonly Omit<GuideQuestion, "id" | "filter" | "choices">[] = [
  {
    key: "attendance",
    text: "How would you like to attend?",
    note: null,
    multiple: false,
  },
  {
    key: "award",
    text: "Who should award your qualification?",
    note: AWARDING_BODY_EXPLANATION,
    multiple: false,
  },
  {
    key: "career",
    text: "What is your dream career?",
    note: `Take the one that comes closest. We look in the fields of study that lead to it. ${CAREERS_CREDIT}.`,
    multiple: false,
  },
  {
    key: "field",
    text: "Which field would you like to study?",
    note: "A field that leads to your dream career narrows the courses down to it. Any other field is added.",
    multiple: false,
  },
  {
    key: "level",
    text: "Which levels of qualification are you aiming for?",
    note: `Choose one or more. ${MNQF_EXPLANATION}`,
    multiple: true,
  },
  {
    key: "funding",
    text: `Should the course be in the ${GRANT_SCHEME}?`,
    note: "The scheme gives state grants for a first degree. Check its conditions before you apply.",
    multiple: false,
  },
  {
    key: "institution",
    text: "Where would you like to study?",
    note: null,
    multiple: false,
  },
];

const CHOICES: Record<QuestionKey, (catalogue: Held) => GuideChoice[]> = {
  attendance: () => [
    choice("Online", "online", "You study over the internet and need not travel."),
    choice("In-Person", "f2f", "You go to a classroom, lab or workshop."),
    choice("A mix of both", "blended", "Some of it is online, some of it in a classroom."),
    choice("No preference", ANY),
  ],
  award: () => [
    choice("Local", "local", "Awarded in the Maldives."),
    choice("International", "international", "Awarded by a university or exam board abroad."),
    choice("Both", "both", "One course, awarded in the Maldives and by a body abroad."),
    choice("No preference", ANY),
  ],
  career: (catalogue) => [
    ...heldCareers(catalogue).map(({ key, name, fields }) => choice(name, key, fields.join(" · "))),
    choice("Something else, or not decided yet", ANY),
  ],
  field: (catalogue) => [...heldFields(catalogue).map(asChoice), choice("Not Sure", ANY)],
  level: () => [
    ...LEVELS.map(({ value, explanation }) => choice(levelTitle(value)!, value, explanation)),
    choice("Any level", ANY, "Courses of every level, and those that state none."),
  ],
  funding: () => [
    choice("Yes", "yes", "Only courses that the scheme covers."),
    choice("No", "no", "Only courses outside the scheme."),
    choice("Not sure", ANY, "With or without the scheme."),
  ],
  institution: ({ institutions }) => [
    choice("All Colleges/Institutions", "all"),
    ...sortedByName(distinctNames(institutions), (name) => name).map(asChoice),
    choice("Not decided yet", ANY),
  ],
};

/** The fields of study of a catalogue: its top-level categories by name. */
function heldFields({ categories }: Pick<Held, "categories">): string[] {
  const fields = categories.filter(({ parent }) => parent === null);
  return sortedByName(distinctNames(fields), (name) => name);
}

/** Careers with those of their fields that the catalogue holds, named as it names them. */
export function heldCareers(catalogue: Pick<Held, "categories">): Career[] {
  const today = namesToday(catalogue.categories);
  return CAREERS.map((one) => ({ ...one, fields: today(one.fields) })).filter(
    ({ fields }) => fields.length > 0,
  );
}

function distinctNames(items: readonly { name: string }[]): string[] {
  return [...new Set(items.map(({ name }) => name))];
}

function choice(name: string, value: string, explanation: string | null = null): GuideChoice {
  return { name, value, explanation };
}

function asChoice(name: string): GuideChoice {
  return choice(name, name);
}
