import { same, sameRow } from "./sameness.ts";
import type { ContactColumns, StoredInstitution } from "./stored.ts";
import type { Entry } from "./validation.ts";

interface ExistingContact {
  id: number;
  columns: ContactColumns;
}

export interface ExistingInstitution extends StoredInstitution {
  id: number;
  slides: NonNullable<StoredInstitution["slides"]>;
  contactIds: Map<ContactColumns, number>;
  contacts: Record<"campus" | "faculty", ContactColumns[]>;
}

export interface InstitutionChange {
  /** Null for a new one. */
  id: number | null;
  stored: StoredInstitution;
  newSlides: boolean;
  addedContacts: ContactColumns[];
  changedContacts: ExistingContact[];
  removedContacts: number[];
}

/** What to write of an institution; nothing where it stands like that already. */
export function changeOfInstitution(
  stored: StoredInstitution,
  existing: ExistingInstitution | undefined,
): InstitutionChange | undefined {
  const change: InstitutionChange = {
    id: existing?.id ?? null,
    stored,
    newSlides: stored.slides !== null && !same(stored.slides, existing?.slides ?? []),
    addedContacts: [],
    changedContacts: [],
    removedContacts: [],
  };
  planContacts(stored, existing, change);
  const touched =
    change.newSlides ||
    change.addedContacts.length + change.changedContacts.length + change.removedContacts.length > 0;
  return existing && !touched && sameRow(stored.row, existing.row) ? undefined : change;
}

/** Contacts are the same when they bear the same name; a list that is not given stays. */
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

/** Names of the campuses of every institution that a course may name, by its reference. */
export function campusNames(
  institutions: Entry<StoredInstitution>[],
  existing: Map<string, ExistingInstitution>,
): Map<string, Set<string>> {
  const names = (contacts: ContactColumns[]) => new Set(contacts.map(({ name }) => name));
  const known = new Map([...existing].map(([ref, { contacts }]) => [ref, names(contacts.campus)]));
  for (const { record } of institutions) {
    if (record.contacts.campus) known.set(record.ref, names(record.contacts.campus));
    else if (!known.has(record.ref)) known.set(record.ref, new Set());
  }
  return known;
}
