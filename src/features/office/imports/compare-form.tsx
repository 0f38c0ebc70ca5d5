import { useState } from "react";
import type { ImportRunAnswer } from "#features/importing/runs/runs.schema.ts";
import type { RunOptions } from "#features/importing/runs/runs.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { OfficeForm } from "../office-form.tsx";
import type { Mutation } from "../use-mutation.tsx";
import { mappingOf, TableMappingFields } from "./table-mapping.tsx";

interface ComparisonFormProps {
  run: ImportRunAnswer;
  act: Mutation;
  onCompare: (options: RunOptions) => void;
}

/** What is chosen for an import before it is compared. */
export function ComparisonForm({ run, act, onCompare }: ComparisonFormProps) {
  const [options, setOptions] = useState<RunOptions>(run.options);
  const isAgain = run.state === "compared";
  return (
    <OfficeForm
      className="grid gap-3"
      act={act}
      button={isAgain ? "Compare again" : "See what would change"}
      variant={isAgain ? "secondary" : "primary"}
      isDisabled={run.files.length === 0}
      outcome={null}
      onSend={() => onCompare(options)}
    >
      <SelectField
        label="Records that the files lack"
        className="max-w-narrow"
        value={options.vanished ?? ""}
        options={[
          { value: "", label: "As the source has it" },
          { value: "archive", label: "Archive them" },
          { value: "keep", label: "Leave them as they are" },
        ]}
        hint="A register's file holds everything, so what it lacks is archived; our own format archives nothing."
        onChange={({ target }) =>
          setOptions({ ...options, vanished: (target.value || null) as RunOptions["vanished"] })
        }
      />
      {run.adapter === "table" && (
        <>
          <TextField
            label="Name of the source"
            className="max-w-narrow"
            placeholder="college-list"
            hint="Small letters, digits and hyphens; empty: as the file is called. What you say of its columns is remembered under it."
            value={options.source ?? ""}
            onChange={({ target }) => setOptions({ ...options, source: target.value || null })}
          />
          {run.table && (
            <TableMappingFields
              table={run.table}
              mapping={options.mapping ?? mappingOf(run.table)}
              onChange={(mapping) => setOptions({ ...options, mapping })}
            />
          )}
        </>
      )}
      <Checkbox
        label="Remove the fictional sample data in the same step"
        checked={options.replace_sample}
        onChange={({ target }) => setOptions({ ...options, replace_sample: target.checked })}
      />
      {options.replace_sample && (
        <p className="max-w-text text-ink-soft">
          With its institutions and courses go who speaks for them, what people saved of them, their
          figures, the sample's testimonials, partners and news lines, and categories that nothing
          else is in. Taking the import back does not bring the sample back.
        </p>
      )}
    </OfficeForm>
  );
}
