import { mnqfLabel } from "#catalogue/levels.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import type { Slots } from "../answer.ts";
import { ONLINE } from "./demands.ts";

/** "a, b and c". */
export function listed(values: readonly string[], joint = "and"): string {
  if (values.length <= 1) return values[0] ?? "";
  return `${values.slice(0, -1).join(", ")} ${joint} ${values.at(-1)}`;
}

/** With a capital at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 course", "12 courses". */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString("en-GB")} ${word}${count === 1 ? "" : "s"}`;
}

/** An amount as the catalogue writes it: "MVR 45,000". */
function rufiyaa(amount: number): string {
  return `MVR ${amount.toLocaleString("en-GB", { maximumFractionDigits: 0 })}`;
}

/** "18 months", "2 years", "3 weeks". */
function monthsText(months: number): string {
  if (months < 1) return counted(Math.max(1, Math.round(months * 4)), "week");
  if (months >= 12 && months % 12 === 0) return counted(months / 12, "year");
  return months % 1 === 0 ? counted(months, "month") : `${months} months`;
}

/** A place without the letter of its atoll: "Hithadhoo". */
export function island(place: string): string {
  return place.replace(/^\p{L}{1,3}\.\s*/u, "");
}

const MODE: Record<NonNullable<Slots["studyMode"]>, string> = {
  "full-time": "full-time",
  "part-time": "part-time",
  evening: "in the evenings",
  weekend: "at weekends",
  "off-hours": "in the evenings or at weekends",
};

/** One thing that was asked for, as an answer repeats it, with the slot that holds it. */
export interface SaidSlot {
  key: keyof Slots;
  text: string;
}

/** What the slots ask for, in words: "Level: Diploma", "in Hithadhoo". */
export function saidSlots(slots: Slots): SaidSlot[] {
  const said: SaidSlot[] = [];
  const add = (key: keyof Slots, text: string) => {
    if (text !== "") said.push({ key, text });
  };
  add("fields", slots.fields.join(" or "));
  if (slots.fields.length === 0)
    add("careers", slots.careers.map((name) => `around the career ${name}`).join(" or "));
  add("text", slots.text === null ? "" : `“${slots.text}”`);
  add("levels", slots.levels.map(mnqfLabel).join(" or "));
  add("places", slots.places.length > 0 ? placesText(slots.places) : "");
  add(
    "institutions",
    slots.institutions.length > 0 ? `at ${listed(slots.institutions, "or")}` : "",
  );
  add(
    "modalities",
    slots.modalities.map((value) => modalityLabel(value).toLowerCase()).join(" or "),
  );
  add("studyMode", slots.studyMode ? MODE[slots.studyMode] : "");
  add("languages", slots.languages.length > 0 ? `taught in ${listed(slots.languages, "or")}` : "");
  add(
    "awarding",
    slots.awarding === null
      ? ""
      : slots.awarding === "local"
        ? "awarded locally"
        : "awarded by a body abroad",
  );
  add(
    "scheme",
    slots.scheme === null
      ? ""
      : slots.scheme
        ? "in the Government First Degree Scheme"
        : "outside the First Degree Scheme",
  );
  add("budget", budgetText(slots));
  add("months", slots.months === null ? "" : `within ${monthsText(slots.months)}`);
  add("intake", slots.intake ? `starting in ${slots.intake}` : "");
  add("excluded", excludedText(slots));
  return said;
}

/** "in Gan or Fonadhoo", "in Hithadhoo or online". */
function placesText(places: readonly string[]): string {
  const islands = places.filter((place) => place !== ONLINE).map(island);
  const there = `in ${listed([...new Set(islands)], "or")}`;
  return islands.length < places.length ? `${there} or online` : there;
}

function budgetText({ budget, budgetFrom }: Slots): string {
  if (budget !== null && budgetFrom !== null) {
    return `from ${rufiyaa(budgetFrom)} to ${rufiyaa(budget)}`;
  }
  if (budget !== null) return `up to ${rufiyaa(budget)}`;
  return budgetFrom === null ? "" : `from ${rufiyaa(budgetFrom)}`;
}

function excludedText({ excluded }: Slots): string {
  const out = [
    ...excluded.fields,
    ...excluded.levels.map(mnqfLabel),
    ...excluded.places.map(island),
    ...excluded.institutions,
    ...excluded.modalities.map((value) => modalityLabel(value).toLowerCase()),
    ...excluded.languages,
    ...excluded.words.map((word) => `“${word}”`),
  ];
  return out.length > 0 ? `without ${listed(out, "or")}` : "";
}

/** A course with its institution: "Diploma in Law (Noor College)". */
export function titled({ name, institution }: { name: string; institution: { name: string } }) {
  return `${name} (${institution.name})`;
}
