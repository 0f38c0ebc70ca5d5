/**
 * Finds records of different sources that are the same. Pure functions of what each source states.
 */

/** The compared facts of a record. */
export interface Candidate {
  id: number;
  name: string;
  /** Keys of its sources. */
  sources: readonly string[];
}

/** A course, with the facts that distinguish courses of the same name. */
export interface CourseCandidate extends Candidate {
  mnqf_level: string | null;
  awarding_body: string | null;
}

/** Two records that may be the same; the first is the older, whose address stays. */
export interface Pair<T extends Candidate = Candidate> {
  records: [T, T];
  /** True where all compared facts are equal, and no third record has the same ones. */
  isCertain: boolean;
  /** Why a pair is uncertain; null for a certain one. */
  doubt: string | null;
}

const ROMAN = new Map([
  ...Object.entries({ i: "1", ii: "2", iii: "3", iv: "4", v: "5", vi: "6", vii: "7", viii: "8" }),
  ...Object.entries({ ix: "9", x: "10" }),
]);

/**
 * A name for comparison: without case, accents, apostrophes, punctuation, "the", and an
 * abbreviation in brackets that consists of the name's initials; "&" equals "and", and numerals are
 * unified.
 */
export function foldForMatching(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘ʼ`´]/g, "")
    .replace(/&/g, " and ");
  return wordsOf(withoutInitials(plain)).join(" ");
}

/** "islamic university of maldives (ium)" without the bracketed initials. */
function withoutInitials(text: string): string {
  return text.replace(/\(([a-z]{2,10})\)/g, (brackets, letters: string) => {
    const words = text.replace(brackets, " ").match(/[a-z]+/g) ?? [];
    const small = new Set(["of", "the", "and", "for", "in"]);
    const all = words.map((word) => word[0]).join("");
    const large = words
      .filter((word) => !small.has(word))
      .map((word) => word[0])
      .join("");
    return [all, large].some((initials) => initials.startsWith(letters)) ? " " : brackets;
  });
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "the")
    .map((word) => ROMAN.get(word) ?? word);
}

/** Folds further: without brackets and plurals. */
function foldLoosely(name: string): string {
  return foldForMatching(name.replace(/\([^()]*\)/g, " "))
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
    .join(" ");
}

/** Institutions with the same name in different sources. */
export function institutionPairs<T extends Candidate>(institutions: readonly T[]): Pair<T>[] {
  const strict = groupBy(institutions, ({ name }) => foldForMatching(name));
  const loose = groupBy(institutions, ({ name }) => foldLoosely(name));
  return withoutRepeats([
    ...strict.flatMap((group) => pairsWithin(group, "one source has several of this name")),
    ...loose.flatMap((group) => uncertain(group, "the names differ a little")),
  ]);
}

/** Courses of one institution with the same name, level and awarding body in different sources. */
export function coursePairs<T extends CourseCandidate>(courses: readonly T[]): Pair<T>[] {
  const awarded = ({ awarding_body }: T) => foldForMatching(awarding_body ?? "");
  const strict = groupBy(courses, (course) =>
    JSON.stringify([foldForMatching(course.name), course.mnqf_level, awarded(course)]),
  );
  const named = groupBy(courses, ({ name }) => foldForMatching(name));
  const loose = groupBy(courses, ({ name }) => foldLoosely(name));
  const certain = strict.flatMap((group) =>
    pairsWithin(group, "one source has several that agree"),
  );
  return withoutRepeats([
    ...certain,
    ...named.flatMap((group) => uncertain(group, "level or awarding body differ")),
    ...loose.flatMap((group) => uncertain(group, "the names differ a little")),
  ]);
}

const groupBy = <T>(items: readonly T[], key: (item: T) => string): T[][] =>
  [...Map.groupBy(items, key).values()].filter((group) => group.length > 1);

/**
 * Pairs each record with the oldest, unless a source has two of the group, which makes it
 * ambiguous.
 */
function pairsWithin<T extends Candidate>(group: T[], doubt: string): Pair<T>[] {
  const sources = group.flatMap((record) => record.sources);
  if (new Set(sources).size < sources.length) return uncertain(group, doubt);
  const [oldest, ...others] = group.toSorted((a, b) => a.id - b.id);
  if (!oldest) return [];
  return others.map((other) => ({ records: [oldest, other], isCertain: true, doubt: null }));
}

/** Every pair of a group whose records have no source in common. */
function uncertain<T extends Candidate>(group: readonly T[], doubt: string): Pair<T>[] {
  const inOrder = group.toSorted((a, b) => a.id - b.id);
  return inOrder.flatMap((first, index) =>
    inOrder
      .slice(index + 1)
      .filter(({ sources }) => !sources.some((source) => first.sources.includes(source)))
      .map((second) => ({ records: [first, second] as [T, T], isCertain: false, doubt })),
  );
}

/** Each pair once, and none with a record that is part of a certain pair. */
function withoutRepeats<T extends Candidate>(pairs: Pair<T>[]): Pair<T>[] {
  const taken = new Set(
    pairs
      .filter(({ isCertain }) => isCertain)
      .flatMap(({ records }) => records.map(({ id }) => id)),
  );
  const seen = new Set<string>();
  return pairs.filter(({ records: [first, second], isCertain }) => {
    const key = `${first.id} ${second.id}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return isCertain || !(taken.has(first.id) || taken.has(second.id));
  });
}
