import {
  type ColumnFiltersState,
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useMemo, useState } from "react";
import { counted } from "#catalogue/counted.ts";
import { downloadCsv } from "#office/download-csv.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { dayWords } from "#web/moment-words.ts";
import type { OfficeRow } from "../office-course.ts";
import { OfficeList } from "../office-list.tsx";
import { RecordStateBadge, recordStateWords } from "../record-state.tsx";
import { BulkPanel } from "./bulk-change.tsx";
import {
  Completeness,
  CostCell,
  CourseLink,
  LevelCell,
  ListedCourseRow,
  StartCell,
} from "./course-cells.tsx";
import { CourseControls } from "./course-controls.tsx";
import { coursesCsv } from "./courses-csv.ts";
import { NEEDS, type Need } from "./needs.ts";
import { useWide } from "./use-wide.ts";

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

const column = createColumnHelper<typeof features, OfficeRow>();

/** What is not stated comes last in either direction. */
const STATED_FIRST = { sortUndefined: "last" } as const;

const COLUMNS = column.columns([
  column.accessor("name", {
    header: "Course",
    enableHiding: false,
    cell: ({ row: { original } }) => <CourseLink course={original} />,
  }),
  column.accessor(({ state, draft }) => recordStateWords(state, draft), {
    id: "state",
    header: "State",
    filterFn: (row, id, wanted: string) => row.getValue(id) === wanted,
    cell: ({ row: { original } }) => (
      <RecordStateBadge state={original.state} draft={original.draft} />
    ),
  }),
  column.accessor(({ fields }) => levelNumber(fields.mnqf_level), {
    id: "level",
    header: "Level",
    ...STATED_FIRST,
    cell: ({ row: { original } }) => <LevelCell course={original} />,
  }),
  column.accessor(({ startsOn }) => startsOn ?? undefined, {
    id: "start",
    header: "Next start",
    ...STATED_FIRST,
    cell: ({ row: { original } }) => <StartCell course={original} />,
  }),
  column.accessor(({ costFrom }) => costFrom ?? undefined, {
    id: "cost",
    header: "Total cost",
    ...STATED_FIRST,
    cell: ({ row: { original } }) => (
      <span className="whitespace-nowrap">
        <CostCell course={original} />
      </span>
    ),
  }),
  column.accessor("completeness", {
    header: "Stated",
    cell: ({ row: { original } }) => <Completeness of={original.completeness} />,
    filterFn: (row, _id, need: Need["value"]) =>
      NEEDS.find(({ value }) => value === need)?.isMet(row.original) ?? true,
  }),
  column.accessor("updated_at", {
    header: "Changed",
    cell: ({ getValue }) => <span className="whitespace-nowrap">{dayWords(getValue())}</span>,
  }),
]);

const ROWS_PER_PAGE = 50;

interface CourseTableProps {
  courses: readonly OfficeRow[];
  institution: string;
  /** Reads the courses again. */
  onChanged: () => void;
}

/** Every course of an institution: searched, sorted, filtered, chosen and changed together. */
export function CourseTable({ courses, institution, onChanged }: CourseTableProps) {
  const [sorting, setSorting] = useState<SortingState>([{ id: "name", desc: false }]);
  const [columnFilters, setColumnFilters] = useState<ColumnFiltersState>([]);
  const [globalFilter, setGlobalFilter] = useState("");
  const [columnVisibility, setColumnVisibility] = useState<Record<string, boolean>>({});
  const [done, setDone] = useState("");
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const data = useMemo(() => [...courses], [courses]);
  const table = useTable({
    features,
    columns: COLUMNS,
    data,
    getRowId: ({ id }) => String(id),
    state: { sorting, columnFilters, globalFilter, columnVisibility, rowSelection },
    initialState: { pagination: { pageIndex: 0, pageSize: ROWS_PER_PAGE } },
    onSortingChange: setSorting,
    onColumnFiltersChange: setColumnFilters,
    onGlobalFilterChange: setGlobalFilter,
    onColumnVisibilityChange: setColumnVisibility,
    onRowSelectionChange: setRowSelection,
    enableSortingRemoval: false,
    globalFilterFn: (row, _id, text: string) => isFoundBy(row.original, text),
  });
  const isWide = useWide();
  const shown = table.getFilteredRowModel().rows.map(({ original }) => original);
  const chosenIds = new Set(Object.keys(rowSelection));
  const chosen = courses.filter(({ id }) => chosenIds.has(String(id)));
  const filterOf = (id: string) =>
    String(columnFilters.find((filter) => filter.id === id)?.value ?? "");
  const states = [
    ...new Set(courses.map(({ state, draft }) => recordStateWords(state, draft))),
  ].sort();
  const rows = table.getRowModel().rows;
  const pageCount = table.getPageCount();
  const { pageIndex } = table.state.pagination;
  return (
    <div className="grid grid-cols-1 gap-3">
      <CourseControls
        isWide={isWide}
        search={globalFilter}
        onSearch={table.setGlobalFilter}
        filters={[
          {
            label: "State",
            all: "All",
            value: filterOf("state"),
            options: states.map((state) => ({ value: state, label: state })),
            onChoose: (value) => table.getColumn("state")?.setFilterValue(value || undefined),
          },
          {
            label: "Needs",
            all: "Anything",
            value: filterOf("completeness"),
            options: NEEDS,
            onChoose: (value) =>
              table.getColumn("completeness")?.setFilterValue(value || undefined),
          },
        ]}
        order={sorting[0]?.id ?? ""}
        onOrder={(id) => setSorting([{ id, desc: false }])}
        columns={table.getAllLeafColumns().map((one) => ({
          id: one.id,
          title: String(one.columnDef.header),
          mayHide: one.getCanHide(),
          isShown: one.getIsVisible(),
          onShow: (shows) => one.toggleVisibility(shows),
        }))}
        onDownload={() =>
          downloadCsv(
            coursesCsv(
              shown,
              table.getVisibleLeafColumns().map(({ id }) => id),
            ),
            `${institution} courses`,
          )
        }
      />
      <p role="status" className="text-sm text-ink-soft">
        {shown.length === courses.length
          ? counted(courses.length, "course")
          : `${shown.length} of ${counted(courses.length, "course")}`}
        {chosen.length > 0 && `, ${chosen.length} chosen`}
      </p>
      <p role="status" className="font-semibold text-success empty:hidden">
        {done}
      </p>
      {chosen.length > 0 && (
        <BulkPanel
          chosen={chosen}
          onClose={() => setRowSelection({})}
          onChanged={(words) => {
            setDone(words);
            onChanged();
          }}
        />
      )}
      {rows.length === 0 && (
        <EmptyState title="No course is like that">
          <Button
            variant="secondary"
            onClick={() => {
              setGlobalFilter("");
              setColumnFilters([]);
            }}
          >
            Show all courses
          </Button>
        </EmptyState>
      )}
      {rows.length > 0 && isWide && (
        <TableScroller label="Courses">
          <table className="office-table">
            <caption className="sr-only">Courses of {institution}</caption>
            <thead>
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  <th scope="col" className="w-10">
                    <input
                      type="checkbox"
                      aria-label="Choose all that are shown"
                      checked={table.getIsAllRowsSelected()}
                      ref={(box) => {
                        if (box) box.indeterminate = table.getIsSomeRowsSelected();
                      }}
                      onChange={({ target }) => table.toggleAllRowsSelected(target.checked)}
                    />
                  </th>
                  {group.headers.map((header) => {
                    const direction = header.column.getIsSorted();
                    return (
                      <th
                        key={header.id}
                        scope="col"
                        aria-sort={
                          direction === "asc"
                            ? "ascending"
                            : direction === "desc"
                              ? "descending"
                              : undefined
                        }
                      >
                        <button
                          type="button"
                          className="inline-flex min-h-9 items-center gap-1"
                          onClick={header.column.getToggleSortingHandler()}
                        >
                          <table.FlexRender header={header} />
                          {direction === "asc" && <ArrowUp aria-hidden size={14} />}
                          {direction === "desc" && <ArrowDown aria-hidden size={14} />}
                        </button>
                      </th>
                    );
                  })}
                </tr>
              ))}
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} aria-selected={row.getIsSelected()}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`Choose ${row.original.name}`}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                  {row.getVisibleCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroller>
      )}
      {rows.length > 0 && !isWide && (
        <OfficeList of={rows} row="office-row">
          {(row) => (
            <>
              <input
                type="checkbox"
                className="mt-1"
                aria-label={`Choose ${row.original.name}`}
                checked={row.getIsSelected()}
                onChange={row.getToggleSelectedHandler()}
              />
              <ListedCourseRow course={row.original} />
            </>
          )}
        </OfficeList>
      )}
      {pageCount > 1 && (
        <nav aria-label="Pages of courses" className="flex items-center justify-center gap-4">
          <Button
            variant="secondary"
            disabled={!table.getCanPreviousPage()}
            onClick={() => table.previousPage()}
          >
            Previous
          </Button>
          <span className="text-sm">
            Page {pageIndex + 1} of {pageCount}
          </span>
          <Button
            variant="secondary"
            disabled={!table.getCanNextPage()}
            onClick={() => table.nextPage()}
          >
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}

/** A course outside the framework comes after the ten levels. */
function levelNumber(level: string | null): number | undefined {
  if (level === null) return undefined;
  return level === "NA" ? 11 : Number(level);
}

function isFoundBy({ name, fields }: OfficeRow, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const where = [name, fields.name_dv, fields.awarding_body, ...fields.categories]
    .join(" ")
    .toLowerCase();
  return words.every((word) => where.includes(word));
}
