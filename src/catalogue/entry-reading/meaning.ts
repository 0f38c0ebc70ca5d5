import type { EntryCondition, SimpleCondition } from "../entry.ts";

/** What a text asks: one demand, all of several, or one of several. `all` of none asks nothing. */
export type Demanded = SimpleCondition | { all: Demanded[] } | { one: Demanded[] };

/** A demand in the words of the source, for people to judge. */
export function inWords(text: string): SimpleCondition {
  return { kind: "text", text };
}

/** All of these; what they demand twice once. */
export function allOfThese(...parts: Demanded[]): Demanded {
  const flat = parts.flatMap((part) => ("all" in part ? part.all : [part]));
  return flat.length === 1 ? flat[0]! : { all: flat };
}

export function oneOfThese(...parts: Demanded[]): Demanded {
  const flat = parts.flatMap((part) => ("one" in part ? part.one : [part]));
  return flat.length === 1 ? flat[0]! : { one: flat };
}

/** Every demand within a meaning. */
export function simpleDemands(meaning: Demanded): SimpleCondition[] {
  if ("kind" in meaning) return [meaning];
  return ("all" in meaning ? meaning.all : meaning.one).flatMap(simpleDemands);
}

/** True for what may be a way in by itself, so that two of them may be alternatives. */
export function isWayIn(meaning: Demanded): boolean {
  return simpleDemands(meaning).some(
    (one) =>
      one.kind === "level" ||
      one.kind === "points" ||
      one.kind === "school" ||
      (one.kind === "passes" && one.subjects.length === 0),
  );
}

/** The meaning as ways in, each with all its conditions. */
export function waysOf(meaning: Demanded): EntryCondition[][] {
  if ("kind" in meaning) return [[meaning]];
  if ("all" in meaning) return everyPairing(meaning.all.map(waysOf));
  const simple = meaning.one.flatMap((part) => ("kind" in part ? [part] : []));
  return simple.length === meaning.one.length
    ? [[{ kind: "any", of: simple }]]
    : meaning.one.flatMap(waysOf);
}

/** One way of each list, joined, in every combination. */
function everyPairing(lists: readonly EntryCondition[][][]): EntryCondition[][] {
  return lists.reduce<EntryCondition[][]>(
    (joined, ways) => joined.flatMap((before) => ways.map((way) => [...before, ...way])),
    [[]],
  );
}
