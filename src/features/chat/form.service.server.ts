import { randomUUID } from "node:crypto";
import { DomainError } from "#platform/errors.ts";
import type { ConversationOwner } from "./chat.repository.server.ts";
import type { ChatMessage } from "./chat.schema.ts";
import { faultIn, messageBody } from "./chat.schema.ts";
import type { ReturnedChat } from "./chat.ts";
import { MAX_RETURNED_MESSAGE } from "./chat-limits.ts";
import type { QuestionService } from "./question.service.server.ts";

/**
 * Answers a message sent by a page without JavaScript, with the whole conversation. The form
 * carries the conversation's device id; one without an id gets a new one.
 *
 * @param address network address of the sender.
 */
export async function answerForm(
  chat: QuestionService & { history(owner: ConversationOwner): Promise<ChatMessage[]> },
  form: FormData,
  address: string,
): Promise<ReturnedChat> {
  const typed = String(form.get("message") ?? "");
  const sent = { message: typed, device_id: form.get("device_id") ?? randomUUID() };
  const { data, error } = messageBody.safeParse(sent);
  const device = data?.device_id ?? randomUUID();
  const owner = { device };
  const conversation = async () => ({
    device,
    messages: await chat.history(owner),
    remaining: await chat.remaining(owner, address),
  });
  const refused = async (status: number, refusal: string): Promise<ReturnedChat> => ({
    ...(await conversation()),
    status,
    refusal,
    typed: typed.slice(0, MAX_RETURNED_MESSAGE),
  });
  if (error) return await refused(422, faultIn(error));
  try {
    const question = await chat.ask(owner, data.message, address);
    await question.answer();
    return { ...(await conversation()), status: 200, refusal: null, typed: "" };
  } catch (failure) {
    if (failure instanceof DomainError) return await refused(failure.status, failure.message);
    throw failure;
  }
}
