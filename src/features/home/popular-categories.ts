import type { Catalogue } from "#catalogue/catalogue.ts";
import { categoryFinder } from "#catalogue/category-names.ts";
import { coursesByName } from "#catalogue/courses-by-name.ts";
import { randomFrom } from "#ui/pattern/random.ts";
import { coast, outline } from "#ui/pattern/shapes.ts";

/** The tiles of the home page, in their order (specification, 2.3). */
export const POPULAR_CATEGORIES = [
  "Business, Management and Administration",
  "Education and Teaching",
  "Accounting and Finance",
  "Quranic and Islamic Studies",
  "Marketing",
  "Travel, Tourism and Hospitality",
  "Shariáh and Law",
  "Information and Communication Technology",
  "Social Sciences and Journalism",
  "Engineering, Manufacturing and Construction",
  "University Preparation Program",
  "Health and Welfare",
] as const;

export type PopularCategory = (typeof POPULAR_CATEGORIES)[number];

export interface CategoryTile {
  /** The name as it ships, which its picture is known by. */
  key: PopularCategory;
  /** The name of today. */
  name: string;
  courses: number;
  /** Outlines of the category's island and of the reefs around it, in a box of 120 by 120. */
  island: { shore: string; reefs: string[] };
}

/**
 * The popular categories with their counts, by their names of today, those that were merged once; a
 * field with more courses is a larger island.
 */
export function categoryTiles(catalogue: Catalogue): CategoryTile[] {
  const counts = coursesByName(catalogue, "categories");
  const find = categoryFinder(catalogue.categories);
  const today = POPULAR_CATEGORIES.map((key) => ({ key, name: find(key)?.name ?? key }));
  const shown = today.filter(({ name }, at) => today.findIndex((one) => one.name === name) === at);
  const most = Math.max(1, ...shown.map(({ name }) => counts.get(name) ?? 0));
  return shown.map(({ key, name }) => {
    const courses = counts.get(name) ?? 0;
    return { key, name, courses, island: islandOf(key, courses / most) };
  });
}

const SMALLEST = 27;
const LARGEST = 36;

/** Drawn on the server only: another browser's arithmetic could differ in the last digit. */
function islandOf(name: string, share: number): CategoryTile["island"] {
  const line = coast(randomFrom(name), 0.13);
  const radius = SMALLEST + Math.sqrt(share) * (LARGEST - SMALLEST);
  const at = (scale: number) => outline({ x: 60, y: 60, radius: radius * scale }, line, 12);
  return { shore: at(1), reefs: [at(1.22), at(1.44)] };
}
