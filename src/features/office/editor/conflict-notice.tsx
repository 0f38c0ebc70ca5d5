import { useState } from "react";
import { dateWords } from "#catalogue/dates.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { fieldTitle } from "./field-titles.ts";
import type { Between, DraftControl } from "./use-draft.ts";

/** Whose change came between, which fields it is about, and which of the two values shall stand. */
export function ConflictNotice({
  draft,
  between,
  noun,
}: {
  draft: DraftControl;
  between: Between;
  /** "course" */
  noun: string;
}) {
  const { conflict } = between;
  const [kept, setKept] = useState<readonly string[]>(conflict.collisions);
  return (
    <section aria-labelledby="conflict" role="alert" className="office-warning">
      <h2 id="conflict" className="text-lg">
        Somebody else changed this {noun}
      </h2>
      <ul className="mt-2 grid gap-1">
        {conflict.changes.map(({ version, by, source, at, fields }) => (
          <li key={version}>
            {by ?? `An import from the ${sourceByKey(source).name}`} published{" "}
            {fields.map(fieldTitle).join(", ")} on {dateWords(at)}.
          </li>
        ))}
        {conflict.draft && (
          <li>
            {conflict.draft.by ?? "Somebody"} saved a draft on {dateWords(conflict.draft.at)}.
          </li>
        )}
      </ul>
      {conflict.collisions.length > 0 ? (
        <fieldset className="mt-3">
          <legend className="font-semibold">Both of you changed these. Keep yours of:</legend>
          {conflict.collisions.map((field) => (
            <Checkbox
              key={field}
              label={fieldTitle(field)}
              checked={kept.includes(field)}
              onChange={({ target }) =>
                setKept(target.checked ? [...kept, field] : kept.filter((other) => other !== field))
              }
            />
          ))}
        </fieldset>
      ) : (
        <p className="mt-2">None of your fields is among them: both changes can stand.</p>
      )}
      <Button className="mt-3" onClick={() => draft.settle(kept)}>
        Go on from theirs with mine
      </Button>
    </section>
  );
}
