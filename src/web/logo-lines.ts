/** The mark: a path that arrives and becomes the reef around an island. In a box of 48 by 48. */
export const MARK = {
  path: "M5 43.5c8.5 0 6.5-10 14.5-10s10 4.300 15.5-.2A17 17 0 1 0 8.300 26",
  island: { x: 24, y: 20, radius: 5 },
} as const;

/** The word beside the mark, letter by letter, in a box of 182 by 48. */
export const WORD = [
  "M60 36V14M60 21a7.5 7.5 0 0 1 15 0v15M75 21a7.5 7.5 0 0 1 15 0v15",
  "M99 25a11 11 0 1 0 22 0a11 11 0 1 0-22 0",
  "M121 14v22",
  "M131 25a11 11 0 1 0 22 0a11 11 0 1 0-22 0",
  "M153 14v20.5a10.5 10.5 0 0 1-10.5 10.5c-4 0-7-1.5-9-4",
  "M164 14v13a7.5 8.5 0 0 0 15 0V14M179 24v12",
] as const;
