import type { CourseSummary } from "#catalogue/course.ts";
import { listingFee, NO_FEE } from "#catalogue/fees.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { formatTotalCost, totalCost } from "#catalogue/total-cost.ts";
import { COLOURS } from "#ui/colours.ts";
import { coverSvg } from "#ui/pattern/cover.ts";
import { monogramSvg } from "#ui/pattern/monogram.ts";
import { bannerSvg } from "#ui/pattern/pattern.ts";
import { MARK, WORD } from "#web/logo-lines.ts";
import { SHARE_PICTURE } from "#web/metadata.ts";
import {
  EDGE,
  FAMILIES,
  factRow,
  headingLines,
  LABEL,
  type PictureFact,
  PLAIN_STYLE,
  paragraphLines,
  SHORE,
  steps,
  TEXT_WIDTH,
  type Typefaces,
} from "./lettering.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** What a shared course shows: name, institution, level, duration and cost. */
export function courseSharePicture(course: CourseSummary, faces: Typefaces): string {
  const { institution, name, name_dv } = course;
  return drawnPicture(
    institution.name,
    logo(EDGE, 52),
    sampleNote(course.sample),
    monogram(institution.name, { x: EDGE, y: 144, size: 72 }),
    paragraphLines(faces, {
      text: institution.name,
      style: PLAIN_STYLE,
      steps: steps([32, 1], [26, 2]),
      x: EDGE + 92,
      middle: 180,
      width: TEXT_WIDTH - 92,
    }),
    headingLines(faces, {
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
  institution: InstitutionSummary,
  courses: number,
  faces: Typefaces,
): string {
  const { name, name_dv, places } = institution;
  return drawnPicture(
    name,
    logo(EDGE, 52),
    sampleNote(institution.sample),
    monogram(name, { x: EDGE, y: 140, size: 112 }),
    headingLines(faces, {
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
    headingLines(faces, {
      name: "Find, filter and compare courses in the Maldives",
      name_dv: null,
      steps: steps([76, 3]),
      top: 220,
      bottom: 480,
      width: 640,
    }),
    paragraphLines(faces, {
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
function costFact(course: CourseSummary): PictureFact {
  const share = 1.2;
  const total = totalCost(course);
  // An amount is not broken.
  if (total) return ["Total cost", formatTotalCost(total).replaceAll(" ", "\u00a0"), share];
  const fee = listingFee(course);
  if (fee === NO_FEE) return ["Total cost", null, share];
  return ["Fee", fee.replace(/^Course Fee: /, ""), share];
}

function drawnPicture(seed: string, ...parts: string[]): string {
  const sea = bannerSvg(seed).replace(
    /width="\d+" height="\d+"/,
    `x="${SHORE - 80}" width="${WIDTH - SHORE + 80}" height="${HEIGHT}"`,
  );
  const shore = `M0 0H${SHORE + 22}c-46 100 40 210-6 330s-54 190 10 300H0z`;
  return canvas(
    sea,
    `<path d="${shore}" transform="translate(14)" fill="${COLOURS.sand}" opacity=".55"/>`,
    `<path d="${shore}" fill="${COLOURS.deep}"/>`,
    ...parts,
  );
}

function canvas(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.deep}"/>${parts.join("")}</svg>`;
}

function logo(x: number, y: number, scale = 1.15): string {
  const lines = [MARK.path, ...WORD].map((line) => `<path d="${line}"/>`).join("");
  return `<g transform="translate(${x} ${y})scale(${scale})"><g fill="none" stroke="${COLOURS.white}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g><circle cx="${MARK.island.x}" cy="${MARK.island.y}" r="${MARK.island.radius}" fill="${COLOURS.accent}"/></g>`;
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
  const frame = `<rect x="${x - 2}" y="${y - 2}" width="${size + 4}" height="${size + 4}" fill="none" stroke="${COLOURS.white}" stroke-width="4"/>`;
  return drawing + frame;
}
