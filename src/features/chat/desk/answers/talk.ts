import { isUnfiltered } from "#catalogue/filters.ts";
import { paths } from "#web/paths.ts";
import type { Chip } from "../../answer.schema.ts";
import { type Memory, newMemory } from "../../answer.ts";
import type { Asked } from "../asked.ts";
import { TALK } from "../cues.ts";
import { type Care, careFor } from "../distress.ts";
import { ask, leftOut, type Reply, textPart } from "../reply.ts";
import { asksForCourses, isStory, subjectsOf } from "../story.ts";
import { toldIn } from "../told.ts";
import { answerList } from "./courses.ts";
import { standingWishes } from "./wishes.ts";

const STARTS: readonly Chip[] = [
  ask("Diplomas I can study online"),
  ask("Evening courses under MVR 30,000"),
  ask("Which courses start soonest?"),
  { label: "Career guide", link: paths.careerGuide() },
];

/** What the desk is good for, in one sentence. */
const GOOD_FOR =
  "I look things up: courses by field, level, place, cost and time, their fees, dates, entry requirements and contacts.";

/** To a person in need: people first; a wish to study is not passed over where there is no danger. */
export async function answerDistress(asked: Asked): Promise<Reply | null> {
  const care = careFor(asked.message);
  if (!care) return null;
  const first = careParts(care);
  if (!care.isAlone && isStory(asked)) {
    const { chips, memory } = answerStory(asked);
    return { parts: first, chips, memory };
  }
  if (care.isAlone || !asksForCourses(asked))
    return { parts: first, chips: [ask("Show me short courses")], memory: asked.memory };
  const found = await answerList(asked);
  return { ...found, parts: [...first, ...found.parts] };
}

function careParts({ text, contacts }: Care): Reply["parts"] {
  return [textPart(text), { kind: "contacts", contacts: contacts.map((one) => ({ ...one })) }];
}

/** Greetings and thanks. */
export function answerTalk({ message, standing: memory }: Asked): Reply | null {
  const said = message.trim();
  if (TALK.who.test(said))
    return {
      parts: [textPart(`I am a computer program, not a person. ${GOOD_FOR}`)],
      chips: [...STARTS],
      memory,
    };
  if (TALK.greeting.test(said))
    return {
      parts: [textPart(`Hello! ${GOOD_FOR} What would you like to study, and where?`)],
      chips: [...STARTS],
      memory,
    };
  if (TALK.open.test(said) && isEmpty(memory) && toldIn(said) === null)
    return {
      parts: [
        textPart(
          "The career guide asks seven short questions and shows courses as you answer. Or tell me here: which subject or work should I look for?",
        ),
      ],
      chips: [{ label: "Career guide", link: paths.careerGuide() }, ...STARTS.slice(0, 3)],
      memory,
    };
  if (TALK.thanks.test(said))
    return {
      parts: [textPart("You are welcome! Ask me whenever you want to look something up.")],
      chips: [],
      memory,
    };
  if (TALK.bye.test(said))
    return { parts: [textPart("Goodbye, and good luck with your studies!")], chips: [], memory };
  return null;
}

/** Takes a wish out, or begins anew. */
export async function answerChange(asked: Asked): Promise<Reply | null> {
  const label = leftOut(asked.message);
  if (label === null) {
    if (!asked.asks("over") || asked.message.length > 40) return null;
    return {
      parts: [textPart("All right, we start again. What would you like to study?")],
      chips: [...STARTS],
      memory: newMemory(),
    };
  }
  const standing = standingWishes(asked.memory, asked.records).find((one) => one.label === label);
  const memory = { ...asked.memory, ...standing?.without };
  return isUnfiltered(memory.wish) && memory.order === null
    ? {
        parts: [textPart("Nothing is left of the search. What would you like to study?")],
        chips: [...STARTS],
        memory,
      }
    : answerList({ ...asked, memory });
}

/**
 * To a story: no search, because what it names need not be what is wished for. One question back, the
 * searches that could be made of it to choose from, and who or what takes it from there.
 */
export function answerStory(asked: Asked): Reply {
  return {
    parts: [
      textPart("Thank you for telling me.", WEIGHS, "Which subject or work should I look for?"),
    ],
    chips: [
      { label: "What I have", link: paths.whatIHave() },
      { label: "Paths to a goal", link: paths.pathways() },
      ...subjectsOf(asked).map((word) => ask(`${word} courses`)),
      { label: "Career guide", link: paths.careerGuide() },
    ],
    memory: asked.standing,
  };
}

const WEIGHS =
  "I only look things up and do not weigh up what you told: What I have says which courses you can enter, Paths finds a way to a goal, and an institution answers your own question.";

/** Where nothing was understood. */
export function answerUnclear({ memory }: Asked): Reply {
  return {
    parts: [
      textPart(
        "I did not understand that.",
        GOOD_FOR,
        "A few words are enough, such as “diploma in tourism in Addu, evenings”.",
      ),
    ],
    chips: [...STARTS],
    memory,
    isUnanswered: true,
  };
}

/** True where nothing is wished for. */
export const isEmpty = ({ wish, order }: Memory): boolean => isUnfiltered(wish) && order === null;
