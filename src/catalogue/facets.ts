import type { CategoryGroup, Facets, FacetValue } from "./answers.ts";
import { type Bitset, cardinality, complement, fullSet, lowestBit } from "./bitset.ts";
import type { Column, Columns } from "./columns.ts";
import { type FacetKey, FILTER_KEYS, type Filters } from "./filters.ts";
import { documentsIn, type Selection } from "./selection.ts";
import type { CategoryVocabulary, Vocabularies } from "./vocabulary.ts";

/** Counts every choice of every facet, a facet without regard to its own selection. */
export type CountFacets = (selection: Selection, filters: Filters) => Facets;

type Counts = Record<FacetKey, Uint32Array>;

/** Prepares the counting; what holds for the unfiltered catalogue is counted once, here. */
export function facetCounter(columns: Columns, vocabularies: Vocabularies): CountFacets {
  const everything = fullSet(columns.size);
  const unfiltered = countEach((key) => countChoices(columns.facets[key], everything));

  return (selection, filters) => {
    const matches = documentsIn(selection);
    const counts = countEach((key) => {
      const documents = selection.has(key) ? documentsIn(selection, key) : matches;
      return documents ? count(columns.facets[key], documents, unfiltered[key]) : unfiltered[key];
    });
    return labelled(vocabularies, counts, filters);
  };
}

/** Counts whichever are fewer, the documents or the others, which are then taken off the whole. */
function count(column: Column, documents: Bitset, unfiltered: Uint32Array): Uint32Array {
  const size = column.starts.length - 1;
  if (cardinality(documents) * 2 <= size) return countChoices(column, documents);
  const others = countChoices(column, complement(documents, size));
  return unfiltered.map((all, choice) => all - others[choice]!);
}

function countEach(counts: (key: FacetKey) => Uint32Array): Counts {
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, counts(key)])) as Counts;
}

function countChoices({ choices, starts, values }: Column, documents: Bitset): Uint32Array {
  const counts = new Uint32Array(choices);
  for (let word = 0; word < documents.length; word++) {
    for (let bits = documents[word]!; bits !== 0; bits &= bits - 1) {
      const document = word * 32 + lowestBit(bits);
      const end = starts[document + 1]!;
      for (let at = starts[document]!; at < end; at++) counts[values[at]!]!++;
    }
  }
  return counts;
}

function labelled(vocabularies: Vocabularies, counts: Counts, filters: Filters): Facets {
  const values = (key: FacetKey): FacetValue[] => {
    const selected = new Set(filters[key]);
    return vocabularies[key].choices.map(({ value, label }, position) => ({
      value,
      label,
      count: counts[key][position]!,
      selected: selected.has(value),
    }));
  };
  return {
    mnqf_level: values("mnqf_level"),
    delivery_modality: values("delivery_modality"),
    awarding_body_type: values("awarding_body_type"),
    language: values("language"),
    institutions: values("institutions"),
    category: grouped(vocabularies.category, values("category")),
    gov_first_degree: values("gov_first_degree"),
  };
}

function grouped({ groups }: CategoryVocabulary, values: readonly FacetValue[]): CategoryGroup[] {
  return groups.map(({ group, subcategories }) => ({
    ...values[group]!,
    subcategories: subcategories.map((position) => values[position]!),
  }));
}
