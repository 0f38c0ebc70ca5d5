import { fold } from "#catalogue/search/fold.ts";

interface SearchableQuestion {
  question: string;
  /** HTML. */
  answer: string;
}

/** The questions that hold every word of the text, in themselves or in their answer. */
export function questionsWith<T extends SearchableQuestion>(
  faqs: readonly T[],
  text: string,
): readonly T[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return faqs;
  return faqs.filter(({ question, answer }) => {
    const folded = fold(`${question} ${answer.replace(/<[^<>]*>/g, " ")}`);
    return words.every((word) => folded.includes(word));
  });
}
