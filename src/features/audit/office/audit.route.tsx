import { DataTable, ListEnd } from "#office/data-table.tsx";
import { type Column, listFile } from "#office/list-file.ts";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { type StaffArgs, staff } from "#office/staff.ts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "#records/audit/audit-actions.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { momentWords } from "#web/moment-words.ts";
import { auditContext } from "../audit.context.ts";
import { auditQuery } from "../audit.schema.ts";
import type { AuditEntry } from "../audit.service.server.ts";
import type { Route } from "./+types/audit.route.ts";

export const meta = staffMeta("Audit log");

const COLUMNS: readonly Column<AuditEntry>[] = [
  { heading: "When", text: ({ at }) => at, cell: ({ at }) => momentWords(at) },
  { heading: "Who", text: ({ by }) => by },
  { heading: "What", text: ({ words }) => words },
  { heading: "Kind", text: ({ subject }) => subject.kind, cell: null },
  { heading: "Number", text: ({ subject }) => subject.id ?? "", cell: null },
  {
    heading: "To what",
    text: ({ subject }) => subject.name,
    cell: ({ subject }) => subject.name || "No name",
  },
  { heading: "Detail", text: ({ detail }) => detail ?? "" },
];

/** Entries of one page. */
const PAGE_SIZE = 25;

async function entriesOf(args: StaffArgs, limit: number) {
  await staff(args, "audit.read");
  return await args.context.get(auditContext).entries({ ...queryOf(args, auditQuery), limit });
}

export const middleware = [
  listFile({
    title: "Audit log",
    columns: COLUMNS,
    rows: async (args) => (await entriesOf(args, Number.MAX_SAFE_INTEGER)).data,
  }),
];

export const loader = (args: Route.LoaderArgs) => entriesOf(args, PAGE_SIZE);

/** What operators did, for administrators. */
export default function AuditPage({ loaderData: { data, meta, people } }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-xl">Audit log</h1>
        <p className="text-ink-soft">
          What editors and administrators did, here and on the command line. Nobody can change it.
        </p>
      </div>
      <Filters people={people} />
      <DataTable
        label="Entries"
        columns={COLUMNS}
        rows={data}
        none={
          <EmptyState title="No such entry">
            <p>What operators publish, decide and change comes here.</p>
          </EmptyState>
        }
      />
      <ListEnd label="Pages of the audit log" meta={meta} hasFile />
    </div>
  );
}

/** Text first; the other filters fold away, so that a phone's first view has entries. */
function Filters({ people }: { people: readonly string[] }) {
  const filter = useFilter();
  const options = (all: string, values: Iterable<readonly [string, string]>) => [
    { value: "", label: all },
    ...Array.from(values, ([value, label]) => ({ value, label })),
  ];
  const names = people.map((name) => [name, name] as const);
  return (
    <ListFilters>
      <TextField label="Name or detail" type="search" {...filter("text")} />
      <Disclosure summary="Who, what and when" summaryClassName="min-h-11 text-sm font-semibold">
        <div className="grid gap-3 pb-2 sm:grid-cols-2 lg:grid-cols-5">
          <SelectField label="Who" options={options("Everybody", names)} {...filter("by")} />
          <SelectField
            label="What"
            options={options("Everything", AUDIT_ACTIONS)}
            {...filter("action")}
          />
          <SelectField
            label="To what"
            options={options("Anything", AUDIT_SUBJECTS)}
            {...filter("kind")}
          />
          <TextField label="From" type="date" {...filter("from")} />
          <TextField label="To" type="date" {...filter("to")} />
        </div>
      </Disclosure>
    </ListFilters>
  );
}
