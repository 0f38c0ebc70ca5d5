import { CalendarPlus, FastForward } from "lucide-react";
import type { IntakeDetails } from "#catalogue/course.ts";
import { MONTH_NAMES } from "#catalogue/dates.ts";
import { readIntake } from "#catalogue/intakes.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import type { CourseFields } from "../course-fields.ts";
import type { SectionProps } from "./editor-section.tsx";
import { AddEntry, RemoveEntry } from "./entry-buttons.tsx";
import {
  type IntakeRow,
  intakesInRows,
  lateDeadlineOf,
  rowsAsIntakes,
  startOfRow,
} from "./intake-rows.ts";
import { type MistakesByPlace, mistakesWithin } from "./mistakes.ts";
import { areOver, intakesNextYear, intakesToAdd } from "./next-year.ts";
import { NumberLine, OptionalLine, withEntry, withoutEntry } from "./small-fields.tsx";
import { suggestedIntakes } from "./suggested-intakes.ts";
import { useNewEntry } from "./use-new-entry.ts";

/** When the course can be started, one row for each intake, with the last day to apply. */
export function IntakeFields({ fields, change, problems, today }: SectionProps) {
  const rows = intakesInRows(fields);
  const put = (next: readonly IntakeRow[], field = "intakes") => change(rowsAsIntakes(next), field);
  const add = (row: Partial<IntakeRow>) => put([...rows, { ...EMPTY_INTAKE, ...row }], "intakes+");
  const { list, expect } = useNewEntry(rows.length);
  const mistakesOfRow = (at: number, { label }: IntakeRow) => {
    const detail = fields.intake_details.findIndex((one) => one.label === label);
    const places = [`intakes[${at}]`, ...(detail === -1 ? [] : [`intake_details[${detail}]`])];
    return (part: "deadline" | "apply_url" | null) =>
      places
        .flatMap(
          (place) =>
            (part ? problems.get(`${place}.${part}`) : mistakesBeside(problems, place)) ?? [],
        )
        .join(" ") || undefined;
  };
  return (
    <div className="grid gap-4">
      {rows.length === 0 && <p className="text-sm text-ink-soft">No intake is stated yet.</p>}
      <ul ref={list} className="grid gap-3">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name while it is typed
          <li key={at}>
            <IntakeFieldset
              row={row}
              at={at}
              today={today}
              mistake={mistakesOfRow(at, row)}
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
        <AddEntry
          onAdd={() => {
            expect();
            add({});
          }}
        >
          Another intake
        </AddEntry>
        {intakesToAdd(fields as CourseFields, today).map((row) => (
          <Button key={row.label} size="sm" variant="quiet" onClick={() => add(row)}>
            <CalendarPlus aria-hidden size={16} />
            Add {row.label}
          </Button>
        ))}
        {rows.length > 0 && areOver(fields as CourseFields, today) && (
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

const PARTS_WITH_FIELDS = [".deadline", ".apply_url"];

/** Those of an intake that are said at its wording: its time may have no field of its own. */
function mistakesBeside(mistakes: MistakesByPlace, place: string): string | undefined {
  const rest = [...mistakes].filter(([at]) => !PARTS_WITH_FIELDS.some((part) => at.endsWith(part)));
  return mistakesWithin(new Map(rest), place);
}

const EMPTY_INTAKE: IntakeRow = {
  label: "",
  year: null,
  month: null,
  day: null,
  all_year: null,
  deadline: null,
  apply_url: null,
};

interface IntakeFieldsetProps {
  row: IntakeRow;
  at: number;
  today: string;
  /** What is wrong with a part of it; of null, with its time. */
  mistake: (part: "deadline" | "apply_url" | null) => string | undefined;
  onChange: (changes: Partial<IntakeDetails>) => void;
  onRemove: () => void;
}

function IntakeFieldset({ row, at, today, mistake, onChange, onRemove }: IntakeFieldsetProps) {
  const isRead = readIntake(row.label).length > 0;
  const start = startOfRow(row, today);
  return (
    <fieldset className="office-entry">
      <legend className="sr-only">Intake {at + 1}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <OptionalLine
          label="When it starts, in your words"
          placeholder="January 2027"
          value={row.label}
          error={mistake(null)}
          onChange={(label) => onChange({ label: label ?? "", ...UNREAD_TIME })}
        />
        <TextField
          label="Last day to apply"
          type="date"
          value={row.deadline ?? ""}
          error={lateDeadlineOf(row) ?? mistake("deadline")}
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
        error={mistake("apply_url")}
        onChange={(apply_url) => onChange({ apply_url })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {start && <Badge tone={start.isOpen ? "success" : "accent"}>{start.words}</Badge>}
        <RemoveEntry
          what={row.label || `intake ${at + 1}`}
          className="ms-auto"
          onRemove={onRemove}
        />
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
      <div className="office-pair gap-3 sm:grid-cols-3">
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
          className="self-end max-sm:col-span-full"
        />
      </div>
    </div>
  );
}

const MONTH_OPTIONS = [
  { value: "", label: "Not known" },
  ...MONTH_NAMES.map((label, at) => ({ value: String(at + 1), label })),
];
