import { fieldTitle } from "#catalogue/field-titles.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { isSameValue } from "../recorded.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { auditOperator, type ViewerOf } from "./changing.server.ts";
import { putKeptValue } from "./contradictions.repository.server.ts";
import { readContradictions } from "./contradictions.server.ts";
import type { SettledContradiction } from "./editing.schema.ts";
import { officeRecord } from "./office-answer.server.ts";
import { openRecord, refuseState } from "./opened.server.ts";

/** Settles contradictions in favour of what is published. */
export function createConflicts(storage: Storage, viewerOf: ViewerOf) {
  return {
    /**
     * Keeps what is published although a source says otherwise, until it says something else.
     *
     * @throws NotFoundError; DomainError 403, or 409 where the source no longer says this.
     */
    dismissConflict: async (
      me: SignedIn,
      { kind, id }: { kind: RecordKind; id: number },
      { source, field, value }: SettledContradiction,
    ) => {
      const viewer = await viewerOf(me);
      return await storage.write(async (trx) => {
        const opened = await openRecord(trx, viewer, kind, id, "edit");
        const said = (await readContradictions(trx, opened)).find(
          (each) =>
            each.source === source && each.field === field && isSameValue(each.value, value),
        );
        if (!said) throw refuseState("The other source does not say this any more. Load it again.");
        await putKeptValue(trx, kind, id, {
          source,
          field,
          said: JSON.stringify(said.value),
          user_id: viewer.id,
          at: new Date().toISOString(),
        });
        if (!said.kept)
          await auditOperator(trx, opened, "contradiction_settled", fieldTitle(field));
        return await officeRecord(trx, opened);
      });
    },
  };
}
