import { Download } from "lucide-react";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { OfficeSelect } from "../office-select.tsx";

interface CourseFilter {
  label: string;
  /** What the choice of no filter says. */
  all: string;
  /** Empty where nothing is filtered. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

interface TableColumn {
  id: string;
  title: string;
  mayHide: boolean;
  isShown: boolean;
  onShow: (shows: boolean) => void;
}

interface CourseControlsProps {
  /** True where a table is shown, whose columns are ordered by their headings. */
  isWide: boolean;
  search: string;
  onSearch: (text: string) => void;
  filters: readonly CourseFilter[];
  /** Id of a column. */
  order: string;
  onOrder: (id: string) => void;
  columns: readonly TableColumn[];
  onDownload: () => void;
}

/** Which courses are shown and how. On a phone all but the search is folded: the courses come first. */
export function CourseControls(props: CourseControlsProps) {
  const { isWide, search, onSearch, filters } = props;
  const chosen = filters.filter(({ value }) => value !== "").length;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="grid min-w-0 grow basis-48 gap-1 text-sm font-semibold">
        Search
        <input
          type="search"
          className="office-select"
          placeholder="Name of a course"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
      {isWide ? (
        <Choices {...props} />
      ) : (
        <Disclosure
          summary={`Filter and order${chosen > 0 ? ` (${chosen} chosen)` : ""}`}
          summaryClassName="min-h-11 text-sm font-semibold"
          className="w-full"
        >
          <div className="grid gap-3 pb-2">
            <Choices {...props} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function Choices({ isWide, filters, order, onOrder, columns, onDownload }: CourseControlsProps) {
  return (
    <>
      {filters.map(({ label, all, value, options, onChoose }) => (
        <ChoiceSelect
          key={label}
          label={label}
          value={value}
          onChoose={onChoose}
          options={[{ value: "", label: all }, ...options]}
        />
      ))}
      {isWide ? (
        <ColumnChoice columns={columns} />
      ) : (
        <ChoiceSelect
          label="Order"
          value={order}
          options={columns.map(({ id, title }) => ({ value: id, label: title }))}
          onChoose={onOrder}
        />
      )}
      <Button variant="secondary" onClick={onDownload}>
        <Download aria-hidden size={16} />
        CSV
      </Button>
    </>
  );
}

function ChoiceSelect({
  label,
  value,
  options,
  onChoose,
}: Pick<CourseFilter, "label" | "value" | "options" | "onChoose">) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <OfficeSelect
        id={id}
        value={value}
        options={options.map((option) => [option.value, option.label] as const)}
        onChoose={onChoose}
      />
    </div>
  );
}

function ColumnChoice({ columns }: Pick<CourseControlsProps, "columns">) {
  return (
    <Disclosure summary="Columns" summaryClassName="min-h-11 text-sm" className="relative">
      <div className="absolute end-0 z-20 w-56 rounded-lg border border-line bg-surface p-3 shadow-overlay">
        {columns
          .filter(({ mayHide }) => mayHide)
          .map(({ id, title, isShown, onShow }) => (
            <Checkbox
              key={id}
              label={title}
              checked={isShown}
              onChange={({ target }) => onShow(target.checked)}
            />
          ))}
      </div>
    </Disclosure>
  );
}
