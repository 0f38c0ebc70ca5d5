import { redirect } from "react-router";
import { requestContext } from "#web/context.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/profile-data.route.ts";
import { accountFormsContext } from "./account-forms.context.ts";
import { EXPORT_FILE } from "./accounts.ts";

/** There is nothing to see here. */
export function loader() {
  return redirect(paths.profile());
}

/** Everything about an account as a file, for who cannot sign in because nothing runs in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const accountForms = context.get(accountFormsContext);
  const { visitorAddress } = context.get(requestContext);
  const userAgent = request.headers.get("User-Agent");
  const taken = await accountForms.takeData(await request.formData(), {
    address: visitorAddress,
    userAgent,
  });
  if ("refused" in taken) return redirect(paths.profileDataRefused(taken.refused), 303);
  return Response.json(taken.data, {
    headers: { "Content-Disposition": `attachment; filename="${EXPORT_FILE}"` },
  });
}
