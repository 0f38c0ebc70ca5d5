import { z } from "zod";
import { fold } from "#catalogue/search/fold.ts";
import { stem } from "#catalogue/search/stem.ts";
import { isStopWord } from "#catalogue/search/tokens.ts";
import { lookUp, type SiteText } from "./look-up.ts";
import { SITE_PAGES } from "./site-pages.ts";

const siteText = z.object({ title: z.string(), text: z.string(), link: z.string() });

/** Texts that one question is answered by. */
const SHOWN = 3;
/** A word of a title says more than one of a text. */
const TITLE_WEIGHT = 3;
/** Less of the question's weight than this is chance. */
const LEAST = 0.45;

/** How the site works, from the operator's questions, the fixed pages and the pages themselves. */
export const site = lookUp({
  about: "How this site works: accounts, shortlist, alerts, privacy, listing, terms, contact.",
  input: z.object({ question: z.string().max(500) }),
  output: z.object({ answers: z.array(siteText), missing: z.array(z.string()) }),
  find: async ({ question }, records) => {
    const texts = [...SITE_PAGES, ...(await records.siteTexts())];
    const answers = bestFor(question, texts);
    return {
      answers,
      missing: answers.length === 0 ? ["Nothing on the site answers this."] : [],
    };
  },
});

/**
 * The texts that hold most of a question's words, each word weighed by how few texts hold it; a word
 * that none holds counts against all of them.
 */
function bestFor(question: string, texts: readonly SiteText[]): SiteText[] {
  const asked = [...new Set(stemsOf(question))];
  const held = texts.map(({ title, text }) => ({
    title: new Set(stemsOf(title)),
    text: new Set(stemsOf(text)),
  }));
  const weights = asked.map((word) => {
    const count = held.filter(({ title, text }) => title.has(word) || text.has(word)).length;
    return Math.log(1 + texts.length / (1 + count));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0) * TITLE_WEIGHT;
  const rated = texts.map((text, at) => {
    const { title, text: body } = held[at]!;
    const score = asked.reduce(
      (sum, word, place) =>
        sum + weights[place]! * (title.has(word) ? TITLE_WEIGHT : Number(body.has(word))),
      0,
    );
    return { text, score: whole === 0 ? 0 : score / whole };
  });
  const best = Math.max(0, ...rated.map(({ score }) => score));
  return rated
    .filter(({ score }) => score >= LEAST && score >= best * 0.8)
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ text }) => text);
}

/** Words of any question, which say nothing of what is asked. */
const QUESTION_WORDS = new Set(
  "i me my we our you it can could do does did how what where when which who why will would want wants like please tell show see get have has there if not am so".split(
    " ",
  ),
);

function stemsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((word) => !isStopWord(word) && !QUESTION_WORDS.has(word))
    .map(stem);
}
