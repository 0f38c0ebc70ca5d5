import type { DeliveryModality, MnqfLevel } from "#catalogue/course.ts";
import type { AnswerPart, Chip } from "./answer.schema.ts";
import { NOBODY, type Person } from "./guide/clauses/person.ts";

/**
 * What the visitor has asked for so far. Lists hold values of the catalogue's filters; an empty
 * list or null means not mentioned.
 */
export interface Slots {
  /** Names of categories, as in the filter `category`. */
  fields: string[];
  /** Names of careers, as in the career guide. */
  careers: string[];
  levels: MnqfLevel[];
  /** Islands and cities, as in campuses. */
  places: string[];
  institutions: string[];
  modalities: DeliveryModality[];
  /** "off-hours": in the evenings or at weekends. */
  studyMode: "full-time" | "part-time" | "evening" | "weekend" | "off-hours" | null;
  /** True where online courses will do beside those of the mode of study. */
  orOnline: boolean;
  languages: string[];
  awarding: "local" | "international" | null;
  /**
   * True: only with the Government First Degree Scheme; false: only without it; null: not
   * mentioned.
   */
  scheme: boolean | null;
  /** Maximum total cost in whole MVR. */
  budget: number | null;
  /** Minimum total cost in whole MVR, where a range was given. */
  budgetFrom: number | null;
  /** Maximum duration in months. */
  months: number | null;
  /** English name of an intake's month: "January". */
  intake: string | null;
  /** The day by which a course has to end, YYYY-MM-DD. */
  until: string | null;
  order: "cheapest" | "dearest" | "shortest" | "longest" | "soonest" | "highest" | "lowest" | null;
  /** A subject in its writer's own words, for the text search. */
  text: string | null;
  /**
   * The words of what is wished, those that are near them, and all others of the wish, with a bar
   * between: what has them comes first.
   */
  focus: string | null;
  /** Exclusions: "not online", "anything except nursing". */
  excluded: Excluded;
}

/** Values that no course of an answer may have. */
export interface Excluded {
  fields: string[];
  levels: MnqfLevel[];
  places: string[];
  institutions: string[];
  modalities: DeliveryModality[];
  languages: string[];
  /** Words that no name of a course may have: "not boduberu" of who looks for music. */
  words: string[];
}

/** What the assistant remembers between two messages of a conversation. */
export interface Memory {
  slots: Slots;
  /** Courses of the latest answer with courses, in order, to resolve "the first two". */
  shown: number[];
  /** The current topic of the conversation; courses are those of `shown` that were compared or judged, or the steps of a way. */
  about: { course: number } | { institution: number } | { courses: number[]; isWay?: true } | null;
  /** The slot that the latest answer asked for, or what the person has. */
  asked: keyof Slots | "results" | null;
  /** Courses of all answers, the newest last, as far as one may still speak of them. */
  seen: number[];
  /** Number of matches before those in `shown`: "more" continues after them. */
  passed: number;
  /** Who is to study, as far as that was said. */
  person: Person;
}

/** Empty slots. A new object each time, because callers may change it. */
export function noSlots(): Slots {
  return {
    fields: [],
    careers: [],
    levels: [],
    places: [],
    institutions: [],
    modalities: [],
    studyMode: null,
    orOnline: false,
    languages: [],
    awarding: null,
    scheme: null,
    budget: null,
    budgetFrom: null,
    months: null,
    intake: null,
    until: null,
    order: null,
    text: null,
    focus: null,
    excluded: {
      fields: [],
      levels: [],
      places: [],
      institutions: [],
      modalities: [],
      languages: [],
      words: [],
    },
  };
}

/** The memory of a new conversation. */
export function newMemory(): Memory {
  return {
    slots: noSlots(),
    shown: [],
    about: null,
    asked: null,
    seen: [],
    passed: 0,
    person: NOBODY,
  };
}

export interface ChatReply {
  /** All parts as plain text, for clients of the API. */
  text: string;
  parts: AnswerPart[];
  chips: Chip[];
  memory: Memory;
  /** True where the question was not understood, or could not be answered from the directory. */
  isUnanswered?: true;
}

/** One message of a conversation. */
export interface Turn {
  isUser: boolean;
  text: string;
}

/** Answers messages: the grounded guide, or a language model. */
export interface Responder {
  /**
   * Answers a message.
   *
   * @param onText called with each piece of text, where the answer is streamed.
   */
  answer(
    message: string,
    conversation: { memory: Memory; turns: readonly Turn[] },
    options?: { signal?: AbortSignal; onText?: (piece: string) => void },
  ): Promise<ChatReply>;
}
