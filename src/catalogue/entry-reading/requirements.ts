import { ENTRY_LIMITS, type EntryRoute } from "../entry.ts";
import type { RequirementBlock } from "./block-marks.ts";
import type { KnownFields } from "./fields-of-study.ts";
import { allOfThese, countWays, type Demanded, simpleDemands, waysOf } from "./meaning.ts";
import { MAX_WAYS, readBlocks } from "./ways.ts";

/** The requirement texts of a course, each as its blocks. */
export interface RequirementTexts {
  general: readonly RequirementBlock[];
  alternative: readonly RequirementBlock[];
  language: readonly RequirementBlock[];
}

/** The routes that texts state, and how much of them was understood. */
export interface RequirementReading {
  routes: EntryRoute[];
  /** Sentences, and those without a demand that stayed words. */
  sentences: number;
  understood: number;
}

/**
 * The entry routes that requirement texts state (docs/decisions/047). General requirements and each
 * alternative are ways in, all with the requirements in the language. What is not understood stays a
 * condition in words. Null where most of it would, or the format has no room for it.
 */
export function readRequirements(
  { general, alternative, language }: RequirementTexts,
  fields: KnownFields,
): RequirementReading | null {
  const length = [...general, ...alternative, ...language].reduce(
    (sum, b) => sum + b.text.length,
    0,
  );
  if (length > ENTRY_LIMITS.source) return null;
  const main = readBlocks(general, fields, "and");
  if (main.ways.length === 0) return null;
  const others = readBlocks(alternative, fields, "or");
  const tongue = readBlocks(language, fields, "and");
  const common = [...main.common, ...others.common, ...tongue.common];
  const spoken = tongue.ways.length === 0 ? [[]] : tongue.ways;
  const ways = [...main.ways, ...others.ways].flatMap((way) =>
    spoken.map((said) => [...way, ...said, ...common]),
  );
  const meanings = ways.map((way) => allOfThese(...way.map(({ meaning }) => meaning)));
  if (meanings.reduce((sum, one) => sum + countWays(one), 0) > MAX_WAYS) return null;
  const routes = ways.flatMap((way, at) =>
    waysOf(meanings[at]!).map((conditions) => ({
      conditions: eachOnce(conditions),
      source_text: way.map(({ text }) => text).join(" "),
    })),
  );
  const sentences = [...new Set(ways.flat())];
  const understood = sentences.filter(({ isUnderstood }) => isUnderstood).length;
  const telling = sentences.filter(({ meaning }) => isTelling(meaning)).length;
  const isWorthIt = understood === sentences.length || telling * 2 >= sentences.length;
  if (!isWorthIt || !hasRoom(routes)) return null;
  return { routes, sentences: sentences.length, understood };
}

/** True for a demand that a person meets or not; everybody can bring papers and come to a test. */
const isTelling = (meaning: Demanded) =>
  simpleDemands(meaning).some(
    ({ kind }) => !["text", "formality", "interview", "test"].includes(kind),
  );

function eachOnce<T>(conditions: readonly T[]): T[] {
  return [...new Map(conditions.map((one) => [JSON.stringify(one), one])).values()];
}

function hasRoom(routes: readonly EntryRoute[]): boolean {
  const conditions = routes.flatMap((route) => route.conditions);
  const simple = conditions.flatMap((one) => (one.kind === "any" ? one.of : [one]));
  return (
    routes.every((route) => route.conditions.length <= ENTRY_LIMITS.conditions) &&
    conditions.every((one) => one.kind !== "any" || one.of.length <= ENTRY_LIMITS.parts) &&
    simple.every((one) => !("text" in one) || one.text.length <= ENTRY_LIMITS.text)
  );
}
