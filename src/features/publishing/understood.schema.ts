import { z } from "zod";
import { FILTER_KEYS, tidySearchText } from "#catalogue/filters.ts";
import type { Understood } from "#catalogue/query-filters.ts";

/** What words of a searched text were read as filters, in answers of the API. */
export const understood = z
  .object({
    filters: z.array(
      z.object({
        key: z.enum([...FILTER_KEYS, "sort"]),
        values: z.array(z.string()),
        words: z.string().meta({ description: "The words as typed." }),
      }),
    ),
    text: z.string().meta({ description: "What was searched as text." }),
  })
  .nullable()
  .meta({
    id: "Understood",
    description:
      "Words of the text that were read as filters or as the order of the list, and the rest of it, without the words of a sentence around them; null where all of it is text. In quotation marks a word stays text.",
  });

/**
 * Null where the whole text is text.
 *
 * @param asked The text as it was asked for.
 */
export function understoodAnswer(
  { filters, wordFilters }: Understood,
  asked: string,
): z.infer<typeof understood> {
  if (wordFilters.length === 0 && filters.name === tidySearchText(asked)) return null;
  return {
    filters: wordFilters.map(({ key, values, words }) => ({ key, values, words })),
    text: filters.name,
  };
}
