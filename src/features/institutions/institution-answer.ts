import type { Contact, Institution, InstitutionSummary } from "#catalogue/institution.ts";
import { sourcesAnswer } from "#features/publishing/sources.schema.ts";
import { paths } from "#web/paths.ts";
import type { InstitutionAnswer, InstitutionCardAnswer } from "./institutions.schema.ts";
import { mapFrame } from "./map-frame.ts";

/** An institution as the listing of the API answers it. */
export function institutionCardAnswer(institution: InstitutionSummary): InstitutionCardAnswer {
  const { id, name, name_dv, logo, featured_position, places, sample } = institution;
  return {
    id,
    name,
    name_dv,
    url: paths.institution(id),
    logo: logo ?? { url: paths.monogram(institution) },
    featured_position,
    places,
    blacklisted: institution.blacklisted ?? null,
    sample,
  };
}

/** An institution as the API answers it whole. */
export function institutionAnswer(institution: Institution): InstitutionAnswer {
  const { overview, banner, slides, campuses, faculties } = institution;
  return {
    ...institutionCardAnswer(institution),
    ref: institution.ref,
    sources: sourcesAnswer(institution.sources),
    facts: institution.facts,
    field_sources: institution.field_sources,
    approval_status: institution.approval_status,
    overview,
    banner: banner ?? { url: paths.banner(institution) },
    slides,
    campuses: campuses.map(contactAnswer),
    faculties: faculties.map(contactAnswer),
  };
}

function contactAnswer(contact: Contact): InstitutionAnswer["campuses"][number] {
  return { ...contact, address: { ...contact.address, location_link: mapFrame(contact) } };
}
