import { NOT_STATED } from "#catalogue/course.ts";
import { COLOURS } from "#ui/colours.ts";
import { type FittedText, fitText, LEADING, type TextStep } from "./fitted-text.ts";
import type { FontWidths } from "./font-widths.ts";

/** Letters that the pictures are set in. */
export interface Typefaces {
  regular: FontWidths;
  bold: FontWidths;
  thaana: FontWidths;
}

export const EDGE = 64;
/** Where the text ends and the institution's own sea begins. */
export const SHORE = 872;
export const TEXT_WIDTH = SHORE - EDGE - 48;

/** Text and lines on the deep sea that the style sheets have no colours for. */
const SOFT = "#c6e2df";
const LINE_COLOUR = "#2a5560";

interface Style {
  face: keyof Typefaces;
  colour: string;
}

const TITLE_STYLE: Style = { face: "bold", colour: COLOURS.white };
export const PLAIN_STYLE: Style = { face: "regular", colour: SOFT };
export const LABEL: Style = { face: "regular", colour: COLOURS.sand };
const THAANA: Style = { face: "thaana", colour: COLOURS.sand };

export const FAMILIES: Record<keyof Typefaces, string> = {
  regular: 'font-family="Figtree" font-weight="400"',
  bold: 'font-family="Figtree" font-weight="700"',
  thaana: 'font-family="Noto Sans Thaana" font-weight="600"',
};

/** Sizes that a text is tried in, the largest first, each with its most lines. */
export function steps(
  first: readonly [size: number, lines: number],
  ...more: readonly (readonly [size: number, lines: number])[]
): [TextStep, ...TextStep[]] {
  const step = ([size, lines]: readonly [number, number]) => ({ size, lines });
  return [step(first), ...more.map(step)];
}

interface Paragraph {
  text: string;
  style: Style;
  steps: readonly [TextStep, ...TextStep[]];
  x: number;
  /** Height of the paragraph's middle. */
  middle: number;
  width: number;
}

/** A text around its middle, as large as fits. */
export function paragraphLines(
  faces: Typefaces,
  { text, style, steps, x, middle, width }: Paragraph,
): string {
  const set = fitText(text, { width, steps, widthOf: faces[style.face].widthOf });
  return setLines(set, { style, x, top: middle - heightOf(set) / 2 });
}

interface Heading extends Pick<Paragraph, "steps"> {
  name: string;
  name_dv: string | null;
  top: number;
  bottom: number;
  width?: number;
}

/** Between a name and its second line. */
const GAP = 14;

/** A name, and beneath it the same in Thaana, together in the middle between top and bottom. */
export function headingLines(
  faces: Typefaces,
  { top, bottom, width = TEXT_WIDTH, ...texts }: Heading,
): string {
  const set = (text: string, { face }: Style, height: number, sizes: Paragraph["steps"]) =>
    fitText(text, { width, height, steps: sizes, widthOf: faces[face].widthOf });
  const second = texts.name_dv
    ? set(texts.name_dv, THAANA, bottom - top, steps([36, 1], [28, 1]))
    : null;
  const below = second ? heightOf(second) + GAP : 0;
  const first = set(texts.name, TITLE_STYLE, bottom - top - below, texts.steps);
  const start = top + (bottom - top - below - heightOf(first)) / 2;
  return [
    setLines(first, { style: TITLE_STYLE, x: EDGE, top: start }),
    second && setLines(second, { style: THAANA, x: EDGE, top: start + heightOf(first) + GAP }),
  ]
    .filter(Boolean)
    .join("");
}

/** A fact with its label; a longer kind of fact has a larger share of the width. */
export type PictureFact = readonly [label: string, value: string | null, share: number];

/** Label over value, side by side above the lower edge. */
export function factRow(faces: Typefaces, facts: readonly PictureFact[]): string {
  const space = TEXT_WIDTH - FACT_GAP * (facts.length - 1);
  const shares = facts.reduce((sum, [, , share]) => sum + share, 0);
  let x = EDGE;
  const columns = facts.map(([label, value, share]) => {
    const width = (space * share) / shares;
    const drawn = factColumn(faces, { label, value: value ?? NOT_STATED, x, width });
    x += width + FACT_GAP;
    return drawn;
  });
  return `<path d="M${EDGE} 484h${TEXT_WIDTH}" stroke="${LINE_COLOUR}" stroke-width="2"/>${columns.join("")}`;
}

const FACT_GAP = 28;

interface Column extends Pick<Paragraph, "x" | "width"> {
  label: string;
  value: string;
}

function factColumn(faces: Typefaces, { label, value, ...column }: Column): string {
  const name = { ...column, text: label, style: LABEL, steps: steps([22, 1]), middle: 512 };
  const sizes = steps([30, 1], [25, 2], [21, 2]);
  const fact = { ...column, text: value, style: TITLE_STYLE, steps: sizes, middle: 558 };
  return paragraphLines(faces, name) + paragraphLines(faces, fact);
}

function heightOf({ size, lines }: FittedText): number {
  return size * LEADING * lines.length;
}

interface Setting {
  style: Style;
  x: number;
  top: number;
}

function setLines({ size, lines }: FittedText, { style, x, top }: Setting): string {
  return lines
    .map((line, index) => {
      const y = Math.round(top + size * (0.89 + index * LEADING));
      return `<text x="${x}" y="${y}" ${FAMILIES[style.face]} font-size="${size}" fill="${style.colour}">${escapeSvgText(line)}</text>`;
    })
    .join("");
}

/** Characters that XML does not allow at all are left out. */
function escapeSvgText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u001f\ufffe\uffff]|\p{Cs}/gu, "")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
  );
}
