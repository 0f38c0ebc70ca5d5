/** A letter as a line of even width, like the word mark: drawn from y 0 (top) to 28 (foot). */
export interface Letter {
  width: number;
  path: string;
}

/** Capitals and figures of the monograms. */
export const LETTERS: ReadonlyMap<string, Letter> = new Map(
  Object.entries({
    A: { width: 22, path: "M0 28L11 0l11 28M4 19h14" },
    B: { width: 18, path: "M0 0v28h10.5a7.5 7.5 0 0 0 0-15H0h9a6.5 6.5 0 0 0 0-13z" },
    C: { width: 21, path: "M21 5.5a13 13 0 1 0 0 17" },
    D: { width: 20, path: "M0 0v28h6a14 14 0 0 0 0-28z" },
    E: { width: 16, path: "M16 0H0v28h16M0 13.5h13" },
    F: { width: 16, path: "M16 0H0v28M0 13.5h13" },
    G: { width: 23, path: "M21 5a13 13 0 1 0 2 9.5h-9" },
    H: { width: 19, path: "M0 0v28M19 0v28M0 13.5h19" },
    I: { width: 0.1, path: "M0 0v28" },
    J: { width: 14, path: "M14 0v20a7 7 0 0 1-14 1" },
    K: { width: 18, path: "M0 0v28M17 0L0 17M7 11l11 17" },
    L: { width: 15, path: "M0 0v28h15" },
    M: { width: 25, path: "M0 28V0l12.5 17L25 0v28" },
    N: { width: 20, path: "M0 28V0l20 28V0" },
    O: { width: 27, path: "M0 14a13.5 14 0 1 0 27 0a13.5 14 0 1 0-27 0" },
    P: { width: 17, path: "M0 28V0h9a8 8 0 0 1 0 16H0" },
    Q: { width: 27, path: "M0 14a13.5 14 0 1 0 27 0a13.5 14 0 1 0-27 0M18 20l9 9" },
    R: { width: 18, path: "M0 28V0h9.5a7.5 7.5 0 0 1 0 15H0h9l9 13" },
    S: { width: 17, path: "M16 4.5C11-2 1 0 1 7s16 6 16 14-12 9.5-17 2.5" },
    T: { width: 20, path: "M0 0h20M10 0v28" },
    U: { width: 19, path: "M0 0v18.5a9.5 9.5 0 0 0 19 0V0" },
    V: { width: 22, path: "M0 0l11 28L22 0" },
    W: { width: 30, path: "M0 0l8 28 7-24 7 24 8-28" },
    X: { width: 19, path: "M0 0l19 28M19 0L0 28" },
    Y: { width: 20, path: "M0 0l10 14L20 0M10 14v14" },
    Z: { width: 18, path: "M0 0h18L0 28h18" },
    "0": { width: 20, path: "M0 14a10 14 0 1 0 20 0a10 14 0 1 0-20 0" },
    "1": { width: 7, path: "M0 5l7-5v28" },
    "2": { width: 17, path: "M1 7a8 8 0 1 1 14 5L0 28h17" },
    "3": { width: 17, path: "M1 3c6-6 15-2 15 4s-5 6-9 6c5 0 10 2 10 7.5C17 29 5 31 0 24" },
    "4": { width: 19, path: "M13 28V0L0 19h19" },
    "5": { width: 17, path: "M15 0H3L1 13c6-4 16-2 16 6.5S6 31 0 24" },
    "6": { width: 18, path: "M14 0L3 14a9 8.5 0 1 0 12 0c-4-3-9-2-12 1" },
    "7": { width: 17, path: "M0 0h17L5 28" },
    "8": { width: 18, path: "M9 13a7 6.5 0 1 1 .1 0a9 7.5 0 1 1-.2 0" },
    "9": { width: 18, path: "M4 28l11-14a9 8.5 0 1 0-12 0c4 3 9 2 12-1" },
  }),
);
