import { CalendarPlus, FastForward, Plus, Trash2 } from "lucide-react";
import type { IntakeDetails } from "#catalogue/course.ts";
import { MONTH_NAMES } from "#catalogue/dates.ts";
import { readIntake } from "#catalogue/intakes.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import type { CourseFields } from "../course-fields.ts";
import type { SectionProps } from "./editor-section.tsx";
import { type IntakeRow, intakesInRows, rowsAsIntakes, startOfRow } from "./intake-rows.ts";
import { intakesNextYear } from "./next-year.ts";
import { NumberLine, OptionalLine, withEntry, withoutEntry } from "./small-fields.tsx";
import { suggestedIntakes } from "./suggested-intakes.ts";

/** When the course can be started, one row for each intake, with the last day to apply. */
export function IntakeFields({ fields, change, problems, today }: SectionProps) {
  const rows = intakesInRows(fields);
  const put = (next: readonly IntakeRow[], field = "intakes") => change(rowsAsIntakes(next), field);
  const add = (row: Partial<IntakeRow>) => put([...rows, { ...EMPTY_INTAKE, ...row }], "intakes+");
  return (
    <div className="grid gap-4">
      {rows.length === 0 && <p className="text-sm text-ink-soft">No intake is stated yet.</p>}
      <ul className="grid gap-3">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name while it is typed
          <li key={at}>
            <IntakeFieldset
              row={row}
              at={at}
              today={today}
              problem={problems.get("intakes") ?? problems.get("intake_details")}
              onChange={(changes) => put(withEntry(rows, at, changes), `intakes ${at}`)}
              onRemove={() => put(withoutEntry(rows, at), "intakes-")}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {suggestedIntakes(fields, today).map((label) => (
          <Button key={label} size="sm" variant="secondary" onClick={() => add({ label })}>
            <CalendarPlus aria-hidden size={16} />
            Add {label}
          </Button>
        ))}
        <Button size="sm" variant="secondary" onClick={() => add({})}>
          <Plus aria-hidden size={16} />
          Another intake
        </Button>
        {rows.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => change(intakesNextYear(fields as CourseFields), "intakes next year")}
          >
            <FastForward aria-hidden size={16} />
            Move all to the next year
          </Button>
        )}
      </div>
    </div>
  );
}

const EMPTY_INTAKE: IntakeRow = {
  ...{ label: "", year: null, month: null, day: null, all_year: null },
  ...{ deadline: null, apply_url: null },
};

interface IntakeFieldsetProps {
  row: IntakeRow;
  at: number;
  today: string;
  problem: string | undefined;
  onChange: (changes: Partial<IntakeDetails>) => void;
  onRemove: () => void;
}

function IntakeFieldset({ row, at, today, problem, onChange, onRemove }: IntakeFieldsetProps) {
  const isRead = readIntake(row.label).length > 0;
  const start = startOfRow(row, today);
  return (
    <fieldset className="office-entry">
      <legend className="sr-only">Intake {at + 1}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <OptionalLine
          label="When it starts, in your words"
          placeholder="January 2027"
          value={row.label}
          error={row.label === "" ? problem : undefined}
          onChange={(label) => onChange({ label: label ?? "", ...UNREAD_TIME })}
        />
        <TextField
          label="Last day to apply"
          type="date"
          value={row.deadline ?? ""}
          onChange={({ target }) => onChange({ deadline: target.value || null })}
        />
      </div>
      {row.label !== "" && !isRead && <TimeOfIntake row={row} onChange={onChange} />}
      <OptionalLine
        label="Address to apply at"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={row.apply_url}
        onChange={(apply_url) => onChange({ apply_url })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {start && <Badge tone={start.isOpen ? "success" : "accent"}>{start.words}</Badge>}
        <Button size="sm" variant="quiet" className="ms-auto" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
          Remove<span className="sr-only"> {row.label || `intake ${at + 1}`}</span>
        </Button>
      </div>
    </fieldset>
  );
}

/** What is stated of the time belongs to the words that it was stated beside. */
const UNREAD_TIME = { year: null, month: null, day: null, all_year: null } as const;

/** Asked where the words themselves do not say when it is. */
function TimeOfIntake({ row, onChange }: Pick<IntakeFieldsetProps, "row" | "onChange">) {
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3">
      <p className="text-sm text-ink-soft">
        These words name no time that filters understand. Say when it is, if it is known.
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <SelectField
          label="Month"
          value={String(row.month ?? "")}
          onChange={({ target }) =>
            onChange({ month: Number(target.value) || null, all_year: null })
          }
          options={MONTH_OPTIONS}
        />
        <NumberLine
          label="Year"
          step={1}
          placeholder="Every year"
          value={row.year}
          onChange={(year) => onChange({ year })}
        />
        <Checkbox
          label="At any time"
          checked={row.all_year === true}
          onChange={({ target }) =>
            onChange({ ...UNREAD_TIME, all_year: target.checked ? true : null })
          }
          className="self-end max-sm:col-span-2"
        />
      </div>
    </div>
  );
}

const MONTH_OPTIONS = [
  { value: "", label: "Not known" },
  ...MONTH_NAMES.map((label, at) => ({ value: String(at + 1), label })),
];
