import type { Storage } from "#platform/db/database.ts";
import type { AuditedBy } from "../audit/audit.repository.server.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { previewJoin } from "./join-preview.server.ts";
import type { JoinedEntry } from "./joining.schema.ts";
import { readRecordName } from "./matching.repository.server.ts";
import {
  confirmPair,
  keepPairApart,
  listJoined,
  proposePairs,
  splitJoined,
} from "./matching.service.server.ts";

/** Two records of a kind, in any order. */
export interface RecordPair {
  kind: RecordKind;
  one: number;
  other: number;
}

/** Making one record of two, as the office does it. */
export function createRecordJoining(storage: Storage) {
  return {
    proposals: () => proposePairs(storage),
    preview: ({ kind, one, other }: RecordPair) => previewJoin(storage, kind, [one, other]),
    join: (by: AuditedBy, { kind, one, other }: RecordPair) =>
      confirmPair(storage, kind, [one, other], by),
    keepApart: (by: AuditedBy, { kind, one, other }: RecordPair) =>
      keepPairApart(storage, kind, [one, other], by),
    /** Records that were joined to another, by kind and by the record that stayed. */
    joined: async (): Promise<JoinedEntry[]> => {
      const data: JoinedEntry[] = [];
      for (const { kind, id, parts } of await listJoined(storage)) {
        const name = await readRecordName(storage.db, kind, id);
        for (const { joined_from: former_id, source, ref } of parts) {
          if (former_id !== null) data.push({ kind, id, name, former_id, source, ref });
        }
      }
      return data;
    },
    split: (by: AuditedBy, { kind, former_id }: { kind: RecordKind; former_id: number }) =>
      splitJoined(storage, kind, former_id, by),
  };
}

export type RecordJoining = ReturnType<typeof createRecordJoining>;
