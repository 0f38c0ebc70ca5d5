import { pageSlice } from "#catalogue/pagination.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { DomainError } from "#platform/errors.ts";
import { can } from "#platform/policy.ts";
import { readSheetFiles } from "../changes.repository.server.ts";
import { isSameValue, isStatedValue, type RecordedFields, valueIn } from "../recorded.ts";
import { recordedStatement } from "../stated-records.server.ts";
import type { ViewerOf } from "./changing.server.ts";
import { readSubmitted } from "./editing.repository.server.ts";
import { NOT_YOURS, openRecord, type RecordWithAccess } from "./opened.server.ts";
import { isUnpublished } from "./publication.server.ts";
import type {
  RegisterAnswer,
  SubmittedChange,
  SubmittedField,
  SubmittedQuery,
} from "./review.schema.ts";
import { isSmallChange } from "./small-change.ts";

type SubmittedRow = Awaited<ReturnType<typeof readSubmitted>>[number];

/** What institutions submitted, as operators go through it. */
export function createReviewQueue(storage: Storage, viewerOf: ViewerOf) {
  return {
    /** One page of what waits for an operator, the oldest first. @throws DomainError 403. */
    submitted: async (me: SignedIn, { institution, page, limit }: SubmittedQuery) => {
      refuseUnlessReviewer(me);
      const viewer = await viewerOf(me);
      return await storage.snapshot(async (trx) => {
        const waiting = await readSubmitted(trx);
        const chosen = waiting.filter(
          ({ institution_id }) => institution === undefined || institution_id === institution,
        );
        const { rows: shown, meta } = pageSlice(chosen, { page, limit });
        const files = await readSheetFiles(
          trx,
          shown.flatMap(({ batch }) => batch ?? []),
        );
        const data: SubmittedChange[] = [];
        for (const { kind, id } of shown) {
          data.push(submittedChange(await openRecord(trx, viewer, kind, id, "read"), files));
        }
        const institutions = waitingInstitutions(waiting);
        return { data, meta: { ...meta, institutions } };
      });
    },
  };
}

/** @throws DomainError 403 for who may not decide on what others submit. */
export function refuseUnlessReviewer({ role }: Pick<SignedIn, "role">): void {
  if (can(role, "record.review")) return;
  throw new DomainError("forbidden", 403, NOT_YOURS);
}

/** By name, each with how much of it waits. */
function waitingInstitutions(waiting: readonly SubmittedRow[]) {
  const rows = [...Map.groupBy(waiting, ({ institution_id }) => institution_id)];
  return rows
    .map(([id, of]) => ({ id, name: of[0]?.institution ?? "", waiting: of.length }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

function submittedChange(
  opened: RecordWithAccess,
  files: ReadonlyMap<string, string>,
): SubmittedChange {
  const { kind, id, row, etag, record, draft } = opened;
  const { fields = "{}", batch = "", saved_by = null, saved_at = "", comment = null } = draft ?? {};
  const is_new = kind === "course" && isUnpublished(row);
  const file_name = files.get(batch ?? "") ?? null;
  const changes = Object.entries(JSON.parse(fields) as RecordedFields).map(
    ([field, after]): SubmittedField => ({
      field,
      after,
      before: valueIn(record.fields, field),
      registers: registersOn(opened, field, after),
    }),
  );
  return {
    kind,
    id,
    name: row.name,
    etag,
    is_new,
    is_small: isSmallChange(is_new, changes),
    institution: { id: row.institution_id, name: row.institution },
    origin: draft?.key_id != null ? "key" : file_name === null ? "office" : "spreadsheet",
    file_name,
    saved_by,
    saved_at,
    comment,
    changes,
  };
}

/** What registers that hold the record say of a field. */
function registersOn(
  { kind, record }: RecordWithAccess,
  field: string,
  after: unknown,
): RegisterAnswer[] {
  return record.statements.flatMap((statement) => {
    const { kind: sort, name: source_name } = sourceByKey(statement.source);
    const value = valueIn(recordedStatement(kind, statement), field);
    if (sort !== "register" || statement.vanished_on !== null || !isStatedValue(value)) return [];
    const { stated_on } = statement;
    return [{ source_name, stated_on, value, agrees: isSameValue(value, after) }];
  });
}
