import { useState } from "react";
import { counted } from "#catalogue/counted.ts";
import type { Nullable } from "#catalogue/course.ts";
import { OFFICE } from "#records/editing/editing.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { ChoiceLine, heldFields, NeededLine } from "../editor/small-fields.tsx";
import { callOffice } from "../office-call.ts";
import type { OfficeRow } from "../office-course.ts";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
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
  const [entered, setEntered] = useState(NOTHING_ENTERED);
  const { name, by } = entered;
  const held = heldFields(entered, (changes) => setEntered({ ...entered, ...changes }));
  const writing = useMutation();
  const act = actOf(entered);
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
        <ChoiceLine
          label={`With ${counted(chosen.length, "course")}`}
          options={ACTS}
          {...held("name")}
        />
        {name === "intake" && (
          <>
            <NeededLine label="Intake" placeholder="January 2027" {...held("label")} />
            <NeededLine label="Last day to apply" type="date" {...held("deadline")} />
          </>
        )}
        {name === "fee" && (
          <>
            <ChoiceLine
              label="Which fee"
              options={[{ value: "", label: "All fees" }, ...types.map(namedItself)]}
              {...held("type")}
            />
            <ChoiceLine label="By" options={CHANGED_BY} {...held("by")} />
            <NeededLine
              label={by === "percent" ? "Percent, minus to lower" : "Amount, minus to lower"}
              type="number"
              step={by === "percent" ? "any" : 1}
              {...held("value")}
            />
            {by === "amount" && (
              <ChoiceLine
                label="Currency"
                options={currencies.map(namedItself)}
                {...held("currency")}
              />
            )}
          </>
        )}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {act && <PlanTable plan={plan} />}
      <MutationOutcome of={writing} />
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

const NOTHING_ENTERED = {
  name: "intake" as ActName,
  label: "",
  deadline: "",
  by: "percent" as "percent" | "amount",
  value: "",
  type: "",
  currency: "MVR",
};

const CHANGED_BY = [
  { value: "percent", label: "Percent" },
  { value: "amount", label: "Amount" },
] as const;

const namedItself = (value: string) => ({ value, label: value });

/** Null until all is said that it needs. */
function actOf(entered: typeof NOTHING_ENTERED): Nullable<PlannedAct> {
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
      id: course.id,
      etag: course.etag,
      ...(fields && { fields }),
    })),
  };
}

const DONE_WORDS: Readonly<Record<PlannedAct["kind"], string>> = {
  intake: "changed and published",
  fee: "changed and published",
  publish: "published",
  archive: "archived",
  bring_back: "brought back",
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
