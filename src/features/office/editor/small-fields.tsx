import { type ComponentProps, useId, useState } from "react";
import type { Nullable } from "#catalogue/course.ts";
import { SelectField, TextField } from "#ui/field.tsx";

type LineProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange">;

/** What an input is given to hold one of these fields: its value, its mistake, and its change. */
export function heldFields<Fields extends object>(
  fields: Fields,
  change: (changes: Partial<Fields>, name: string) => void,
  mistakeOf: (name: keyof Fields & string) => string | undefined = () => undefined,
) {
  return <Name extends keyof Fields & string>(name: Name) => ({
    value: fields[name],
    error: mistakeOf(name),
    onChange: (value: Fields[Name]) =>
      change({ [name]: value } as unknown as Partial<Fields>, name),
  });
}

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

interface NeededLineProps extends Omit<OptionalLineProps, "value" | "onChange"> {
  value: string;
  onChange: (value: string) => void;
}

/** A line of text that is empty where nothing is stated. */
export function NeededLine({ onChange, ...rest }: NeededLineProps) {
  return <OptionalLine {...rest} onChange={(text) => onChange(text ?? "")} />;
}

interface ChoiceLineProps<Value>
  extends Omit<ComponentProps<typeof SelectField>, "value" | "onChange" | "options"> {
  value: Value;
  /** One of null is for what is not stated. */
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few values. */
export function ChoiceLine<Value extends string | number | boolean | null>({
  value,
  options,
  onChange,
  ...rest
}: ChoiceLineProps<Value>) {
  const keyOf = (of: Value) => String(of ?? "");
  return (
    <SelectField
      {...rest}
      value={keyOf(value)}
      options={options.map((option) => ({ ...option, value: keyOf(option.value) }))}
      onChange={({ target }) => {
        const chosen = options.find((option) => keyOf(option.value) === target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

/** The choice that says nothing. */
export const NONE_STATED = { value: null, label: "Not stated" } as const;

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
