import { useEffect, useRef, useState } from "react";
import { Container } from "#ui/container.tsx";
import { LIMIT_REACHED, type ReturnedChat } from "../chat.ts";
import { questionOf } from "../conversation.ts";
import { adoptDevice, knownDevice } from "../device.ts";
import { useConversation, type Visitor } from "../use-conversation.ts";
import { BeforeScript, ChatUnreachable } from "./before-conversation.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { Composer } from "./composer.tsx";
import { ConversationLog } from "./conversation-log.tsx";
import { KeptSwitch, useKept } from "./kept.tsx";
import { NextSteps } from "./next-steps.tsx";
import { FreeMessages, LimitReached } from "./quota.tsx";
import { starters } from "./starters.ts";
import { useKeyboardBeneath } from "./use-keyboard-beneath.ts";
import { useNewestInView } from "./use-newest-in-view.ts";

interface ChatScreenProps {
  visitor: Visitor;
  /** Name of the signed-in person. */
  name: string | null;
  /** Initial text of the message box. */
  ask: string;
  /** The server's response to a form sent without JavaScript. */
  returned: ReturnedChat | null;
}

/** The chat with the career guide (specification, 2.12). */
export function ChatScreen({ visitor, name, ask, returned }: ChatScreenProps) {
  useKeyboardBeneath();
  useReturnedDevice(returned);
  const { conversation, send, reload, clear } = useConversation(visitor);
  const { state, entries, isSending } = conversation;
  const kept = useKept();
  const { remaining } = (state === "loading" && returned) || conversation;
  const [text, setText] = useState(returned?.typed || ask);
  /** The refusal of the form is shown until another message is sent. */
  const [formRefusal, setFormRefusal] = useState(returned?.refusal ?? null);
  const box = useRef<HTMLTextAreaElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useNewestInView(conversation, newest, end);

  const say = async (message: string) => {
    if (message.trim() === "" || isSending || state !== "ready") return;
    setText("");
    setFormRefusal(null);
    box.current?.focus({ preventScroll: true });
    if (!(await send(message, kept.sent))) setText((typed) => typed || message);
  };
  const hasAsked = entries.some(({ isUser }) => isUser);
  const refusal = conversation.refusal ?? formRefusal;
  const isLimited = conversation.isLimited || refusal === LIMIT_REACHED;

  return (
    <Container className="chat flex max-w-200! flex-col">
      <ChatHeader name={name} onClear={hasAsked && !isSending ? clear : null} />
      <div className="flex-1 pb-6">
        {state === "loading" && <BeforeScript messages={returned?.messages ?? []} />}
        {state === "unreachable" && <ChatUnreachable onRetry={reload} />}
        {state === "ready" && (
          <ConversationLog
            entries={entries}
            newest={newest}
            onSay={say}
            onRetry={(key) => say(questionOf(conversation, key) ?? "")}
          />
        )}
        {state === "ready" && !hasAsked && (
          <NextSteps label="Suggestions" chips={starters} onSay={say} />
        )}
        <div ref={end} className="chat-end" />
      </div>
      <div className="chat-dock grid gap-2 pb-4">
        {remaining !== null && !isLimited && <FreeMessages remaining={remaining} />}
        {!isLimited && <KeptSwitch names={kept.names} />}
        {isLimited ? (
          <LimitReached />
        ) : (
          <Composer
            box={box}
            text={text}
            onText={setText}
            onSend={() => say(text)}
            isSending={isSending}
            refusal={refusal}
            device={returned?.device ?? null}
          />
        )}
      </div>
    </Container>
  );
}

/** Continues the conversation of a form that was sent before the script had loaded. */
function useReturnedDevice(returned: ReturnedChat | null): void {
  useEffect(() => {
    if (returned !== null && knownDevice() === null) adoptDevice(returned.device);
  }, [returned]);
}
