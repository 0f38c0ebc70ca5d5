import { OFFICE_SYNONYMS } from "#features/publishing/synonyms.endpoints.ts";
import { callOffice, useAnswer } from "../office-call.ts";
import { useMutation } from "../use-mutation.tsx";

/** Every server knows a change after this time, in milliseconds. */
const KNOWN_AFTER_MS = 1_000;

interface SynonymsOptions {
  /** YYYY-MM-DD. */
  today: string;
  /** Called once searches know a change. */
  onChanged: () => void;
}

/** Words that operators say mean the same, and what changes them. */
export function useSynonyms({ today, onChanged }: SynonymsOptions) {
  const asked = useAnswer(OFFICE_SYNONYMS.list);
  const act = useMutation();
  const changed = (isDone: boolean) => {
    if (!isDone) return false;
    asked.again();
    setTimeout(onChanged, KNOWN_AFTER_MS);
    return true;
  };
  return {
    asked,
    act,
    /** True where these mean the same from now on. */
    add: async (terms: string[], source: string) =>
      changed(
        await act.run(
          () => callOffice(OFFICE_SYNONYMS.add, { body: { terms, source, stated_on: today } }),
          `Every search knows it within a second: ${terms.join(", ")}.`,
        ),
      ),
    remove: async ({ id, terms }: { id: number; terms: readonly string[] }) =>
      changed(
        await act.run(
          () => callOffice(OFFICE_SYNONYMS.remove, { params: { id } }),
          `These do not mean the same any more: ${terms.join(", ")}.`,
        ),
      ),
  };
}

export type OfficeSynonyms = ReturnType<typeof useSynonyms>;

/** Terms with commas between them, the Arabic comma of Dhivehi too. */
export const typedTerms = (typed: string): string[] =>
  typed
    .split(/[,،]/u)
    .map((term) => term.trim())
    .filter((term) => term !== "");
