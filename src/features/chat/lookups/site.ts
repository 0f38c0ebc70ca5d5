import { z } from "zod";
import { stemsOfWord } from "#catalogue/filter-words.ts";
import { wordsOf } from "#catalogue/institution-words.ts";
import { MAX_MESSAGE_LENGTH } from "../chat-limits.ts";
import { lookUp, type SiteText } from "./look-up.ts";
import { SITE_PAGES } from "./site-pages.ts";

const siteText = z.object({
  title: z.string(),
  text: z.string(),
  link: z.string(),
  fit: z.number().describe("How much of the question it holds, up to 1"),
});

/** Texts that one question is answered by. */
const SHOWN = 3;
/** A word of a title says more than one of a text. */
const TITLE_WEIGHT = 3;
/** Less of the question's weight than this is chance. */
const LEAST = 0.2;

/** How the site works, from the operator's questions, the fixed pages and the pages themselves. */
export const site = lookUp({
  about: "How this site works: accounts, shortlist, alerts, privacy, listing, terms, contact.",
  input: z.object({ question: z.string().max(MAX_MESSAGE_LENGTH) }),
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
function bestFor(question: string, texts: readonly SiteText[]): z.output<typeof siteText>[] {
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
    .map(({ text, score: fit }) => ({ ...text, fit }));
}

/** Words of any question, which say nothing of what is asked. */
const QUESTION_WORDS = new Set(
  "i me my we our you it can could do does did how what where when which who why will would want wants like please tell show see get have has there if not am so magu need money must put make made".split(
    " ",
  ),
);

/** Stems of the texts of the site, which are asked again and again. */
const STEMS = new Map<string, readonly string[]>();
const MOST_TEXTS = 1_000;

/** Stems of the words that say something; of a Dhivehi word that of the English one. */
function stemsOf(text: string): readonly string[] {
  const known = STEMS.get(text);
  if (known) return known;
  const stems = readStems(text);
  if (STEMS.size >= MOST_TEXTS) STEMS.clear();
  STEMS.set(text, stems);
  return stems;
}

function readStems(text: string): string[] {
  return wordsOf(text).flatMap((word) =>
    QUESTION_WORDS.has(word) ? [] : (stemsOfWord(word).at(-1) ?? []),
  );
}
