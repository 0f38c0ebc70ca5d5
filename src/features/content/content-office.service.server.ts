import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { pageMetaOf, pagePart } from "#catalogue/pagination.ts";
import type { OperatorRules } from "#features/publishing/operator.schema.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { etagOf, refuseUnseen } from "#platform/http/if-match.server.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import {
  byPerson,
  countChanges,
  readChange,
  readChanges,
  writeChanges,
} from "#records/changes.repository.server.ts";
import type { Fields } from "#records/changes.ts";
import { readSiteSettings } from "./content.repository.server.ts";
import { OWN_SETTING_NAMES, type OwnSettings } from "./content.ts";
import { CHANGED_KINDS, CONTENT_KINDS, CONTENT_WORDS, type ContentKind } from "./content-kinds.ts";
import {
  deleteItem,
  insertItem,
  placeItems,
  readItems,
  type StoredItem,
  updateItem,
  writeSetting,
} from "./content-office.repository.server.ts";
import type { OfficeContent, OfficeRules, OwnSettingsFields } from "./content-office.schema.ts";

interface ContentOfficeParts {
  storage: Storage;
  /** Tells every server that what it shows has changed. */
  announce: (trx: Trx) => Promise<unknown>;
  /** What holds where the operator says nothing of the site. */
  shipped: OwnSettings;
  now?: () => Date;
}

export type ContentOffice = ReturnType<typeof createContentOffice>;

/** One record and how its sender saw it. */
interface ItemTarget {
  kind: ContentKind;
  id: number;
  seen: string;
}

/** What is changed; null where the record is added or removed by it. */
interface ItemChange {
  kind: ContentKind | "settings" | "rules";
  record: string;
  /** Unless its fields say it. */
  title?: string;
  before: Fields | null;
  after: Fields | null;
}

/**
 * What operators change of the content of the site. Every change is one transaction with its row of
 * history, and is shown by every server within a second.
 */
export function createContentOffice(parts: ContentOfficeParts) {
  const { storage, announce, shipped, now = () => new Date() } = parts;

  /** Runs a change; nothing else changes content meanwhile. */
  const change = <T>(run: (trx: Trx) => Promise<T>): Promise<T> =>
    storage.write(async (trx) => {
      await announce(trx);
      return await run(trx);
    });
  const remember = async (trx: Trx, me: SignedIn, { title, ...done }: ItemChange) => {
    const { kind, before, after } = done;
    const named = { ...done, title: title ?? titleOf(after ?? before ?? {}) };
    await writeChanges(trx, [{ ...named, version: null }], byPerson(me, now().toISOString()));
    await record(trx, {
      by: me,
      action: before === null ? "content_added" : after ? "content_changed" : "content_removed",
      subject: { kind: "content", id: named.record, name: named.title },
      detail: CONTENT_WORDS.get(kind) ?? kind,
    });
  };

  const SETTINGS: SettingsGroup<OwnSettingsFields, OwnSettings> = {
    kind: "settings",
    title: "Site",
    shipped,
    names: OWN_SETTING_NAMES,
  };
  const setGroup = <Own extends object, Shipped>(
    me: SignedIn,
    group: SettingsGroup<Own, Shipped>,
    seen: string,
    wanted: Own,
  ) =>
    change(async (trx) => {
      const { etag, own } = await readGroup(trx, group);
      refuseUnseen(etag, seen);
      for (const [name, value] of Object.entries(wanted)) await writeSetting(trx, name, value);
      const { kind, title } = group;
      await remember(trx, me, {
        kind,
        record: "site",
        title,
        before: { ...own } as Fields,
        after: { ...wanted } as Fields,
      });
      return await readGroup(trx, group);
    });

  return {
    /** Every record, those that are not shown included. */
    all: () => storage.snapshot(readAllItems),

    /** Adds a record behind the others of its list. */
    add: (me: SignedIn, kind: ContentKind, fields: Fields) =>
      change(async (trx) => {
        const id = await insertItem(trx, kind, { fields });
        await remember(trx, me, { kind, record: String(id), before: null, after: fields });
        return officeItem(await itemOf(trx, kind, id));
      }),

    /** @throws NotFoundError; DomainError 409 where it is no longer as its sender saw it. */
    change: (me: SignedIn, { kind, id, seen }: ItemTarget, fields: Fields) =>
      change(async (trx) => {
        const before = await itemOf(trx, kind, id);
        refuseUnseen(etagOf(before), seen);
        await updateItem(trx, kind, { id, fields });
        await remember(trx, me, {
          kind,
          record: String(id),
          before: before.fields,
          after: fields,
        });
        return officeItem(await itemOf(trx, kind, id));
      }),

    /** @throws NotFoundError; DomainError 409 where it is no longer as its sender saw it. */
    remove: (me: SignedIn, { kind, id, seen }: ItemTarget) =>
      change(async (trx) => {
        const before = await itemOf(trx, kind, id);
        refuseUnseen(etagOf(before), seen);
        await deleteItem(trx, kind, id);
        await remember(trx, me, {
          kind,
          record: String(id),
          before: before.fields,
          after: null,
        });
        return { removed: true as const };
      }),

    /** @throws InvalidInputError where these are not all records of the list, each once. */
    order: (me: SignedIn, kind: ContentKind, ids: readonly number[]) =>
      change(async (trx) => {
        const items = await readItems(trx, kind);
        if (!isSameSet(ids, items)) {
          throw new InvalidInputError({
            ids: "ids must name every record of the list once. Somebody may have added or removed one: load the list again.",
          });
        }
        await placeItems(trx, kind, ids);
        await remember(trx, me, {
          kind,
          record: "order",
          title: "Order",
          before: { ids: items.map(({ id }) => id) },
          after: { ids: [...ids] },
        });
        return await readAllItems(trx);
      }),

    /** Changes with who made them, the newest first. */
    history: async (query: { kind?: string | undefined; page: number; limit: number }) => {
      const { kind, page, limit } = query;
      const kinds = CHANGED_KINDS.filter((each) => kind === undefined || each === kind);
      return await storage.snapshot(async (trx) => {
        const rows = await readChanges(trx, { kinds }, pagePart(query));
        const data = rows.map(({ version: _, source: _none, title, ...row }) => ({
          ...row,
          title: title ?? "",
        }));
        return { data, meta: pageMetaOf(await countChanges(trx, { kinds }), page, limit) };
      });
    },

    /** Puts back what was before a change of a list; that is a change of its own. */
    restore: (me: SignedIn, changeId: number) =>
      change(async (trx) => {
        const found = await readChange(trx, changeId, CONTENT_KINDS);
        const kind = CONTENT_KINDS.find((each) => each === found?.kind);
        if (!found || !kind || found.record === "order") throw new NotFoundError("Change");
        const id = Number(found.record);
        const held = (await readItems(trx, kind)).find((item) => item.id === id);
        if (!held && !found.before) throw new NotFoundError("Record");
        if (found.before === null) await deleteItem(trx, kind, id);
        else if (held) await updateItem(trx, kind, { id, fields: found.before });
        else await insertItem(trx, kind, { id, fields: found.before });
        const before = held?.fields ?? null;
        await remember(trx, me, { kind, record: found.record, before, after: found.before });
        return await readAllItems(trx);
      }),

    /** What the operator says of the site, and what holds otherwise. */
    settings: async () => await readGroup(storage.db, SETTINGS),

    /** @throws DomainError 409 where they are no longer as their sender saw them. */
    setSettings: (me: SignedIn, seen: string, wanted: OwnSettingsFields) =>
      setGroup(me, SETTINGS, seen, wanted),

    /** The operator's facts, and those that ship. */
    rules: async () => await readGroup(storage.db, RULES),

    /** @throws DomainError 409 where they are no longer as their sender saw them. */
    setRules: (me: SignedIn, seen: string, wanted: OperatorRules) =>
      setGroup(me, RULES, seen, wanted),
  };
}

async function readAllItems(db: Db): Promise<OfficeContent> {
  const lists: Record<string, unknown> = {};
  for (const kind of CONTENT_KINDS) lists[kind] = (await readItems(db, kind)).map(officeItem);
  return lists as OfficeContent;
}

/** A record as operators see it; its fields are those of its list. */
function officeItem(item: StoredItem) {
  const { id, sample, fields } = item;
  return { id, etag: etagOf(item), sample, ...fields } as never;
}

async function itemOf(db: Db, kind: ContentKind, wanted: number): Promise<StoredItem> {
  const found = (await readItems(db, kind)).find(({ id }) => id === wanted);
  if (!found) throw new NotFoundError("Record");
  return found;
}

function isSameSet(ids: readonly number[], items: readonly StoredItem[]): boolean {
  const given = new Set(ids);
  return (
    ids.length === items.length &&
    given.size === ids.length &&
    items.every(({ id }) => given.has(id))
  );
}

/** What people call a record: the first words that it says. */
function titleOf({ question, name, text }: Fields): string {
  return String(question ?? name ?? text ?? "").slice(0, 120);
}

/** Settings that are changed together, each of which ships with a value. */
interface SettingsGroup<Own, Shipped> {
  kind: "settings" | "rules";
  title: string;
  names: readonly (keyof Own & string)[];
  shipped: Shipped;
}

const RULES: SettingsGroup<OperatorRules, OfficeRules["shipped"]> = {
  kind: "rules",
  title: "Rates and rules",
  names: ["exchange_rates", "support", "level_entry"],
  shipped: {
    exchange_rates: [...SHIPPED_OPERATOR.exchange_rates],
    support: [...SHIPPED_OPERATOR.support],
    level_entry: SHIPPED_OPERATOR.level_entry,
  },
};

/** What the operator says, null for each that is as it ships, and what ships. */
async function readGroup<Own, Shipped>(
  db: Db,
  { names, shipped }: SettingsGroup<Own, Shipped>,
): Promise<{ etag: string; own: Own; shipped: Shipped }> {
  const held = new Map(await readSiteSettings(db, names));
  const own = Object.fromEntries(names.map((name) => [name, held.get(name) ?? null])) as Own;
  return { etag: etagOf(own), own, shipped };
}
