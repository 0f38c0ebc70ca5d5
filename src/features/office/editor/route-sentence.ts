import type { EntryCondition, EntryRoute } from "#catalogue/entry.ts";
import { conditionText } from "#catalogue/entry-words.ts";

export type Route = EntryRoute & { source_text: string };

/** What a way in says that asks for nothing; it is chosen, never taken for granted. */
export const OPEN_TO_EVERYONE = "Open to everyone";

/** A way in of which nothing is stated yet: it cannot be published so. */
export const NEW_ROUTE: Route = { conditions: [], source_text: "" };

/** The sentence of a route whose institution gave it none of its own. */
export function sentenceOfRoute(conditions: readonly EntryCondition[]): string {
  const words = conditions.map(conditionText).filter(Boolean).join("; ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A route with other conditions; its sentence follows them unless it is the institution's own. */
export function withConditions({ conditions, source_text }: Route, next: EntryCondition[]): Route {
  const made = ["", OPEN_TO_EVERYONE, sentenceOfRoute(conditions)];
  const isOwn = !made.includes(source_text);
  return { conditions: next, source_text: isOwn ? source_text : sentenceOfRoute(next) };
}
