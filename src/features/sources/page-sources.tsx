import { Link } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import type { SourceOfPage } from "#catalogue/evidence.ts";
import { type Source, sourceByKey, statedBy } from "#catalogue/sources.ts";
import { paths } from "#web/paths.ts";
import { type Reported, ReportLink } from "./report-link.tsx";

interface PageSourcesProps {
  of: Reported;
  sources: readonly SourceOfPage[];
  /** False where all is said of one source. */
  areSeveral: boolean;
}

/** "Where this comes from": every source of a page with its date, its licence and what it speaks for. */
export function PageSources({ of, sources, areSeveral }: PageSourcesProps) {
  return (
    <section aria-labelledby="sources" className="border-t border-line pt-6 text-sm">
      <h2 id="sources" className="text-lg">
        Where this comes from
      </h2>
      {sources.length === 0 && <p className="mt-3 text-ink-soft">The source is not known.</p>}
      <ul className="mt-3 grid max-w-text gap-4">
        {sources.map((source) => (
          <PageSource key={source.source} source={source} of={of} showsParts={areSeveral} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-brand">
        <ReportLink of={of} />
        <Link
          to={paths.sources()}
          className="py-0.5 underline underline-offset-4 hover:text-brand-strong print:hidden"
        >
          All sources and licences
        </Link>
      </p>
    </section>
  );
}

interface PageSourceProps {
  source: SourceOfPage;
  of: Reported;
  showsParts: boolean;
}

function PageSource({ source, of, showsParts }: PageSourceProps) {
  const { source: key, stated_on, vanished_on, speaksFor, notes } = source;
  const known = sourceByKey(key);
  return (
    <li>
      <p className="font-semibold">{statedBy(key, stated_on)}</p>
      <div className="grid gap-0.5 text-ink-soft">
        {known.publisher && <p>Published by: {known.publisher}</p>}
        {showsParts && speaksFor.length > 0 && <p>Says: {speaksFor.join(", ")}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {vanished_on && (
          <p>
            It no longer lists this {of.kind}, since {dateWords(vanished_on)}.
          </p>
        )}
        <Credit licence={known.licence} />
      </div>
    </li>
  );
}

/** The line that a licence asks for, with the licence itself. */
export function Credit({ licence }: Pick<Source, "licence">) {
  if (!licence) return null;
  return (
    <p>
      Credit: {licence.credit}.{" "}
      <a
        href={licence.url}
        rel="license noopener noreferrer"
        className="underline underline-offset-4 hover:text-brand-strong"
      >
        {licence.name}
      </a>
    </p>
  );
}
