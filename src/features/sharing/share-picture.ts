import { type CourseCard, NOT_STATED } from "#catalogue/course.ts";
import { listingFee, NO_FEE } from "#catalogue/fees.ts";
import type { InstitutionCard } from "#catalogue/institution.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { formatTotalCost, totalCost } from "#catalogue/total-cost.ts";
import { coverSvg } from "#ui/pattern/cover.ts";
import { monogramSvg } from "#ui/pattern/monogram.ts";
import { bannerSvg } from "#ui/pattern/pattern.ts";
import { SHARE_PICTURE } from "#web/metadata.ts";
import { MARK, WORD } from "#web/site/logo-lines.ts";
import { type FittedText, fitText, LEADING, type TextStep } from "./fitted-text.ts";
import type { FontWidths } from "./font-widths.ts";

/** Letters that the pictures are set in. */
export interface Typefaces {
  regular: FontWidths;
  bold: FontWidths;
  thaana: FontWidths;
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const EDGE = 64;
/** Where the text ends and the institution's own sea begins. */
const SHORE = 872;
const TEXT_WIDTH = SHORE - EDGE - 48;

const COLOURS = {
  ground: "#052d38",
  ink: "#ffffff",
  soft: "#c6e2df",
  sand: "#f0dfbd",
  line: "#2a5560",
  accent: "#ff8466",
} as const;

interface Style {
  face: keyof Typefaces;
  colour: string;
}

const TITLE: Style = { face: "bold", colour: COLOURS.ink };
const PLAIN: Style = { face: "regular", colour: COLOURS.soft };
const LABEL: Style = { face: "regular", colour: COLOURS.sand };
const THAANA: Style = { face: "thaana", colour: COLOURS.sand };

const FAMILIES: Record<keyof Typefaces, string> = {
  regular: 'font-family="Figtree" font-weight="400"',
  bold: 'font-family="Figtree" font-weight="700"',
  thaana: 'font-family="Noto Sans Thaana" font-weight="600"',
};

/** What a shared course shows: name, institution, level, duration and cost. */
export function courseSharePicture(course: CourseCard, faces: Typefaces): string {
  const { institution, name, name_dv } = course;
  return picture(
    institution.name,
    logo(EDGE, 52),
    sampleNote(course.sample),
    monogram(institution.name, { x: EDGE, y: 144, size: 72 }),
    paragraph(faces, {
      text: institution.name,
      style: PLAIN,
      steps: steps([32, 1], [26, 2]),
      x: EDGE + 92,
      middle: 180,
      width: TEXT_WIDTH - 92,
    }),
    heading(faces, {
      name,
      name_dv,
      steps: steps([68, 2], [56, 3], [46, 3], [40, 4], [36, 4], [32, 5]),
      top: 244,
      bottom: 468,
    }),
    factRow(faces, [
      ["Level", levelTitle(course.mnqf_level), 1],
      ["Duration", course.duration_text, 0.9],
      costFact(course),
    ]),
  );
}

/** What a shared institution shows: name, places and how many courses it lists. */
export function institutionSharePicture(
  institution: InstitutionCard,
  courses: number,
  faces: Typefaces,
): string {
  const { name, name_dv, places } = institution;
  return picture(
    name,
    logo(EDGE, 52),
    sampleNote(institution.sample),
    monogram(name, { x: EDGE, y: 140, size: 112 }),
    heading(faces, {
      name,
      name_dv,
      steps: steps([72, 2], [56, 3], [44, 3], [36, 4]),
      top: 270,
      bottom: 468,
    }),
    factRow(faces, [
      ["Courses", courses.toLocaleString("en"), 1],
      ["Where", places.join(", ") || null, 3],
    ]),
  );
}

/** What a shared page without a picture of its own shows. */
export function siteSharePicture(
  stats: { courses: number; institutions: number },
  faces: Typefaces,
): string {
  const figures = `${stats.courses.toLocaleString("en")} courses at ${stats.institutions.toLocaleString("en")} institutions`;
  const cover = coverSvg().replace(/width="\d+" height="\d+"/, 'width="1200" height="800" y="-70"');
  return canvas(
    cover,
    logo(EDGE, 84, 1.7),
    heading(faces, {
      name: "Find, filter and compare courses in the Maldives",
      name_dv: null,
      steps: steps([76, 3]),
      top: 220,
      bottom: 480,
      width: 640,
    }),
    paragraph(faces, {
      text: figures,
      style: LABEL,
      steps: steps([34, 1], [28, 2]),
      x: EDGE,
      middle: 536,
      width: 640,
    }),
  );
}

/** Total cost; where the fees do not allow one, the fee as the listing words it. */
function costFact(course: CourseCard): Fact {
  const share = 1.2;
  const total = totalCost(course);
  // An amount is not broken.
  if (total) return ["Total cost", formatTotalCost(total).replaceAll(" ", "\u00a0"), share];
  const fee = listingFee(course);
  if (fee === NO_FEE) return ["Total cost", null, share];
  return ["Fee", fee.replace(/^Course Fee: /, ""), share];
}

function steps(
  first: readonly [size: number, lines: number],
  ...more: readonly (readonly [size: number, lines: number])[]
): [TextStep, ...TextStep[]] {
  const step = ([size, lines]: readonly [number, number]) => ({ size, lines });
  return [step(first), ...more.map(step)];
}

function picture(seed: string, ...parts: string[]): string {
  const sea = bannerSvg(seed).replace(
    /width="\d+" height="\d+"/,
    `x="${SHORE - 80}" width="${WIDTH - SHORE + 80}" height="${HEIGHT}"`,
  );
  const shore = `M0 0H${SHORE + 22}c-46 100 40 210-6 330s-54 190 10 300H0z`;
  return canvas(
    sea,
    `<path d="${shore}" transform="translate(14)" fill="${COLOURS.sand}" opacity=".55"/>`,
    `<path d="${shore}" fill="${COLOURS.ground}"/>`,
    ...parts,
  );
}

function canvas(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ground}"/>${parts.join("")}</svg>`;
}

function logo(x: number, y: number, scale = 1.15): string {
  const lines = [MARK.path, ...WORD].map((line) => `<path d="${line}"/>`).join("");
  return `<g transform="translate(${x} ${y})scale(${scale})"><g fill="none" stroke="${COLOURS.ink}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g><circle cx="${MARK.island.x}" cy="${MARK.island.y}" r="${MARK.island.radius}" fill="${COLOURS.accent}"/></g>`;
}

/** Says of fictional records that they are. */
function sampleNote(sample: boolean): string {
  if (!sample) return "";
  return `<text x="${EDGE + TEXT_WIDTH}" y="88" text-anchor="end" ${FAMILIES.regular} font-size="24" fill="${COLOURS.sand}">Sample data</text>`;
}

function monogram(name: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const drawing = monogramSvg(name, name).replace(
    /width="\d+" height="\d+"/,
    `x="${x}" y="${y}" width="${size}" height="${size}"`,
  );
  const frame = `<rect x="${x - 2}" y="${y - 2}" width="${size + 4}" height="${size + 4}" fill="none" stroke="${COLOURS.ink}" stroke-width="4"/>`;
  return drawing + frame;
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

function paragraph(faces: Typefaces, { text, style, steps, x, middle, width }: Paragraph): string {
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
function heading(faces: Typefaces, { top, bottom, width = TEXT_WIDTH, ...texts }: Heading): string {
  const set = (text: string, { face }: Style, height: number, sizes: Paragraph["steps"]) =>
    fitText(text, { width, height, steps: sizes, widthOf: faces[face].widthOf });
  const second = texts.name_dv
    ? set(texts.name_dv, THAANA, bottom - top, steps([36, 1], [28, 1]))
    : null;
  const below = second ? heightOf(second) + GAP : 0;
  const first = set(texts.name, TITLE, bottom - top - below, texts.steps);
  const start = top + (bottom - top - below - heightOf(first)) / 2;
  return [
    setLines(first, { style: TITLE, x: EDGE, top: start }),
    second && setLines(second, { style: THAANA, x: EDGE, top: start + heightOf(first) + GAP }),
  ]
    .filter(Boolean)
    .join("");
}

/** A fact with its label; a longer kind of fact has a larger share of the width. */
type Fact = readonly [label: string, value: string | null, share: number];

/** Label over value, side by side above the lower edge. */
function factRow(faces: Typefaces, facts: readonly Fact[]): string {
  const space = TEXT_WIDTH - FACT_GAP * (facts.length - 1);
  const shares = facts.reduce((sum, [, , share]) => sum + share, 0);
  let x = EDGE;
  const columns = facts.map(([label, value, share]) => {
    const width = (space * share) / shares;
    const drawn = factColumn(faces, { label, value: value ?? NOT_STATED, x, width });
    x += width + FACT_GAP;
    return drawn;
  });
  return `<path d="M${EDGE} 484h${TEXT_WIDTH}" stroke="${COLOURS.line}" stroke-width="2"/>${columns.join("")}`;
}

const FACT_GAP = 28;

interface Column extends Pick<Paragraph, "x" | "width"> {
  label: string;
  value: string;
}

function factColumn(faces: Typefaces, { label, value, ...column }: Column): string {
  const name = { ...column, text: label, style: LABEL, steps: steps([22, 1]), middle: 512 };
  const sizes = steps([30, 1], [25, 2], [21, 2]);
  const fact = { ...column, text: value, style: TITLE, steps: sizes, middle: 558 };
  return paragraph(faces, name) + paragraph(faces, fact);
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
      return `<text x="${x}" y="${y}" ${FAMILIES[style.face]} font-size="${size}" fill="${style.colour}">${escapeMarkup(line)}</text>`;
    })
    .join("");
}

/** Characters that XML does not allow at all are left out. */
function escapeMarkup(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u001f\ufffe\uffff]|\p{Cs}/gu, "")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
  );
}
