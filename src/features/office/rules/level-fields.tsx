import { LEVELS } from "#catalogue/levels.ts";
import type { LevelEntry } from "#catalogue/operator.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";

interface LevelFieldsProps {
  entry: LevelEntry;
  onChange: (entry: LevelEntry) => void;
}

/** What the framework asks of who enters each level: ways in, one of which is enough. */
export function LevelFields({ entry, onChange }: LevelFieldsProps) {
  const { source, stated_on, rules } = entry;
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
        <TextField
          label="Source of the levels"
          value={source.name}
          onChange={({ target }) =>
            onChange({ ...entry, source: { ...source, name: target.value } })
          }
        />
        <TextField
          label="Address of the source"
          inputMode="url"
          value={source.url}
          onChange={({ target }) =>
            onChange({ ...entry, source: { ...source, url: target.value } })
          }
        />
        <TextField
          label="Stated by it on"
          value={stated_on}
          onChange={({ target }) => onChange({ ...entry, stated_on: target.value })}
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
