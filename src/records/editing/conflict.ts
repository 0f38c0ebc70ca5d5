import { dateWords } from "#catalogue/dates.ts";
import { fieldTitle } from "#catalogue/field-titles.ts";
import { DomainError } from "#platform/errors.ts";
import { maldivesClock, maldivesDay } from "#platform/maldives-day.ts";
import type { Conflict } from "./editing.schema.ts";
import { labelInSentence } from "./label-in-sentence.ts";

/** The record or its draft is no longer what its sender saw; nothing was changed. */
export class ConflictError extends DomainError {
  override readonly details: { conflict: Conflict };

  constructor(conflict: Conflict) {
    super("conflict", 409, sentenceOf(conflict), collisionSentences(conflict));
    this.details = { conflict };
  }
}

/** A moment as people in the Maldives read it: "22 November 2026 at 14:05". */
function maldivesTime(iso: string): string {
  const time = new Date(iso);
  return `${dateWords(maldivesDay(time))} at ${maldivesClock(time)}`;
}

/** The name of a field in a sentence: "fees", "MNQF level". */
export function fieldWords(field: string): string {
  return labelInSentence(fieldTitle(field));
}

function sentenceOf({ changes, draft }: Conflict): string {
  const published = changes.map(
    ({ by, source, at, fields }) =>
      `${by ?? `An import (${source})`} changed ${fields.map(fieldWords).join(", ")} on ${maldivesTime(at)}.`,
  );
  const saved = draft
    ? [`${draft.by ?? "Somebody"} saved a draft on ${maldivesTime(draft.at)}.`]
    : [];
  const what = [...saved, ...published].join(" ") || "The draft that you saw is no longer there.";
  return `${what} Nothing of yours was saved; look at it and save again.`;
}

function collisionSentences({ changes, collisions }: Conflict): Record<string, string> {
  return Object.fromEntries(
    collisions.map((field) => {
      const change = changes.find(({ fields }) => fields.includes(field));
      const by = change?.by ?? "Somebody else";
      return [field, `${by} changed ${fieldWords(field)} after you opened it`];
    }),
  );
}
