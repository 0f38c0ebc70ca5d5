import { squeezed } from "#catalogue/search/fold.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError, InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { type AuditedBy, record } from "#records/audit/audit.repository.server.ts";
import { faultsIn } from "#web/forms/form.ts";
import {
  deleteSynonymGroup,
  insertSynonymGroup,
  readSynonymGroups,
  type StoredSynonymGroup,
} from "./synonyms.repository.server.ts";
import { type SynonymGroup, synonymGroup } from "./synonyms.schema.ts";

/** So many groups are read by every server at each change. */
const MAX_SYNONYM_GROUPS = 1_000;

/**
 * Words that mean the same to a search, besides those that ship with the program. Every server counts
 * a change within a second.
 */
export interface SynonymService {
  /**
   * Adds a group and returns it with its number.
   *
   * @throws InvalidInputError naming every invalid field, and DomainError `known_synonyms` where one
   * group holds all its terms, `too_many_synonyms` where there is no room for another.
   */
  add(group: SynonymGroup, by: AuditedBy): Promise<StoredSynonymGroup>;
  /** The groups in the order in which they were added. */
  list(): Promise<StoredSynonymGroup[]>;
  /**
   * Removes a group and returns it.
   *
   * @throws NotFoundError
   */
  remove(id: number, by: AuditedBy): Promise<StoredSynonymGroup>;
}

/** @param announce Has every server read them; locks them until the transaction ends. */
export function createSynonyms(
  storage: Storage,
  announce: (trx: Trx) => Promise<unknown>,
): SynonymService {
  return {
    async add(given, by) {
      const group = checkGroup(given);
      return await storage.write(async (trx) => {
        await announce(trx);
        refuseSynonyms(group, await readSynonymGroups(trx));
        const added = { ...group, id: await insertSynonymGroup(trx, group) };
        await record(trx, { by, action: "synonyms_added", ...auditedGroup(added) });
        return added;
      });
    },
    list: () => readSynonymGroups(storage.db),
    remove: (id, by) =>
      storage.write(async (trx) => {
        await announce(trx);
        const group = (await readSynonymGroups(trx)).find((one) => one.id === id);
        if (!group || !(await deleteSynonymGroup(trx, id))) throw new NotFoundError("Group");
        await record(trx, { by, action: "synonyms_removed", ...auditedGroup(group) });
        return group;
      }),
  };
}

const auditedGroup = ({ id, terms, source }: StoredSynonymGroup) => ({
  subject: { kind: "synonyms", id, name: terms.join(", ") } as const,
  detail: source,
});

function checkGroup(given: SynonymGroup): SynonymGroup {
  const { data, error } = synonymGroup.safeParse(given);
  if (data) return data;
  throw new InvalidInputError(faultsIn(error));
}

/** @throws DomainError where the group is known already, or there are too many. */
function refuseSynonyms({ terms }: SynonymGroup, groups: readonly StoredSynonymGroup[]): void {
  const same = groups.find((group) => {
    const known = new Set(group.terms.map(squeezed));
    return terms.every((term) => known.has(squeezed(term)));
  });
  if (same) {
    throw new DomainError(
      "known_synonyms",
      409,
      `Group ${same.id} has these terms already: ${same.terms.join(", ")}`,
    );
  }
  if (groups.length >= MAX_SYNONYM_GROUPS) {
    throw new DomainError(
      "too_many_synonyms",
      409,
      `There are ${MAX_SYNONYM_GROUPS} groups already. Remove one first.`,
    );
  }
}
