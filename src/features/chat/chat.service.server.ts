import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { forgetEndedLimits } from "#platform/db/shared-limit.ts";
import { DAY_MS } from "#platform/durations.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { rich } from "./answer.schema.ts";
import type { Responder } from "./answer.ts";
import {
  type ConversationOwner,
  clearConversation,
  findConversation,
  forgetDevices,
  insertMessage,
  markGreeted,
  moveMessages,
  newestMessages,
  openConversation,
  type StoredMessage,
} from "./chat.repository.server.ts";
import type { ChatMessage } from "./chat.schema.ts";
import { greetingFor } from "./chat.ts";
import { CHAT_DAYS, FORGET_EVERY_MS, MAX_HISTORY_MESSAGES } from "./chat-limits.ts";
import { answerForm } from "./form.service.server.ts";
import { createQuestionService } from "./question.service.server.ts";

export interface ChatParts {
  storage: Storage;
  responder: Responder;
  /** Free messages of a device without an account. */
  freeMessages: number;
  onError: (error: unknown) => void;
  /** Told of every question that could not be answered, and not of who asked it. */
  onUnanswered?: (message: string) => void;
  now?: () => Date;
}

/** Conversations with the assistant, and how they are stored. */
export function createChatService(parts: ChatParts) {
  const { storage, onError, now = () => new Date() } = parts;
  const messages = async (owner: ConversationOwner, limit?: number) => {
    const conversation = await findConversation(storage.db, owner);
    if (conversation === null) return [];
    return (await newestMessages(storage.db, conversation, limit)).map(readMessage);
  };
  /** Forgets devices that were not seen for `CHAT_DAYS`; gives how many. */
  const forgetOld = () => {
    const before = new Date(now().getTime() - CHAT_DAYS * DAY_MS).toISOString();
    // Every server may do it: what is gone is gone.
    return storage.background.write(async (trx) => {
      await forgetEndedLimits(trx, now());
      return forgetDevices(trx, before);
    });
  };
  const first = forgetOld().catch(onError);
  const daily = repeatWork("Forget old conversations", FORGET_EVERY_MS, forgetOld, onError);
  const questions = createQuestionService({ ...parts, now });
  /** The conversation, oldest message first; only the newest messages of a long one. */
  const history = (owner: ConversationOwner) => messages(owner, MAX_HISTORY_MESSAGES);

  return {
    ...questions,
    history,
    /** Answers a message sent by a page without JavaScript. @param address network address. */
    answerForm: (form: FormData, address: string) =>
      answerForm({ ...questions, history }, form, address),
    /**
     * Greets a device or account once; a conversation that has begun needs no greeting. With both
     * given, the device's conversation moves to the account.
     */
    greet: (signedIn: SignedIn | null, device: string | null) =>
      storage.write(async (trx) => {
        const time = now().toISOString();
        const owner = ownerOf(signedIn, device);
        const { id } = await openConversation(trx, owner, time);
        if (signedIn !== null && device !== null) await moveMessages(trx, device, id);
        const greeting = greetingFor(signedIn?.name ?? null);
        const isFirst = (await markGreeted(trx, id)) && !(await hasMessages(trx, id));
        if (isFirst) {
          const message = { content: greeting, is_user: 0, rich: null, sent_at: time };
          await insertMessage(trx, { ...message, conversation_id: id });
        }
        return { greeting, already_greeted: !isFirst };
      }),
    /** Deletes the conversation; used free messages stay used. */
    clear: (owner: ConversationOwner) => storage.write((trx) => clearConversation(trx, owner)),
    /** All messages of an account, for its export. */
    messagesOf: (userId: string) => messages({ user: userId }),
    forgetOld,
    /** Stops the daily deletion. */
    close: async () => {
      await first;
      await daily.stop();
    },
  };
}

export type ChatService = ReturnType<typeof createChatService>;

/**
 * Owner of the conversation of a call: the account if there is one, otherwise the device.
 *
 * @throws TypeError without either; callers check that first.
 */
export function ownerOf(signedIn: SignedIn | null, device: string | null): ConversationOwner {
  if (signedIn !== null) return { user: signedIn.id };
  if (device === null) throw new TypeError("neither an account nor a device");
  return { device };
}

async function hasMessages(
  db: Parameters<typeof newestMessages>[0],
  conversation: number,
): Promise<boolean> {
  return (await newestMessages(db, conversation, 1)).length > 0;
}

function readMessage({ content, is_user, rich: stored, sent_at }: StoredMessage): ChatMessage {
  // Earlier releases stored another shape; the plain text has the same content.
  const { parts, chips } = (stored && rich.safeParse(JSON.parse(stored)).data) || {
    parts: is_user === 1 ? [] : [{ kind: "text" as const, text: content }],
    chips: [],
  };
  return {
    content,
    timestamp: sent_at,
    isUser: is_user === 1,
    history: true,
    parts,
    chips,
  };
}
