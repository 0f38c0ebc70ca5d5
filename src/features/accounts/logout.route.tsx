import { redirect } from "react-router";
import { requestContext } from "#web/context.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/logout.route.ts";
import { accountsContext } from "./accounts.context.ts";

/** Only POST is answered. */
export function loader() {
  return redirect(paths.login());
}

/** Ends the session of the cookie, for who has no JavaScript. */
export async function action({ context }: Route.ActionArgs) {
  const { me, sessionCookie } = context.get(requestContext);
  const person = await me();
  await context.get(accountsContext).endSession(person, person.sessionId);
  throw redirect(paths.login(), { status: 303, headers: { "Set-Cookie": sessionCookie.end } });
}
