import { counted } from "#catalogue/counted.ts";
import { isUnfiltered } from "#catalogue/filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { paths } from "#web/paths.ts";
import type { ListingPage } from "./listing.data.ts";
import { focusCourseResults } from "./results-place.ts";

/** Says that there is no card on the page (specification, 2.4). */
const NOTHING_HERE = "Course not found";

/** No course matches: offers to drop a filter that stands in the way, or all. */
export function NoCoursesFound({ page: { rescues, filters } }: { page: ListingPage }) {
  if (isUnfiltered(filters)) {
    return (
      <EmptyState title={NOTHING_HERE} level={3}>
        <p>No course is published at the moment. Please come back later.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={NOTHING_HERE} level={3}>
      <p>No course matches everything that you asked for.</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <div className="grid justify-items-center gap-3" onClick={focusCourseResults}>
        {rescues.map((rescue, at) => (
          <ButtonLink
            key={rescue.address}
            to={rescue.address}
            preventScrollReset
            variant={at === 0 ? "primary" : "secondary"}
            className="h-auto max-w-full shrink py-2"
          >
            {rescue.key === "name" ? "Search without" : "Remove"} {rescue.label}:{" "}
            {counted(rescue.total, "course")}
          </ButtonLink>
        ))}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.courses()} variant="secondary" preventScrollReset>
            Clear all filters
          </ButtonLink>
          <ButtonLink to={paths.chat(filters.name)} variant="secondary">
            Ask the guide
          </ButtonLink>
        </div>
      </div>
    </EmptyState>
  );
}

/** The address names a page after the last one. */
export function NoSuchListingPage({ page: { meta, filters } }: { page: ListingPage }) {
  const pages = meta.last_page === 1 ? "one page" : `${meta.last_page.toLocaleString("en")} pages`;
  return (
    <EmptyState title={NOTHING_HERE} level={3}>
      <p>
        There is no page {meta.current_page.toLocaleString("en")}: what was found fits on {pages}.
        The list may have become shorter since.
      </p>
      <ButtonLink to={paths.courses(filters)}>Go to the first page</ButtonLink>
    </EmptyState>
  );
}
