import { blacklistedBy } from "#catalogue/approval.ts";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Correction } from "#catalogue/catalogue-answers.ts";
import type { Nullable } from "#catalogue/course.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { type PageMeta, pageSlice } from "#catalogue/pagination.ts";
import { logoAddress } from "#web/logo-address.ts";
import { courseCounts } from "./course-counts.ts";

/** Institutions on one page of the listing: divisible by rows of two and of three. */
export const INSTITUTION_PAGE_SIZE = 24;

/** An institution on its card. */
export interface ListedInstitution {
  id: number;
  name: string;
  name_dv: Nullable<string>;
  logo: string;
  featured: boolean;
  sample: boolean;
  /** Source and date of its blacklisting; null where no source states one. */
  blacklisted: Nullable<string>;
  places: string[];
  courses: number;
}

export interface InstitutionsPage {
  /** The search text; empty for all institutions. */
  name: string;
  institutions: ListedInstitution[];
  meta: PageMeta;
  correction: Correction | null;
}

/** One page of the institutions that match a text; all of them for an empty text. */
export function institutionsPage(
  catalogue: Catalogue,
  { name, page }: { name: string; page: number },
): InstitutionsPage {
  const { institutions, correction } = catalogue.searchInstitutions(name);
  const { rows, meta } = pageSlice(institutions, { page, limit: INSTITUTION_PAGE_SIZE });
  const counts = courseCounts(catalogue);
  return {
    name,
    institutions: rows.map((institution) =>
      listedInstitution(institution, counts.get(institution.name) ?? 0),
    ),
    meta,
    correction,
  };
}

function listedInstitution(institution: InstitutionSummary, courses: number): ListedInstitution {
  const { id, name, name_dv, featured_position, places, sample } = institution;
  return {
    id,
    name,
    name_dv,
    logo: logoAddress(institution, 64),
    featured: featured_position !== null,
    sample,
    blacklisted: blacklistedBy(institution),
    places,
    courses,
  };
}
