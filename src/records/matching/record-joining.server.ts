import type { Storage } from "#platform/db/database.ts";
import type { AuditedBy } from "../audit/audit.repository.server.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { previewJoin } from "./join-preview.server.ts";
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
    joined: () => listJoined(storage),
    split: (by: AuditedBy, { kind, former_id }: { kind: RecordKind; former_id: number }) =>
      splitJoined(storage, kind, former_id, by),
  };
}

export type RecordJoining = ReturnType<typeof createRecordJoining>;
