import { ListEnd } from "#office/data-table.tsx";
import { ActForm, Done } from "#office/form.tsx";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { act, staff, takeAct } from "#office/staff.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { accountsContext } from "../accounts.context.ts";
import { newPerson } from "../accounts.schema.ts";
import { peopleQuery, roleChange } from "../people.schema.ts";
import type { Route } from "./+types/people.route.ts";
import { PersonCard, ROLE_HINT, ROLE_OPTIONS, ROLE_WORDS } from "./person-card.tsx";

export const meta = staffMeta("People");

const PAGE_SIZE = 20;

export async function loader(args: Route.LoaderArgs) {
  const me = await staff(args, "person.manage");
  const query = { ...queryOf(args, peopleQuery), limit: PAGE_SIZE };
  return { me: me.id, ...(await args.context.get(accountsContext).people.people(query)) };
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "person.manage");
  const { people } = args.context.get(accountsContext);
  const simple = (
    name: "enable" | "disable" | "sendLink" | "signOut" | "endTwoFactor",
    done: string,
  ) => act({ act: (_, id) => people[name](me, { id }), done });
  return await takeAct(args, {
    add: act({
      schema: newPerson,
      act: async (person) => {
        await people.add(me, { ...person, mobile: null });
        return person;
      },
      done: ({ name, email }) =>
        `${name} has an account, and chooses a password by the mail to ${email}.`,
    }),
    role: act({
      schema: roleChange,
      act: async ({ role }, id) => {
        await people.giveRole(me, { id }, role);
        return ROLE_WORDS.get(role);
      },
      done: (role) => `The role is ${role} now.`,
    }),
    enable: simple("enable", "They can sign in again."),
    disable: simple("disable", "They cannot sign in any more."),
    "send-link": simple("sendLink", "The mail is on its way."),
    "sign-out": simple("signOut", "Signed out everywhere."),
    "end-two-factor": simple("endTwoFactor", "Two-factor sign-in is off."),
  });
}

/** Accounts: who may do what, for administrators. */
export default function PeoplePage({ loaderData: { me, data, meta } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">People</h1>
      <Done />
      <Disclosure summary="Add a person" className="office-panel py-1">
        <ActForm act="add" button="Make the account" className="grid gap-3 pt-3">
          {(field) => (
            <>
              <TextField {...field("name")} label="Full name" dir="auto" autoComplete="off" />
              <EmailField
                {...field("email")}
                hint="A link to choose a password is mailed to it."
                autoComplete="off"
              />
              <SelectField
                {...field("role")}
                label="What they may do"
                hint={ROLE_HINT}
                options={ROLE_OPTIONS}
              />
            </>
          )}
        </ActForm>
      </Disclosure>
      <Filters />
      {data.length === 0 && (
        <EmptyState title="Nobody is called that">
          <p>Search by a part of the name or of the address.</p>
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {data.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} isMe={person.id === me} />
          </li>
        ))}
      </ul>
      <ListEnd label="Pages of people" meta={meta} />
    </div>
  );
}

const ANY = { value: "", label: "All" };

function Filters() {
  const filter = useFilter();
  return (
    <ListFilters>
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField label="Name or address" type="search" {...filter("text")} />
        <SelectField label="Role" options={[ANY, ...ROLE_OPTIONS]} {...filter("role")} />
        <SelectField
          label="State"
          options={[
            ANY,
            { value: "active", label: "May sign in" },
            { value: "disabled", label: "Disabled" },
          ]}
          {...filter("state")}
        />
      </div>
    </ListFilters>
  );
}
