import type { AuditedBy } from "#features/audit/audit.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { previewJoin } from "./join-preview.server.ts";
import { confirmPair, keepPairApart, proposeInstitutionPairs } from "./matching.service.server.ts";

type TwoIds = readonly [number, number];

/** Making one institution of two, as the office does it. */
export function createInstitutionJoining(storage: Storage) {
  return {
    proposals: () => proposeInstitutionPairs(storage),
    preview: (ids: TwoIds) => previewJoin(storage, ids),
    join: (by: AuditedBy, ids: TwoIds) => confirmPair(storage, "institution", ids, by),
    keepApart: (by: AuditedBy, ids: TwoIds) => keepPairApart(storage, "institution", ids, by),
  };
}

export type InstitutionJoining = ReturnType<typeof createInstitutionJoining>;
