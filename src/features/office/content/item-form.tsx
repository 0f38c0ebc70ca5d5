import { useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { LazyRichText } from "../editor/lazy-rich-text.tsx";
import { OnePicture } from "../institution/one-picture.tsx";
import { RecordForm } from "../office-form.tsx";
import type { Mutation } from "../use-mutation.tsx";
import type { ContentField, ContentList } from "./content-lists.ts";
import { fieldTime, momentOf } from "./maldives-time.ts";

type ItemValues = Readonly<Record<string, unknown>>;

interface ItemFormProps {
  list: ContentList;
  /** As it is now, or as a new one begins. */
  values: ItemValues;
  act: Mutation;
  onSave: (values: ItemValues) => void;
  onCancel: () => void;
  /** Left out for one that is not there yet. */
  onRemove?: () => void;
}

/** The fields of one record. */
export function ItemForm(props: ItemFormProps) {
  const { list, act, onSave, onCancel, onRemove } = props;
  const [values, setValues] = useState(props.values);
  const question = `Remove this ${list.noun}? The history keeps it.`;
  return (
    <RecordForm
      act={act}
      onCancel={onCancel}
      onSend={() => onSave(values)}
      removal={onRemove && { question, onRemove }}
    >
      {list.fields.map((field) => (
        <ItemField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={act.wrong.get(field.name)}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
    </RecordForm>
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
      <LazyRichText
        label={label}
        error={error}
        value={text}
        onChange={(html) => onChange(html ?? "")}
      />
    );
  }
  if (kind === "picture" && field.purpose) {
    return (
      <OnePicture
        label={label}
        error={error}
        onChange={onChange}
        purpose={field.purpose}
        hint={field.hint ?? ""}
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
