import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { NOTHING_KEPT, type Responder } from "../answer.ts";
import type { Records } from "../lookups/look-up.ts";
import { search } from "../lookups/search.ts";
import { wishOf } from "../lookups/wish.ts";
import { answerInstitutions, answerList, answerMore, answerNear } from "./answers/courses.ts";
import {
  answerAbsent,
  answerContact,
  answerInstitution,
  answerLevels,
  answerOfSite,
  answerSample,
  answerSchemes,
  answerSite,
  institutionMeant,
} from "./answers/directory.ts";
import {
  answerComparison,
  answerDates,
  answerEntry,
  answerFacts,
  answerSum,
  askedFields,
  monthIn,
} from "./answers/one-course.ts";
import {
  answerChange,
  answerDistress,
  answerStory,
  answerTalk,
  answerUnclear,
  isEmpty,
} from "./answers/talk.ts";
import { type Asked, readMessage } from "./asked.ts";
import { compose } from "./compose.ts";
import { isDhivehi, SITE } from "./cues.ts";
import { KINDNESS, wasInNeed } from "./distress.ts";
import { institutionAlone, named, pointedAt } from "./meant.ts";
import type { Reply } from "./reply.ts";
import { isStory } from "./story.ts";
import { toldIn } from "./told.ts";

/** A kind of question and how it is answered; null where the message is none of its kind after all. */
interface Kind {
  name: string;
  when(asked: Asked): boolean;
  answer(asked: Asked): Promise<Reply | null> | Reply | null;
}

const SAMPLE = /\b(?:sample|fictional|fake|real)\b/i;
const always = () => true;

/** Every kind of question, in the order in which they are tried: people first, the plain wish last. */
const KINDS: readonly Kind[] = [
  { name: "distress", when: always, answer: answerDistress },
  { name: "change", when: always, answer: answerChange },
  { name: "talk", when: always, answer: answerTalk },
  {
    name: "story",
    when: (asked) => isStory(asked) && !asked.asks("entry") && !saysEntering(asked),
    answer: answerStory,
  },
  { name: "sample", when: ({ message }) => SAMPLE.test(message), answer: answerSample },
  { name: "absent", when: always, answer: answerAbsent },
  { name: "levels", when: asksLevels, answer: answerLevels },
  { name: "compare", when: (asked) => asked.asks("compare"), answer: answerComparison },
  { name: "contact", when: (asked) => asked.asks("contact"), answer: answerContact },
  { name: "schemes", when: (asked) => asked.asks("schemes"), answer: answerSchemes },
  { name: "dates", when: (asked) => asked.asks("dates") && !asksFact(asked), answer: answerDates },
  { name: "institution", when: isInstitution, answer: answerNamed },
  {
    name: "guidance",
    when: ({ isWish, understood }) => isWish && !hasFacet(understood.filters),
    answer: answerGuidance,
  },
  {
    name: "about",
    when: (asked) => asked.asks("about") && named(asked).length > 0,
    answer: (asked) => answerFacts(asked),
  },
  { name: "near", when: (asked) => asked.asks("near"), answer: answerNear },
  { name: "site", when: ({ message }) => SITE.test(message), answer: answerOfSite },
  { name: "entry", when: asksEntry, answer: answerEntry },
  { name: "institutions", when: (asked) => asked.asks("institutions"), answer: answerInstitutions },
  { name: "sum", when: (asked) => asked.asks("sum"), answer: answerSum },
  { name: "fact", when: asksFact, answer: (asked) => answerFacts(asked) },
  {
    name: "course",
    when: (asked) => !asked.isWish && !saysOrder(asked) && pointedAt(asked).length > 0,
    answer: (asked) => answerFacts(asked),
  },
  { name: "more", when: (asked) => asked.asks("more") && !asked.isWish, answer: answerMore },
  { name: "starting", when: (asked) => monthIn(asked) !== null, answer: answerDates },
  { name: "list", when: ({ memory }) => !isEmpty(memory), answer: (asked) => answerList(asked) },
  { name: "help", when: always, answer: (asked) => answerSite(asked) },
];

/** "Which of these is the cheapest" asks for an order, not for what these state. */
function saysOrder({ memory, standing }: Asked): boolean {
  return memory.order !== null && memory.order !== standing.order;
}

function asksEntry(asked: Asked): boolean {
  const isOfFacts = askedFields(asked).length > 0;
  return (asked.asks("entry") && !isOfFacts) || (toldIn(asked.message) !== null && !isOfFacts);
}

/** True where somebody says what they have, and which course they would take with it. */
function saysEntering({ message, isWish }: Asked): boolean {
  return isWish && toldIn(message) !== null && ENTERING.test(message);
}

const ENTERING =
  /\b(?:can|could|may) (?:i|we|he|she|my \w+) (?:do|study|take|get|enter|join|apply)\b/i;

/** A page of the site that holds so much of a message answers it. */
const SURE = 0.45;

const hasFacet = (filters: Filters) => FILTER_KEYS.some((key) => filters[key].length > 0);

/** True where it is asked what levels are, and nothing else is named. */
function asksLevels({ message, understood: { filters }, memory: { order } }: Asked): boolean {
  const { mnqf_level, name, called: _, sort: __, ...others } = filters;
  const rest = name.replace(
    /\b(?:means?|meaning|differences?|between|explain|what|is|does)\b|[?.,\s]/giu,
    "",
  );
  const isAlone =
    order === null && rest === "" && Object.values(others).every((values) => values.length === 0);
  return (
    isAlone &&
    mnqf_level.length > 0 &&
    /\bwhat(?:'s| is| are| does)\b|differen|compare|\bmean/i.test(message)
  );
}

function asksFact(asked: Asked): boolean {
  return askedFields(asked).length > 0 && asked.memory.order === null;
}

/** What a page of the site says, where no course is about the words. */
async function answerGuidance(asked: Asked): Promise<Reply | null> {
  const found = await asked.look(search, { ...wishOf(asked.memory.wish), limit: 1 });
  const isFound = found.total > 0 && found.mentions === null && found.correction === null;
  return isFound ? null : answerSite(asked, SURE);
}

const COURSES = /\bcourses?\b|ކޯސް/i;

function isInstitution(asked: Asked): boolean {
  if (COURSES.test(asked.message)) return false;
  const at = institutionAlone(asked, institutionMeant(asked));
  return at !== null && pointedAt(asked).length === 0;
}

function answerNamed(asked: Asked): Promise<Reply | null> {
  return answerInstitution(asked, institutionMeant(asked)!);
}

async function reply(asked: Asked): Promise<Reply> {
  for (const { when, answer } of KINDS) {
    const given = when(asked) ? await answer(asked) : null;
    if (given) return withStanding(given, asked);
  }
  return answerUnclear(asked);
}

/** What is not searched by does not change the wish that stands. */
function withStanding(given: Reply, { memory, standing, isWish }: Asked): Reply {
  const isKept =
    given.memory.wish !== memory.wish ||
    (isWish && given.memory.about !== null) ||
    given.parts.some(({ kind }) => kind === "understood");
  if (isKept) return given;
  const { wish, order } = standing;
  return { ...given, memory: { ...given.memory, wish, order } };
}

const READS_DHIVEHI = "I read Dhivehi, but I can answer in English only.";

/**
 * The desk: it looks up what is asked for and states nothing that no look-up gave. It weighs up
 * nobody's life, and hands over to the pages and people who can.
 */
export function createDesk(records: () => Records): Responder {
  return {
    async answer(message, { memory, turns, kept = NOTHING_KEPT }, options) {
      const asked = readMessage(message, { memory, kept, records: records() });
      const isFirst = turns.every(({ text }) => !text.includes(READS_DHIVEHI));
      const given = await reply(asked);
      const openings = [
        wasInNeed(turns.at(-1)?.text ?? "") && KINDNESS,
        isFirst && isDhivehi(message) && READS_DHIVEHI,
      ].filter((opening) => opening !== false);
      const answer = compose(opened(given, openings));
      options?.signal?.throwIfAborted();
      options?.onText?.(answer.text);
      return answer;
    },
  };
}

/** Begins with what a person would say first; help in danger stands alone. */
function opened(given: Reply, openings: readonly string[]): Reply {
  const isHelp = given.parts.some(({ kind }) => kind === "contacts");
  if (openings.length === 0 || isHelp) return given;
  return { ...given, parts: [{ kind: "text", text: openings.join(" ") }, ...given.parts] };
}
