import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import type { AnswerPart, Chip } from "../../answer.schema.ts";
import type { Memory } from "../../answer.ts";
import { orderRow } from "../../lookups/course-order.ts";
import type { Records } from "../../lookups/look-up.ts";
import { leaveOut } from "../reply.ts";

interface StandingWish {
  label: string;
  without: Pick<Memory, "wish" | "order">;
}

/** What stands of a wish, each with what is left without it. */
export function standingWishes({ wish, order }: Memory, { catalogue }: Records): StandingWish[] {
  const filters = catalogue
    .activeFilters(wish, { filters: wish, wordFilters: [], unused: [] })
    .map(({ key, keyLabel, label, without }) => ({
      label: key === "name" ? label : LABELLED.has(key) ? `${keyLabel}: ${label}` : label,
      without: { wish: without, order },
    }));
  const row = order && orderRow(order);
  return row ? [...filters, { label: row.label, without: { wish, order: null } }] : filters;
}

/** Values that mean little without the name of their filter. */
const LABELLED: ReadonlySet<keyof Filters> = new Set([
  "awarding_body_type",
  "starts_by",
  "gov_first_degree",
]);

/** What was understood, as chips that can be removed; none for nothing. */
export function understoodParts(memory: Memory, records: Records): AnswerPart[] {
  const wishes = standingWishes(memory, records).map(({ label }) => ({
    label,
    message: leaveOut(label),
  }));
  return wishes.length === 0 ? [] : [{ kind: "understood", wishes }];
}

/** Chips that take out a wish where nothing has all of them. */
export function chipsWithout(memory: Memory, records: Records): Chip[] {
  return FILTER_KEYS.every((key) => memory.wish[key].length === 0)
    ? []
    : standingWishes(memory, records).map(({ label }) => ({
        label: leaveOut(label),
        message: leaveOut(label),
      }));
}
