import { answerLevels, answerPathway, answerScheme } from "./answers/framework.ts";
import { answerAgain, answerClaim, answerOtherwise } from "./answers/going-on.ts";
import { answerMatters, isRefused } from "./answers/matters.ts";
import { answerPath } from "./answers/path.ts";
import { withAsked } from "./answers/records.ts";
import { answerNotUnderstood } from "./answers/talk.ts";
import { answerTerm } from "./answers/terms.ts";
import { answerUnread } from "./answers/unread.ts";
import type { ClauseKind } from "./clauses/clause-reader.ts";
import { highestLevel } from "./clauses/person.ts";
import type { Context, Reply } from "./context.ts";
import { hasSubject } from "./merging.ts";
import { aboutCourses, compare } from "./ways/about-courses.ts";
import { aboutInstitution, whichInstitutions } from "./ways/about-institutions.ts";
import { count, find, more, vague } from "./ways/searching.ts";
import { care, refuse, smallTalk } from "./ways/talking.ts";
import { listed } from "./wording.ts";

/** What a message may be about, and how that is answered. */
interface Intent {
  /** One of these has to be asked by a clause of the message; any message where none is given. */
  kinds?: readonly ClauseKind[];
  /** What has to hold besides. */
  when?(context: Context): boolean;
  /** True where nothing is said beside it. */
  isAlone?: true;
  /** Null where the message is not of this kind after all. */
  answer(context: Context): Promise<Reply | null> | Reply | null;
}

const FIRST_DEGREE = 7;

/** True where no field, place or institution is named. */
function isFree({ wishes: { slots } }: Context): boolean {
  const { places, institutions } = slots;
  return !hasSubject({ ...slots, text: null }) && places.length + institutions.length === 0;
}

/** True where somebody with a degree asks for the scheme, which is for a first one. */
function ownsFirstDegree(context: Context): boolean {
  const asks = context.wishes.slots.scheme === true || context.kinds.has("scheme");
  return isFree(context) && asks && highestLevel(context.memory.person) >= FIRST_DEGREE;
}

/** True where levels are set against each other, whatever the field. */
function namesLevels(context: Context): boolean {
  return isFree(context) && severalLevels(context);
}

function severalLevels({ wishes: { slots, levelsFollow } }: Context): boolean {
  return !levelsFollow && slots.levels.length > 1;
}

/** True for what is feared, and no step that is thought of. */
function isFeared({ wishes }: Context): boolean {
  return wishes.held === null;
}

/** In the order in which they are tried: people before courses, what is shown before a new search. */
const INTENTS: readonly Intent[] = [
  { answer: care, isAlone: true },
  { answer: refuse, isAlone: true },
  { answer: smallTalk, isAlone: true },
  { kinds: ["claim"], when: ({ kinds }) => !kinds.has("more"), answer: answerClaim },
  { kinds: ["otherwise"], when: isFeared, answer: answerOtherwise },
  { when: isRefused, answer: answerMatters, isAlone: true },
  { answer: answerMatters },
  { answer: answerTerm },
  { kinds: ["compare"], when: namesLevels, answer: answerLevels },
  { kinds: ["compare"], answer: compare },
  {
    kinds: ["levels"],
    when: (context) => !isFree(context) && severalLevels(context),
    answer: compare,
  },
  { answer: aboutCourses },
  { answer: aboutInstitution },
  { kinds: ["institution"], answer: whichInstitutions },
  { kinds: ["path"], answer: answerPath },
  { when: ownsFirstDegree, answer: answerScheme },
  {
    kinds: ["scheme"],
    when: (context) => isFree(context) && context.wishes.slots.levels.length <= 1,
    answer: answerScheme,
  },
  { kinds: ["path"], answer: answerPathway },
  { kinds: ["levels"], when: isFree, answer: answerLevels },
  { kinds: ["again"], answer: answerAgain },
  { answer: more },
  { kinds: ["count"], answer: count },
  { answer: find },
  { answer: vague },
  { answer: answerUnread },
];

/** Says first that no course bears the name of what was wished, where others are shown. */
function withMissing({ wishes: { rare } }: Context, given: Reply): Reply {
  const [first, ...others] = given.parts;
  const shows = others.some(({ kind }) => kind !== "text" && kind !== "contacts");
  if (rare.length === 0 || !shows || first?.kind !== "text") return given;
  const names = rare.flatMap(({ rare: name }) => name ?? []);
  const missing = `No course in the catalogue is named after ${listed(names, "or")}. What follows is something else that comes near it.`;
  return { ...given, parts: [{ ...first, text: `${missing} ${first.text}` }, ...others] };
}

/** Answers a message by the first intent that it has, and then what it asks besides. */
export async function reply(context: Context): Promise<Reply> {
  for (const { isAlone, kinds, when, answer } of INTENTS) {
    if (kinds && !kinds.some((kind) => context.kinds.has(kind))) continue;
    const given = when && !when(context) ? null : await answer(context);
    if (given) return isAlone ? given : withMissing(context, await withAsked(context, given));
  }
  return answerNotUnderstood(context);
}
