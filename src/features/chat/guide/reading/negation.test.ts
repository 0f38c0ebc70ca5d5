import fc from "fast-check";
import { expect, it } from "vitest";
import { isTurned } from "./negation.ts";

/** Ways to say that one is, or wants to be, in the place that follows. */
const IN = [
  "",
  "in",
  "i live in",
  "i want to study in",
  "stuck in",
  "i have to stay in",
  "courses in",
  "i can go to",
  "i want to move to",
  "my mum lets me go to",
];
/** Ways to rule out the place that follows; each turns what it stands before. */
const OUT = [
  "not in",
  "i can not go to",
  "i do not want to go to",
  "without going to",
  "without having to move to",
  "never want to live in",
  "anything but",
  "anywhere except",
  "everywhere but",
  "other than",
  "apart from",
  "outside",
  "outside of",
  "away from",
  "far from",
  "i want to leave",
  "avoid",
  "my mum will not let me go",
  "they do not allow us to move to",
  "my parents do not want me to study in",
];
/** Ways to say that one does not go away from it. */
const STAYING = [
  "i can not leave",
  "so we can not leave",
  "without leaving",
  "i do not want to leave",
  "not able to move away from",
  "never want to move out of",
  "not outside",
  "not far from",
  "not only in",
  "i will not go out of",
  "my husband does not let me leave",
];
const BEFORE = ["", "nursing", "my mother is sick", "is there a diploma", "i finished o levels"];

it("turns a place once for each word that negates and each that leads away", () => {
  const phrases = fc.oneof(
    fc.constantFrom(...IN).map((text) => ({ text, isOut: false })),
    fc.constantFrom(...OUT).map((text) => ({ text, isOut: true })),
    fc.constantFrom(...STAYING).map((text) => ({ text, isOut: false })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...BEFORE), phrases, (before, { text, isOut }) => {
      const words = `${before} ${text}`.split(" ").filter(Boolean).slice(-9);
      expect(isTurned(words) ?? false).toBe(isOut);
    }),
    { numRuns: 400 },
  );
});
