import type { GuidePage } from "./careerguide.data.ts";

/** Results that are remembered; older ones are loaded again. */
const MAX_VISITED_ANSWERS = 20;

const visitedGuidePages = new Map<string, GuidePage>();

/** Remembers the results as they were seen, so that Back brings the same order. */
export function rememberGuide(answers: string, page: GuidePage): void {
  visitedGuidePages.delete(answers);
  visitedGuidePages.set(answers, page);
  const [oldest] = visitedGuidePages.keys();
  if (visitedGuidePages.size > MAX_VISITED_ANSWERS && oldest !== undefined)
    visitedGuidePages.delete(oldest);
}

/** The results as these answers last brought them. */
export function rememberedGuide(answers: string): GuidePage | undefined {
  return visitedGuidePages.get(answers);
}
