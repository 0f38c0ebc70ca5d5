import { COURSE_FIELDS, COURSE_GROUPS, type CourseGroup } from "./course.fields.ts";
import {
  INSTITUTION_FIELDS,
  INSTITUTION_GROUPS,
  type InstitutionGroup,
} from "./institution.fields.ts";
import { type Bundle, bundlesOf } from "./record-fields.ts";
import { byNearness, isWrittenByPeople } from "./sources.ts";

/**
 * Merges what several sources state about one record: facts that belong together come from one
 * source, the first by precedence that states any of them. The order in which sources were read has
 * no effect.
 */

export type { Bundle };
export { COURSE_GROUPS, type CourseGroup, INSTITUTION_GROUPS, type InstitutionGroup };

/** When a fact was stated, and until when it is valid; dates as in sources.ts. */
export interface Dates {
  stated_on: string | null;
  holds_until: string | null;
}

/** Dates of a group of facts, and how it became known ("Letter of the registrar"). */
interface DatedFacts extends Dates {
  note: string | null;
}

export type FactGroup = CourseGroup | InstitutionGroup;

/** Dates and notes by group, where a source dates a group separately. */
export type GroupDates = Partial<Record<FactGroup, DatedFacts>>;

/** One source's entry for a record, without the stated values. */
export interface Mention extends Dates {
  source: string;
  /** The record's reference in that source. */
  ref: string;
  /** Since when the source no longer holds the record; null while it does. */
  vanished_on: string | null;
  facts: GroupDates | null;
}

/** One source's entry for a record with the stated values, by field. */
export interface Statement extends Mention {
  said: Readonly<Record<string, unknown>>;
}

/** Every field of a course, in bundles. */
export const COURSE_BUNDLES = bundlesOf<CourseGroup>(COURSE_FIELDS, COURSE_GROUPS);

/** Every field of an institution, in bundles. */
export const INSTITUTION_BUNDLES = bundlesOf<InstitutionGroup>(
  INSTITUTION_FIELDS,
  INSTITUTION_GROUPS,
);

/** Labels of single fields, of courses and institutions. */
export const FIELD_LABELS: ReadonlyMap<string, string> = new Map(
  [...COURSE_BUNDLES, ...INSTITUTION_BUNDLES].flatMap(({ labels }) => [...labels]),
);

/** A field that its source does not state is null or an empty list, also as JSON text. */
const isValueStated = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== "[]" &&
  !(Array.isArray(value) && value.length === 0);

/** The value that a statement gives to a field of a bundle. */
const saidOf = ({ said }: Statement, field: string) => said[field] ?? null;

/** True for a register, file or website that no longer lists the record. */
const isSilent = ({ source, vanished_on }: Mention) =>
  vanished_on !== null && !isWrittenByPeople(source);

/**
 * The sources that still list the record; all of them where none does. Where only people do, who say no
 * more than what they changed, the rest is as it was last said, but for an approval.
 */
function speaking<T extends Mention>(statements: readonly T[], group: FactGroup): readonly T[] {
  const held = statements.filter((statement) => !isSilent(statement));
  if (held.length === 0) return statements;
  const isListed = held.some(({ source }) => !isWrittenByPeople(source));
  return isListed || group === "approval" ? held : statements;
}

/** The mentions by precedence; sources that no longer list the record come last. */
export function mentionsInOrder<T extends Mention>(mentions: readonly T[]): T[] {
  const nearest = byNearness(false);
  return mentions.toSorted(
    (a, b) => Number(isSilent(a)) - Number(isSilent(b)) || nearest(a.source, b.source),
  );
}

function speakerOf<T extends Statement>(
  { group, fields }: Bundle<FactGroup>,
  statements: readonly T[],
): T | undefined {
  const nearest = byNearness(group === "approval");
  return speaking(statements, group)
    .filter((statement) => fields.some((field) => isValueStated(saidOf(statement, field))))
    .toSorted((a, b) => nearest(a.source, b.source))[0];
}

/** The merged record: every bundle from the first source by precedence that states it. */
export function mergeStatements(
  bundles: readonly Bundle<FactGroup>[],
  statements: readonly Statement[],
): Record<string, unknown> {
  const [nearest] = mentionsInOrder(statements);
  const merged = bundles.flatMap((each) => {
    const speaker = speakerOf(each, statements) ?? nearest;
    return each.fields.map((field) => [field, speaker ? saidOf(speaker, field) : null] as const);
  });
  return Object.fromEntries(merged);
}

/** The source of a group of facts, with its date. */
export interface FactSource extends DatedFacts {
  source: string;
}

export type FactSources<Group extends FactGroup> = Record<Group, FactSource | null>;

interface Speakers<Group extends FactGroup> {
  /** By group; null where no source states any of its facts. */
  facts: FactSources<Group>;
  /** Fields that come from another source than the rest of their group. */
  field_sources: Record<string, string>;
}

/** One of the sources of a record, as its page names it. */
export type SourceRef = Omit<Mention, "facts">;

/** The sources of a record, and which facts come from which. */
export interface Sourced<Group extends FactGroup> extends Speakers<Group> {
  /** Its reference in its first source by precedence; unique together with that source's key. */
  ref: string;
  /** By precedence; sources that no longer list the record come last. */
  sources: SourceRef[];
}

/** What a page and the API state about the sources of one record. */
export function sourcedBy<Group extends FactGroup>(
  bundles: readonly Bundle<Group>[],
  statements: readonly Statement[],
): Sourced<Group> {
  const ordered = mentionsInOrder(statements);
  return {
    ref: ordered[0]?.ref ?? "",
    sources: ordered.map(({ source, ref, stated_on, holds_until, vanished_on }) => ({
      source,
      ref,
      stated_on,
      holds_until,
      vanished_on,
    })),
    ...speakersOf(bundles, statements),
  };
}

/** Which source provides which facts. */
function speakersOf<Group extends FactGroup>(
  bundles: readonly Bundle<Group>[],
  statements: readonly Statement[],
): Speakers<Group> {
  const spoken = bundles.flatMap((each) => {
    const speaker = speakerOf(each, statements);
    return speaker ? [{ ...each, speaker }] : [];
  });
  const groups = [...new Set(bundles.map(({ group }) => group))];
  const facts = {} as FactSources<Group>;
  const elsewhere = new Map<string, string>();
  for (const group of groups) {
    const inGroup = spoken.filter((each) => each.group === group);
    const nearest = byNearness(group === "approval");
    const first = inGroup.map(({ speaker }) => speaker).toSorted(bySource(nearest))[0];
    facts[group] = first ? { source: first.source, ...datesOf(first, group) } : null;
    for (const { fields, speaker } of inGroup) {
      if (speaker === first) continue;
      for (const field of fields) {
        if (isValueStated(saidOf(speaker, field))) elsewhere.set(field, speaker.source);
      }
    }
  }
  return { facts, field_sources: Object.fromEntries(elsewhere) };
}

const bySource = (nearest: (a: string, b: string) => number) => (a: Mention, b: Mention) =>
  nearest(a.source, b.source);

/** Dates of a group of facts: its own, otherwise those of the whole statement. */
function datesOf(mention: Mention, group: FactGroup): DatedFacts {
  const own = mention.facts?.[group];
  return {
    stated_on: own?.stated_on ?? mention.stated_on,
    holds_until: own?.holds_until ?? mention.holds_until,
    note: own?.note ?? null,
  };
}
