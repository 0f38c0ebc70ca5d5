import { useState } from "react";
import { OFFICE } from "#records/editing/editing.endpoints.ts";
import {
  REVIEWED_PART_WORDS,
  REVIEWED_PARTS,
  REVIEWED_UNLESS_TOLD,
  type ReviewedPart,
} from "#records/editing/reviewed-parts.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { callOffice, useAnswer } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { QueryState } from "../query-state.tsx";
import { useMutation } from "../use-mutation.tsx";

/** What an operator looks at before it is public, of what an institution changes. */
export function ReviewRules({ institution }: { institution: number }) {
  const asked = useAnswer(OFFICE.reviewRules, { params: { id: institution } });
  return (
    <QueryState of={asked} failed="What is reviewed first could not be read">
      {({ reviewed }) => <ReviewRulesForm institution={institution} rules={reviewed} />}
    </QueryState>
  );
}

interface ReviewRulesFormProps {
  institution: number;
  rules: readonly ReviewedPart[];
}

function ReviewRulesForm({ institution, rules }: ReviewRulesFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<ReviewedPart>>(new Set(rules));
  const act = useMutation();
  const save = (reviewed: readonly ReviewedPart[], words: string) => {
    setChosen(new Set(reviewed));
    const call = { params: { id: institution }, body: { reviewed: [...reviewed] } };
    return act.run(() => callOffice(OFFICE.setReviewRules, call), words);
  };
  return (
    <OfficeForm
      className="grid gap-3"
      act={act}
      button="Save"
      variant="secondary"
      onSend={() => save([...chosen], "Saved.")}
      beside={
        <>
          <Button variant="quiet" onClick={() => save([], "It is trusted: all is public at once.")}>
            Trust it
          </Button>
          <Button variant="quiet" onClick={() => save(REVIEWED_UNLESS_TOLD, "As of every other.")}>
            As of every other
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="font-semibold">
          What we look at before it is public
          {chosen.size === 0 && ": nothing, it is trusted"}
        </legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {REVIEWED_PARTS.map((part) => (
            <Checkbox
              key={part}
              label={REVIEWED_PART_WORDS.get(part) ?? part}
              checked={chosen.has(part)}
              onChange={({ target }) => {
                const now = new Set(chosen);
                if (target.checked) now.add(part);
                else now.delete(part);
                setChosen(now);
              }}
            />
          ))}
        </div>
      </fieldset>
    </OfficeForm>
  );
}
