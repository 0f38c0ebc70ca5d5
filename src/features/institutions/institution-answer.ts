import type { Contact, Institution, InstitutionSummary } from "#catalogue/institution.ts";
import { sourcesAnswer } from "#records/sources.schema.ts";
import { paths } from "#web/paths.ts";
import type { InstitutionAnswer, InstitutionCardAnswer } from "./institutions.schema.ts";
import { mapFrame } from "./map-frame.ts";

/** An institution in the API's list. */
export function institutionCardAnswer(institution: InstitutionSummary): InstitutionCardAnswer {
  const { campus_names: _, former_names: _f, ...shown } = institution;
  return {
    ...shown,
    url: paths.institution(institution.id),
    logo: institution.logo ?? { url: paths.monogram(institution) },
    blacklisted: institution.blacklisted ?? null,
  };
}

/** A whole institution in the API's format. */
export function institutionAnswer(institution: Institution): InstitutionAnswer {
  const { campus_names: _, former_names: _f, ...shown } = institution;
  return {
    ...shown,
    ...institutionCardAnswer(institution),
    sources: sourcesAnswer(institution.sources),
    banner: institution.banner ?? { url: paths.banner(institution) },
    campuses: institution.campuses.map(contactAnswer),
    faculties: institution.faculties.map(contactAnswer),
  };
}

function contactAnswer(contact: Contact): InstitutionAnswer["campuses"][number] {
  return { ...contact, address: { ...contact.address, location_link: mapFrame(contact) } };
}
