import { CONTACT_FIELDS, INSTITUTION_FIELDS } from "#catalogue/institution.fields.ts";
import type { Contact, Institution } from "#catalogue/institution.ts";
import { campusPlaces, contactPlace } from "#catalogue/place-reading.ts";
import { unstatedOf } from "#catalogue/record-fields.ts";
import type { InstitutionGroup, Sourced } from "#catalogue/statements.ts";
import type { ContactRecord, InstitutionRecord, SlideRecord } from "#records/record.schema.ts";

/** What an editor changes of an institution, in the format of imports. */
export type InstitutionFields = Pick<
  InstitutionRecord,
  "name" | "name_dv" | "overview" | "banner_url" | "logo_url"
> & { slides: SlideRecord[]; campuses: ContactRecord[]; faculties: ContactRecord[] };

const {
  featured_position: _rank,
  approval_status: _state,
  ...UNSTATED
} = unstatedOf(INSTITUTION_FIELDS);
const UNSTATED_INSTITUTION: InstitutionFields = UNSTATED;

/** A contact of which only its name may be stated. */
export const NEW_CONTACT: ContactRecord = unstatedOf(CONTACT_FIELDS);

/** Every field of an institution as the API answers it; what it leaves out is not stated. */
export function completeInstitution(answered: object): InstitutionFields {
  const given = Object.entries(answered).filter(
    ([field, value]) => Object.hasOwn(UNSTATED_INSTITUTION, field) && value != null,
  );
  const fields: InstitutionFields = { ...UNSTATED_INSTITUTION, ...Object.fromEntries(given) };
  const completed = (contacts: readonly ContactRecord[]) =>
    contacts.map((contact) => ({ ...NEW_CONTACT, ...contact }));
  return {
    ...fields,
    campuses: completed(fields.campuses),
    faculties: completed(fields.faculties),
  };
}

/** The institution that these fields make, as its page shows it. */
export function editedInstitution(
  fields: InstitutionFields,
  published: Institution,
  sourced: Sourced<InstitutionGroup>,
): Institution {
  const { name, name_dv, overview, banner_url, logo_url, slides } = fields;
  const campuses = contactsOf(fields.campuses, "campus");
  return {
    ...published,
    ...sourced,
    name,
    name_dv,
    overview,
    slides,
    campuses,
    banner: banner_url === null ? null : { url: banner_url },
    logo: logo_url === null ? null : { url: logo_url },
    faculties: contactsOf(fields.faculties, "faculty"),
    places: campusPlaces(campuses.map(({ address }) => address)).places,
  };
}

/** Contacts as pages show them, the main one first. */
function contactsOf(records: readonly ContactRecord[], kind: Contact["kind"]): Contact[] {
  return records
    .map((record, at) => {
      const { address_line1: line1, address_line2: line2, ...contact } = record;
      const { island_city, country, map_url, place_code: _, ...links } = contact;
      const place_code = contactPlace(record);
      return {
        ...links,
        kind,
        id: at,
        address: { line1, line2, island_city, place_code, country, map_url },
      };
    })
    .sort((a, b) => Number(b.is_main) - Number(a.is_main));
}
