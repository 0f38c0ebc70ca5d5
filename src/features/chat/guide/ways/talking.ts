import {
  answerDanger,
  answerDiscouraged,
  answerDistress,
  answerViolence,
} from "../answers/care.ts";
import {
  answerBye,
  answerGreeting,
  answerInjection,
  answerOffTopic,
  answerStartOver,
  answerThanks,
  answerWho,
} from "../answers/talk.ts";
import type { Context, Reply } from "../context.ts";
import { asksForNothing } from "../finding.ts";
import { hasSubject, isUnsaid } from "../merging.ts";
import { isOnly, touches } from "../reading/topics.ts";

/** To people in danger or low: people come before courses. */
export function care(context: Context): Reply | null {
  const { reader } = context;
  if (touches(reader, "danger")) return answerDanger(context);
  if (touches(reader, "violence")) return answerViolence(context, reader.has(STUDYING));
  const looks = hasSubject(context.wishes.slots) || namesLevel(context);
  if (touches(reader, "distress") && (!looks || reader.has(FEELING)))
    return answerDistress(context);
  if (touches(reader, "discouraged") && !asksForWay(context)) return answerDiscouraged(context);
  return null;
}

/** To people who are low and say nothing else that is understood. */
export function comfort(context: Context): Reply | null {
  if (touches(context.reader, "distress")) return answerDistress(context);
  return touches(context.reader, "discouraged") ? answerDiscouraged(context) : null;
}

const STUDYING =
  / (?:stud(?:y|ies|ying)|courses?|learn(?:ing)?|diplomas?|degrees?|certificates?|qualif\p{L}+|training|job|college|university) /u;

const FEELING = / (?:i (?:am|feel|feeling)|my life|hate|myself|no ?(?:one|body)) /;

/** Somebody who failed and asks what to do is answered with a way on. */
function asksForWay({ reader }: Context): boolean {
  return reader.has(
    / (?:what(?! to do)|which|can|where|how|show|find|are there|is there|courses?|repeat) /,
  );
}

function namesLevel({ wishes }: Context): boolean {
  return wishes.slots.levels.length > 0 && !wishes.levelsFollow;
}

/** What the guide does not do. */
export function refuse(context: Context): Reply | null {
  if (touches(context.reader, "injection")) return answerInjection(context);
  return touches(context.reader, "off-topic") ? answerOffTopic(context) : null;
}

/** Words that may name a field are an errand where no field is named. */
export function softErrand(context: Context): Reply | null {
  return touches(context.reader, "soft-off-topic") ? answerOffTopic(context) : null;
}

/** Greetings, thanks, a new start. */
export function smallTalk(context: Context): Reply | null {
  const { reader, wishes } = context;
  if (touches(reader, "start-over")) {
    const rest = asksForNothing(wishes.slots, context.names) || wishes.slots.text !== null;
    return rest ? answerStartOver() : null;
  }
  if (isOnly(reader, "greeting")) return answerGreeting(context);
  if (isOnly(reader, "thanks")) return answerThanks(context);
  if (isOnly(reader, "bye") || isOnly(reader, "no")) return answerBye(context);
  if (touches(reader, "who") && isUnsaid({ ...wishes.slots, text: null }))
    return answerWho(context);
  return null;
}
