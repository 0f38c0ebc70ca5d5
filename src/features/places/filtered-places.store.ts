import { createStore } from "#ui/store.ts";

/**
 * The places that the list was last narrowed to in this tab, as its filter writes them: a course that
 * is opened from it is about these.
 */
export const filteredPlaces = createStore<readonly string[]>([]);
