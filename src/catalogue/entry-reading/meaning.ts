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

/** What a demand is about. */
export type Matter = "way" | "english" | "subject" | "work" | "age" | "later" | "words" | "several";

/**
 * What a meaning is about, whatever stays words beside it. Parts about one matter may be alternatives
 * of each other; "several" is of several matters, such as an age with years of work.
 */
export function matterOf(meaning: Demanded): Matter {
  if (isWayIn(meaning)) return "way";
  const matters = new Set(simpleDemands(meaning).map(matterOfOne));
  if (matters.size > 1) matters.delete("words");
  const [matter = "words"] = matters;
  return matters.size > 1 ? "several" : matter;
}

function matterOfOne(one: SimpleCondition): Matter {
  switch (one.kind) {
    case "english":
    case "work":
    case "age":
      return one.kind;
    case "passes":
      return one.subjects.every((subject) => subject === "english") ? "english" : "subject";
    case "interview":
    case "test":
    case "formality":
      return "later";
    default:
      return "words";
  }
}

/** True for what courses ask beside a way in, and of everybody: where it stands last, for whom is open. */
export function isAskedBeside(meaning: Demanded): boolean {
  return ASKED_BESIDE.has(matterOf(meaning));
}

const ASKED_BESIDE: ReadonlySet<Matter> = new Set(["english", "subject", "age", "later", "words"]);

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

/** How many ways in `waysOf` has of the meaning, told without making them. */
export function countWays(meaning: Demanded): number {
  if ("kind" in meaning) return 1;
  if ("all" in meaning) return meaning.all.reduce((product, part) => product * countWays(part), 1);
  if (meaning.one.every((part) => "kind" in part)) return 1;
  return meaning.one.reduce((sum, part) => sum + countWays(part), 0);
}
