import type { Catalogue } from "#catalogue/catalogue.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import type { EntryFilter } from "#catalogue/entry-column.ts";
import { wizardFee } from "#catalogue/fees.ts";
import { countChoices, type Relaxation, recommend } from "#catalogue/guide.ts";
import { isStarted, readAnswers } from "#catalogue/guide-answers.ts";
import type {
  GuideAnswers,
  GuideChoice,
  GuideNarrowing,
  GuideQuestion,
} from "#catalogue/guide-question.ts";
import { guideNarrowings, guideQuestions } from "#catalogue/guide-questions.ts";
import type { Basis } from "#catalogue/operator.ts";
import { type RandomNumber, shuffled } from "#catalogue/shuffle.ts";
import { shownStudyMode } from "#catalogue/study-modes.ts";
import { cardOf, type ListedCourse } from "#web/listed-course.ts";
import { paths } from "#web/paths.ts";

/** Maximum number of choices of a question on the page; the listing offers the rest. */
export const MAX_GUIDE_CHOICES = 150;

/** A choice with the number of matching courses, given the answers to the other questions. */
export interface CountedChoice extends GuideChoice {
  count: number;
}

export interface CountedQuestion extends GuideQuestion {
  choices: CountedChoice[];
  /** Number of choices left out of the page: those that match fewest courses. */
  omitted: number;
}

/** A further filter with the choices that leave any course. */
export interface CountedNarrowing extends GuideNarrowing {
  choices: CountedChoice[];
}

interface FittingCourse {
  card: ListedCourse;
  reasons: string[];
}

interface MissingCourse extends FittingCourse {
  missed: string[];
}

export interface GuidePageResults {
  total: number;
  /** Address of the listing with the same filters. */
  listing: string;
  fits: FittingCourse[];
  nearMisses: MissingCourse[];
  relaxations: Relaxation[];
}

/** In the place of intakes that are not stated (specification, 2.10). */
const NO_INTAKE = "-";

/** The data of the guide, the same for every question: only new answers load it again. */
export interface GuidePage {
  questions: CountedQuestion[];
  narrowings: CountedNarrowing[];
  answers: GuideAnswers;
  /** Null before the first answer. */
  results: GuidePageResults | null;
  /** Origin of the site, for addresses in the page's head. */
  publicUrl: string;
}

interface GuideRequest {
  questions: GuideQuestion[];
  narrowings: GuideNarrowing[];
  answers: GuideAnswers;
  /** Leaves what a person can enter. */
  entry?: EntryFilter;
  publicUrl: string;
}

/** What an address asks the guide. */
export function guideRequest(
  catalogue: Catalogue,
  parameters: URLSearchParams,
): Pick<GuideRequest, "questions" | "narrowings" | "answers"> {
  const questions = guideQuestions(catalogue);
  const narrowings = guideNarrowings(catalogue);
  const answers = readAnswers(parameters, [...questions, ...narrowings]);
  return { questions, narrowings, answers };
}

/** The guide for these answers; matching courses are shuffled on each load. */
export function guidePage(
  whole: Catalogue,
  { questions, narrowings, answers, entry, publicUrl }: GuideRequest,
  random: RandomNumber,
): GuidePage {
  const catalogue = entry ? enterable(whole, entry) : whole;
  return {
    ...withCounts(catalogue, questions, narrowings, answers),
    answers,
    results: isStarted(answers) ? resultsOf(catalogue, answers, random) : null,
    publicUrl,
  };
}

/** The catalogue as far as a person can enter it. */
function enterable(catalogue: Catalogue, entry: EntryFilter): Catalogue {
  return {
    ...catalogue,
    searchCourses: (query) => catalogue.searchCourses({ ...query, entry }),
  };
}

function resultsOf(
  catalogue: Catalogue,
  answers: GuideAnswers,
  random: RandomNumber,
): GuidePageResults {
  const found = recommend(catalogue, answers);
  return {
    total: found.total,
    listing: paths.courses(found.filters),
    fits: shuffled(found.recommendations, random).map(({ course, reasons }) => ({
      card: guideCard(course, catalogue),
      reasons,
    })),
    nearMisses: found.nearMisses.map(({ course, reasons, missed }) => ({
      card: guideCard(course, catalogue),
      reasons,
      missed,
    })),
    relaxations: found.relaxations,
  };
}

function withCounts(
  catalogue: Catalogue,
  questions: readonly GuideQuestion[],
  narrowings: readonly GuideNarrowing[],
  answers: GuideAnswers,
): Pick<GuidePage, "questions" | "narrowings"> {
  const counts = countChoices(catalogue, [...questions, ...narrowings], answers);
  const counted = ({ key, choices }: GuideQuestion | GuideNarrowing): CountedChoice[] =>
    choices.map((choice, place) => ({ ...choice, count: counts[key][place] ?? 0 }));
  return {
    questions: questions.map((question) => {
      const choices = counted(question);
      const carried = carriedOf(choices, answers[question.key]);
      return { ...question, choices: carried, omitted: choices.length - carried.length };
    }),
    narrowings: narrowings.map((narrowing) => ({
      ...narrowing,
      choices: counted(narrowing).filter(
        ({ value, count }) => count > 0 || answers[narrowing.key].includes(value),
      ),
    })),
  };
}

/** The choices that match most courses, in their own order; chosen ones are always included. */
function carriedOf(choices: CountedChoice[], taken: readonly string[]): CountedChoice[] {
  if (choices.length <= MAX_GUIDE_CHOICES) return choices;
  const largest = choices.toSorted((a, b) => b.count - a.count).slice(0, MAX_GUIDE_CHOICES);
  const kept = new Set(largest);
  return choices.filter((choice) => kept.has(choice) || taken.includes(choice.value));
}

/** A course as a result: its card with the fee, modalities and intakes as the requirements word them (2.10). */
export function guideCard(course: CourseSummary, basis: Basis): ListedCourse {
  const mode_of_study_text = shownStudyMode(course);
  const card = cardOf({ ...course, mode_of_study_text }, basis, wizardFee);
  return {
    ...card,
    modalities: card.modalities.length > 0 ? [card.modalities.join("/")] : [],
    intakes: card.intakes.length > 0 ? card.intakes : [NO_INTAKE],
  };
}
