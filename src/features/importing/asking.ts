import { dateWords, sourceOf } from "#catalogue/sources.ts";
import type { ImportPlan, ImportState } from "./plan.ts";

/** An import that archives more than this share of its source's published courses asks first. */
const MOST_ARCHIVED = 0.1;

/** Reasons to ask before this import is carried out, in sentences; none for most. */
export function asksOf(
  { archived }: Pick<ImportPlan, "archived">,
  state: ImportState,
  statedOn: string | null,
): string[] {
  return [...askToArchive(archived, state), ...askForOlder(state, statedOn)];
}

function askToArchive(
  archived: ImportPlan["archived"],
  { courses, source }: ImportState,
): string[] {
  const going = archived.filter(({ kind }) => kind === "courses").length;
  const published = [...courses.values()].filter(
    ({ row, archived_on }) => row.is_published === 1 && archived_on === null,
  ).length;
  if (going <= published * MOST_ARCHIVED) return [];
  const { name } = sourceOf(source);
  return [
    `The file lacks ${going} of the ${published} published courses of the ${name}, which would be archived.`,
  ];
}

/** An older state of a source would take back what a newer one says. */
function askForOlder({ courses, source }: ImportState, statedOn: string | null): string[] {
  if (statedOn === null) return [];
  const newest = [...courses.values()]
    .filter(({ own }) => own.vanished_on === null)
    .reduce((date, { own }) => later(date, own.stating.stated_on), "");
  const length = Math.min(newest.length, statedOn.length);
  if (newest.slice(0, length) <= statedOn.slice(0, length)) return [];
  return [
    `The file is of ${dateWords(statedOn)}, and the directory holds the ${sourceOf(source).name} of ${dateWords(newest)}.`,
  ];
}

const later = (a: string, b: string | null) => (b !== null && b > a ? b : a);
