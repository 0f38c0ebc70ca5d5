import { recordOf, staff } from "#office/staff.ts";
import { healthContext } from "../health.context.ts";
import type { Route } from "./+types/backup.route.ts";

/** Gives out the archive of a backup: it holds everything of everybody. */
export async function loader(args: Route.LoaderArgs) {
  const me = await staff(args, "health.watch");
  return await args.context.get(healthContext).archive(me, recordOf(args.params.backup));
}
