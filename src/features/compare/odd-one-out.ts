/** Position of the one value that differs while all others are alike; -1 where there is none. */
export function oddOneOut(values: readonly unknown[]): number {
  const texts = values.map((value) => JSON.stringify(value));
  if (texts.length < 3) return -1;
  const alone = texts.flatMap((text, at) =>
    texts.indexOf(text) === texts.lastIndexOf(text) ? [at] : [],
  );
  return alone.length === 1 ? (alone[0] ?? -1) : -1;
}
