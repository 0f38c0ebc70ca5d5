import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Filters } from "#catalogue/filters.ts";
import { countChoices, guideFilters, type Relaxation, recommend } from "#catalogue/guide.ts";
import { isStarted } from "#catalogue/guide-answers.ts";
import type { GuideAnswers, GuideChoice, GuideQuestion } from "#catalogue/guide-question.ts";
import { type RandomNumber, shuffled } from "#catalogue/shuffle.ts";
import { paths } from "#web/paths.ts";
import { type GuideCard, guideCard } from "./guide-card.ts";

/** Most choices of a question that the page carries: more institutions than that are for the list. */
export const MAX_GUIDE_CHOICES = 150;

/** A choice with the courses that it would leave, given the answers to the other questions. */
export interface CountedChoice extends GuideChoice {
  count: number;
}

export interface CountedQuestion extends GuideQuestion {
  choices: CountedChoice[];
  /** Choices that the page does not carry: those that would leave fewest courses. */
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

/** Everything that the guide shows, whatever its question: only new answers need another one. */
export interface GuidePage {
  questions: CountedQuestion[];
  answers: GuideAnswers;
  /** Null before the first answer. */
  results: GuidePageResults | null;
  /** Origin of the site, for the addresses in the page's head. */
  publicUrl: string;
}

interface GuideRequest {
  questions: GuideQuestion[];
  answers: GuideAnswers;
  publicUrl: string;
}

/** The guide for some answers; the courses that fit come in another order each time. */
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

/** The choices that leave most courses, in their own order, and in any case those that are taken. */
function carriedOf(choices: CountedChoice[], taken: readonly string[]): CountedChoice[] {
  if (choices.length <= MAX_GUIDE_CHOICES) return choices;
  const largest = choices.toSorted((a, b) => b.count - a.count).slice(0, MAX_GUIDE_CHOICES);
  const kept = new Set(largest);
  return choices.filter((choice) => kept.has(choice) || taken.includes(choice.value));
}
