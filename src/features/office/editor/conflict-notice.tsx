import { useState } from "react";
import { fieldTitle } from "#catalogue/field-titles.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import { valueWords } from "#office/changes/value-words.ts";
import { Button } from "#ui/button.tsx";
import { dayWords } from "#web/moment-words.ts";
import type { FieldCollision, Side } from "./merging.ts";
import type { Between, DraftControl } from "./use-draft.ts";

interface ConflictNoticeProps {
  draft: DraftControl;
  between: Between;
  /** "course" */
  noun: string;
}

/** Whose change came between, and which value shall stand where both changed the same. */
export function ConflictNotice({ draft, between, noun }: ConflictNoticeProps) {
  const { conflict, theirs } = between;
  const { collisions } = draft;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const sideOf = (field: string): Side => (taken.has(field) ? "theirs" : "mine");
  return (
    <section aria-labelledby="conflict" className="office-warning">
      <h2 id="conflict" tabIndex={-1} className="scroll-mt-48 text-lg">
        Somebody else changed this {noun}
      </h2>
      <ul className="mt-2 grid gap-1">
        {conflict.changes.map(({ version, by, source, at, fields }) => (
          <li key={version}>
            {by ?? `An import from the ${sourceByKey(source).name}`} published{" "}
            {fields.map(fieldTitle).join(", ")} on {dayWords(at)}.
          </li>
        ))}
        {conflict.draft && (
          <li>
            {conflict.draft.by ?? "Somebody"}{" "}
            {theirs.draft?.state === "submitted"
              ? "submitted a change to an operator; going on takes it back"
              : "saved a draft"}
            , {dayWords(conflict.draft.at)}.
          </li>
        )}
      </ul>
      {collisions.length === 0 && (
        <p className="mt-2">You did not change the same: both changes can stand.</p>
      )}
      {collisions.map((collision) => (
        <CollisionChoice
          key={collision.field}
          collision={collision}
          side={sideOf(collision.field)}
          onChoose={(side) => {
            const others = [...taken].filter((field) => field !== collision.field);
            setTaken(new Set(side === "theirs" ? [...others, collision.field] : others));
          }}
        />
      ))}
      <Button className="mt-3" onClick={() => draft.settle(sideOf)}>
        {collisions.length === 0 ? "Go on with both" : "Go on with these"}
      </Button>
      {collisions.length > 0 && (
        <p className="mt-2 text-sm">Undo brings back what you wrote. Nothing is public yet.</p>
      )}
    </section>
  );
}

interface CollisionChoiceProps {
  collision: FieldCollision;
  side: Side;
  onChoose: (side: Side) => void;
}

const SIDES = [
  { side: "mine", words: "Yours" },
  { side: "theirs", words: "Theirs" },
] as const;

function CollisionChoice({ collision, side: chosen, onChoose }: CollisionChoiceProps) {
  const { field } = collision;
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold">{fieldTitle(field)}</legend>
      {SIDES.map(({ side, words }) => (
        <label key={side} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            className="size-5 shrink-0 accent-brand"
            name={`conflict ${field}`}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span className="min-w-0 wrap-break-word">
            <strong>{words}:</strong> {valueWords(field, collision[side])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
