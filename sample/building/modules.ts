import { type AwardCode, titles } from "../programme.ts";
import type { Chooser } from "../random.ts";
import type { Duration } from "./duration.ts";
import { heading, htmlList } from "./html.ts";
import { isShort, type Offer } from "./offer.ts";

const FIRST_YEAR = ["Academic Writing and Study Skills", "Digital Skills for Study"] as const;
const NATIONAL = ["Dhivehi Language and Society", "Islam and Ethics"] as const;

interface Term {
  name: string;
  modules: string[];
}

/** Deals titles out evenly over as many terms, keeping their order. */
function terms(modules: readonly string[], names: readonly string[]): Term[] {
  return names.map((name, at) => ({
    name,
    modules: modules.slice(
      Math.round((at * modules.length) / names.length),
      Math.round(((at + 1) * modules.length) / names.length),
    ),
  }));
}

function semesterNames(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Semester ${at + 1}`);
}

function yearNames(years: number): string[] {
  return Array.from(
    { length: years * 2 },
    (_, at) => `Year ${Math.floor(at / 2) + 1}, semester ${(at % 2) + 1}`,
  );
}

/** Merges two lists so that both are spread over the whole. */
function merged(one: readonly string[], other: readonly string[]): string[] {
  const place = (list: readonly string[]) =>
    list.map((title, at) => ({ title, at: (at + 0.5) / list.length }));
  const placed = [...place(one), ...place(other)];
  return placed.sort((a, b) => a.at - b.at).map(({ title }) => title);
}

/** The titles without repetitions: a common module may also be one of the subject's own. */
function distinct(list: readonly string[]): string[] {
  return [...new Set(list)];
}

function bachelor(subject: readonly string[], common: readonly string[], length: Duration): Term[] {
  const years = Math.max(1, Math.min(4, Math.round(length.months / 12)));
  if (years === 1) {
    return terms([...subject.slice(-7), "Final-year Project"], semesterNames(2));
  }
  const body = merged(common, subject);
  const modules = distinct([
    ...FIRST_YEAR,
    ...body.slice(0, 6),
    ...NATIONAL,
    ...body.slice(6),
    "Research Methods",
    "Work Placement",
    "Final-year Project",
  ]);
  return terms(modules, yearNames(Math.max(3, years)));
}

function master(advanced: readonly string[], length: Duration, choose: Chooser): Term[] {
  const taught = [...advanced, "Research Methods"];
  const elective = choose.chance(0.4) ? ["One elective module"] : [];
  const last = { name: "Semester 3", modules: [choose.pick(["Dissertation", "Capstone Project"])] };
  const fourth = { name: "Semesters 3 and 4", modules: [...elective, "Dissertation"] };
  return [...terms(taught, semesterNames(2)), length.months >= 24 ? fourth : last];
}

const DOCTORATE = [
  "Doctoral seminar and research ethics",
  "Advanced research methods",
  "Research proposal and its defence",
  "Fieldwork and analysis",
  "One published paper or its equal",
  "Thesis and oral examination",
] as const;

/** Titles for the certificates below level 4, which have no semesters. */
const PLAIN: Partial<Record<AwardCode, number>> = { C1: 3, C2: 4, C3: 6 };

function semesters(offer: Offer, length: Duration): Term[] {
  const subject = titles(offer.topics ?? offer.subject.modules);
  const common = titles(offer.field.common);
  const advanced = titles(offer.topics ?? offer.subject.advanced);
  switch (offer.code) {
    case "C4":
      return terms(
        distinct([...merged(common.slice(0, 2), subject.slice(0, 7)), "Practical Project"]),
        semesterNames(2),
      );
    case "D":
      return terms(
        distinct([
          FIRST_YEAR[0],
          ...merged(common.slice(0, 3), subject.slice(0, 8)),
          "Diploma Project",
        ]),
        semesterNames(length.months > 12 ? 3 : 2),
      );
    case "AD":
      return terms(
        distinct([
          ...FIRST_YEAR,
          ...merged(common.slice(0, 5), subject.slice(0, 10)),
          NATIONAL[1],
          "Work Placement",
        ]),
        semesterNames(4),
      );
    case "B":
    case "BH":
      return bachelor(subject, common, length);
    case "PD":
      return terms([...advanced, "Professional Project"], semesterNames(2));
    case "M":
      return master(advanced, length, offer.choose("modules/master"));
    default:
      return [];
  }
}

/** True for the awards whose modules are one list without semesters. */
function isFlat(code: AwardCode): boolean {
  return isShort(code) || code === "F" || Object.hasOwn(PLAIN, code);
}

/** The modules as HTML, by semester where there are any; null where they are not stated. */
export function courseModules(offer: Offer, length: Duration): string | null {
  const own = titles(offer.topics);
  if (own.length > 0 && isFlat(offer.code)) return htmlList(own);
  if (isShort(offer.code) || offer.choose("modules").chance(0.1)) return null;
  if (offer.code === "P") return htmlList(DOCTORATE, "ol");
  const plain = PLAIN[offer.code];
  const subject = titles(offer.subject.modules);
  if (plain) return htmlList(subject.slice(0, plain));
  if (offer.code === "PC")
    return htmlList(titles(offer.topics ?? offer.subject.advanced).slice(0, 4));
  if (offer.code === "F") return htmlList(titles(offer.field.common));
  return semesters(offer, length)
    .map(({ name, modules }) => heading(name) + htmlList(modules))
    .join("");
}

/** Range of the careers list, from first job to senior one, that an award opens. */
const REACH: Record<AwardCode, readonly [number, number]> = {
  C1: [0, 0.5],
  C2: [0, 0.5],
  C3: [0, 0.6],
  C4: [0, 0.75],
  D: [0, 0.8],
  AD: [0.15, 0.9],
  B: [0.2, 1],
  BH: [0.2, 1],
  PC: [0.4, 1],
  PD: [0.4, 1],
  M: [0.4, 1],
  P: [0.6, 1],
  S: [0, 0.5],
  F: [0, 1],
  X: [0, 1],
};

/** Careers that the course opens, as an HTML list; null where they are not stated. */
export function courseCareers(offer: Offer): string | null {
  const missing = offer.code === "S" || offer.code === "X" ? 0.7 : 0.12;
  if (offer.choose("careers").chance(missing)) return null;
  const all = titles(offer.subject.careers);
  const [from, to] = REACH[offer.code];
  const shown = all.slice(Math.floor(from * all.length), Math.max(2, Math.ceil(to * all.length)));
  return htmlList(shown);
}
