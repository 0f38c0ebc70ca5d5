import { useState } from "react";
import { counted } from "#catalogue/counted.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceLine, heldFields, NeededLine } from "../editor/small-fields.tsx";
import { RecordForm } from "../office-form.tsx";
import type { Mutation } from "../use-mutation.tsx";
import type { CategoryWanted, TreeCategory } from "./category-groups.ts";

interface CategoryFormProps {
  /** Null for one that is not there yet. */
  category: TreeCategory | null;
  all: readonly TreeCategory[];
  act: Mutation;
  onSave: (wanted: CategoryWanted) => void;
  onMerge?: (into: TreeCategory, reason: string) => void;
  onRemove?: () => void;
  onCancel: () => void;
}

const NO_GROUP = { value: null, label: "None: it is a group itself" };

/** Name and place of a category, and what else can be done with it. */
export function CategoryForm(props: CategoryFormProps) {
  const { category, all, act, onSave, onMerge, onRemove, onCancel } = props;
  const [typed, setTyped] = useState({
    name: category?.name ?? "",
    parent_id: category?.parent_id ?? null,
    reason: "",
  });
  const held = heldFields(
    typed,
    (changes) => setTyped({ ...typed, ...changes }),
    (field) => act.wrong.get(field),
  );
  const others = all.filter(({ id }) => id !== category?.id);
  const isAbove = all.some(({ parent_id }) => category !== null && parent_id === category.id);
  const groups = others.filter(({ parent_id }) => parent_id === null);
  const question = `Remove ${category?.name}? The history keeps it.`;
  return (
    <div className="grid gap-4">
      <RecordForm
        act={act}
        onCancel={onCancel}
        onSend={() => onSave(typed)}
        removal={category?.is_empty && onRemove ? { question, onRemove } : undefined}
      >
        <NeededLine
          label="Name"
          hint={category ? "Its name until now goes on leading here." : undefined}
          {...held("name")}
        />
        <ChoiceLine
          label="Below"
          disabled={isAbove}
          hint={isAbove ? "It has subcategories, so it stays a group." : undefined}
          options={[NO_GROUP, ...groups.map(asOption)]}
          {...held("parent_id")}
        />
        <NeededLine
          label="Source, or why (optional)"
          hint="Kept in the history."
          {...held("reason")}
        />
      </RecordForm>
      {onMerge && category && (
        <MergeFields
          category={category}
          act={act}
          choices={isAbove ? groups : others}
          onMerge={(into) => onMerge(into, typed.reason)}
        />
      )}
    </div>
  );
}

interface MergeFieldsProps {
  category: TreeCategory;
  /** What it can become part of. */
  choices: readonly TreeCategory[];
  act: Mutation;
  onMerge: (into: TreeCategory) => void;
}

function MergeFields({ category, choices, act, onMerge }: MergeFieldsProps) {
  const [into, setInto] = useState<number | null>(null);
  const kept = choices.find(({ id }) => id === into);
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">Merge</legend>
      <ChoiceLine
        label="Make it part of another"
        value={into}
        error={act.wrong.get("into")}
        hint="Its courses and names go over to the other one, and it is no more."
        options={[{ value: null, label: "Choose" }, ...choices.map(asOption)]}
        onChange={setInto}
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

function asOption({ id, name }: TreeCategory): { value: number | null; label: string } {
  return { value: id, label: name };
}
