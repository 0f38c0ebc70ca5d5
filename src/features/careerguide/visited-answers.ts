import type { GuidePage } from "./careerguide.data.ts";

/** Maximum number of cached results; older ones are loaded again. */
const MAX_VISITED_ANSWERS = 20;

const visitedGuidePages = new Map<string, GuidePage>();

/** Caches the results as shown, so that Back shows the same shuffled order. */
export function rememberGuide(answers: string, page: GuidePage): void {
  visitedGuidePages.delete(answers);
  visitedGuidePages.set(answers, page);
  const [oldest] = visitedGuidePages.keys();
  if (visitedGuidePages.size > MAX_VISITED_ANSWERS && oldest !== undefined)
    visitedGuidePages.delete(oldest);
}

/** The results as last shown for these answers. */
export function rememberedGuide(answers: string): GuidePage | undefined {
  return visitedGuidePages.get(answers);
}
