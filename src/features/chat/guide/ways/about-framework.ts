import { answerLevels, answerPathway, answerScheme } from "../answers/framework.ts";
import { highestLevel } from "../clauses/person.ts";
import type { Context, Reply } from "../context.ts";
import { hasSubject } from "../merging.ts";
import { touches } from "../reading/topics.ts";

/** Levels, what comes after them, and the First Degree Scheme. */
export async function aboutFramework(context: Context): Promise<Reply | null> {
  const { reader, wishes } = context;
  const { slots } = wishes;
  const free =
    !hasSubject({ ...slots, text: null }) &&
    slots.places.length === 0 &&
    slots.institutions.length === 0;
  const asksScheme = slots.scheme === true || touches(reader, "scheme");
  if (free && asksScheme && highestLevel(context.memory.person) >= FIRST_DEGREE)
    return await answerScheme(context);
  if (free && touches(reader, "scheme") && slots.levels.length <= 1 && !reader.has(SHOWING))
    return await answerScheme(context);
  if (touches(reader, "pathway") && (wishes.held !== null || !reader.has(SHOWING)))
    return await answerPathway(context);
  if (free && touches(reader, "levels")) return await answerLevels(context);
  return null;
}

const FIRST_DEGREE = 7;

const SHOWING =
  / (?:show|find|list|search|which courses|what courses|courses (?:in|with|under|that)|any courses|looking for) /;
