import { ActForm, Done } from "#office/form.tsx";
import { staffMeta } from "#office/meta.ts";
import { act, institutionOf, recordOf, staff, takeAct } from "#office/staff.ts";
import { TextField } from "#ui/field.tsx";
import { keysContext } from "../keys.context.ts";
import { newKey } from "../keys.schema.ts";
import type { ApiKey, KeysService } from "../keys.service.server.ts";
import type { Route } from "./+types/keys.route.ts";
import { KeyCard } from "./key-card.tsx";
import { NewKeyNotice } from "./new-key-notice.tsx";

export const meta = staffMeta("Keys");

export async function loader(args: Route.LoaderArgs) {
  const institution = institutionOf(args);
  const keys = await args.context.get(keysContext).list(await staff(args), institution);
  return { institution, keys: keys.data };
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args);
  const institution = institutionOf(args);
  const keys = args.context.get(keysContext);
  return await takeAct(args, {
    make: act({
      schema: newKey,
      act: ({ name }) => keys.make(me, institution, name),
      done: "The key was made.",
    }),
    revoke: act({
      act: (_, of) => keys.revoke(me, institution, recordOf(of)),
      done: "The key works no more.",
    }),
  });
}

type MadeKey = Awaited<ReturnType<KeysService["make"]>>;

/** Keys with which an institution's own systems keep its courses, for its owners. */
export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { institution, keys } = loaderData;
  const working = keys.filter(({ revoked_at }) => revoked_at === null);
  const revoked = keys.filter(({ revoked_at }) => revoked_at !== null);
  const made = actionData?.act === "make" ? (actionData.result as MadeKey | undefined) : undefined;
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Keys</h1>
      <p>
        With a key your own system (a student register, a website) keeps your courses here by
        itself. It can read and change the courses of this institution, and nothing else. What an
        operator looks at first waits for review, as when you change it yourself.
      </p>
      <Done />
      {made ? (
        <NewKeyNotice made={made} institution={institution} />
      ) : (
        <ActForm act="make" button="Make the key">
          {(field) => (
            <>
              <h2 className="text-lg">Make a key</h2>
              <TextField
                {...field("name")}
                label="Name of the system"
                hint="The history of your courses names it, for example Registry."
                autoComplete="off"
              />
            </>
          )}
        </ActForm>
      )}
      <KeyList keys={working} />
      {working.length === 0 && <p className="text-ink-soft">No key works at present.</p>}
      {revoked.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            Revoked keys ({revoked.length})
          </summary>
          <KeyList keys={revoked} />
        </details>
      )}
    </div>
  );
}

function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <ul className="grid gap-3">
      {keys.map((key) => (
        <li key={key.id}>
          <KeyCard apiKey={key} />
        </li>
      ))}
    </ul>
  );
}
