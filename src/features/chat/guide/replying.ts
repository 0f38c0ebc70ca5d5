import { quoteOverviews } from "./answers/overviews.ts";
import { answerPath } from "./answers/path.ts";
import { answerSite } from "./answers/site.ts";
import { answerNotUnderstood } from "./answers/talk.ts";
import { answerTerm } from "./answers/terms.ts";
import type { Context, Reply } from "./context.ts";
import { aboutCourse, compare, unstated } from "./ways/about-courses.ts";
import { aboutFramework } from "./ways/about-framework.ts";
import { aboutInstitution } from "./ways/about-institutions.ts";
import { count, find, more, openQuestion, vague } from "./ways/searching.ts";
import { care, refuse, smallTalk, softErrand } from "./ways/talking.ts";

/** One way to answer; null where the message is not of its kind. */
type Way = (context: Context) => Promise<Reply | null> | Reply | null;

/** The ways to answer in the order in which they are tried. */
const WAYS: readonly Way[] = [
  care,
  refuse,
  smallTalk,
  quoteOverviews,
  answerSite,
  answerTerm,
  compare,
  unstated,
  aboutCourse,
  aboutInstitution,
  answerPath,
  openQuestion,
  aboutFramework,
  more,
  count,
  find,
  softErrand,
  vague,
];

/** Answers a message. */
export async function reply(context: Context): Promise<Reply> {
  for (const way of WAYS) {
    const answer = await way(context);
    if (answer) return answer;
  }
  return answerNotUnderstood(context);
}
