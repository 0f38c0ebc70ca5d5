const LEVELS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
const MODALITIES = ["f2f", "online", "blended"];

/** One in this many requests is for a page that was not requested before. */
const NEW_PAGES = 20;

/** A generator of numbers from 0 to below 1 that repeats for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Addresses as careless or hostile clients send them; the same for the same seed. */
export function randomAddresses(seed: number, count: number): string[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const word = () => Math.floor(random() * 36 ** 6).toString(36);
  const known = () =>
    `/courses/${1 + Math.floor(random() * 5)}?mnqf_level=${pick(LEVELS)}&delivery_modality=${pick(MODALITIES)}`;
  return Array.from({ length: count }, (_, at) => {
    if (at % NEW_PAGES === 0) return `/search?query=${word()}&page=1`;
    return `${known()}&${word()}=${word()}`;
  });
}
