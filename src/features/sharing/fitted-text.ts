/** A way to set a text: a size, and how many lines it may take. */
export interface TextStep {
  size: number;
  lines: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

interface TextFrame {
  /** Width of the longest line, in the units of the sizes. */
  width: number;
  /** Height of all lines together; as high as it gets unless given. */
  height?: number;
  /** Tried in this order; the last one is taken in any case, and what is too long for it is cut. */
  steps: readonly [TextStep, ...TextStep[]];
  widthOf: (text: string, size: number) => number;
}

/** Height of a line by its size. */
export const LEADING = 1.14;

const ELLIPSIS = "…";

/** Sets a text as large as it fits. */
export function fitText(text: string, frame: TextFrame): FittedText {
  const { width, height = Number.POSITIVE_INFINITY, steps, widthOf } = frame;
  const most = ({ size, lines }: TextStep) =>
    Math.max(1, Math.min(lines, Math.floor(height / (size * LEADING))));
  for (const step of steps) {
    const { size } = step;
    const broken = breakLines(text, (line) => widthOf(line, size) <= width);
    if (broken && broken.length <= most(step)) return { size, lines: broken };
  }
  const last = steps.at(-1) ?? steps[0];
  const fits = (line: string) => widthOf(line, last.size) <= width;
  return { size: last.size, lines: cutLines(text, most(last), fits) };
}

type Fits = (line: string) => boolean;

/** Breaks between words; null where one word alone is too long. */
function breakLines(text: string, fits: Fits): string[] | null {
  const lines: string[] = [];
  for (const word of splitWords(text)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else return null;
  }
  return lines;
}

/** Fills as many lines as there may be; the last one ends in an ellipsis. */
function cutLines(text: string, most: number, fits: Fits): string[] {
  const words = splitWords(text).flatMap((word) => splitWord(word, fits));
  const lines = breakLines(words.join(" "), fits) ?? [];
  if (lines.length <= most) return lines;
  const letters = [...lines.slice(most - 1).join(" ")];
  while (letters.length > 0 && !fits(letters.join("").trimEnd() + ELLIPSIS)) letters.pop();
  return [...lines.slice(0, most - 1), letters.join("").trimEnd() + ELLIPSIS];
}

/** Cuts a word that is longer than a line into pieces that are not. */
function splitWord(word: string, fits: Fits): string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const longer = (pieces.at(-1) ?? "") + letter;
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

/** A no-break space keeps its words together. */
function splitWords(text: string): string[] {
  return text.split(/[^\S\u00a0]+/).filter(Boolean);
}
