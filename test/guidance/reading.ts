import type { AnswerCourse, AnswerPart } from "#features/chat/answer.schema.ts";
import type { ChatReply } from "#features/chat/answer.ts";

/** Says that nothing was found. */
export const NOTHING_FOUND =
  /\bno\b.{0,80}\b(courses?|certificates?|diplomas?|degrees?|doctorates?|match(es)?|results?|institutions?|programmes?|campus(es)?|one)\b|\b(none|nothing)\b|\bnot? (found|find|any|offered|taught|listed|hold|have|list)\b|\b(could|did|do|does|can) ?n.t (find|have|hold|list|teach|offer|see|match)\b|\bcannot find\b/i;

/** Says that the directory does not state a value. */
export const UNSTATED =
  /not stated|unstated|not (given|listed|known|published|say|state|give|list|tell|mention)|(do|does|is|are|has|have) ?n.t (say|state|give|list|tell|mention|know|stated|given|listed)|no (fixed|stated|separate)/i;

/** Declines politely. */
export const DECLINED =
  /\b(can ?not|can.t|not able|unable|only|outside|beyond|sorry|not something|not my|leave that|stick to|here (to|for)|rather not|won.t|will not)\b/i;

/** Words without accents and typographic quotation marks, as patterns are written. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00a0\u2009\u202f]/g, " ")
    .replace(/\s+/g, " ");
}

/** The sentences of an answer, without what stands in cards and tables. */
export function sentences(answer: ChatReply): string {
  const texts = answer.parts.flatMap((part) => (part.kind === "text" ? [part.text] : []));
  return folded(texts.join("\n"));
}

/** Everything that a reader of the answer sees, in the text or in a card. */
export function everything(answer: ChatReply): string {
  return folded([answer.text, ...answer.parts.flatMap(partTexts)].join("\n"));
}

/** The first list of courses in an answer; empty where there is none. */
export function firstList(answer: ChatReply): readonly AnswerCourse[] {
  return answer.parts.find((part) => part.kind === "courses")?.courses ?? [];
}

/** Courses of all lists of an answer, in its order. */
export function shownCourses(answer: ChatReply): number[] {
  return answer.parts.flatMap((part) =>
    part.kind === "courses" ? part.courses.map(({ id }) => id) : [],
  );
}

/** Courses of the comparison of an answer; empty where there is none. */
export function comparedCourses(answer: ChatReply): number[] {
  const table = answer.parts.find((part) => part.kind === "comparison");
  return table?.courses.map(({ id }) => id) ?? [];
}

function partTexts(part: AnswerPart): string[] {
  switch (part.kind) {
    case "text":
      return [part.text];
    case "courses":
      return part.courses.flatMap(({ name, institution, facts }) => [
        name,
        institution,
        ...facts.map(({ label, value }) => `${label}: ${value}`),
      ]);
    case "comparison":
      return [
        ...part.courses.map(({ name }) => name),
        ...part.rows.map(({ label, values }) => `${label}: ${values.join("; ")}`),
      ];
    case "institutions":
      return part.institutions.flatMap(({ name, places, facts }) => [
        name,
        places.join(", "),
        ...facts.map(({ label, value }) => `${label}: ${value}`),
      ]);
    case "contacts":
      return part.contacts.map(({ name, telephone, note }) => `${name} ${telephone} ${note}`);
  }
}
