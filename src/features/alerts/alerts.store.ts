import type { callWithSession } from "#features/accounts/session-client.ts";
import type { Endpoint, EndpointInput } from "#platform/http/endpoint.ts";
import { createStore } from "#ui/store.ts";
import type { CallProblem } from "#web/api-client.ts";
import { ALERTS } from "./alerts.endpoints.ts";
import type { Alerts, alerts as alertsSchema } from "./alerts.schema.ts";

/** What an account saved to be told about, as far as this browser knows. */
export interface HeldAlerts {
  /** Id of the account; null until one is asked about. */
  of: string | null;
  /** Null until loaded. */
  alerts: Alerts | null;
}

export const alertsStore = createStore<HeldAlerts>({ of: null, alerts: null });

/** What is saved as soon as somebody has signed in, by the key of its button. */
let wanted: string | null = null;

export function wantAfterSignIn(key: string): void {
  wanted = key;
}

/** True once, for what was wanted before its visitor signed in. */
export function takeWanted(key: string): boolean {
  if (wanted !== key) return false;
  wanted = null;
  return true;
}

/** Loads what this account saved, unless it is here. Null after success. */
export async function loadAlerts(
  send: typeof callWithSession,
  account: string,
): Promise<CallProblem | null> {
  const { of, alerts } = alertsStore.get();
  if (of === account && alerts) return null;
  if (of !== account) alertsStore.set({ of: account, alerts: null });
  return await changeAlerts(send, ALERTS.read, {});
}

/** Sends a change, and holds what is saved then. Null after success. */
export async function changeAlerts<Schemas extends { answer: typeof alertsSchema }>(
  send: typeof callWithSession,
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
): Promise<CallProblem | null> {
  const { of } = alertsStore.get();
  const { body, problem } = await send(endpoint, input);
  // Another person may have signed in meanwhile.
  if (body && alertsStore.get().of === of) alertsStore.set({ of, alerts: body });
  return problem;
}
