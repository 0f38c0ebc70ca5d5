import { type ComponentProps, useId, useState } from "react";
import type { Nullable } from "#catalogue/course.ts";
import { TextField } from "#ui/field.tsx";

type LineProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange">;

interface OptionalLineProps extends LineProps {
  value: Nullable<string>;
  /** Called with null where the field is emptied: it is not stated then. */
  onChange: (value: Nullable<string>) => void;
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[];
}

/** A line of text that may be left empty. */
export function OptionalLine({ value, onChange, suggestions, ...rest }: OptionalLineProps) {
  const list = useId();
  return (
    <>
      <TextField
        autoComplete="off"
        {...rest}
        {...(suggestions && { list })}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

interface NumberLineProps extends LineProps {
  value: Nullable<number>;
  onChange: (value: Nullable<number>) => void;
}

/** A number that may be left empty. */
export function NumberLine({ value, onChange, ...rest }: NumberLineProps) {
  return (
    <TextField
      inputMode="decimal"
      min={0}
      step="any"
      autoComplete="off"
      {...rest}
      type="number"
      value={value ?? ""}
      onChange={({ target }) => {
        const { value: text, valueAsNumber } = target;
        onChange(text === "" || Number.isNaN(valueAsNumber) ? null : valueAsNumber);
      }}
    />
  );
}

interface NeededNumberProps extends LineProps {
  value: number;
  onChange: (value: number) => void;
}

/** A number that is always there: an emptied field keeps the last one until another is typed. */
export function NeededNumber({ value, onChange, ...rest }: NeededNumberProps) {
  const [isEmptied, setEmptied] = useState(false);
  return (
    <NumberLine
      {...rest}
      value={isEmptied ? null : value}
      onChange={(next) => {
        setEmptied(next === null);
        if (next !== null) onChange(next);
      }}
      onBlur={() => setEmptied(false)}
    />
  );
}

/** A list that one of its entries was changed in. */
export function withEntry<T>(list: readonly T[], at: number, changes: Partial<T>): T[] {
  return list.map((entry, index) => (index === at ? { ...entry, ...changes } : entry));
}

/** A list without one of its entries. */
export function withoutEntry<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
}
