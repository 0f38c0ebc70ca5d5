import { AWARDING_BODY_EXPLANATION } from "#catalogue/awarding.ts";
import type { DeliveryModality } from "#catalogue/course.ts";
import { MODALITIES, modalityLabel } from "#catalogue/modalities.ts";
import { ask, type Context, type Reply, say } from "../context.ts";
import { phrase } from "../reading/message.ts";

/** Words of the site that somebody may not know, with what they mean. */
const TERMS: readonly (readonly [pattern: string, text: string])[] = [
  ["blended(?: \\p{L}+)?", modality("blended")],
  ["face to face", modality("f2f")],
  ["online (?:learning|study|course|mode|mean|means)", modality("online")],
  ["awarding bod(?:y|ies)", AWARDING_BODY_EXPLANATION],
  [
    "(?:mqa|maldives qualifications authority)(?= (?:$|mean|stand|approv|for|do))",
    "MQA is the Maldives Qualifications Authority. It keeps the national qualifications framework (MNQF) and approves courses; a course page says who states that the MQA approved it, and when.",
  ],
  ["intakes?", "An intake is a time at which you can start a course."],
  [
    "(?:mode of study|study mode)",
    "The mode of study says how the weeks are filled: full-time, part-time, evenings or weekends.",
  ],
  ["(?:delivery )?modalit(?:y|ies)", MODALITIES.map(({ value }) => modality(value)).join(" ")],
];
const PATTERNS = TERMS.map(([source, text]) => ({ pattern: asking(source), text }));

/** Explains a word of the site, where a message asks what it means. */
export function answerTerm({ reader, memory, wishes }: Context): Reply | null {
  const { fields, careers, institutions } = wishes.slots;
  if (fields.length + careers.length + institutions.length > 0 || memory.about !== null)
    return null;
  const term = PATTERNS.find(({ pattern }) => reader.has(pattern));
  return term
    ? say(term.text, [ask("What are the levels?"), ask("What should I study?")], memory)
    : null;
}

function asking(term: string): RegExp {
  const what = "(?:what(?: is| are| does| do)?|meaning of|explain|define)(?: \\p{L}+){0,2}";
  const rest = "(?: (?:mean|means|is|are|stand for|learning|courses?|study|mode))*(?= $)";
  return phrase(`${what} ${term}${rest}`);
}

function modality(value: DeliveryModality): string {
  const explanation = MODALITIES.find((one) => one.value === value)?.explanation ?? "";
  return `${modalityLabel(value)}: ${explanation}`;
}
