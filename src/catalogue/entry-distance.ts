import {
  conditionStanding,
  type EntryCondition,
  type EntryRoute,
  passesAt,
  SURE_PASS,
  type WhatIHave,
} from "./entry.ts";

/** What lacks weighs so much: a check less than a pass, a pass or a year less than a level. */
const CHECK = 1;
const PASS = 3;
const OTHER_FIELD = 6;
const LEVEL = 12;

/** How much a person lacks of the nearest of these routes; infinite where none is stated. */
export function entryDistance(routes: readonly EntryRoute[], have: WhatIHave): number {
  return Math.min(...routes.map((route) => routeDistance(route, have)));
}

/** How much a person lacks of a route, in figures that only serve to compare. */
export function routeDistance({ conditions }: EntryRoute, have: WhatIHave): number {
  return conditions.reduce((sum, condition) => sum + distanceTo(condition, have), 0);
}

function distanceTo(condition: EntryCondition, have: WhatIHave): number {
  const standing = conditionStanding(condition, have);
  if (standing === "met" || standing === "later") return 0;
  if (standing === "unknown") return CHECK;
  switch (condition.kind) {
    case "any":
      return Math.min(...condition.of.map((part) => distanceTo(part, have)));
    case "passes": {
      const { exam, count, grade } = condition;
      return PASS * (count - passesAt(condition, have, grade ?? SURE_PASS[exam]));
    }
    case "age":
      return PASS * (condition.years - (have.age ?? 0));
    case "school":
      return PASS * (condition.grade - (have.school ?? 0));
    case "work":
      return PASS * condition.years;
    case "level": {
      const highest = Math.max(0, ...have.levels.map(({ level }) => level));
      return highest >= condition.level ? OTHER_FIELD : LEVEL + condition.level - highest;
    }
    default:
      return PASS;
  }
}
