import { piecesBetweenSpaces, type QueryWord, type Typed, type WordSpan } from "#engine/engine.ts";
import { fold, withoutInvisible } from "./fold.ts";
import { isStopWord, wordChunks } from "./tokens.ts";

/** Letters and digits that neither fold nor part. */
const PLAIN_PIECE = /^[a-zA-Z0-9]+$/;

/** The words of a typed text, with the compounds among them as one word each. */
export function typedWords(typed: string): Typed {
  const visible = withoutInvisible(typed);
  const words: QueryWord[] = [];
  const compounds: WordSpan[] = [];
  const pieces = piecesBetweenSpaces(visible);
  for (let piece = 0; piece < pieces.length; piece++) {
    const text = pieces[piece]!;
    if (PLAIN_PIECE.test(text)) {
      words.push({ text: text.toLowerCase(), piece, compound: false });
      continue;
    }
    for (const { parts, joined } of wordChunks(fold(text))) {
      const from = words.length;
      if (joined !== null) compounds.push({ text: joined, from, to: from + parts.length });
      for (const [at, part] of parts.entries())
        words.push({ text: part, piece, compound: at < parts.length - 1 });
    }
  }
  addSpacedLetters(words, compounds);
  let isOr = false;
  for (const [at, word] of words.entries()) {
    if (word.text === "or") isOr = at > 0;
    else if (!isStopWord(word.text)) {
      if (isOr) word.isAlternative = true;
      isOr = false;
    }
  }
  return { text: pieces.join(" "), words, compounds, isOpen: visible.trimEnd() === visible };
}

/** Adds the runs of letters that stand alone, as one word: "M B A". */
function addSpacedLetters(words: readonly QueryWord[], compounds: WordSpan[]): void {
  const isAlone = (at: number) => words[at]?.text.length === 1 && !words[at].compound;
  for (let from = 0, to = 0; from < words.length; from = Math.max(to, from + 1)) {
    for (to = from; isAlone(to); ) to++;
    if (to < from + 2) continue;
    const letters = words.slice(from, to).map(({ text }) => text);
    compounds.push({ text: letters.join(""), from, to });
  }
}
