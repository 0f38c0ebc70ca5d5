import type { IndexedCourse } from "#catalogue/course.ts";
import { type FacetKey, facetOf } from "#catalogue/facets.ts";

let parents: ReadonlyMap<string, string> = new Map();

/** Sets the group of each subcategory; a course of a subcategory belongs to its group too. */
export function setParents(of: ReadonlyMap<string, string>): void {
  parents = of;
}

/** Every value of a facet that a course matches, computed without an index. */
export function valuesOf(course: IndexedCourse, key: FacetKey): string[] {
  switch (key) {
    case "mnqf_level":
      return course.mnqf_level ? [course.mnqf_level] : [];
    case "delivery_modality":
      return course.delivery_modalities;
    case "awarding_body_type":
      if (course.awarding_body_type === "both") return ["local", "international", "both"];
      return course.awarding_body_type ? [course.awarding_body_type] : [];
    case "language":
      return course.languages;
    case "institutions":
      return [course.institution.name];
    case "category":
      return [...new Set(course.categories.flatMap(({ name }) => withParent(name)))];
    case "gov_first_degree": {
      const text = course.gov_first_degree_text?.trim().toLowerCase();
      return text === undefined ? [] : [text === "no" ? "no" : "yes"];
    }
    default:
      return facetOf(key).valuesOf(course).map(String);
  }
}

function withParent(name: string): string[] {
  const parent = parents.get(name);
  return parent === undefined ? [name] : [name, parent];
}
