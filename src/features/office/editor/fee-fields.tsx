import { FEE_FIELDS, type Fee } from "#catalogue/course.fields.ts";
import { amountWithTimes } from "#catalogue/fees.ts";
import { unstatedOf } from "#catalogue/record-fields.ts";
import { totalCost, totalCostText } from "#catalogue/total-cost.ts";
import { FieldError } from "#ui/field.tsx";
import { useOperator } from "#web/operator.ts";
import type { SectionProps } from "./editor-section.tsx";
import { AddEntry, RemoveEntry } from "./entry-buttons.tsx";
import { SectionInputs } from "./section-inputs.tsx";
import {
  heldFields,
  NeededLine,
  NumberLine,
  OptionalLine,
  withEntry,
  withoutEntry,
} from "./small-fields.tsx";
import { useNewEntry } from "./use-new-entry.ts";

/** Words that the total cost understands (docs/decisions/005-total-cost.md), and others in use. */
const FEE_TYPES = [
  "Total Fee",
  "Installment Fee",
  "Course Fee",
  "Tuition Fee",
  "Registration Fee",
  "Application Fee",
  "Exam Fee",
  "Deposit",
];
const FREQUENCIES = ["One-time", "Months", "Semesters", "Years"];
const CURRENCIES_IN_USE = ["MVR", "USD"];

const EMPTY_FEE: Fee = { ...unstatedOf(FEE_FIELDS), type: "Total Fee", currency: "MVR" };

/** What the course costs, one row for each fee, and what it adds up to. */
export function FeeFields(props: SectionProps) {
  const { fields, change, problems } = props;
  const put = (fees: Fee[], step: string) => change({ fees }, step);
  const operator = useOperator();
  const total = totalCost(fields);
  const { list, expect } = useNewEntry(fields.fees.length);
  return (
    <>
      {fields.fees.length === 0 && <p className="text-sm text-ink-soft">No fee is stated yet.</p>}
      <ul ref={list} className="grid gap-3">
        {fields.fees.map((fee, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name while it is typed
          <li key={at}>
            <FeeFieldset
              fee={fee}
              at={at}
              mistake={(part) => problems.get(`fees[${at}].${part}`)}
              onChange={(changes) => put(withEntry(fields.fees, at, changes), `fees ${at}`)}
              onRemove={() => put(withoutEntry(fields.fees, at), "fees-")}
            />
          </li>
        ))}
      </ul>
      <FieldError>{problems.get("fees")}</FieldError>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AddEntry
          onAdd={() => {
            expect();
            put([...fields.fees, nextFee(fields.fees)], "fees+");
          }}
        >
          Another fee
        </AddEntry>
        <output className="tabular text-sm">
          Total cost: <strong>{totalCostText(total, operator)}</strong>
          {!total && fields.fees.length > 0 && (
            <span className="block text-ink-soft">
              These fees do not add up to one figure: state a total, or how often each is paid.
            </span>
          )}
        </output>
      </div>
      <SectionInputs section="fees" rows={[["fee_text"]]} {...props} />
    </>
  );
}

/** A course has one total: what comes after it is paid beside it. */
function nextFee(fees: readonly Fee[]): Fee {
  const [first] = fees;
  if (!first) return EMPTY_FEE;
  return {
    ...EMPTY_FEE,
    type: "Registration Fee",
    currency: first.currency,
    payment_frequency: "One-time",
  };
}

interface FeeFieldsetProps {
  fee: Fee;
  at: number;
  /** What is wrong with a part of it. */
  mistake: (part: keyof Fee) => string | undefined;
  onChange: (changes: Partial<Fee>) => void;
  onRemove: () => void;
}

function FeeFieldset({ fee, at, mistake, onChange, onRemove }: FeeFieldsetProps) {
  const of = heldFields(fee, onChange, mistake);
  const held = <Part extends keyof Fee>(part: Part) => ({
    label: FEE_FIELDS[part].label,
    ...of(part),
  });
  return (
    <fieldset className="office-entry">
      <legend className="sr-only">Fee {at + 1}</legend>
      <div className="office-pair items-start gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_8rem]">
        <NeededLine className="max-sm:col-span-full" suggestions={FEE_TYPES} {...held("type")} />
        <NeededLine
          className="max-sm:col-span-full"
          maxLength={3}
          suggestions={CURRENCIES_IN_USE}
          {...held("currency")}
          onChange={(currency) => onChange({ currency: currency.toUpperCase() })}
        />
        <NumberLine step={1} {...held("fee_start")} />
        <NumberLine step={1} placeholder="No range" {...held("fee_end")} />
      </div>
      <div className="office-pair items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_minmax(0,2fr)]">
        <OptionalLine suggestions={FREQUENCIES} {...held("payment_frequency")} />
        <NumberLine step={1} {...held("payment_count")} />
        <OptionalLine className="max-sm:col-span-full" {...held("remarks")} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular text-sm text-ink-soft">{amountWithTimes(fee)}</span>
        <RemoveEntry what={fee.type || `fee ${at + 1}`} className="ms-auto" onRemove={onRemove} />
      </div>
    </fieldset>
  );
}
