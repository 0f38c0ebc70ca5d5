import { Done } from "#office/form.tsx";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { act, recordOf, staff, takeAct } from "#office/staff.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField } from "#ui/field.tsx";
import { applicationsContext } from "../applications.context.ts";
import { applicationReturn, applicationsQuery, refusal } from "../applications.schema.ts";
import { APPLICATION_ANSWERS } from "../applications.ts";
import type { Route } from "./+types/applications.route.ts";
import { ApplicationCard } from "./application-card.tsx";

export const meta = staffMeta("Applications");

export async function loader(args: Route.LoaderArgs) {
  await staff(args, "application.decide");
  const { state } = queryOf(args, applicationsQuery);
  return { data: await args.context.get(applicationsContext).list(state) };
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "application.decide");
  const applications = args.context.get(applicationsContext);
  return await takeAct(args, {
    approve: act({
      act: (_, of) => applications.approve(me, recordOf(of)),
      done: APPLICATION_ANSWERS.approved,
    }),
    return: act({
      schema: applicationReturn,
      act: ({ comment }, of) => applications.returnToAuthor(me, recordOf(of), comment),
      done: APPLICATION_ANSWERS.returned,
    }),
    decline: act({
      schema: refusal,
      act: ({ reason }, of) => applications.decline(me, recordOf(of), reason),
      done: APPLICATION_ANSWERS.declined,
    }),
  });
}

const STATES = [
  { value: "", label: "Wait for a decision" },
  { value: "unconfirmed", label: "Address not proven yet" },
  { value: "returned", label: "Went back" },
  { value: "approved", label: "Approved" },
  { value: "declined", label: "Refused" },
];

/** Who asks to speak for an institution, for administrators. */
export default function ApplicationsPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Applications</h1>
      <Done />
      <Filters />
      {data.length === 0 && (
        <EmptyState title="No such application">
          <p>Institutions apply at “List your courses”, and prove their address first.</p>
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {data.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Filters() {
  const filter = useFilter();
  return (
    <ListFilters>
      <SelectField label="State of the applications" options={STATES} {...filter("state")} />
    </ListFilters>
  );
}
