import { isOperatorRole, type SignedIn } from "#platform/access.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { DomainError, HiddenError, NotFoundError } from "#platform/errors.ts";
import { can, type Standing } from "#platform/policy.ts";
import { type Change, readChanges, readVersions } from "../changes.repository.server.ts";
import type { CourseAround } from "../checking.server.ts";
import type { RecordedFields } from "../recorded.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { readStatedRecord, type StatedRecord } from "../stated-records.server.ts";
import { ConflictError } from "./conflict.ts";
import {
  type Draft,
  isTakenOutByOperator,
  type RecordRow,
  readDraft,
  readRecordRow,
  readReviewRules,
} from "./editing.repository.server.ts";
import type { VersionChange } from "./editing.schema.ts";
import {
  type Action,
  allowedActions,
  officeStanding,
  type RecordState,
  type Speaking,
} from "./permissions.ts";
import { REVIEWED_UNLESS_TOLD, type ReviewedPart } from "./reviewed-parts.ts";

/** Who looks at a record: a person, or a system with the key of an institution. */
export interface Viewer extends Pick<SignedIn, "name" | "role"> {
  /** `users.id`; null for a key. */
  id: string | null;
  key_id: number | null;
  /** What their changes are undone together as; null for each by itself. */
  batch?: string | null;
  memberships: readonly Speaking[];
}

/** A record as one person has it before them. */
export interface RecordWithAccess {
  kind: RecordKind;
  id: number;
  viewer: Viewer;
  standing: Standing;
  /** True for who answers for the whole directory. */
  isOperator: boolean;
  row: RecordRow;
  state: RecordState;
  record: StatedRecord;
  draft: Draft | null;
  version: number;
  etag: string;
  /** What this person may do with it. */
  may: Action[];
  /** What an operator looks at first of what the institution's members change. */
  rules: ReadonlySet<ReviewedPart>;
  /** What its courses may name, for who changes many of them; read for each where it is left out. */
  around?: CourseAround;
}

const NOUNS = { course: "Course", institution: "Institution" };

/**
 * Opens a record for one person and one action.
 *
 * @throws NotFoundError where there is none, or where its being there would be told; DomainError 403
 * where the person may not do this, 409 where the record's state does not allow it.
 */
export async function openRecord(
  trx: Trx,
  viewer: Viewer,
  kind: RecordKind,
  id: number,
  action: Action,
): Promise<RecordWithAccess> {
  const row = await readRecordRow(trx, kind, id);
  if (!row) throw new NotFoundError(NOUNS[kind]);
  const standing = officeStanding(viewer.role, viewer.memberships, row.institution_id);
  const { draft, version } = await readDraftAndVersion(trx, kind, id);
  const state = recordState(row, draft?.state ?? null);
  const isTakenOut = state === "archived" && (await isTakenOutByOperator(trx, kind, id));
  const isPublic = row.is_published === 1;
  refuseUnlessAllowed({ kind, standing, state, isTakenOut, isPublic }, action);
  const isOperator = isOperatorRole(standing);
  return {
    kind,
    id,
    viewer,
    standing,
    isOperator,
    may: allowedActions(standing, state, isTakenOut),
    row,
    state,
    draft,
    version,
    etag: `"${version}.${draft?.tag ?? ""}"`,
    record: await readStatedRecord(trx, kind, row),
    rules: await rulesOf(trx, row.institution_id),
  };
}

/** What waits on a record, and the number of its published changes. */
export async function readDraftAndVersion(
  trx: Trx,
  kind: RecordKind,
  id: number,
): Promise<Pick<RecordWithAccess, "draft" | "version">> {
  const version = (await readVersions(trx, kind, [id])).get(id) ?? 0;
  return { draft: (await readDraft(trx, kind, id)) ?? null, version };
}

function refuseUnlessAllowed(
  {
    kind,
    standing,
    state,
    isTakenOut,
    isPublic,
  }: Pick<RecordWithAccess, "kind" | "standing" | "state"> & {
    isTakenOut: boolean;
    isPublic: boolean;
  },
  action: Action,
): void {
  if (!can(standing, `record.${action}`)) {
    if (standing === "stranger" && !isPublic) throw new HiddenError(NOUNS[kind]);
    throw new DomainError("forbidden", 403, NOT_YOURS);
  }
  if (allowedActions(standing, state, isTakenOut).includes(action)) return;
  if (isTakenOut && action === "bring_back") throw new DomainError("forbidden", 403, TAKEN_OUT);
  throw refuseState(`This cannot be done with what is ${STATE_WORDS[state]}.`);
}

const TAKEN_OUT = "An operator of the directory took this out. Write to us if it should come back.";

export const NOT_YOURS = "Your account may not do this.";

const STATE_WORDS: Readonly<Record<RecordState, string>> = {
  draft: "not published yet",
  submitted: "looked at by an operator",
  published: "published, with no change that waits for an operator",
  archived: "archived: bring it back first",
};

/** The record's state does not allow what is asked. */
export const refuseState = (sentence: string): DomainError =>
  new DomainError("wrong_state", 409, sentence);

/** Where a record stands. */
export function recordState(
  { archived_on, is_published }: Pick<RecordRow, "archived_on" | "is_published">,
  draft: Draft["state"] | null,
): RecordState {
  if (archived_on !== null) return "archived";
  if (is_published === 1) return "published";
  return draft === "submitted" ? "submitted" : "draft";
}

async function rulesOf(db: Db, institution_id: number): Promise<Set<ReviewedPart>> {
  const told = await readReviewRules(db, institution_id);
  return new Set(told === undefined ? REVIEWED_UNLESS_TOLD : (JSON.parse(told) as ReviewedPart[]));
}

/**
 * What stands between a change and the record as its sender saw it.
 *
 * @param seen the etag that was sent. @param fields those that the change is about.
 */
export async function conflictOf(
  trx: Trx,
  { kind, id, draft, version }: RecordWithAccess,
  seen: string,
  fields: readonly string[],
): Promise<ConflictError> {
  const [, known = String(version), tag = ""] = /^"(\d{1,9})\.(.*)"$/.exec(seen) ?? [];
  const later = await readChanges(trx, { kinds: [kind], records: [id], after: Number(known) });
  const changes = later.map((change) => ({
    ...versionOf(change),
    fields: Object.keys(change.after ?? {}),
  }));
  const isNewDraft = draft !== null && draft.tag !== tag;
  const drafted = isNewDraft ? Object.keys(JSON.parse(draft.fields) as RecordedFields) : [];
  const others = new Set([...changes.flatMap((change) => change.fields), ...drafted]);
  return new ConflictError({
    changes,
    draft: isNewDraft ? { by: draft.saved_by, at: draft.saved_at } : null,
    collisions: fields.filter((field) => others.has(field)),
  });
}

/** Which version a change of a record made, when and by whom. */
export const versionOf = ({ version, at, source, by }: Change): Omit<VersionChange, "fields"> => ({
  version: version ?? 0,
  at,
  source: source ?? "",
  by,
});
