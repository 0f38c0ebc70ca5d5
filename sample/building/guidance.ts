import { type AwardCode, titles } from "../programme.ts";
import type { Duration } from "./duration.ts";
import { htmlList, paragraph } from "./html.ts";
import type { Offer } from "./offer.ts";

/** What an award leads to. */
const ONWARD: Partial<Record<AwardCode, string>> = {
  C1: "Those who finish may go on to a Level 2 certificate.",
  C2: "Those who finish may go on to a Level 3 certificate in a related subject.",
  C3: "Those who finish may apply for a Level 4 certificate.",
  C4: "Holders of the certificate may apply for a diploma.",
  D: "Holders of the diploma may enter the second year of a related bachelor's degree.",
  AD: "Students may leave after the first year with a diploma, or go on to the third year of a related degree.",
  B: "Students may leave after the first year with a diploma and after the second with an advanced diploma.",
  BH: "Credit from an advanced diploma may shorten the degree by up to two years.",
  PC: "The certificate counts as the first half of a postgraduate diploma.",
  PD: "Holders of the diploma may go on to the dissertation of the master's degree.",
  M: "By coursework and dissertation, or by research alone.",
  P: "Supervision is in person or by video call; two weeks a year are spent on campus.",
};

function pace(offer: Offer, length: Duration): readonly string[] {
  if (length.study !== "either" || length.months < 12 || offer.code === "P") return [];
  return [
    "Full-time: four or five modules a semester",
    "Part-time: two or three modules a semester",
  ];
}

/** Pathways through and after the course, as HTML; null where they are not stated. */
export function studyOptions(offer: Offer, length: Duration): string | null {
  const choose = offer.choose("study-options");
  if (choose.chance(0.45)) return null;
  const onward = ONWARD[offer.code];
  const paces = pace(offer, length);
  if (paces.length > 0) return htmlList(paces) + (onward ? paragraph(onward) : "");
  return onward ? paragraph(onward) : null;
}

/** Other information for students, as HTML; null where nothing is stated. */
export function generalNotes(offer: Offer): string | null {
  const choose = offer.choose("notes");
  if (choose.chance(0.5)) return null;
  const notes = choose.some(titles(offer.field.notes), choose.chance(0.25) ? 2 : 1);
  return notes.map(paragraph).join("");
}
