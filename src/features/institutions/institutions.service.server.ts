import type { Institution } from "#catalogue/institution.ts";
import { INSTITUTION_BUNDLES, sourcedBy } from "#catalogue/statements.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { ArchivedError, NotFoundError } from "#platform/errors.ts";
import { findJoined, readStatements } from "#records/sources.repository.server.ts";
import {
  findArchivedInstitution,
  findInstitutionDetails,
} from "./institutions.repository.server.ts";

/** Whole institutions: the catalogue's summary with the details of the database. */
export function createInstitutionsService(storage: Storage, published: Published) {
  const { db } = storage;
  const find = async (id: number): Promise<Institution | undefined> => {
    const card = published.current().institutions.find((institution) => institution.id === id);
    const details = card && (await findInstitutionDetails(db, id));
    if (!details) return undefined;
    const institution = { ...card, ...details };
    const said = { ...institution, logo_url: card.logo, banner_url: details.banner };
    const statements = await readStatements(db, "institution", id, said);
    return { ...institution, ...sourcedBy(INSTITUTION_BUNDLES, statements) };
  };
  return {
    /**
     * One whole institution. Its id differs from the requested one where it was joined with another.
     *
     * @throws ArchivedError when no source lists it any more.
     * @throws NotFoundError when there is none with this id.
     */
    async institution(id: number): Promise<Institution> {
      const own = await find(id);
      const joined = own ? undefined : await findJoined(db, "institution", id);
      const institution = joined === undefined ? own : await find(joined);
      if (institution) return institution;
      const archived = await findArchivedInstitution(db, joined ?? id);
      if (archived) throw new ArchivedError(archived);
      throw new NotFoundError("Institution");
    },
  };
}

export type InstitutionsService = ReturnType<typeof createInstitutionsService>;
