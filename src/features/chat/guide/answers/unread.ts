import type { Course } from "#catalogue/course.ts";
import { stem } from "#catalogue/search/stem.ts";
import { ask, type Context, type Reply, textPart } from "../context.ts";
import { asksOfShown, records, spokenOf } from "../meant.ts";
import { foldedWords } from "../reading/lexicon.ts";
import { listed, titled } from "../wording.ts";
import { PLAIN_WORDS } from "../words/plain-words.ts";
import { quoted, textsOf } from "./recorded.ts";
import { institutionParts, institutionsOf } from "./records.ts";

/**
 * To a question on what was shown that no field answers: what the records say with its words, else
 * that they say nothing, and whom to ask.
 */
export async function answerUnread(context: Context): Promise<Reply | null> {
  const { memory, directory } = context;
  if (!asksOfShown(context)) return null;
  const courses = await records(context, spokenOf(context));
  const about = memory.about && "institution" in memory.about ? memory.about.institution : null;
  const institution = about === null ? null : await directory.institution(about);
  const institutions = institution ? [institution] : await institutionsOf(context, courses, true);
  if (courses.length + institutions.length === 0) return null;
  const said = courses.flatMap((course) => saidOn(context, course)).slice(0, MOST_QUOTED);
  const where =
    institution || courses.length > MOST_NAMED
      ? "what is recorded"
      : `the record of ${listed(courses.map(titled))}`;
  const lead = said.length > 0 ? said.join("\n") : `I find no answer to that in ${where}.`;
  const whom =
    institutions.length > 0
      ? `Please ask ${listed(institutions.map(({ name }) => name))}:`
      : "Please ask the institution; its contact is on the page of each course.";
  return {
    parts: [textPart(`${lead} ${whom}`), ...institutionParts(institutions)],
    chips: [ask("How do I apply?"), ask("Tell me more about the first one"), ask("Start over")],
    memory,
    isUnanswered: true,
  };
}

const MOST_QUOTED = 2;
const MOST_NAMED = 3;
const SHORTEST = 5;

/**
 * The lines of a record that have a telling word of the message, each with its source; its intakes
 * where the message speaks of time.
 */
function saidOn({ reader }: Context, course: Course): string[] {
  const asked = new Set(
    reader.words.filter((word) => word.length >= SHORTEST && !PLAIN_WORDS.has(word)).map(stem),
  );
  const { intakes } = course;
  const begins = intakes.length > 0 && reader.has(OF_TIME);
  return [
    ...(begins ? [`${titled(course)}, intakes: ${intakes.join(", ")}.`] : []),
    ...textsOf(course)
      .filter((line) => foldedWords(line).some((word) => asked.has(stem(word))))
      .map((line) => quoted(course, line)),
  ];
}

const OF_TIME =
  / (?:when|before|after|begins?|beginning|starts?|starting|month|eid|ramadan|ramazan|now|today|tomorrow) /;
