import type { AnswerCourse, AnswerPart, Fact } from "../answer.schema.ts";
import type { ChatReply } from "../answer.ts";
import { MOST_CHIPS, type Reply } from "./reply.ts";

/** Begins the line that says what was understood. */
export const LOOKED_FOR = "Looked for: ";

/** The finished answer: its parts, and all of them as text. */
export function compose({ parts: given, chips, memory, isUnanswered }: Reply): ChatReply {
  const parts = eachOnce(given);
  const labels = new Set<string>();
  const distinct = chips.filter(({ label }) => !labels.has(label) && labels.add(label));
  return {
    text: parts.map(textOf).filter(Boolean).join("\n\n"),
    parts,
    chips: distinct.slice(0, MOST_CHIPS),
    memory,
    ...(isUnanswered && { isUnanswered }),
  };
}

/** Says each line once, and shows each course and institution once, with all that is said of it. */
function eachOnce(parts: readonly AnswerPart[]): AnswerPart[] {
  const lines = new Set<string>();
  const courses = new Map<number, AnswerCourse>();
  const institutions = new Map<number, Institutions["institutions"][number]>();
  return parts.flatMap((part): AnswerPart[] => {
    switch (part.kind) {
      case "text": {
        const fresh = part.text.split("\n").filter((line) => !lines.has(line) && lines.add(line));
        return fresh.length > 0 ? [{ ...part, text: fresh.join("\n") }] : [];
      }
      case "courses": {
        const fresh = firstOnly(part.courses, courses);
        return fresh.length > 0 ? [{ ...part, courses: fresh }] : [];
      }
      case "institutions": {
        const fresh = firstOnly(part.institutions, institutions);
        return fresh.length > 0 ? [{ ...part, institutions: fresh }] : [];
      }
      default:
        return [part];
    }
  });
}

type Institutions = Extract<AnswerPart, { kind: "institutions" }>;

/** The items that were not shown before; what is said of one again is said where it was shown. */
function firstOnly<T extends { id: number; facts: Fact[] }>(
  items: readonly T[],
  known: Map<number, T>,
): T[] {
  return items.flatMap((item) => {
    const before = known.get(item.id);
    const facts = before?.facts ?? [];
    const own = before ?? { ...item, facts };
    known.set(item.id, own);
    own.facts = [
      ...facts,
      ...item.facts.filter(({ field }) => facts.every((fact) => fact.field !== field)),
    ];
    return before ? [] : own;
  });
}

/** A part as plain text, for readers of the API. */
function textOf(part: AnswerPart): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "steps":
      return "";
    case "understood":
      return `${LOOKED_FOR}${part.wishes.map(({ label }) => label).join(", ")}.`;
    case "courses":
      return part.courses
        .map(({ name, institution, entry, facts }, at) =>
          [
            `${at + 1}. ${name}, ${institution}.`,
            ...(entry ? [entry] : []),
            ...facts.map(factText),
          ].join(" "),
        )
        .join("\n");
    case "comparison":
      return [
        part.courses.map(({ name }) => name).join(" / "),
        ...part.rows.map(({ label, values }) => `${label}: ${values.join(" / ")}`),
      ].join("\n");
    case "institutions":
      return part.institutions
        .map(({ name, places, facts }) =>
          [
            `${name}${places.length > 0 ? ` (${places.join(", ")})` : ""}.`,
            ...facts.map(factText),
          ].join(" "),
        )
        .join("\n");
    case "contacts":
      return part.contacts
        .map(({ name, telephone, note }) => `${name}: ${telephone}. ${note}`)
        .join("\n");
  }
}

/** "Level 5: Diploma" names what it is itself. */
function factText({ label, value }: Fact): string {
  const end = value.endsWith(".") ? "" : ".";
  return value.startsWith(`${label} `) ? `${value}${end}` : `${label}: ${value}${end}`;
}
