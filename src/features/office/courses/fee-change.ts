import type { Fee, Nullable } from "#catalogue/course.ts";

/** A change of fees by so many percent, or by an amount in whole units of one currency. */
export type FeeChange =
  | { by: "percent"; value: number; type: Nullable<string> }
  | { by: "amount"; value: number; type: Nullable<string>; currency: string };

/**
 * Fees after a change. It changes those of its type (null: of any), by an amount only those of its
 * currency; what is not stated stays so. Null where none changes.
 *
 * @throws RangeError where a fee would fall below zero.
 */
export function changedFees(fees: readonly Fee[], change: FeeChange): Nullable<Fee[]> {
  let hasChanged = false;
  const changed = fees.map((fee) => {
    if (!isFeeMeant(fee, change)) return fee;
    const next = {
      ...fee,
      fee_start: changedAmount(fee.fee_start, change),
      fee_end: changedAmount(fee.fee_end, change),
    };
    hasChanged ||= next.fee_start !== fee.fee_start || next.fee_end !== fee.fee_end;
    return next;
  });
  return hasChanged ? changed : null;
}

function isFeeMeant(fee: Fee, change: FeeChange): boolean {
  const isOfType = change.type === null || fee.type === change.type;
  return isOfType && (change.by === "percent" || fee.currency === change.currency);
}

/** Money is in whole units: halves are rounded up. */
function changedAmount(amount: Nullable<number>, { by, value }: FeeChange): Nullable<number> {
  if (amount === null) return null;
  // A whole number of hundredths first: 1.1 times 45,000 is not 49,500 for a computer.
  const next =
    by === "percent"
      ? Math.round((amount * Math.round(10_000 + value * 100)) / 10_000)
      : amount + value;
  if (next < 0) throw new RangeError("The fee would fall below zero.");
  return next;
}
