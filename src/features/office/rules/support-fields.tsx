import { GRANT_SCHEME, GRANT_SCHEME_KEY } from "#catalogue/first-degree.ts";
import { LEVELS } from "#catalogue/levels.ts";
import type { Payment, Support } from "#catalogue/operator.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import {
  ChoiceLine,
  heldFields,
  NeededLine,
  NeededNumber,
  OptionalLine,
  withEntry,
  withoutEntry,
} from "../editor/small-fields.tsx";

interface SupportFieldsProps {
  all: readonly Support[];
  onChange: (all: Support[]) => void;
}

const SUPPORT_KINDS = [
  { value: "grant", label: "Grant" },
  { value: "scholarship", label: "Scholarship" },
  { value: "loan", label: "Loan" },
] as const;

/** What helps to pay for courses, with whom it leaves out and who says so. */
export function SupportFields({ all, onChange }: SupportFieldsProps) {
  const change = (at: number, changes: Partial<Support>) => onChange(withEntry(all, at, changes));
  return (
    <>
      <ul className="grid gap-3">
        {all.map((support, at) => (
          <li key={support.key} className="office-entry">
            <SupportEntry support={support} onChange={(changes) => change(at, changes)} />
            {support.key !== GRANT_SCHEME_KEY && (
              <Button
                variant="quiet"
                className="justify-self-start"
                aria-label={`Remove ${support.name}`}
                onClick={() => onChange(withoutEntry(all, at))}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => onChange([...all, newSupport(all)])}
      >
        Add a scheme
      </Button>
    </>
  );
}

function newSupport(all: readonly Support[]): Support {
  const known = new Set(all.map(({ key }) => key));
  let number = all.length + 1;
  while (known.has(`scheme_${number}`)) number += 1;
  return {
    key: `scheme_${number}`,
    name: "",
    kind: "scholarship",
    levels: null,
    pays: null,
    not_for: [],
    source: null,
    stated_on: null,
  };
}

interface SupportEntryProps {
  support: Support;
  onChange: (changes: Partial<Support>) => void;
}

function SupportEntry({ support, onChange }: SupportEntryProps) {
  const { key, levels, not_for, source } = support;
  const held = heldFields(support, onChange);
  const about = source ?? { name: "", url: "" };
  const sourced = heldFields(about, (changes) => {
    const next = { ...about, ...changes };
    onChange({ source: next.name === "" && next.url === "" ? null : next });
  });
  return (
    <>
      {key === GRANT_SCHEME_KEY ? (
        <p className="font-semibold">{GRANT_SCHEME}</p>
      ) : (
        <NeededLine label="Name of the scheme" {...held("name")} />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <ChoiceLine label="Kind" options={SUPPORT_KINDS} {...held("kind")} />
        {key !== GRANT_SCHEME_KEY && (
          <TextField
            label="Levels that it is for"
            hint="7, 8. Empty: for every course."
            defaultValue={levels?.join(", ") ?? ""}
            onChange={({ target }) => onChange({ levels: levelsIn(target.value) })}
          />
        )}
        <PaymentFields pays={support.pays} onChange={(pays) => onChange({ pays })} />
      </div>
      <TextAreaField
        label="Whom it leaves out"
        hint="One in each line"
        rows={3}
        defaultValue={not_for.join("\n")}
        onChange={({ target }) =>
          onChange({ not_for: target.value.split("\n").filter((line) => line.trim() !== "") })
        }
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <NeededLine label="Source" {...sourced("name")} />
        <NeededLine label="Its address" inputMode="url" {...sourced("url")} />
        <OptionalLine label="Stated on" placeholder="2026-11-03" {...held("stated_on")} />
      </div>
    </>
  );
}

/** Levels of the framework among what was typed; null for none. */
function levelsIn(typed: string): Support["levels"] {
  const named = new Set(typed.split(/[\s,]+/));
  const found = LEVELS.map(({ value }) => value).filter((value) => named.has(value));
  return found.length === 0 ? null : found;
}

const PAYS = [
  { value: null, label: "Not stated" },
  { value: "tuition", label: "The full tuition" },
  { value: "year", label: "At most, each year" },
] as const;

interface PaymentFieldsProps {
  pays: Support["pays"];
  onChange: (pays: Payment | null) => void;
}

function PaymentFields({ pays, onChange }: PaymentFieldsProps) {
  return (
    <>
      <ChoiceLine
        label="What it pays"
        options={PAYS}
        value={pays?.part ?? null}
        onChange={(part) => onChange(part === "year" ? { part, most: 10_000 } : part && { part })}
      />
      {pays?.part === "year" && (
        <NeededNumber
          label="Rufiyaa each year"
          value={pays.most}
          onChange={(most) => onChange({ part: "year", most })}
        />
      )}
    </>
  );
}
