import type { Course } from "#catalogue/course.ts";
import type { Slots } from "../../answer.ts";
import { type CardField, factOf } from "../../lookups/facts.ts";
import type { Context } from "../context.ts";
import { sortKey } from "../ordering.ts";
import { listed, titled } from "../wording.ts";

/** Which of some courses goes furthest in what is asked for. */
interface Extreme {
  text: string;
  field: CardField;
  /** All of them, the furthest first. */
  courses: Course[];
}

/** What stands out, behind the name of a course, and the fact that shows it. */
const SAYS: Readonly<Record<NonNullable<Slots["order"]>, readonly [string, CardField]>> = {
  cheapest: ["costs least", "total_cost"],
  dearest: ["costs most", "total_cost"],
  shortest: ["is the shortest", "duration_text"],
  longest: ["is the longest", "duration_text"],
  highest: ["has the highest level", "mnqf_level"],
  lowest: ["asks for least", "mnqf_level"],
  soonest: ["starts first", "intakes"],
};

/** The cheapest, the shortest or the first to start of several; null where none is asked for. */
export function extremeOf({ wishes, now }: Context, courses: readonly Course[]): Extreme | null {
  const { order } = wishes.slots;
  if (order === null || courses.length === 0) return null;
  const [says, field] = SAYS[order];
  const keyed = courses.map((course) => ({ course, key: sortKey(course, order, now) ?? Infinity }));
  keyed.sort((one, other) => one.key - other.key);
  const [best] = keyed;
  const value = (course: Course) => factOf(course, field).value;
  const first = keyed.filter(({ key }) => key !== Infinity && key === best!.key);
  const missing = keyed.filter(({ key }) => key === Infinity).length;
  const names = listed(first.map(({ course }) => titled(course)));
  const lead =
    first.length === 0
      ? "That is not recorded for any of them."
      : first.length === 1
        ? `${names} ${says}: ${value(best!.course)}.`
        : `${names} are equal: ${value(best!.course)}.`;
  const gap =
    first.length > 0 && missing > 0
      ? `For ${missing} of the ${courses.length} it is not stated.`
      : null;
  return {
    text: [lead, gap].filter(Boolean).join(" "),
    field,
    courses: keyed.map(({ course }) => course),
  };
}
