import { OWN_ACCOUNT } from "#features/accounts/accounts.endpoints.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./chat.schema.ts";

type DeviceQuery = typeof schema.deviceQuery;

/** With a session, this is the account's history. */
const HISTORY_URL = OWN_ACCOUNT.clearChat.url;

/** Chat with the assistant (requirements, 7). */
export const CHAT = {
  history: endpoint<{ query: DeviceQuery; answer: typeof schema.chatHistory }>("GET", HISTORY_URL),
  clear: endpoint<{ query: DeviceQuery; answer: typeof schema.cleared }>("DELETE", HISTORY_URL),
  remaining: endpoint<{ query: DeviceQuery; answer: typeof schema.remainingMessages }>(
    "GET",
    "/api/remaining-messages",
  ),
  greet: endpoint<{ body: typeof schema.greetBody; answer: typeof schema.greeting }>(
    "POST",
    "/api/greet",
  ),
  ask: endpoint<{ body: typeof schema.messageBody; answer: typeof schema.chatAnswer }>(
    "POST",
    "/api/chat",
  ),
};
