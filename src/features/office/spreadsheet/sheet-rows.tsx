import { useState } from "react";
import { Link } from "react-router";
import { fieldTitle } from "#catalogue/field-titles.ts";
import { pageMetaOf } from "#catalogue/pagination.ts";
import { SPREADSHEETS } from "#features/spreadsheets/spreadsheets.endpoints.ts";
import type { SheetRow } from "#features/spreadsheets/spreadsheets.schema.ts";
import { ChangeList } from "#office/changes/change-list.tsx";
import { paths } from "#web/paths.ts";
import { useAnswer } from "../office-call.ts";
import { PageTurner } from "../page-turner.tsx";
import { QueryState } from "../query-state.tsx";
import { rowCount } from "./sheet-words.ts";

interface SheetRowsProps {
  institution: number;
  /** Its number. */
  sheet: number;
  show: "mistakes" | "changes";
  /** Number of these rows. */
  count: number;
}

const SHEET_ROWS_PER_PAGE = 50;

/** Rows of a spreadsheet, one under the other, a page at a time. */
export function SheetRows({ institution, sheet, show, count }: SheetRowsProps) {
  const [page, setPage] = useState(1);
  const params = { id: institution, sheet };
  const query = { show, page, limit: SHEET_ROWS_PER_PAGE };
  const asked = useAnswer(SPREADSHEETS.rows, { params, query });
  const title = show === "mistakes" ? "Mistakes" : "Changes";
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">
        {title} <span className="font-normal text-ink-soft">in {rowCount(count)}</span>
      </h3>
      <QueryState of={asked} failed="These rows could not be read">
        {({ data }) => (
          <ol className="grid gap-3">
            {data.map((row) => (
              <li key={`${row.sheet} ${row.row}`} className="office-entry">
                <RowTitle row={row} />
                {show === "mistakes" ? <Mistakes row={row} /> : <Changes row={row} />}
              </li>
            ))}
          </ol>
        )}
      </QueryState>
      <PageTurner
        label={`Pages of ${title.toLowerCase()}`}
        meta={pageMetaOf(count, page, SHEET_ROWS_PER_PAGE)}
        onPage={setPage}
      />
    </div>
  );
}

function RowTitle({ row: { row, id, name, sheet } }: { row: SheetRow }) {
  if (sheet !== undefined) return <p className="break-words font-semibold">Sheet {sheet}</p>;
  return (
    <p className="min-w-0 break-words">
      <span className="text-ink-soft">Row {row}: </span>
      {id === null ? (
        <span className="font-semibold">{name || "without a name"}, a new course</span>
      ) : (
        <Link to={paths.office("courses", id)} className="font-semibold underline">
          {name}
        </Link>
      )}
    </p>
  );
}

function Mistakes({ row: { mistakes } }: { row: SheetRow }) {
  return (
    <ul className="grid gap-1">
      {mistakes.map(({ cell, column, reason }) => (
        <li key={`${column} ${reason}`} className="min-w-0 break-words">
          {column !== "" && (
            <>
              <strong>{/^\d/.test(cell) ? column : `${cell}, ${column}`}</strong>{" "}
            </>
          )}
          <span className="text-danger">{reason}.</span>
        </li>
      ))}
    </ul>
  );
}

function Changes({ row: { changes, reviewed, losses } }: { row: SheetRow }) {
  return (
    <>
      <ChangeList changes={changes} />
      {losses.map(({ place, reason }) => (
        <p key={place} className="break-words">
          {fieldTitle(place)}: {reason}
        </p>
      ))}
      {reviewed.length > 0 && (
        <p className="text-ink-soft">
          An operator looks first at: {reviewed.map(fieldTitle).join(", ")}.
        </p>
      )}
    </>
  );
}
