import type { Institution } from "#catalogue/institution.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { NotFoundError } from "#platform/errors.ts";
import { findInstitutionDetails } from "./institutions.repository.server.ts";

export interface InstitutionsService {
  /**
   * One institution whole.
   *
   * @throws NotFoundError when there is none with this id.
   */
  institution(id: number): Promise<Institution>;
}

/** Institutions whole: what the catalogue holds, with what only the database has. */
export function createInstitutionsService(
  storage: Storage,
  published: Published,
): InstitutionsService {
  return {
    async institution(id) {
      const card = published.current().institutions.find((institution) => institution.id === id);
      const details = card && (await findInstitutionDetails(storage.db, id));
      if (!details) throw new NotFoundError("Institution");
      return { ...card, ...details };
    },
  };
}
