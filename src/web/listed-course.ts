import { blacklistedBy } from "#catalogue/approval.ts";
import type { CourseSummary, Nullable } from "#catalogue/course.ts";
import type { StatedEntry } from "#catalogue/entry.ts";
import { listingFee, NO_FEE } from "#catalogue/fees.ts";
import { factsOn, type ShownFact } from "#catalogue/field-words.ts";
import { closingSoon } from "#catalogue/intakes.ts";
import { levelTitle, mnqfLabel } from "#catalogue/levels.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { isInScheme, isTotal, netCost } from "#catalogue/net-cost.ts";
import type { Basis, OperatorData } from "#catalogue/operator.ts";
import { placesMet } from "#catalogue/places.ts";
import {
  figureInTotal,
  formatTotalCost,
  mvrWords,
  totalCost,
  totalCostContents,
} from "#catalogue/total-cost.ts";
import { logoAddress } from "./logo-address.ts";

/** A course on its card, in the listing and everywhere else: every fact as text. */
export interface ListedCourse extends StatedEntry {
  id: number;
  name: string;
  name_dv: Nullable<string>;
  institution: { id: number; name: string; logo: string };
  /** Source and date of its institution's blacklisting; null where no source states one. */
  blacklisted: Nullable<string>;
  /** Where it is taught: "Malé, Addu City"; null where not stated. */
  where: Nullable<string>;
  /** Codes of its places, and "online": what `placesMet` reads. */
  met: readonly string[];
  /** What the Bachelor's Degree Grant Scheme covers; null when it has no part in it. */
  scheme: Nullable<string>;
  level: Nullable<string>;
  duration: Nullable<string>;
  /** What it costs in the end, or else the fee; null where neither is stated. */
  cost: Nullable<string>;
  /** The fee phrase that the requirements ask for, where `cost` does not hold it. */
  fee: Nullable<string>;
  /** What comes to the fee, or else what the cost includes besides the course; null for nothing. */
  contents: Nullable<string>;
  /** What is left to pay with the scheme, "MVR 0"; null where that is not known. */
  net: Nullable<string>;
  modalities: string[];
  /** What is shown of it as the table of fields says. */
  facts: ShownFact[];
  intakes: string[];
  /** "Closes in 12 days"; null where the next deadline is far or not stated. */
  closing: Nullable<string>;
  sample: boolean;
}

/** Cards by what they are made on and of: pages of one catalogue show the same courses again. */
const cards = new WeakMap<Basis, WeakMap<CourseSummary, ListedCourse>>();

/** The card of a course in lists; the same object for the same course and basis. */
export function listedCourse(course: CourseSummary, basis: Basis): ListedCourse {
  const made = cards.get(basis) ?? new WeakMap<CourseSummary, ListedCourse>();
  const card = made.get(course) ?? cardOf(course, basis, listingFee);
  cards.set(basis, made.set(course, card));
  return card;
}

/** The same in another place, which phrases the fee as the requirements ask for there. */
export function cardOf(
  course: CourseSummary,
  { today, operator }: Basis,
  feePhrase: (course: CourseSummary) => string,
): ListedCourse {
  const { institution } = course;
  return {
    id: course.id,
    name: course.name,
    name_dv: course.name_dv,
    institution: {
      id: institution.id,
      name: institution.name,
      logo: logoAddress(institution, 40),
    },
    blacklisted: blacklistedBy(institution),
    where: placesText(course.places),
    met: placesMet(course),
    scheme: isInScheme(course) ? course.gov_first_degree_text : null,
    level: listedLevel(course.mnqf_level),
    duration: course.duration_text,
    ...listedCost(course, feePhrase(course), operator),
    modalities: course.delivery_modalities.map(modalityLabel),
    facts: factsOn("cardFact", course),
    intakes: course.intakes,
    closing: closingSoon(course, today),
    entry_routes: course.entry_routes,
    has_entry_text: course.has_entry_text,
    sample: course.sample,
  };
}

/** "Level 5: Diploma"; a card has no label beside it, so "Not Applicable" says of what. */
function listedLevel(level: CourseSummary["mnqf_level"]): Nullable<string> {
  return level === "NA" ? `Level: ${mnqfLabel(level)}` : levelTitle(level);
}

const MAX_CARD_PLACES = 2;

/** The first places of a course and the number of the rest: "Malé, Addu City and 2 more". */
export function placesText(places: readonly string[]): Nullable<string> {
  if (places.length === 0) return null;
  const shown = places.slice(0, MAX_CARD_PLACES).join(", ");
  const more = places.length - MAX_CARD_PLACES;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

type ListedCost = Pick<ListedCourse, "cost" | "fee" | "contents" | "net">;

function listedCost(course: CourseSummary, phrase: string, operator: OperatorData): ListedCost {
  const fee = phrase === NO_FEE ? null : phrase;
  const total = totalCost(course);
  const left = netCost(course, operator);
  const net = left && formatTotalCost(left);
  if (!total) return { cost: fee, fee: null, contents: null, net };
  if (!isTotal(phrase, course)) {
    const contents = totalCostContents(total, fee === null ? "including" : "plus");
    return { cost: figureInTotal(total, operator), fee, contents, net };
  }
  const cost = [phrase, mvrWords(total, operator)].filter(Boolean).join(", ");
  return { cost, fee: null, contents: null, net };
}
