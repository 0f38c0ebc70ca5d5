import { AWARDING_BODY_EXPLANATION } from "#catalogue/awarding.ts";
import type { DeliveryModality } from "#catalogue/course.ts";
import { MODALITIES, modalityLabel } from "#catalogue/modalities.ts";
import { ask, type Context, type Reply, say } from "../context.ts";
import { phrase } from "../reading/message.ts";

/** A word of the site that somebody may not know, with what it means. */
interface Term {
  pattern: RegExp;
  text: string;
}

const WHAT = "(?:what(?: is| are| does| do)?|meaning of|explain|define)(?: \\p{L}+){0,2}";

const TERMS: readonly Term[] = [
  { pattern: asking("blended(?: \\p{L}+)?"), text: modality("blended") },
  { pattern: asking("face to face"), text: modality("f2f") },
  { pattern: asking("online (?:learning|study|course|mode|mean|means)"), text: modality("online") },
  { pattern: asking("awarding bod(?:y|ies)"), text: AWARDING_BODY_EXPLANATION },
  {
    pattern: asking("(?:mqa|maldives qualifications authority)(?= (?:$|mean|stand|approv|for|do))"),
    text: "MQA is the Maldives Qualifications Authority. It keeps the national qualifications framework (MNQF) and approves courses; a course page says who states that the MQA approved it, and when.",
  },
  { pattern: asking("intakes?"), text: "An intake is a time at which you can start a course." },
  {
    pattern: asking("(?:mode of study|study mode)"),
    text: "The mode of study says how the weeks are filled: full-time, part-time, evenings or weekends.",
  },
  {
    pattern: asking("(?:delivery )?modalit(?:y|ies)"),
    text: MODALITIES.map(({ value }) => modality(value)).join(" "),
  },
];

/** Explains a word of the site, where a message asks what it means. */
export function answerTerm({ reader, memory, wishes }: Context): Reply | null {
  const { fields, careers, institutions } = wishes.slots;
  if (fields.length + careers.length + institutions.length > 0 || memory.about !== null)
    return null;
  const term = TERMS.find(({ pattern }) => reader.has(pattern));
  return term
    ? say(term.text, [ask("What are the levels?"), ask("What should I study?")], memory)
    : null;
}

function asking(term: string): RegExp {
  return phrase(
    `${WHAT} ${term}(?: (?:mean|means|is|are|stand for|learning|courses?|study|mode))*(?= $)`,
  );
}

function modality(value: DeliveryModality): string {
  const explanation = MODALITIES.find((one) => one.value === value)?.explanation ?? "";
  return `${modalityLabel(value)}: ${explanation}`;
}
