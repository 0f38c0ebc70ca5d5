import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { LazyRichText } from "../editor/lazy-rich-text.tsx";
import { OnePicture } from "../institution/one-picture.tsx";
import type { OfficeProblem } from "../office-call.ts";
import { problemWords } from "../office-call.ts";
import type { ContentField, ContentList } from "./content-lists.ts";
import { fieldTime, momentOf } from "./maldives-time.ts";

type ItemValues = Readonly<Record<string, unknown>>;

interface ItemFormProps {
  list: ContentList;
  /** As it is now, or as a new one begins. */
  values: ItemValues;
  /** Answers why it was not saved; null where it was. */
  onSave: (values: ItemValues) => Promise<OfficeProblem | null>;
  onCancel: () => void;
  /** Left out for one that is not there yet. */
  onRemove?: () => Promise<OfficeProblem | null>;
}

/** The fields of one record. */
export function ItemForm({ list, values: given, onSave, onCancel, onRemove }: ItemFormProps) {
  const [values, setValues] = useState<ItemValues>(given);
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<OfficeProblem | null>) => {
    setBusy(true);
    const failed = await call();
    setBusy(false);
    setProblem(failed);
  };
  const wrong = new Map(Object.entries(problem?.fields ?? {}));
  return (
    <form
      noValidate
      className="office-form"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onSave(values));
      }}
    >
      {list.fields.map((field) => (
        <ItemField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={wrong.get(field.name)}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {wrong.size > 0 ? "Not saved. See the marked fields." : problemWords(problem)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBusy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {onRemove && (
          <Button
            variant="danger"
            className="ms-auto"
            disabled={isBusy}
            onClick={() => {
              const question = `Remove this ${list.noun}? The history keeps it.`;
              if (confirm(question)) run(onRemove);
            }}
          >
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}

interface ItemFieldProps {
  field: ContentField;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

function ItemField({ field, value, error, onChange }: ItemFieldProps) {
  const { label, kind, max } = field;
  const text = typeof value === "string" ? value : "";
  const left = max === undefined ? undefined : `${max - [...text].length} characters left`;
  const common = { label, error, hint: field.hint ?? left, autoComplete: "off" };
  if (kind === "rich") {
    return (
      <LazyRichText {...{ label, error }} value={text} onChange={(html) => onChange(html ?? "")} />
    );
  }
  if (kind === "picture" && field.purpose) {
    return (
      <OnePicture
        {...{ label, error, onChange, purpose: field.purpose, hint: field.hint ?? "" }}
        shown="size-24 object-contain"
        url={text === "" ? null : text}
      />
    );
  }
  if (kind === "status") {
    return (
      <Checkbox
        label={label}
        checked={value === "active"}
        onChange={({ target }) => onChange(target.checked ? "active" : "inactive")}
      />
    );
  }
  if (kind === "text") {
    return (
      <TextAreaField
        {...common}
        rows={4}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (kind === "time") {
    return (
      <TextField
        {...common}
        type="datetime-local"
        value={fieldTime(typeof value === "string" ? value : null)}
        onChange={({ target }) => onChange(momentOf(target.value))}
      />
    );
  }
  const isAddress = kind === "address";
  return (
    <TextField
      {...common}
      {...(isAddress && { inputMode: "url" as const })}
      value={text}
      onChange={({ target }) => onChange(isAddress && target.value === "" ? null : target.value)}
    />
  );
}
