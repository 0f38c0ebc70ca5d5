import { useState } from "react";
import { TextField } from "#ui/field.tsx";
import { MAX_MONTHS } from "../advert-limits.ts";

interface MonthsFieldProps {
  months: number;
  onChange: (months: number) => void;
}

/** Number of months; while the input is invalid the estimate does not change. */
export function MonthsField({ months, onChange }: MonthsFieldProps) {
  const [typed, setTyped] = useState(String(months));
  const isValid = isMonths(typed);
  return (
    <TextField
      label="Months"
      name="months"
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_MONTHS}
      value={typed}
      error={isValid ? undefined : `A whole number from 1 to ${MAX_MONTHS}`}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isMonths(target.value)) onChange(Number(target.value));
      }}
    />
  );
}

function isMonths(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_MONTHS;
}
