import type {
  Endpoint,
  EndpointAnswer,
  EndpointInput,
  EndpointSchemas,
} from "#platform/http/endpoint.ts";
import { type Called, call } from "#web/api-client.ts";
import { authorization, forgetSession } from "./session.store.ts";

/**
 * Calls our API with the session, where there is one. It never throws; an answer that says that the
 * session has ended ends it here too.
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

/** Not where the call was made with another session than that of now. */
function endSession({ Authorization }: Record<string, string>): void {
  if (Authorization && authorization().Authorization === Authorization) forgetSession();
}
