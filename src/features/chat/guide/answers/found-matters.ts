import { paidInMvr } from "../../lookups/facts.ts";
import { ask, type Context, type Reply, say, textPart } from "../context.ts";
import { findCourses } from "../finding.ts";
import { records } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { find } from "../ways/searching.ts";
import { counted, sought } from "../wording.ts";
import { counsel } from "./counsel.ts";
import { answerWhichInstitutions } from "./institutions.ts";
import { answerRecords, NOTHING_ASKED } from "./records.ts";

/** Which courses cost nothing; where none does, the least expensive. */
export async function answerFree(context: Context): Promise<Reply> {
  const { directory, names, now, memory, about, wishes, reader } = context;
  const known = reader.has(THE_FREE_ONE)
    ? await records(context, [...memory.shown, ...memory.seen])
    : [];
  const meant = known.filter((course) => paidInMvr(course)?.to === 0);
  if (meant.length > 0)
    return await answerRecords(context, meant, { ...NOTHING_ASKED, ...context });
  const said = [about, wishes].find(({ slots }) => hasSubject(slots))?.slots ?? memory.slots;
  const slots = { ...said, scheme: null, text: null };
  const free = { ...slots, budget: 0 };
  const { total } = await findCourses(directory, free, { names, now, skipped: 0 });
  if (total > 0) {
    const lead = `Yes: ${counted(total, "course")} ${total === 1 ? "is" : "are"} stated to cost nothing, ${total === 1 ? "" : "each "}for whom its record says.`;
    return await counsel(context, free, { lead });
  }
  const none = known.length > 0 ? "None of those that I showed is stated to be free. " : "";
  const lead = `${none}I found no ${sought(slots, 1)} that is stated to be free of charge. The Government First Degree Scheme pays for some first degrees.`;
  return await counsel(context, { ...slots, order: "cheapest" }, { lead });
}

const THE_FREE_ONE =
  / (?:the|that) free (?:one|ones|course|courses) | which(?: ones?)? (?:is|are) free /;

const NO_RANKING =
  "The catalogue does not rank or rate institutions, so I cannot say which is best. I can compare courses by cost, duration, level and place, though.";

/** No ranking, but who teaches the field that was named. */
export async function rankingOf(context: Context): Promise<Reply | null> {
  const { about, memory, kinds } = context;
  const text = textPart(NO_RANKING);
  const isCounting = kinds.has("count") || kinds.has("institution");
  if (!isCounting && !hasSubject({ ...about.slots, text: null }))
    return say(
      NO_RANKING,
      [ask("Which institutions are there?"), ask("What should I study?")],
      memory,
    );
  const asked = { ...context, wishes: about };
  const reply =
    about.unlisted.length > 0 ? await find(asked) : await answerWhichInstitutions(asked);
  return reply && { ...reply, parts: [text, ...reply.parts] };
}
