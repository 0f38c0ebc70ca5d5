import { redirect } from "react-router";
import { DomainError } from "#platform/errors.ts";
import { TooManyRequestsError } from "#platform/rate-limit.ts";
import { requestContext } from "#web/context.ts";
import { type ExportRefusal, paths } from "#web/paths.ts";
import type { Route } from "./+types/profile-data.route.ts";
import { accountsContext } from "./accounts.context.ts";
import { signInForm } from "./accounts.schema.ts";
import { EXPORT_FILE } from "./accounts.ts";

/** Only POST is answered. */
export function loader() {
  return redirect(paths.profile());
}

/** Downloads all data of an account without JavaScript, where signing in is not possible. */
export async function action({ request, context }: Route.ActionArgs) {
  const { data: given } = signInForm.safeParse(Object.fromEntries(await request.formData()));
  if (!given) return refused("sign-in");
  const { visitorAddress } = context.get(requestContext);
  const caller = { address: visitorAddress, userAgent: request.headers.get("User-Agent") };
  try {
    const everything = await context.get(accountsContext).everythingFor(given, caller);
    return Response.json(everything, {
      headers: { "Content-Disposition": `attachment; filename="${EXPORT_FILE}"` },
    });
  } catch (failure) {
    if (failure instanceof TooManyRequestsError) return refused("limit");
    if (failure instanceof DomainError && failure.status < 500) {
      return refused(failure.fields?.code ? "code" : "sign-in");
    }
    throw failure;
  }
}

function refused(why: ExportRefusal): Response {
  return redirect(paths.profileDataRefused(why), 303);
}
