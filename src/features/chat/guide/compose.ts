import type { AnswerPart, Fact } from "../answer.schema.ts";
import type { ChatReply } from "../answer.ts";
import { MOST_CHIPS, type Reply } from "./context.ts";

/** The finished answer: its parts, and all of them as text. */
export function compose({ parts, chips, memory, isUnanswered }: Reply): ChatReply {
  const labels = new Set<string>();
  const distinct = chips.filter(({ label }) => !labels.has(label) && labels.add(label));
  return {
    text: parts.map(textOf).join("\n\n"),
    parts,
    chips: distinct.slice(0, MOST_CHIPS),
    memory,
    ...(isUnanswered && { isUnanswered }),
  };
}

/** A part as plain text, for readers of the API. */
export function textOf(part: AnswerPart): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "courses":
      return part.courses
        .map(({ name, institution, facts }, at) =>
          [`${at + 1}. ${name}, ${institution}.`, ...facts.map(factText)].join(" "),
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
