import type { Nullable } from "./course.ts";
import { dateWords, yearsSince } from "./dates.ts";
import { sourceByKey, statedBy } from "./sources.ts";
import {
  type Bundle,
  type Dates,
  type FactGroup,
  type FactSource,
  FIELD_LABELS,
  type SourceRef,
} from "./statements.ts";

/** How pages state the source and age of facts, for people who do not know registers. */

/** Labels of the groups of facts. */
const GROUP_LABELS: Readonly<Record<FactGroup, string>> = {
  approval: "Approval",
  cost: "Cost and fees",
  intakes: "Intakes",
  entry: "Entry requirements",
  contacts: "Contacts",
  record: "Other details",
};

/** "1 year ago", "5 years ago". */
export function ageWords(years: number): string {
  return years === 1 ? "1 year ago" : `${years} years ago`;
}

/** True where a day, month or year ended before `today` (YYYY-MM-DD). */
export function isPast(date: string, today: string): boolean {
  return today.slice(0, date.length) > date;
}

/** Source, date and expiry of a fact: "From the MQA register of March 2021 (5 years ago)". */
export function statedWords(fact: Dates & { source: string }, today: string): string {
  const { source, stated_on, holds_until } = fact;
  const years = stated_on === null ? 0 : yearsSince(stated_on, today);
  const age = years > 0 ? ` (${ageWords(years)})` : "";
  return `${statedBy(source, stated_on)}${age}${holdingWords(holds_until, today)}`;
}

function holdingWords(until: Nullable<string>, today: string): string {
  if (until === null) return "";
  return `, ${isPast(until, today) ? "held" : "holds"} until ${dateWords(until)}`;
}

/** A sentence inside another one: "from the MQA register of March 2021". */
export function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/**
 * Says that a source no longer lists a record: "No longer in the CRICOS register, since May 2023".
 */
export function vanishedWords(source: string, since: string): string {
  const { kind, name } = sourceByKey(source);
  const when = since ? `, since ${dateWords(since)}` : "";
  if (kind === "institution") return `No longer stated by the institution${when}`;
  return kind === "website" ? `No longer on the ${name}${when}` : `No longer in the ${name}${when}`;
}

/** Sources of the facts on a page, one line for each group of facts. */
export interface Evidence<Group extends FactGroup = FactGroup> {
  /** The line that all groups share; null where they differ or no source is known. */
  shared: Nullable<string>;
  /** The lines by group where they differ; a group that no source states has none. */
  lines: Partial<Record<Group, string>>;
}

/**
 * The source and date of each group of facts, or one shared line where all are the same. A line
 * names the fields that come from another source than the rest of their group, with that source.
 *
 * @param today YYYY-MM-DD.
 */
export function evidenceOf<Group extends FactGroup>(
  { facts, field_sources, sources }: SourcedFacts<Group>,
  bundles: readonly Bundle<FactGroup>[],
  today: string,
): Evidence<Group> {
  const elsewhere = (group: Group) =>
    sources.flatMap((mention) => {
      const labels = bundles.flatMap(({ group: of, labels: fields }) =>
        [...fields].filter(([field]) => of === group && field_sources[field] === mention.source),
      );
      const from = lowered(statedWords(mention, today));
      return labels.length > 0 ? [`${labels.map(([, label]) => label).join(", ")}: ${from}`] : [];
    });
  const stated = Object.entries(facts) as [Group, FactSource | null][];
  const lines = stated.flatMap(([group, fact]) =>
    fact ? [[group, [statedWords(fact, today), ...elsewhere(group)].join(". ")] as const] : [],
  );
  const [first, ...others] = new Set(lines.map(([, words]) => words));
  const isOneSource = Object.keys(field_sources).length === 0;
  if (first !== undefined && others.length === 0 && isOneSource) {
    return { shared: first, lines: {} };
  }
  return { shared: null, lines: Object.fromEntries(lines) as Evidence<Group>["lines"] };
}

/** A source of a record and the facts taken from it. */
export interface SourceOfPage extends SourceRef {
  /** Labels of the groups and fields taken from it; empty where other sources state them all. */
  speaksFor: string[];
  /** How single groups became known: "Approval: letter of the registrar". */
  notes: string[];
}

interface SourcedFacts<Group extends FactGroup = FactGroup> {
  sources: readonly SourceRef[];
  facts: Partial<Record<Group, FactSource | null>>;
  field_sources: Readonly<Record<string, string>>;
}

/** Every source of a page with the facts taken from it, nearest source first. */
export function sourcesOfPage({ sources, facts, field_sources }: SourcedFacts): SourceOfPage[] {
  return sources.map((mention) => {
    const groups = (Object.keys(GROUP_LABELS) as FactGroup[]).filter(
      (group) => facts[group]?.source === mention.source,
    );
    const fields = Object.entries(field_sources).flatMap(([field, source]) =>
      source === mention.source ? (FIELD_LABELS.get(field) ?? []) : [],
    );
    return {
      ...mention,
      speaksFor: [...new Set([...groups.map((group) => GROUP_LABELS[group]), ...fields])],
      notes: groups.flatMap((group) => {
        const note = facts[group]?.note;
        return note ? [`${GROUP_LABELS[group]}: ${note}`] : [];
      }),
    };
  });
}
