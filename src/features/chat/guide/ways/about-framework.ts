import { highestLevel } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import { hasSubject } from "../merging.ts";

const FIRST_DEGREE = 7;

/** True where no field, place or institution is named. */
export function isFree({ wishes: { slots } }: Context): boolean {
  return (
    !hasSubject({ ...slots, text: null }) &&
    slots.places.length === 0 &&
    slots.institutions.length === 0
  );
}

/** True where somebody with a degree asks for the scheme, which is for a first one. */
export function ownsFirstDegree(context: Context): boolean {
  const asks = context.wishes.slots.scheme === true || context.kinds.has("scheme");
  return isFree(context) && asks && highestLevel(context.memory.person) >= FIRST_DEGREE;
}

/** True where levels are set against each other, whatever the field. */
export function namesLevels(context: Context): boolean {
  const { slots, levelsFollow } = context.wishes;
  return isFree(context) && !levelsFollow && slots.levels.length > 1;
}
