import type { RouterContextProvider } from "react-router";
import { assignment } from "#office/letter-card.tsx";
import { act, recordOf } from "#office/staff.ts";
import type { SignedIn } from "#platform/access.ts";
import { questionInboxContext } from "../questions.context.ts";
import { questionAnswer } from "../questions.schema.ts";

/** What is done with questions; the service asks who may. */
export function questionActs(context: Readonly<RouterContextProvider>, me: SignedIn) {
  const inbox = context.get(questionInboxContext);
  const move = (state: "open" | "answered" | "closed", done: string) =>
    act({ act: (_, of) => inbox.change(me, recordOf(of), { state }), done });
  return {
    answer: act({
      schema: questionAnswer,
      act: ({ text }, of) => inbox.answer(me, recordOf(of), text),
      done: ({ email }) => `Sent to ${email}.`,
    }),
    assign: act({
      schema: assignment,
      act: ({ assigned_to }, of) => inbox.change(me, recordOf(of), { assigned_to }),
      done: ({ assigned_to }) => `${assigned_to?.name ?? "Nobody"} takes care of it.`,
    }),
    reopen: move("open", "It waits for an answer again."),
    answered: move("answered", "Answered."),
    closed: move("closed", "Closed."),
  };
}
