import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { NOT_STATED } from "#catalogue/course.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Thaana } from "#ui/thaana.tsx";
import { paths } from "#web/paths.ts";
import type { ListedInstitution } from "./listing-page.ts";

/** Places named on a card; the rest are counted. */
const PLACES_SHOWN = 3;

/** An institution in the listing: who, where, and how many courses. */
export function InstitutionCard({ institution }: { institution: ListedInstitution }) {
  const { id, name, name_dv, logo, featured, sample, courses } = institution;
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 shadow-raise sm:p-6">
      <div className="flex items-start gap-4">
        <img
          src={logo}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-16 shrink-0 rounded-md bg-sunken object-contain"
        />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug">
            <Link
              to={paths.institution(id)}
              prefetch="intent"
              className="text-ink decoration-2 underline-offset-4 hover:text-brand-strong hover:underline"
            >
              {name}
            </Link>
          </h3>
          {name_dv && (
            <p className="text-base text-ink-soft">
              <Thaana>{name_dv}</Thaana>
            </p>
          )}
        </div>
      </div>
      <Places places={institution.places} />
      {(featured || sample) && (
        <p className="mt-3 flex flex-wrap gap-2">
          {featured && <Badge tone="brand">Featured</Badge>}
          {sample && <Badge tone="outline">Fictional sample</Badge>}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-5 print:hidden">
        <ButtonLink to={paths.institution(id)} variant="secondary" size="sm" className="min-h-11">
          Profile<span className="sr-only"> of {name}</span>
        </ButtonLink>
        <ButtonLink
          to={paths.coursesWith("institutions", name)}
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

function Places({ places }: Pick<ListedInstitution, "places">) {
  const left = places.length - PLACES_SHOWN;
  return (
    <p className="mt-4 flex items-start gap-2 text-sm">
      <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-brand" />
      <span className={classNames(places.length === 0 && "text-ink-faint")}>
        <span className="sr-only">Where: </span>
        {places.slice(0, PLACES_SHOWN).join(", ") || NOT_STATED}
        {left > 0 && ` and ${left} more`}
      </span>
    </p>
  );
}
