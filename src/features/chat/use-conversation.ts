import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { SentKept } from "./chat.schema.ts";
import {
  ask,
  type Chatter,
  clearHistory,
  greet,
  loadHistory,
  loadRemaining,
} from "./chat-calls.ts";
import {
  type ConversationEvent,
  type ConversationState,
  canSend,
  conversationReducer,
  INITIAL_CONVERSATION,
} from "./conversation.ts";
import { deviceId, knownDevice } from "./device.ts";

/** The visitor's identity, from the session. */
export interface Visitor {
  /** Null until it is known. */
  isSignedIn: boolean | null;
  /** True where the session could not be checked. */
  isUnreachable: boolean;
  userId: string | null;
  /** The Authorization header; empty without a session. */
  authorization: () => Record<string, string>;
  /** Called when the server no longer knows the session. */
  onEnded: () => void;
}

export interface Chat {
  conversation: ConversationState;
  /** Sends a message; false where it was refused, and its text belongs back into the box. */
  send(text: string, kept?: SentKept): Promise<boolean>;
  /** Loads the conversation again. */
  reload(): void;
  /** Deletes the conversation; throws on failure. */
  clear(): Promise<void>;
}

/** The conversation of a device or an account. */
export function useConversation(visitor: Visitor): Chat {
  const { isSignedIn, isUnreachable, userId, authorization, onEnded } = visitor;
  const [conversation, dispatch] = useReducer(conversationReducer, INITIAL_CONVERSATION);
  const [round, setRound] = useState(0);
  const busy = useRef<AbortController | null>(null);

  const chatter = useCallback(
    (): Chatter =>
      userId === null
        ? { headers: {}, device: deviceId() }
        : { headers: authorization(), device: null },
    [userId, authorization],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for it once more
  useEffect(() => {
    dispatch({ type: isUnreachable ? "unreachable" : "loading" });
    if (isSignedIn === null) return;
    let hasLeft = false;
    load(chatter()).then(
      (step) => hasLeft || dispatch(step),
      () => hasLeft || dispatch({ type: "unreachable" }),
    );
    return () => {
      hasLeft = true;
      busy.current?.abort();
    };
  }, [isSignedIn, isUnreachable, chatter, round]);

  const send = async (text: string, kept?: SentKept): Promise<boolean> => {
    if (busy.current || !canSend(conversation, text)) return false;
    const leaving = new AbortController();
    busy.current = leaving;
    const message = text.trim();
    dispatch({ type: "asked", message });
    try {
      const { signal } = leaving;
      const onText = (piece: string) => dispatch({ type: "text", piece });
      const onStep = (step: string) => dispatch({ type: "step", step });
      const outcome = await ask(chatter(), { message, kept, signal, onText, onStep });
      if (outcome.kind === "answered") dispatch({ type: "answered", answer: outcome.answer });
      else if (outcome.kind === "refused") dispatch({ type: "refused", error: outcome.error });
      else if (outcome.kind === "ended") onEnded();
      else dispatch({ type: outcome.kind });
      return outcome.kind === "answered" || outcome.kind === "failed";
    } catch {
      // Aborted: another conversation is shown now, or none.
      return false;
    } finally {
      busy.current = null;
    }
  };

  return {
    conversation,
    send,
    reload: () => setRound(round + 1),
    clear: async () => {
      await clearHistory(chatter());
      dispatch({ type: "cleared" });
    },
  };
}

/** The earlier conversation, or a greeting where there is none (specification, 4). */
async function load(who: Chatter): Promise<ConversationEvent> {
  const device = who.device === null ? knownDevice() : null;
  // Must come first: the conversation of this device moves to the account after sign-in.
  if (device !== null) await greet(who, device);
  const [history, remaining] = await Promise.all([loadHistory(who), loadRemaining(who)]);
  const greeting = history.length === 0 ? await firstGreeting(who) : null;
  return { type: "loaded", history, greeting, remaining };
}

async function firstGreeting(who: Chatter): Promise<string | null> {
  const { greeting, already_greeted } = await greet(who, who.device);
  return already_greeted ? null : greeting;
}
