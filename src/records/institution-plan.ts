import type { FieldChanges } from "./changes.ts";
import type { Campuses } from "./course-plan.ts";
import { changesBetween, recordedInstitution } from "./recorded.ts";
import { same, sameRow } from "./sameness.ts";
import {
  institutionOfSaid,
  type MergedRecord,
  mentionOf,
  mergeInstitution,
  type PlannedRecord,
  parseStatement,
  plannedRecord,
  type Reference,
  type SourceRow,
  type StandingSource,
  saidOfInstitution,
  standingOf,
  statementOf,
} from "./statements.ts";
import type { ContactColumns, StoredInstitution } from "./stored.ts";

interface ExistingContact {
  id: number;
  columns: ContactColumns;
}

export interface ExistingInstitution extends StoredInstitution, StandingSource {
  slides: NonNullable<StoredInstitution["slides"]>;
  contactIds: Map<ContactColumns, number>;
  contacts: Record<"campus" | "faculty", ContactColumns[]>;
}

export interface InstitutionChange extends MergedRecord<StoredInstitution> {
  /** Null for a new one. */
  id: number | null;
  /** The source that its row referred to before; null for a new one. */
  formerly: Reference | null;
  /** What the history says of it; null for a new one. */
  fields: FieldChanges | null;
  /** The name that it had before, where it has another now. */
  formerName: string | null;
  newSlides: boolean;
  addedContacts: ContactColumns[];
  changedContacts: ExistingContact[];
  removedContacts: number[];
}

/** The planned writes for one institution; as for a course. */
export interface PlannedInstitution extends PlannedRecord<InstitutionChange> {
  /** Names of its campuses: as this source states them, and after merging all sources. */
  campuses: Record<keyof Campuses, Set<string>>;
}

/** Plans the writes for an institution; as for a course. */
export function planInstitution(
  stored: StoredInstitution,
  existing: ExistingInstitution | undefined,
  source: string,
  vanished_on: string | null = null,
): PlannedInstitution {
  const { ref, stating } = stored;
  if (!existing || existing.others.length === 0) {
    const own: SourceRow = { ref, stating, vanished_on, statement: null };
    return planOwnInstitution({ stored, own }, existing, source);
  }
  const before = parseStatement(existing.own) ?? {};
  const said = saidOfInstitution(stored, before);
  const own: SourceRow = { ref, stating, vanished_on, statement: statementOf(said) };
  return planOwnInstitution({ stored: institutionOfSaid(said, stored), own }, existing, source);
}

/** Plans the writes for an institution that its source no longer lists. */
export function planVanishedInstitution(
  existing: ExistingInstitution,
  vanished_on: string,
  source: string,
): PlannedInstitution {
  const own = { ...existing.own, vanished_on };
  const said = parseStatement(own);
  const stored = said === null ? existing : institutionOfSaid(said, existing);
  return planOwnInstitution({ stored, own }, existing, source);
}

function planOwnInstitution(
  { stored, own }: { stored: StoredInstitution; own: SourceRow },
  existing: ExistingInstitution | undefined,
  source: string,
): PlannedInstitution {
  const mention = mentionOf(source, own);
  const others = existing?.others ?? [];
  const merged =
    others.length === 0
      ? { stored, ...standingOf([mention]) }
      : mergeInstitution([{ ...mention, said: saidOfInstitution(stored) }, ...others], stored);
  return {
    ...plannedRecord(own, changeOfInstitution(merged, existing), existing),
    campuses: {
      stated: names(stored.contacts.campus ?? existing?.contacts.campus ?? []),
      merged: names(merged.stored.contacts.campus ?? existing?.contacts.campus ?? []),
    },
  };
}

/** The change of an institution; null where the stored record is equal. */
export function changeOfInstitution(
  merged: MergedRecord<StoredInstitution>,
  existing: ExistingInstitution | undefined,
): InstitutionChange | null {
  const { stored, archived_on, nearest } = merged;
  const change: InstitutionChange = {
    id: existing?.id ?? null,
    formerly: existing?.nearest ?? null,
    formerName: existing && existing.row.name !== stored.row.name ? existing.row.name : null,
    fields: null,
    ...merged,
    newSlides: stored.slides !== null && !same(stored.slides, existing?.slides ?? []),
    addedContacts: [],
    changedContacts: [],
    removedContacts: [],
  };
  planContacts(stored, existing, change);
  const touched =
    change.newSlides ||
    change.addedContacts.length + change.changedContacts.length + change.removedContacts.length > 0;
  const unchanged =
    existing !== undefined &&
    !touched &&
    archived_on === existing.archived_on &&
    sameRow(nearest, existing.nearest) &&
    sameRow(stored.row, existing.row);
  if (unchanged) return null;
  return existing ? { ...change, fields: fieldsOf(merged, existing) } : change;
}

/** Lists that are not given stay. */
function fieldsOf(
  { stored, archived_on }: MergedRecord<StoredInstitution>,
  existing: ExistingInstitution,
): FieldChanges {
  const was = recordedInstitution(existing);
  return changesBetween(
    { ...was, archived_on: existing.archived_on },
    { ...recordedInstitution(stored, was), archived_on },
  );
}

/** Contacts are matched by name; a list that is not given stays. */
function planContacts(
  stored: StoredInstitution,
  existing: ExistingInstitution | undefined,
  change: InstitutionChange,
): void {
  for (const kind of ["campus", "faculty"] as const) {
    const wanted = stored.contacts[kind];
    if (wanted === null) continue;
    const byName = new Map(existing?.contacts[kind].map((contact) => [contact.name, contact]));
    for (const contact of wanted) {
      const before = byName.get(contact.name);
      byName.delete(contact.name);
      const id = before && existing?.contactIds.get(before);
      if (!before || id === undefined) change.addedContacts.push(contact);
      else if (!sameRow(contact, before)) change.changedContacts.push({ id, columns: contact });
    }
    for (const gone of byName.values()) {
      const id = existing?.contactIds.get(gone);
      if (id !== undefined) change.removedContacts.push(id);
    }
  }
}

const names = (contacts: readonly ContactColumns[]) => new Set(contacts.map(({ name }) => name));

/** Names of the campuses of every institution that a course may refer to. */
export function campusNames(
  planned: readonly PlannedInstitution[],
  existing: ReadonlyMap<string, ExistingInstitution>,
): Campuses {
  const stated = new Map<string, Set<string>>();
  const merged = new Map<string, Set<string>>();
  for (const [ref, { contacts, own }] of existing) {
    const all = names(contacts.campus);
    const said = parseStatement(own);
    stated.set(ref, said ? names(said.campuses as ContactColumns[]) : all);
    merged.set(ref, all);
  }
  for (const { ref, campuses } of planned) {
    stated.set(ref, campuses.stated);
    merged.set(ref, campuses.merged);
  }
  return { stated, merged };
}
