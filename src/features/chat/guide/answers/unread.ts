import { ask, type Context, type Reply, textPart } from "../context.ts";
import { asksOfShown, records, spokenOf } from "../meant.ts";
import { listed, titled } from "../wording.ts";
import { recordedOn } from "./recorded.ts";
import { answerRecords, institutionParts, institutionsOf, NOTHING_ASKED } from "./records.ts";

/**
 * To a question on what was shown that no field answers: what the records say with its words, else
 * that they say nothing, and whom to ask.
 */
export async function answerUnread(context: Context): Promise<Reply | null> {
  const { memory, directory } = context;
  const courses = await records(context, spokenOf(context));
  const questions = context.questions.filter((one) => one !== "overview");
  if (courses.length > 0 && questions.length > 0)
    return await answerRecords(context, courses, { ...NOTHING_ASKED, questions });
  if (!asksOfShown(context)) return null;
  const about = memory.about && "institution" in memory.about ? memory.about.institution : null;
  const institution = about === null ? null : await directory.institution(about);
  const institutions = institution ? [institution] : await institutionsOf(context, courses, true);
  if (courses.length + institutions.length === 0) return null;
  const said = recordedOn(context, courses);
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

const MOST_NAMED = 3;
