import type { Storage } from "#platform/db/database.ts";
import { countUse, uncountUse, usesOf } from "#platform/db/shared-limit.ts";
import { DomainError } from "#platform/errors.ts";
import { networkOf, TooManyRequestsError } from "#platform/rate-limit.ts";
import type { Rich } from "./answer.schema.ts";
import type { Answer, Memory, Responder, Turn } from "./answer.ts";
import {
  type Conversation,
  conversationOf,
  deleteMessage,
  insertMessage,
  newestMessages,
  type Owner,
  openConversation,
  returnFreeMessage,
  storeMemory,
  takeFreeMessage,
  usedFreeMessages,
} from "./chat.repository.server.ts";
import { type ChatAnswer, FAILED, LIMIT_REACHED } from "./chat.ts";
import { ACCOUNT_LIMIT, networkLimit, TURNS } from "./limits.ts";
import { readMemory } from "./memory.ts";

export interface Asking {
  /**
   * Counts a message and keeps it; what it gives then answers it.
   *
   * @param address network address that it came from.
   * @throws MessageLimitError when the free messages of the device, or of its network, are used up.
   * @throws TooManyRequestsError when an account sends more than a person can.
   */
  ask(owner: Owner, message: string, address: string): Promise<Question>;
  /** Free messages that are left; null for an account. */
  remaining(owner: Owner, address: string): Promise<number | null>;
}

/** A message that was counted and waits for its answer. */
export interface Question {
  /**
   * Answers it, once. When that fails the message is taken back and given free again. When nobody
   * listens any more, what was said until then stays, if anything was.
   *
   * @throws DomainError `answer_failed`.
   */
  answer(options?: { signal?: AbortSignal; onText?: (piece: string) => void }): Promise<ChatAnswer>;
}

/** The free messages are used up. */
export class MessageLimitError extends DomainError {
  constructor() {
    super("message_limit", 429, LIMIT_REACHED);
  }
}

interface AskingParts {
  storage: Storage;
  responder: Responder;
  freeMessages: number;
  onError: (error: unknown) => void;
  now: () => Date;
}

/** What is known of a question when it is asked. */
interface Asked {
  id: number;
  memory: Memory;
  turns: Turn[];
}

type Trx = Parameters<Parameters<Storage["write"]>[0]>[0];

/** Takes questions: counts them, has them answered, keeps both. */
export function createAsking(parts: AskingParts): Asking {
  const { storage, responder, freeMessages, onError, now } = parts;
  const ofNetwork = networkLimit(freeMessages);

  const admit = async (trx: Trx, owner: Owner, address: string): Promise<Conversation> => {
    const time = now();
    if ("user" in owner) {
      if (!(await countUse(trx, ACCOUNT_LIMIT, owner.user, time))) {
        throw await tooMany(trx, owner.user, time);
      }
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

  const remaining = async (owner: Owner, address: string) => {
    if ("user" in owner) return null;
    const used = await usedFreeMessages(storage.db, owner.device);
    const network = await usesOf(storage.db, ofNetwork, networkOf(address), now());
    const left = Math.min(freeMessages - used, ofNetwork.max - (network?.used ?? 0));
    return Math.max(0, left);
  };

  /** Undoes what `ask` did; a second time it does nothing. */
  const takeBack = (question: Asked, owner: Owner, network: string | null) =>
    storage.write(async (trx) => {
      if (!(await deleteMessage(trx, question.id)) || "user" in owner) return;
      await returnFreeMessage(trx, owner.device);
      if (network !== null) await uncountUse(trx, ofNetwork, network, now());
    });

  return {
    remaining,
    ask: async (owner, message, address) => {
      const asked = await storage.write((trx) =>
        admit(trx, owner, address).then((conversation) =>
          keepQuestion(trx, conversation, message, now().toISOString()),
        ),
      );
      return {
        answer: async ({ signal, onText } = {}) => {
          let said = "";
          const hear = (piece: string) => {
            said += piece;
            onText?.(piece);
          };
          try {
            const answer = await responder.answer(message, asked, { signal, onText: hear });
            await storage.write((trx) => keepAnswer(trx, asked, answer, now().toISOString()));
            return {
              response: answer.text,
              remaining_messages: await remaining(owner, address),
              parts: answer.parts,
              chips: answer.chips,
            };
          } catch (error) {
            const isLeft = signal?.aborted === true;
            if (isLeft && said !== "") {
              const broken = brokenOff(said, asked.memory);
              await storage.write((trx) => keepAnswer(trx, asked, broken, now().toISOString()));
            } else {
              // Who leaves again and again before the answer comes is still counted by network.
              await takeBack(asked, owner, isLeft ? null : networkOf(address));
            }
            if (!isLeft) onError(error);
            throw new DomainError("answer_failed", 500, FAILED);
          }
        },
      };
    },
  };
}

async function tooMany(trx: Trx, user: string, time: Date): Promise<TooManyRequestsError> {
  const window = await usesOf(trx, ACCOUNT_LIMIT, user, time);
  const wait = window ? Date.parse(window.endsAt) - time.getTime() : 0;
  return new TooManyRequestsError(Math.max(1, Math.ceil(wait / 1000)));
}

async function keepQuestion(
  trx: Trx,
  { id: conversation_id, memory }: Conversation,
  content: string,
  sent_at: string,
): Promise<Asked> {
  const earlier = await newestMessages(trx, conversation_id, TURNS);
  const id = await insertMessage(trx, {
    conversation_id,
    content,
    is_user: 1,
    rich: null,
    sent_at,
  });
  const turns = earlier.map((turn) => ({ isUser: turn.is_user === 1, text: turn.content }));
  return { id, memory: readMemory(memory), turns };
}

/** Keeps an answer where its question is now; nowhere, when that was cleared in the meantime. */
async function keepAnswer(trx: Trx, asked: Asked, answer: Answer, sent_at: string): Promise<void> {
  const conversation_id = await conversationOf(trx, asked.id);
  if (conversation_id === null) return;
  const { text: content, parts, chips, memory } = answer;
  const rich = JSON.stringify({ parts, chips } satisfies Rich);
  await insertMessage(trx, { conversation_id, content, is_user: 0, rich, sent_at });
  await storeMemory(trx, conversation_id, JSON.stringify(memory));
}

/** What was said of an answer until its reader left. */
function brokenOff(text: string, memory: Memory): Answer {
  return { text, parts: [{ kind: "text", text }], chips: [], memory };
}
