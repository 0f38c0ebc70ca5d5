import { useState } from "react";
import { counted } from "#catalogue/counted.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { type OfficeProblem, problemWords } from "../office-call.ts";
import type { CategoryWanted, TreeCategory } from "./category-groups.ts";

interface CategoryFormProps {
  /** Null for one that is not there yet. */
  category: TreeCategory | null;
  all: readonly TreeCategory[];
  /** Each answers why it was not done; null where it was. */
  onSave: (wanted: CategoryWanted) => Promise<OfficeProblem | null>;
  onMerge?: (into: TreeCategory, reason: string) => Promise<OfficeProblem | null>;
  onRemove?: () => Promise<OfficeProblem | null>;
  onCancel: () => void;
}

const NO_GROUP = { value: "", label: "None: it is a group itself" };

/** Name and place of a category, and what else can be done with it. */
export function CategoryForm(props: CategoryFormProps) {
  const { category, all, onSave, onMerge, onRemove, onCancel } = props;
  const [name, setName] = useState(category?.name ?? "");
  const [group, setGroup] = useState(String(category?.parent_id ?? ""));
  const [reason, setReason] = useState("");
  const [into, setInto] = useState("");
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<OfficeProblem | null>) => {
    setBusy(true);
    const failed = await call();
    setBusy(false);
    setProblem(failed);
  };
  const wrong = new Map(Object.entries(problem?.fields ?? {}));
  const others = all.filter(({ id }) => id !== category?.id);
  const isAbove = all.some(({ parent_id }) => category !== null && parent_id === category.id);
  const groups = others.filter(({ parent_id }) => parent_id === null);
  const kept = others.find(({ id }) => String(id) === into);
  return (
    <form
      noValidate
      className="office-form"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onSave({ name, parent_id: group === "" ? null : Number(group), reason }));
      }}
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
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {wrong.has("id")
            ? wrong.get("id")
            : wrong.size > 0
              ? "Not saved. See the marked fields."
              : problemWords(problem)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBusy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {onRemove && category?.is_empty && (
          <Button
            variant="danger"
            className="ms-auto"
            disabled={isBusy}
            onClick={() => {
              if (confirm(`Remove ${category.name}? The history keeps it.`)) run(onRemove);
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {onMerge && category && (
        <fieldset className="grid gap-3 border-t border-line pt-4">
          <legend className="sr-only">Merge</legend>
          <SelectField
            label="Make it part of another"
            value={into}
            error={wrong.get("into")}
            hint="Its courses and names go over to the other one, and it is no more."
            options={[
              { value: "", label: "Choose" },
              ...others.filter((one) => !isAbove || one.parent_id === null).map(asOption),
            ]}
            onChange={({ target }) => setInto(target.value)}
          />
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={isBusy || !kept}
            onClick={() => {
              if (!kept) return;
              const courses = counted(category.courses, "course");
              const question = `Make ${category.name} (${courses}) part of ${kept.name}? This cannot be taken back in one step.`;
              if (confirm(question)) run(() => onMerge(kept, reason));
            }}
          >
            Merge
          </Button>
        </fieldset>
      )}
    </form>
  );
}

function asOption({ id, name }: TreeCategory): { value: string; label: string } {
  return { value: String(id), label: name };
}
