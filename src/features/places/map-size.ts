/** Width and height of the map of atolls, in its units. */
export const MAP_SIZE = { width: 224, height: 876 };
