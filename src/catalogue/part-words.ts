import type { TextBuilder } from "#engine/engine.ts";
import type { CatalogueSource } from "./catalogue-answers.ts";
import { type LeftOut, leftOut } from "./left-out.ts";
import { institutionNamesOf, institutionPlacesTextOf } from "./search/directory-texts.ts";

/** Search texts of institutions and categories; "" for one that cannot be indexed. */
export interface PartWords {
  /** One for each institution, in their order. */
  names: string[];
  places: string[];
  /** By the name of the category. */
  categories: Map<string, string>;
  /** Records whose texts cannot be indexed. */
  leftOut: LeftOut[];
}

type Parts = Pick<CatalogueSource, "institutions" | "categories">;

/**
 * Collects the search texts of a directory's institutions and categories, and notes those that
 * cannot be indexed.
 */
export function partWordsOf({ institutions, categories }: Parts, text: TextBuilder): PartWords {
  const failed: LeftOut[] = [];
  const readable = (
    kind: LeftOut["kind"],
    part: { id: number; name: string },
    words: () => string[],
  ): string[] => {
    try {
      const texts = words();
      for (const one of texts) text.assertReadable(one);
      return texts;
    } catch (error) {
      failed.push(leftOut(kind, part, error));
      return [];
    }
  };
  const ofInstitutions = institutions.map((institution) =>
    readable("institution", institution, () => [
      institutionNamesOf(institution),
      institutionPlacesTextOf(institution),
    ]),
  );
  const ofCategories = categories.map((category) => {
    const [name = ""] = readable("category", category, () => [category.name]);
    return [category.name, name] as const;
  });
  return {
    names: ofInstitutions.map(([names = ""]) => names),
    places: ofInstitutions.map(([, places = ""]) => places),
    categories: new Map(ofCategories),
    leftOut: failed,
  };
}
