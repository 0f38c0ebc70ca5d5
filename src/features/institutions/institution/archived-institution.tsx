import { vanishedWords } from "#catalogue/evidence.ts";
import { ReportLink } from "#features/sources/report-link.tsx";
import type { Archived } from "#platform/errors.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageHero } from "#web/hero.tsx";
import { paths } from "#web/paths.ts";

/** An institution that no source lists any more, with links to others. */
export function ArchivedInstitution({ institution }: { institution: Archived }) {
  const { id, name, source, since } = institution;
  return (
    <PageHero
      seed={name}
      eyebrow="No longer listed"
      heading={name}
      className="min-h-[70vh] content-center"
    >
      <p className="max-w-text text-lg font-semibold">{vanishedWords(source, since)}.</p>
      <p className="mt-1 max-w-text text-white/90">
        Nobody has told us more: it may have closed, merged or changed its name.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.search(name)} variant="light">
          Search for its name
        </ButtonLink>
        <ButtonLink to={paths.institutions()} variant="glass">
          See all institutions
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm">
        Is it still there?{" "}
        <ReportLink of={{ kind: "institution", id, name }} className="hover:text-white!" />
      </p>
    </PageHero>
  );
}
