import { Blacklisted } from "#features/sources/approval-badge.tsx";
import { siteName } from "#platform/site-name.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { RecordLogo } from "#web/record-logo.tsx";
import { RecordTitle } from "#web/record-title.tsx";
import { SampleWords } from "#web/sample-mark.tsx";
import { Places } from "../places.tsx";
import type { ListedInstitution } from "./listing.data.ts";

const MAX_LISTED_PLACES = 3;

/** An institution in the listing. */
export function InstitutionCard({ institution }: { institution: ListedInstitution }) {
  const { id, name, name_dv, logo, featured, sample, courses } = institution;
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 shadow-raise sm:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <RecordLogo src={logo} size={64} className="size-16" />
        <div className="words-beside">
          <RecordTitle to={paths.institution(id)} name={name} nameDv={name_dv} />
        </div>
      </div>
      <Places places={institution.places} shown={MAX_LISTED_PLACES} className="mt-4 text-sm" />
      {institution.blacklisted && <Blacklisted stated={institution.blacklisted} />}
      {featured && (
        <p className="mt-3">
          <Badge tone="brand">Picked by {siteName}</Badge>
        </p>
      )}
      {sample && <SampleWords />}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-5 print:hidden">
        <ButtonLink to={paths.institution(id)} variant="secondary" size="sm" className="min-h-11">
          Profile<span className="sr-only"> of {name}</span>
        </ButtonLink>
        <ButtonLink
          to={paths.coursesAt(name)}
          variant="quiet"
          size="sm"
          className="tabular min-h-11"
        >
          Courses ({courses.toLocaleString("en")})<span className="sr-only"> of {name}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
