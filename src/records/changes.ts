/** A record's values by field. */
export type Fields = Record<string, unknown>;

/** The fields that change, as they were and as they are. */
export interface FieldChanges {
  before: Fields;
  after: Fields;
}

/** Each field that changes with its two values. */
export function changedFields({ before, after }: { before: Fields | null; after: Fields | null }) {
  const was = new Map(Object.entries(before ?? {}));
  return Object.entries(after ?? {}).map(([field, is]) => ({
    field,
    before: was.get(field),
    after: is,
  }));
}

/** The same as exports write it: by field, what was and what is; null for a creation. */
export const changePairs = (change: Parameters<typeof changedFields>[0]) =>
  change.before &&
  Object.fromEntries(
    changedFields(change).map(({ field, before, after }) => [field, [before, after]]),
  );
