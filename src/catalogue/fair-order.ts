/** 2^32 divided by the golden ratio; it is odd, so that the product is another for every id. */
const GOLDEN = 2654435761;

/**
 * Courses in the order of a listing without text: by a multiplicative hash of their id. Ids that
 * follow each other, which often belong to one institution, come far apart, so no institution owns
 * the top; and as the order is fixed, pages neither repeat nor skip.
 */
export function inFairOrder<T extends { id: number }>(courses: readonly T[]): T[] {
  return courses
    .map((course) => ({ course, hash: Math.imul(course.id, GOLDEN) >>> 0 }))
    .sort((a, b) => a.hash - b.hash || a.course.id - b.course.id)
    .map(({ course }) => course);
}
