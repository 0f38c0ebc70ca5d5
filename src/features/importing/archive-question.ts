import { dateWords } from "#catalogue/dates.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import { MAX_ARCHIVED_SHARE } from "./import-limits.ts";
import type { ImportOutcome, ImportState } from "./plan.ts";

/** Reasons why this import needs a confirmation, in sentences; usually empty. */
export function asksOf(
  { archived }: Pick<ImportOutcome, "archived">,
  state: ImportState,
  statedOn: string | null,
): string[] {
  return [...askToArchive(archived, state), ...askForOlder(state, statedOn)];
}

function askToArchive(
  archived: ImportOutcome["archived"],
  { held, source }: ImportState,
): string[] {
  const going = archived.filter(({ kind }) => kind === "courses").length;
  if (going <= held.published * MAX_ARCHIVED_SHARE) return [];
  const { name } = sourceByKey(source);
  return [
    `The file lacks ${going} of the ${held.published} published courses of the ${name}, which would be archived.`,
  ];
}

/** An older state of a source would overwrite a newer one. */
function askForOlder({ held, source }: ImportState, statedOn: string | null): string[] {
  if (statedOn === null) return [];
  const { newest } = held;
  const length = Math.min(newest.length, statedOn.length);
  if (newest.slice(0, length) <= statedOn.slice(0, length)) return [];
  return [
    `The file is of ${dateWords(statedOn)}, and the directory holds the ${sourceByKey(source).name} of ${dateWords(newest)}.`,
  ];
}
