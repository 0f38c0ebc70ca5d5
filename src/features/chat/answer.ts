import type { DeliveryModality, MnqfLevel } from "#catalogue/course.ts";

/**
 * What a visitor has said to look for so far. Lists hold values of the catalogue's filters; a list
 * that is empty, or null, was not said.
 */
export interface Slots {
  /** Names of categories, as the filter `category` has them. */
  fields: string[];
  /** Names of careers, as the career guide has them. */
  careers: string[];
  levels: MnqfLevel[];
  /** Islands and cities, as campuses have them. */
  places: string[];
  /** Names of institutions. */
  institutions: string[];
  modalities: DeliveryModality[];
  studyMode: "full-time" | "part-time" | "evening" | "weekend" | null;
  /** Languages of instruction. */
  languages: string[];
  awarding: "local" | "international" | null;
  /** True: only with the Government First Degree Scheme; false: only without. */
  scheme: boolean | null;
  /** Highest total cost in whole MVR. */
  budget: number | null;
  /** Lowest total cost in whole MVR, where a range was said. */
  budgetFrom: number | null;
  /** Longest duration in months. */
  months: number | null;
  /** English name of the month of an intake: "January". */
  intake: string | null;
  order: "cheapest" | "dearest" | "shortest" | "longest" | "soonest" | null;
  /** What is left to search as text. */
  text: string | null;
  /** What was ruled out: "not online", "anything except nursing". */
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
}

/** What the assistant keeps between two messages of a conversation. */
export interface Memory {
  slots: Slots;
  /** Courses of the newest answer that showed any, in its order: "the first two". */
  shown: number[];
  /** What the conversation is about at the moment. */
  about: { course: number } | { institution: number } | null;
  /** The slot that the newest answer asked for. */
  asked: keyof Slots | null;
  /** Courses found by the slots that came before those in `shown`: where "more" goes on. */
  passed: number;
}

/** Nothing said yet. A new object each time. */
export function noSlots(): Slots {
  return {
    fields: [],
    careers: [],
    levels: [],
    places: [],
    institutions: [],
    modalities: [],
    studyMode: null,
    languages: [],
    awarding: null,
    scheme: null,
    budget: null,
    budgetFrom: null,
    months: null,
    intake: null,
    order: null,
    text: null,
    excluded: {
      fields: [],
      levels: [],
      places: [],
      institutions: [],
      modalities: [],
      languages: [],
    },
  };
}

/** The memory of a conversation that begins. */
export function newMemory(): Memory {
  return { slots: noSlots(), shown: [], about: null, asked: null, passed: 0 };
}

/** A figure with the field of the catalogue that it came from. */
export interface Fact {
  label: string;
  value: string;
  /** Field of the course or institution: "total_cost", "duration_text", "mnqf_level". */
  field: string;
}

export interface AnswerCourse {
  id: number;
  name: string;
  institution: string;
  /** Address of its page. */
  link: string;
  facts: Fact[];
  /** True for a fictional one of the sample data; left out of older answers. */
  sample?: boolean;
}

/** An answer in the order that it is read. */
export type AnswerPart =
  | { kind: "text"; text: string }
  /** `link` shows all `total` in the listing; null where the list is whole or has no such address. */
  | { kind: "courses"; courses: AnswerCourse[]; total: number; link: string | null }
  | {
      kind: "comparison";
      courses: Pick<AnswerCourse, "id" | "name" | "link" | "sample">[];
      /** One value a course; "Not stated" where it is missing. */
      rows: { label: string; field: string; values: string[] }[];
      link: string;
    }
  | {
      kind: "institutions";
      institutions: (Omit<AnswerCourse, "institution"> & { places: string[] })[];
    }
  /** Where a person in need turns to. */
  | { kind: "contacts"; contacts: { name: string; telephone: string; note: string }[] };

/** A next step: a message to send, or an address to open. */
export type Chip = { label: string; message: string } | { label: string; link: string };

export interface ChatReply {
  /** All parts as plain text, for readers of the API. */
  text: string;
  parts: AnswerPart[];
  chips: Chip[];
  memory: Memory;
}

/** One message of a conversation. */
export interface Turn {
  isUser: boolean;
  text: string;
}

/** Who answers: the grounded guide, or a language model. */
export interface Responder {
  /**
   * Answers a message.
   *
   * @param onText called with each piece of text as it comes, where the answer comes in pieces.
   */
  answer(
    message: string,
    conversation: { memory: Memory; turns: readonly Turn[] },
    options?: { signal?: AbortSignal; onText?: (piece: string) => void },
  ): Promise<ChatReply>;
}
