import {
  answerInstitution,
  answerNoSuchInstitution,
  answerWhichInstitutions,
} from "../answers/institutions.ts";
import type { Context, Reply } from "../context.ts";
import { hasSubject, isUnsaid } from "../merging.ts";

/** Questions about institutions. */
export async function aboutInstitution(context: Context): Promise<Reply | null> {
  const { reader, wishes, memory, names } = context;
  const { slots } = wishes;
  const others = { ...slots, institutions: [] };
  const card = names.institutions.find(({ name }) => name === slots.institutions[0]);
  const refines =
    memory.shown.length > 0 && !isUnsaid(memory.slots) && !reader.has(INSTITUTION_FACT);
  if (
    card &&
    !refines &&
    slots.institutions.length === 1 &&
    (isUnsaid(others) || (reader.has(INSTITUTION_FACT) && !hasSubject(others)))
  ) {
    return reader.has(WANTS_COURSES) ? null : await answerInstitution(context, card);
  }
  const unknown = unknownInstitution(context);
  if (unknown !== null) return answerNoSuchInstitution(context, unknown);
  const about = memory.about;
  if (about && "institution" in about && reader.has(INSTITUTION_FACT) && isUnsaid(others)) {
    const same = names.institutions.find(({ id }) => id === about.institution);
    return same ? await answerInstitution(context, same) : null;
  }
  return null;
}

/** Which institutions there are, or have what is looked for. */
export async function whichInstitutions(context: Context): Promise<Reply | null> {
  const { unlisted, slots, unknown } = context.wishes;
  const isNamed = unlisted.length + slots.institutions.length > 0 || unknown !== null;
  return isNamed || context.reader.has(WANTS_COURSES)
    ? null
    : await answerWhichInstitutions(context);
}

/** "Harvard College": words before a kind of institution that nothing in the directory holds. */
function unknownInstitution({ reader, wishes, memory }: Context): string | null {
  if (wishes.unlisted.length > 0)
    return hasSubject(wishes.slots) || hasSubject(memory.slots) ? null : wishes.unlisted[0]!;
  if (wishes.unknown === null || wishes.slots.institutions.length > 0) return null;
  const match = UNKNOWN_INSTITUTION.exec(reader.whole);
  const isUnknown = wishes.unknown.split(" ").includes(match?.[1] ?? "");
  return match && isUnknown ? `${match[1]} ${match[2]}` : null;
}

const UNKNOWN_INSTITUTION =
  / (\p{L}+) (college|university|institute|academy|school|polytechnic|centre) /u;

const INSTITUTION_FACT =
  / (?:facult(?:y|ies)|departments?|contacts?|phone|telephone|e ?mail|call|reach|website|number|address|where|located|location|campus|campuses|overview|about|teach|teaches) /;

/** Words that ask for courses rather than for an institution. */
export const WANTS_COURSES = / (?:courses?|programmes?|diplomas?|degrees?|certificates?) /;
