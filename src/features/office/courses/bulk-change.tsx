import { useState } from "react";
import { counted } from "#catalogue/counted.ts";
import type { Nullable } from "#catalogue/course.ts";
import { OFFICE } from "#features/editing/editing.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { callOffice } from "../office-call.ts";
import type { OfficeRow } from "../office-course.ts";
import { ActOutcome, useOfficeAct } from "../use-office-act.tsx";
import { bulkPlan, type PlannedAct, type PlannedRow } from "./bulk-plan.ts";

interface BulkChangeProps {
  chosen: readonly OfficeRow[];
  onClose: () => void;
  /** Receives what was done, in a sentence. */
  onChanged: (done: string) => void;
}

const ACTS = [
  { value: "intake", label: "Add an intake" },
  { value: "fee", label: "Change a fee" },
  { value: "publish", label: "Publish what waits" },
  { value: "archive", label: "Archive" },
  { value: "bring_back", label: "Bring back" },
] as const;
type ActName = (typeof ACTS)[number]["value"];

/** Changes the chosen courses together; every row is shown before anything is written. */
export function BulkPanel({ chosen, onClose, onChanged }: BulkChangeProps) {
  const [name, setName] = useState<ActName>("intake");
  const [label, setLabel] = useState("");
  const [deadline, setDeadline] = useState("");
  const [by, setBy] = useState<"percent" | "amount">("percent");
  const [value, setValue] = useState("");
  const [type, setType] = useState("");
  const [currency, setCurrency] = useState("MVR");
  const writing = useOfficeAct();
  const act = actOf({ name, label, deadline, by, value, type, currency });
  const plan = act ? bulkPlan(chosen, act) : [];
  const meant = plan.filter(({ leftOut }) => leftOut === null);
  const fees = chosen.flatMap(({ published }) => published.fees);
  const types = [...new Set(fees.map((fee) => fee.type))].sort();
  const currencies = [...new Set(["MVR", ...fees.map((fee) => fee.currency)])].sort();
  const write = () => {
    if (!act) return;
    const call = () => callOffice(OFFICE.changeTogether, { body: bodyOf(act, meant) });
    writing.run(call, "", () => {
      onChanged(doneOf(act, meant.length));
      onClose();
    });
  };
  return (
    <section aria-label="Change the chosen courses" className="office-panel grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={`With ${counted(chosen.length, "course")}`}
          options={ACTS}
          value={name}
          onChange={({ target }) => setName(target.value as ActName)}
        />
        {name === "intake" && (
          <>
            <TextField
              label="Intake"
              placeholder="January 2027"
              value={label}
              onChange={({ target }) => setLabel(target.value)}
            />
            <TextField
              label="Last day to apply"
              type="date"
              value={deadline}
              onChange={({ target }) => setDeadline(target.value)}
            />
          </>
        )}
        {name === "fee" && (
          <>
            <SelectField
              label="Which fee"
              options={[
                { value: "", label: "All fees" },
                ...types.map((one) => ({ value: one, label: one })),
              ]}
              value={type}
              onChange={({ target }) => setType(target.value)}
            />
            <SelectField
              label="By"
              options={[
                { value: "percent", label: "Percent" },
                { value: "amount", label: "Amount" },
              ]}
              value={by}
              onChange={({ target }) => setBy(target.value as typeof by)}
            />
            <TextField
              label={by === "percent" ? "Percent, minus to lower" : "Amount, minus to lower"}
              type="number"
              step={by === "percent" ? "any" : 1}
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
            {by === "amount" && (
              <SelectField
                label="Currency"
                options={currencies.map((one) => ({ value: one, label: one }))}
                value={currency}
                onChange={({ target }) => setCurrency(target.value)}
              />
            )}
          </>
        )}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {act && <PlanTable plan={plan} />}
      <ActOutcome of={writing} />
      {act && (
        <div>
          <Button
            variant={act.kind === "archive" ? "danger" : "primary"}
            disabled={meant.length === 0}
            aria-disabled={writing.isBusy}
            onClick={write}
          >
            {writing.isBusy ? "Writing" : verbOf(act, meant.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function PlanTable({ plan }: { plan: readonly PlannedRow[] }) {
  return (
    <TableScroller label="What would change">
      <table className="office-table">
        <caption className="sr-only">What would change of each course</caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {plan.map(({ course, before, after, leftOut }) => (
            <tr key={course.id}>
              <th scope="row" className="text-start font-medium">
                {course.name}
              </th>
              {leftOut === null ? (
                <>
                  <td className="text-ink-soft">{before}</td>
                  <td>{after}</td>
                </>
              ) : (
                <td colSpan={2} className="text-accent-ink">
                  Left out. {leftOut}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

interface Entered {
  name: ActName;
  label: string;
  deadline: string;
  by: "percent" | "amount";
  value: string;
  type: string;
  currency: string;
}

/** Null until all is said that it needs. */
function actOf(entered: Entered): Nullable<PlannedAct> {
  const { name, label, deadline, by, value, type, currency } = entered;
  if (name === "intake") {
    const words = label.trim();
    return words === "" ? null : { kind: name, label: words, deadline: deadline || null };
  }
  if (name !== "fee") return { kind: name };
  const number = Number(value);
  if (value === "" || !Number.isFinite(number) || number === 0) return null;
  const change = { value: number, type: type || null };
  return {
    kind: name,
    change: by === "percent" ? { by, ...change } : { by, ...change, currency },
  };
}

function bodyOf({ kind }: PlannedAct, meant: readonly PlannedRow[]) {
  return {
    act: kind === "archive" || kind === "bring_back" ? kind : ("publish" as const),
    courses: meant.map(({ course, fields }) => ({
      ...{ id: course.id, etag: course.etag },
      ...(fields && { fields }),
    })),
  };
}

const DONE_WORDS: Readonly<Record<PlannedAct["kind"], string>> = {
  ...{ intake: "changed and published", fee: "changed and published", publish: "published" },
  ...{ archive: "archived", bring_back: "brought back" },
};

function doneOf({ kind }: PlannedAct, count: number): string {
  return `${counted(count, "course")} ${DONE_WORDS[kind]}. The history of each has what was before.`;
}

function verbOf({ kind }: PlannedAct, count: number): string {
  const courses = counted(count, "course");
  if (kind === "archive") return `Archive ${courses}`;
  if (kind === "bring_back") return `Bring back ${courses}`;
  return kind === "publish" ? `Publish ${courses}` : `Change ${courses} and publish`;
}
