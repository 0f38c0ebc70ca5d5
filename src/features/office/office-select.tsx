import type { ComponentProps, ReactNode } from "react";

interface OfficeSelectProps<Value extends string>
  extends Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  value: Value;
  /** What can be chosen, each with its words. */
  options: Iterable<readonly [value: Value, words: ReactNode]>;
  /** Words of the first choice, the empty value: none of them. */
  none?: ReactNode;
  onChoose: (value: Value) => void;
}

/** A small select that stands by itself; it needs an `aria-label` where nothing else names it. */
export function OfficeSelect<Value extends string>({
  options,
  none,
  onChoose,
  ...rest
}: OfficeSelectProps<Value>) {
  return (
    <select
      className="office-select"
      {...rest}
      onChange={({ target }) => onChoose(target.value as Value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {[...options].map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
