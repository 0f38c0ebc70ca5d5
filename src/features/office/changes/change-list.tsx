import { fieldTitle } from "../editor/field-titles.ts";
import { valueWords } from "./value-words.ts";

/** A field with its value on both sides of a change. */
export interface FieldChange {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** A change field by field: what was, and what came or would come in its place. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-2">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="min-w-0">
          <dt className="font-semibold">{fieldTitle(field)}</dt>
          <dd className="break-words">
            <del className="text-ink-soft">
              <span className="sr-only">Before: </span>
              {valueWords(field, before)}
            </del>
          </dd>
          <dd className="break-words">
            <ins className="no-underline">
              <span className="sr-only">After: </span>
              {valueWords(field, after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
