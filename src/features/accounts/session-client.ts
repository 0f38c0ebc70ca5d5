import type {
  Endpoint,
  EndpointAnswer,
  EndpointInput,
  EndpointSchemas,
} from "#platform/http/endpoint.ts";
import { type Called, call } from "#web/api-client.ts";
import { authorization, forgetSession } from "./session.store.ts";

/**
 * Calls our API with the session token, if any. It never throws; a response that says that the
 * session has ended also ends it in this browser.
 */
export async function callWithSession<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
): Promise<Called<EndpointAnswer<Schemas>>> {
  const session = authorization();
  const called = await call(endpoint, input, { headers: session });
  if (called.problem?.status === 401) endSession(session);
  return called;
}

/** Ignored when the session has changed since the call was sent. */
function endSession({ Authorization }: Record<string, string>): void {
  if (Authorization && authorization().Authorization === Authorization) forgetSession();
}
