import { OWN_ACCOUNT } from "#features/accounts/accounts.endpoints.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./chat.schema.ts";

type DeviceQuery = typeof schema.deviceQuery;

/** With a session, this is the account's history. */
const HISTORY_URL = OWN_ACCOUNT.clearChat.url;

/** Chat with the assistant (specification, 7). */
export const CHAT = {
  history: endpoint.get<typeof schema.chatHistory, { query: DeviceQuery }>(HISTORY_URL),
  clear: endpoint.delete<typeof schema.cleared, { query: DeviceQuery }>(HISTORY_URL),
  remaining: endpoint.get<typeof schema.remainingMessages, { query: DeviceQuery }>(
    "/api/remaining-messages",
  ),
  greet: endpoint.post<typeof schema.greeting, { body: typeof schema.greetBody }>("/api/greet"),
  ask: endpoint.post<typeof schema.chatAnswer, { body: typeof schema.messageBody }>("/api/chat"),
};
