import { Link } from "react-router";
import type { ImportRunAnswer } from "#features/importing/runs/runs.schema.ts";
import { ChangeList } from "#office/changes/change-list.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { paths } from "#web/paths.ts";

type ShownReport = NonNullable<ImportRunAnswer["report"]>;

const COUNTED_KINDS = ["institutions", "categories", "courses"] as const;
const COUNT_COLUMNS = [
  ["read", "Read"],
  ["created", "Added"],
  ["changed", "Changed"],
  ["unchanged", "Unchanged"],
  ["refused", "Refused"],
  ["archived", "Archived"],
  ["returned", "Back again"],
] as const;

/** What an import would change, or changed. */
export function ImportReportView({ run, report }: { run: ImportRunAnswer; report: ShownReport }) {
  const isDone = run.state === "applied" || run.state === "undone";
  const added = run.differences.filter(({ id }) => id === null);
  const changed = run.differences.filter(({ id }) => id !== null);
  const total = (count: "created" | "changed" | "refused" | "archived" | "returned") =>
    (report.institutions[count] ?? 0) + (report.courses[count] ?? 0);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{isDone ? "What it changed" : "What it would change"}</h2>
      <TableScroller label="Records by kind">
        <table className="office-table tabular">
          <thead>
            <tr>
              <th scope="col">Records</th>
              {COUNT_COLUMNS.map(([key, title]) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COUNTED_KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row" className="first-letter:uppercase">
                  {kind}
                </th>
                {COUNT_COLUMNS.map(([key]) => (
                  <td key={key}>{report[kind][key]?.toLocaleString("en") ?? "-"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      {report.sample_removed && (
        <p>
          The sample data: {report.sample_removed.institutions} institutions and{" "}
          {report.sample_removed.courses} courses {isDone ? "were removed" : "would be removed"}.
        </p>
      )}
      <ReportList
        title="Refused"
        count={report.refusals.length}
        total={total("refused") + report.categories.refused}
      >
        {report.refusals.map(({ kind, line, ref, field, reason }) => (
          <li key={`${kind} ${line} ${field} ${reason}`} className="break-words">
            {kind}, line {line}
            {ref && ` (${ref})`}: {field && `${field}: `}
            {reason}
          </li>
        ))}
      </ReportList>
      <ReportList title="Came in without a value, link or word" count={report.omitted.length}>
        {report.omitted.map(({ kind, line, ref, field, reason }) => (
          <li key={`${kind} ${line} ${field} ${reason}`} className="break-words">
            {kind}, line {line}
            {ref && ` (${ref})`}: {field}: {reason}
          </li>
        ))}
      </ReportList>
      <ReportList title="Archived" count={report.archived.length} total={total("archived")}>
        {report.archived.map((record) => (
          <DepartedLine key={`${record.kind} ${record.id}`} {...record} />
        ))}
      </ReportList>
      <ReportList title="Back again" count={report.returned.length} total={total("returned")}>
        {report.returned.map((record) => (
          <DepartedLine key={`${record.kind} ${record.id}`} {...record} />
        ))}
      </ReportList>
      <ReportList title="Changed, field by field" count={changed.length} total={total("changed")}>
        {changed.map(({ kind, id, ref, name, fields }) => (
          <li key={`${kind} ${id}`} className="office-entry">
            <p className="font-semibold break-words">
              {name} <span className="font-normal text-ink-soft">({ref})</span>
            </p>
            <ChangeList changes={fields} />
          </li>
        ))}
      </ReportList>
      <ReportList title="Added" count={added.length} total={total("created")}>
        {added.map(({ kind, ref, name }) => (
          <li key={`${kind} ${ref}`} className="break-words">
            {name}{" "}
            <span className="text-ink-soft">
              ({kind}, {ref})
            </span>
          </li>
        ))}
      </ReportList>
      <ReportList title="Notes" count={report.notes.length}>
        {report.notes.map(({ text, count }) => (
          <li key={text} className="break-words">
            {count.toLocaleString("en")} {text}
          </li>
        ))}
      </ReportList>
    </section>
  );
}

function DepartedLine({ kind, id, ref, name, institution }: ShownReport["archived"][number]) {
  return (
    <li className="break-words">
      {kind === "courses" ? (
        <Link to={paths.office("courses", id)} className="text-brand underline">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="text-ink-soft">
        {institution && `, ${institution}`} ({ref})
      </span>
    </li>
  );
}

interface ReportListProps {
  title: string;
  /** Of the lines that are listed. */
  count: number;
  /** Of all there are, where only the first are listed. */
  total?: number;
  children: React.ReactNode;
}

/** A part of the report; long ones are closed. */
function ReportList({ title, count, total = count, children }: ReportListProps) {
  if (count === 0) return null;
  const all = Math.max(count, total).toLocaleString("en");
  const listed = count < total ? `${all}; the first ${count.toLocaleString("en")} are listed` : all;
  return (
    <Disclosure summary={`${title} (${listed})`} open={count <= 10}>
      <ul className="grid gap-2 py-2">{children}</ul>
    </Disclosure>
  );
}
