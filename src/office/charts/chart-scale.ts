/**
 * Whole numbers for an axis from 0 to at least the highest value: at most `steps` steps of 1, 2 or 5
 * times a power of ten.
 */
export function axisTicks(highest: number, steps = 4): number[] {
  const least = Math.max(1, Math.ceil(highest / steps));
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least) ?? least;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/**
 * Which of so many labels have room beside one another, by their place: the last one always, and
 * others at equal distances before it.
 *
 * @param count How many there are.
 * @param room Pixels of the axis.
 * @param width Pixels of the widest label, with the space that belongs before it.
 */
export function labelsWithRoom(count: number, room: number, width: number): number[] {
  if (count === 0) return [];
  const fitting = Math.max(1, Math.floor(room / width));
  const distance = Math.max(1, Math.ceil(count / fitting));
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) => (count - 1 - at) % distance === 0,
  );
}
