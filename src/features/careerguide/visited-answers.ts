import type { GuidePage } from "./guide-page.ts";

/** Answers whose results are remembered; beyond that, the oldest are loaded anew. */
const REMEMBERED = 20;

const pages = new Map<string, GuidePage>();

/** Remembers the results as they were seen, so that Back brings the same order. */
export function rememberGuide(answers: string, page: GuidePage): void {
  pages.delete(answers);
  pages.set(answers, page);
  const [oldest] = pages.keys();
  if (pages.size > REMEMBERED && oldest !== undefined) pages.delete(oldest);
}

/** The results as these answers last brought them. */
export function rememberedGuide(answers: string): GuidePage | undefined {
  return pages.get(answers);
}
