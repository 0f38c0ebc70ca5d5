import type { CategoryInput } from "#records/record.schema.ts";
import { CATEGORY_KEYWORDS } from "./category-keywords.ts";

const MAX_CATEGORIES = 3;

interface Keyword {
  words: string;
  /** Used only where no other keyword matches. */
  weak: boolean;
  /** Null for words that indicate no category. */
  category: string | null;
}

/** Phrases whose words indicate no field. */
const NEUTRAL: Keyword[] = ["work environment", "learning environment"].map((phrase) => ({
  words: ` ${phrase} `,
  weak: false,
  category: null,
}));

/** The field of teacher training in any subject. */
const TEACHING = "Education and Teaching";
const TEACHING_AWARD = /\b(?:in|of) (?:education|teaching)\b/i;

/** Longest phrase first, so that a phrase is found before a word within it. */
const KEYWORDS = Object.entries(CATEGORY_KEYWORDS)
  .flatMap(([field, subcategories]) =>
    Object.entries(subcategories).flatMap(([subcategory, phrases]): Keyword[] =>
      phrases.split(";").map((phrase) => ({
        words: ` ${foldWords(phrase)} `,
        weak: phrase.endsWith("?"),
        category: subcategory || field,
      })),
    ),
  )
  .concat(NEUTRAL)
  .sort((a, b) => b.words.length - a.words.length);

/** Categories indicated by the words of a course's name, in the order of the words. */
export function categoriesOf(name: string): string[] {
  let rest = ` ${foldWords(withoutAward(name))} `;
  const found: { at: number; category: string; weak: boolean }[] = [];
  for (const { words, category, weak } of KEYWORDS) {
    const at = rest.indexOf(words);
    if (at < 0) continue;
    if (category !== null) found.push({ at, category, weak });
    // Replaced by as many characters, so that the positions of later words stay the same.
    rest = rest.replace(words, ` ${"#".repeat(words.length - 2)} `);
  }
  const strong = found.filter(({ weak }) => !weak);
  const inOrder = (strong.length > 0 ? strong : found)
    .sort((a, b) => a.at - b.at)
    .map(({ category }) => category);
  return [...new Set(withTeaching(name, inOrder))].slice(0, MAX_CATEGORIES);
}

/** A "Bachelor of Education (Accounting)" is for teachers, which its subject does not indicate. */
function withTeaching(name: string, categories: string[]): string[] {
  const ofTeaching = Object.keys(CATEGORY_KEYWORDS[TEACHING] ?? {});
  const says = categories.some((category) => [TEACHING, ...ofTeaching].includes(category));
  return TEACHING_AWARD.test(name) && !says ? [TEACHING, ...categories] : categories;
}

/** All 21 fields, and the `used` ones of their subcategories. */
export function categoryRecords(used: ReadonlySet<string>): CategoryInput[] {
  return Object.entries(CATEGORY_KEYWORDS).flatMap(([field, subcategories]) => [
    { name: field },
    ...Object.keys(subcategories)
      .filter((name) => used.has(name))
      .map((name) => ({ name, parent: field })),
  ]);
}

/** Removes the words of the award, which indicate no field: "Bachelor of Science in ...". */
function withoutAward(name: string): string {
  return name.replace(
    /\b(bachelors?|masters?|doctor) of (arts|science|philosophy)\b(?= in\b| \()/gi,
    " ",
  );
}

function foldWords(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/ies$/, "y").replace(/s$/, "") : word))
    .join(" ");
}
