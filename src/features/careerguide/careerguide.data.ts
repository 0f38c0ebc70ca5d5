import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Filters } from "#catalogue/filters.ts";
import { countChoices, guideFilters, type Relaxation, recommend } from "#catalogue/guide.ts";
import { isStarted } from "#catalogue/guide-answers.ts";
import type { GuideAnswers, GuideChoice, GuideQuestion } from "#catalogue/guide-question.ts";
import { type RandomNumber, shuffled } from "#catalogue/shuffle.ts";
import { paths } from "#web/paths.ts";
import { type GuideCard, guideCard } from "./guide-card.ts";

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

interface FittingCourse {
  card: GuideCard;
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

/** The data of the guide, the same for every question: only new answers load it again. */
export interface GuidePage {
  questions: CountedQuestion[];
  answers: GuideAnswers;
  /** Null before the first answer. */
  results: GuidePageResults | null;
  /** Origin of the site, for addresses in the page's head. */
  publicUrl: string;
}

interface GuideRequest {
  questions: GuideQuestion[];
  answers: GuideAnswers;
  publicUrl: string;
}

/** The guide for these answers; matching courses are shuffled on each load. */
export function guidePage(
  catalogue: Catalogue,
  { questions, answers, publicUrl }: GuideRequest,
  random: RandomNumber,
): GuidePage {
  return {
    questions: withCounts(catalogue, questions, answers),
    answers,
    results: isStarted(answers) ? resultsOf(catalogue, answers, random) : null,
    publicUrl,
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
      card: guideCard(course),
      reasons,
    })),
    nearMisses: found.nearMisses.map(({ course, reasons, missed }) => ({
      card: guideCard(course),
      reasons,
      missed,
    })),
    relaxations: found.relaxations,
  };
}

function withCounts(
  catalogue: Catalogue,
  questions: readonly GuideQuestion[],
  answers: GuideAnswers,
): CountedQuestion[] {
  const filters: Filters = guideFilters(catalogue, answers);
  const counts = countChoices(catalogue, questions, filters);
  return questions.map((question) => {
    const choices = question.choices.map((choice, place) => ({
      ...choice,
      count: counts[question.key][place] ?? 0,
    }));
    const carried = carriedOf(choices, answers[question.key]);
    return { ...question, choices: carried, omitted: choices.length - carried.length };
  });
}

/** The choices that match most courses, in their own order; chosen ones are always included. */
function carriedOf(choices: CountedChoice[], taken: readonly string[]): CountedChoice[] {
  if (choices.length <= MAX_GUIDE_CHOICES) return choices;
  const largest = choices.toSorted((a, b) => b.count - a.count).slice(0, MAX_GUIDE_CHOICES);
  const kept = new Set(largest);
  return choices.filter((choice) => kept.has(choice) || taken.includes(choice.value));
}
