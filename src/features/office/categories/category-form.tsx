import { useState } from "react";
import { counted } from "#catalogue/counted.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { RecordForm } from "../office-form.tsx";
import type { OfficeAct } from "../use-office-act.tsx";
import type { CategoryWanted, TreeCategory } from "./category-groups.ts";

interface CategoryFormProps {
  /** Null for one that is not there yet. */
  category: TreeCategory | null;
  all: readonly TreeCategory[];
  act: OfficeAct;
  onSave: (wanted: CategoryWanted) => void;
  onMerge?: (into: TreeCategory, reason: string) => void;
  onRemove?: () => void;
  onCancel: () => void;
}

const NO_GROUP = { value: "", label: "None: it is a group itself" };

/** Name and place of a category, and what else can be done with it. */
export function CategoryForm(props: CategoryFormProps) {
  const { category, all, act, onSave, onMerge, onRemove, onCancel } = props;
  const [name, setName] = useState(category?.name ?? "");
  const [group, setGroup] = useState(String(category?.parent_id ?? ""));
  const [reason, setReason] = useState("");
  const { wrong } = act;
  const others = all.filter(({ id }) => id !== category?.id);
  const isAbove = all.some(({ parent_id }) => category !== null && parent_id === category.id);
  const groups = others.filter(({ parent_id }) => parent_id === null);
  const question = `Remove ${category?.name}? The history keeps it.`;
  return (
    <div className="grid gap-4">
      <RecordForm
        {...{ act, onCancel }}
        onSend={() => onSave({ name, parent_id: group === "" ? null : Number(group), reason })}
        removal={category?.is_empty && onRemove ? { question, onRemove } : undefined}
      >
        <TextField
          label="Name"
          autoComplete="off"
          value={name}
          error={wrong.get("name")}
          hint={category ? "Its name until now goes on leading here." : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label="Below"
          value={group}
          error={wrong.get("parent_id")}
          disabled={isAbove}
          hint={isAbove ? "It has subcategories, so it stays a group." : undefined}
          options={[NO_GROUP, ...groups.map(asOption)]}
          onChange={({ target }) => setGroup(target.value)}
        />
        <TextField
          label="Source, or why (optional)"
          autoComplete="off"
          value={reason}
          error={wrong.get("reason")}
          hint="Kept in the history."
          onChange={({ target }) => setReason(target.value)}
        />
      </RecordForm>
      {onMerge && category && (
        <MergeFields
          {...{ category, act }}
          choices={isAbove ? groups : others}
          onMerge={(into) => onMerge(into, reason)}
        />
      )}
    </div>
  );
}

interface MergeFieldsProps {
  category: TreeCategory;
  /** What it can become part of. */
  choices: readonly TreeCategory[];
  act: OfficeAct;
  onMerge: (into: TreeCategory) => void;
}

function MergeFields({ category, choices, act, onMerge }: MergeFieldsProps) {
  const [into, setInto] = useState("");
  const kept = choices.find(({ id }) => String(id) === into);
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">Merge</legend>
      <SelectField
        label="Make it part of another"
        value={into}
        error={act.wrong.get("into")}
        hint="Its courses and names go over to the other one, and it is no more."
        options={[{ value: "", label: "Choose" }, ...choices.map(asOption)]}
        onChange={({ target }) => setInto(target.value)}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={act.isBusy || !kept}
        onClick={() => {
          if (!kept) return;
          const courses = counted(category.courses, "course");
          const question = `Make ${category.name} (${courses}) part of ${kept.name}? This cannot be taken back in one step.`;
          if (confirm(question)) onMerge(kept);
        }}
      >
        Merge
      </Button>
    </fieldset>
  );
}

function asOption({ id, name }: TreeCategory): { value: string; label: string } {
  return { value: String(id), label: name };
}
