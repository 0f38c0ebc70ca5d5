import { Link, redirect } from "react-router";
import { applicationsContext } from "#features/applications/applications.context.ts";
import { newInstitution } from "#features/applications/applications.schema.ts";
import { DataTable, ListEnd } from "#office/data-table.tsx";
import { ActForm } from "#office/form.tsx";
import type { Column } from "#office/list-file.ts";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { act, staff, takeAct } from "#office/staff.ts";
import { editingContext } from "#records/editing/editing.context.ts";
import { institutionsQuery } from "#records/editing/editing.schema.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/institutions.route.ts";

export const meta = staffMeta("Institutions");

const PAGE_SIZE = 20;

export async function loader(args: Route.LoaderArgs) {
  const me = await staff(args, "institution.join");
  const query = { ...queryOf(args, institutionsQuery), limit: PAGE_SIZE };
  return await args.context.get(editingContext).institutions(me, query);
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "institution.join");
  return await takeAct(args, {
    add: act({
      schema: newInstitution,
      act: async ({ name }) => {
        const { id } = await args.context.get(applicationsContext).addInstitution(me, name);
        throw redirect(paths.officeOf(id, "institution"));
      },
      done: "",
    }),
  });
}

type Row = Route.ComponentProps["loaderData"]["data"][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    heading: "Name",
    text: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link to={paths.office("institutions", id)} className="office-link font-semibold">
        {name}
      </Link>
    ),
  },
  { heading: "Number", text: ({ id }) => String(id) },
  { heading: "Courses", text: ({ courses }) => String(courses) },
  { heading: "State", text: ({ state }) => (state === "published" ? "" : state) },
];

/** Every institution; each has a page of what is reviewed first, and which other it is. */
export default function InstitutionsPage({ loaderData: { data, meta } }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <h1 className="text-xl">Institutions</h1>
      <Disclosure summary="Add an institution" className="office-panel py-1">
        <ActForm act="add" button="Add it" className="grid max-w-text gap-3 pt-3">
          {(field) => (
            <TextField
              {...field("name")}
              label="Name of the new institution"
              hint="The site lists it at once, without courses. You say the rest of it next."
              dir="auto"
            />
          )}
        </ActForm>
      </Disclosure>
      <Filters />
      <DataTable
        label="Institutions"
        columns={COLUMNS}
        rows={data}
        none={<EmptyState title="No institution is called that" />}
      />
      <ListEnd label="Pages of institutions" meta={meta} />
    </div>
  );
}

function Filters() {
  const filter = useFilter();
  return (
    <ListFilters>
      <TextField label="Name" type="search" {...filter("name")} />
    </ListFilters>
  );
}
