import { useState } from "react";
import { fieldTitle } from "#catalogue/field-titles.ts";
import { TextAreaField } from "#ui/field.tsx";
import { OfficeForm } from "../office-form.tsx";
import type { Mutation } from "../use-mutation.tsx";
import type { ReviewWriting } from "./review-writing.ts";

interface PartialApprovalProps {
  /** Fields of the submitted change. */
  fields: readonly string[];
  act: Mutation;
  /** The comment. */
  writing: ReviewWriting;
  onApprove: (fields: string[]) => void;
}

/** Which fields go live; the others go back with a comment. */
export function PartialApproval({ fields, act, writing, onApprove }: PartialApprovalProps) {
  const [chosen, setChosen] = useState<readonly string[]>(fields);
  const [refusal, setRefusal] = useState("");
  const toggle = (field: string) =>
    setChosen(fields.filter((each) => chosen.includes(each) !== (each === field)));
  const approve = () => {
    if (chosen.length === 0) return setRefusal("Tick what goes live, or return the whole change.");
    if (chosen.length === fields.length) return setRefusal("Untick what is to go back.");
    if (writing.text.trim() === "") return setRefusal("Say what is to be mended.");
    setRefusal("");
    onApprove([...chosen]);
  };
  return (
    <OfficeForm
      className="grid gap-3"
      act={act}
      button="Approve these, return the rest"
      isUnsaved={false}
      outcome={null}
      onSend={approve}
      onCancel={writing.close}
    >
      <fieldset className="grid gap-1">
        <legend className="font-semibold">What goes live</legend>
        {fields.map((field) => (
          <label key={field} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(field)}
              onChange={() => toggle(field)}
            />
            {fieldTitle(field)}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label="What is to be mended of the rest"
        rows={3}
        value={writing.text}
        error={refusal || act.wrong.get("comment")}
        onChange={({ target }) => writing.write(target.value)}
      />
    </OfficeForm>
  );
}
