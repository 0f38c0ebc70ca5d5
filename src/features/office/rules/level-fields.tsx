import { LEVELS } from "#catalogue/levels.ts";
import type { LevelEntry } from "#catalogue/operator.ts";
import { TextAreaField } from "#ui/field.tsx";
import { heldFields, NeededLine } from "../editor/small-fields.tsx";

interface LevelFieldsProps {
  entry: LevelEntry;
  onChange: (entry: LevelEntry) => void;
}

/** What the framework asks of who enters each level: ways in, one of which is enough. */
export function LevelFields({ entry, onChange }: LevelFieldsProps) {
  const { source, stated_on, rules } = entry;
  const sourced = heldFields(source, (changes) =>
    onChange({ ...entry, source: { ...source, ...changes } }),
  );
  const asksOf = (level: string) => rules.find((rule) => rule.level === level)?.asks ?? [];
  const onFramework = LEVELS.filter(({ value }) => value !== "NA");
  const change = (changed: string, asks: string[]) =>
    onChange({
      ...entry,
      rules: onFramework
        .map(({ value }) => ({
          level: value,
          asks: value === changed ? asks : [...asksOf(value)],
        }))
        .filter((rule) => rule.asks.length > 0),
    });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <NeededLine label="Source of the levels" {...sourced("name")} />
        <NeededLine label="Address of the source" inputMode="url" {...sourced("url")} />
        <NeededLine
          label="Stated by it on"
          value={stated_on}
          onChange={(day) => onChange({ ...entry, stated_on: day })}
        />
      </div>
      {onFramework.map(({ value, label }) => (
        <TextAreaField
          key={value}
          label={`Level ${value}: ${label}`}
          hint="Ways in, one in each line. Empty: nothing is stated."
          rows={Math.max(2, asksOf(value).length)}
          defaultValue={asksOf(value).join("\n")}
          onChange={({ target }) =>
            change(
              value,
              target.value.split("\n").filter((line) => line.trim() !== ""),
            )
          }
        />
      ))}
    </>
  );
}
