import type { Context, Reply } from "../context.ts";
import { coursesMeant, withoutWishes } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { UNRECORDED } from "../words/unrecorded.ts";
import { recordedOn } from "./recorded.ts";
import { answerRecords } from "./records.ts";

/**
 * To a question on what was shown that no record can answer: that it is not recorded, what the
 * records write with its words, what is recorded that comes nearest, and whom to ask.
 */
export async function answerUnrecorded(context: Context): Promise<Reply | null> {
  const { memory, wishes, reader } = context;
  if (memory.shown.length === 0 || hasSubject({ ...wishes.slots, text: null })) return null;
  const asked = UNRECORDED.find(({ pattern }) => reader.has(pattern));
  const courses = asked ? await coursesMeant(withoutWishes(context)) : [];
  if (!asked || courses.length === 0) return null;
  const { what, near: questions } = asked;
  const lead = [
    `${what.charAt(0).toUpperCase()}${what.slice(1)} not recorded, so I will not guess; ask the institution.`,
    ...recordedOn(context, courses),
  ].join("\n");
  const isForInstitution = courses.length === 1;
  return await answerRecords(
    context,
    courses,
    { questions, checks: [], isEntry: false, isForInstitution },
    lead,
  );
}
