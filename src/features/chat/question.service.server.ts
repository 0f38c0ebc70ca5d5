import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { countUse, takeUse, uncountUse, usesOf } from "#platform/db/shared-limit.ts";
import { DomainError, StorageUnavailableError } from "#platform/errors.ts";
import { networkOf } from "#platform/rate-limit.ts";
import type { Rich } from "./answer.schema.ts";
import type { ChatReply, Kept, Memory, Responder, Turn } from "./answer.ts";
import {
  type ConversationOwner,
  type ConversationRow,
  conversationOf,
  deleteMessage,
  insertMessage,
  newestMessages,
  openConversation,
  returnFreeMessage,
  storeMemory,
  takeFreeMessage,
  usedFreeMessages,
} from "./chat.repository.server.ts";
import type { ChatAnswer } from "./chat.schema.ts";
import { CHAT_FAILED, LIMIT_REACHED } from "./chat.ts";
import { MAX_EARLIER_MESSAGES, MESSAGES_PER_ACCOUNT, messagesPerNetwork } from "./chat-limits.ts";
import { parseMemory } from "./memory.ts";

/** A message that was counted and not answered yet. */
export interface AskedMessage {
  /**
   * Answers it, once. On failure the message is deleted and does not count. After a disconnect, the
   * text written so far is stored, if any.
   *
   * @throws DomainError `answer_failed`.
   */
  answer(listening?: AnswerListener): Promise<ChatAnswer>;
}

/** The client that waits for an answer. */
interface AnswerListener {
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal;
  /** Called with each piece of the text as it is written. */
  onText?: (piece: string) => void;
  /** Called with each look-up in words. */
  onStep?: (step: string) => void;
}

/** No free messages are left. */
class MessageLimitError extends DomainError {
  constructor() {
    super("message_limit", 429, LIMIT_REACHED);
  }
}

interface QuestionParts {
  storage: Storage;
  responder: Responder;
  freeMessages: number;
  onError: (error: unknown) => void;
  /** Told of every question that could not be answered, and not of who asked it. */
  onUnanswered?: ((message: string) => void) | undefined;
  now: () => Date;
}

/** A stored message, with the earlier turns. */
interface StoredMessages {
  id: number;
  memory: Memory;
  turns: Turn[];
}

interface AnsweredMessage extends StoredMessages {
  message: string;
  owner: ConversationOwner;
  network: string;
  /** What the visitor's browser keeps and lets the chat use; it goes nowhere but to the answer. */
  kept?: Kept | undefined;
}

/** Counts and stores questions and has them answered. */
export function createQuestionService(parts: QuestionParts) {
  const { storage, freeMessages, now } = parts;
  const ofNetwork = messagesPerNetwork(freeMessages);

  const admit = async (
    trx: Trx,
    owner: ConversationOwner,
    address: string,
  ): Promise<ConversationRow> => {
    const time = now();
    if ("user" in owner) {
      await takeUse(trx, MESSAGES_PER_ACCOUNT, owner.user, time);
      return await openConversation(trx, owner, time.toISOString());
    }
    const conversation = await takeFreeMessage(trx, owner.device, {
      limit: freeMessages,
      now: time.toISOString(),
    });
    const counted = conversation && (await countUse(trx, ofNetwork, networkOf(address), time));
    if (!conversation || !counted) throw new MessageLimitError();
    return conversation;
  };

  /** Free messages left; null for an account. */
  const remaining = async (owner: ConversationOwner, address: string): Promise<number | null> => {
    if ("user" in owner) return null;
    const used = await usedFreeMessages(storage.db, owner.device);
    const network = await usesOf(storage.db, ofNetwork, networkOf(address), now());
    const left = Math.min(freeMessages - used, ofNetwork.max - (network?.used ?? 0));
    return Math.max(0, left);
  };

  return {
    remaining,
    /**
     * Counts and stores a message; the returned object answers it.
     *
     * @param address network address of the sender.
     * @throws MessageLimitError when the free messages of the device, or of its network, are used up.
     * @throws TooManyRequestsError when an account sends more than a person can.
     */
    ask: async (
      owner: ConversationOwner,
      message: string,
      address: string,
      kept?: Kept,
    ): Promise<AskedMessage> => {
      const asked = await storage.write(async (trx) => {
        const conversation = await admit(trx, owner, address);
        return await keepQuestion(trx, conversation, message, now().toISOString());
      });
      const question = { ...asked, message, owner, network: networkOf(address), kept };
      return {
        answer: async (listening = {}) => {
          const answer = await answerQuestion(parts, question, listening);
          const { text: response, parts: pieces, chips } = answer;
          const remaining_messages = await remaining(owner, address);
          return { response, remaining_messages, parts: pieces, chips };
        },
      };
    },
  };
}

export type QuestionService = ReturnType<typeof createQuestionService>;

/** Has a question answered and stores the answer; deletes the question on failure. */
async function answerQuestion(
  parts: QuestionParts,
  asked: AnsweredMessage,
  { signal, onText, onStep }: AnswerListener,
): Promise<ChatReply> {
  const { storage, responder, onError, now } = parts;
  const keep = (answer: ChatReply) =>
    storage.write((trx) => keepAnswer(trx, asked, answer, now().toISOString()));
  let said = "";
  const hear = (piece: string) => {
    said += piece;
    onText?.(piece);
  };
  try {
    const answer = await responder.answer(asked.message, asked, { signal, onText: hear, onStep });
    await keep(answer);
    if (answer.isUnanswered) parts.onUnanswered?.(asked.message);
    return answer;
  } catch (error) {
    const hasLeft = signal?.aborted === true;
    if (!hasLeft) onError(error);
    const undone =
      hasLeft && said !== ""
        ? keep(brokenOff(said, asked.memory))
        : takeBack(parts, asked, hasLeft);
    await undone.catch(onError);
    throw error instanceof StorageUnavailableError
      ? error
      : new DomainError("answer_failed", 500, CHAT_FAILED);
  }
}

/**
 * Undoes `ask`; a second call does nothing. The count of the network stays, so that disconnecting
 * before every answer does not give free messages.
 */
async function takeBack(
  parts: QuestionParts,
  asked: AnsweredMessage,
  hasLeft: boolean,
): Promise<void> {
  const { id, owner, network } = asked;
  await parts.storage.write(async (trx) => {
    if (!(await deleteMessage(trx, id)) || "user" in owner) return;
    await returnFreeMessage(trx, owner.device);
    if (hasLeft) return;
    await uncountUse(trx, messagesPerNetwork(parts.freeMessages), network, parts.now());
  });
}

async function keepQuestion(
  trx: Trx,
  { id: conversation_id, memory }: ConversationRow,
  content: string,
  sent_at: string,
): Promise<StoredMessages> {
  const earlier = await newestMessages(trx, conversation_id, MAX_EARLIER_MESSAGES);
  const id = await insertMessage(trx, {
    conversation_id,
    content,
    is_user: 1,
    rich: null,
    sent_at,
  });
  // A greeting, which has no parts, asks and answers nothing, and it holds a name.
  const turns = earlier
    .filter((turn) => turn.is_user === 1 || turn.rich !== null)
    .map((turn) => ({ isUser: turn.is_user === 1, text: turn.content }));
  return { id, memory: parseMemory(memory), turns };
}

/**
 * Stores an answer in the conversation that now holds its question; discards it if that was deleted
 * in the meantime.
 */
async function keepAnswer(
  trx: Trx,
  asked: StoredMessages,
  answer: ChatReply,
  sent_at: string,
): Promise<void> {
  const conversation_id = await conversationOf(trx, asked.id);
  if (conversation_id === null) return;
  const { text: content, parts, chips, memory } = answer;
  const rich = JSON.stringify({ parts, chips } satisfies Rich);
  await insertMessage(trx, { conversation_id, content, is_user: 0, rich, sent_at });
  await storeMemory(trx, conversation_id, JSON.stringify(memory));
}

/** The part of an answer that was written before the client disconnected. */
function brokenOff(text: string, memory: Memory): ChatReply {
  return { text, parts: [{ kind: "text", text }], chips: [], memory };
}
