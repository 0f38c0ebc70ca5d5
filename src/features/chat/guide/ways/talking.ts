import { newMemory } from "../../answer.ts";
import { answerDanger, answerViolence } from "../answers/care.ts";
import { sayOf } from "../answers/matters.ts";
import { answerBye, answerGreeting, told } from "../answers/talk.ts";
import type { Context, Reply } from "../context.ts";
import { asksForNothing } from "../finding.ts";
import { touches } from "../reading/topics.ts";
import { saysInDhivehi } from "../words/care-evidence.ts";

/**
 * To people in danger, before all else: by the kind of a clause, and where that is missed by the
 * words themselves.
 */
export function care(context: Context): Reply | null {
  const { reader, matters, message } = context;
  const isTold = (peril: "danger" | "violence") =>
    matters.includes(peril) || touches(reader, peril) || saysInDhivehi(peril, message);
  if (isTold("danger")) return answerDanger(context);
  return isTold("violence") ? answerViolence(context) : null;
}

/** Where the guide is told to be something else. */
export async function refuse(context: Context): Promise<Reply | null> {
  return touches(context.reader, "injection") ? await sayOf(context, "override") : null;
}

/** Greetings, thanks, a new start. */
export function smallTalk(context: Context): Reply | null {
  const { reader, wishes, isTalk } = context;
  if (touches(reader, "start-over")) {
    const rest = asksForNothing(wishes.slots, context.names) || wishes.slots.text !== null;
    return rest ? told(newMemory(), "start-over") : null;
  }
  if (!isTalk) return null;
  if (touches(reader, "bye") || touches(reader, "no")) return answerBye(context);
  if (touches(reader, "thanks")) return told(context.memory, "thanks");
  return touches(reader, "yes") ? null : answerGreeting(context);
}
