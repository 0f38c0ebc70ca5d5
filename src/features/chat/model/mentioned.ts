import { foldName } from "#catalogue/names.ts";

interface MentionedName {
  name: string;
}

/**
 * The items that a text names, in the order of the text. A name inside a longer name ("Diploma in
 * Nursing" in "Advanced Diploma in Nursing") does not count.
 */
export function mentioned<T extends MentionedName>(text: string, things: Iterable<T>): T[] {
  const places: { at: number; thing: T }[] = [];
  const longestFirst = [...things].sort((a, b) => b.name.length - a.name.length);
  const names = Map.groupBy(longestFirst, ({ name }) => foldName(name));
  let rest = foldName(text);
  for (const [name, bearers] of names) {
    const at = rest.indexOf(name);
    if (name === "" || at < 0) continue;
    places.push(...bearers.map((thing) => ({ at, thing })));
    rest = rest.replaceAll(name, " ".repeat(name.length));
  }
  return places.sort((a, b) => a.at - b.at).map(({ thing }) => thing);
}
