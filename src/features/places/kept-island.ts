/** Key in the browser's local storage; it holds the code of an island. */
export const ISLAND_KEY = "my_island";
/** Attribute of the document while this browser keeps an island: pages keep room for the answer. */
export const HAS_ISLAND = "data-has-island";
