import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { counted } from "#catalogue/counted.ts";
import { OnlyEnterable } from "#features/entry/only-enterable.tsx";
import { FromMyIslandLink } from "#features/places/from-my-island.tsx";
import { buttonClass, LinkOrButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { Kept } from "#web/kept.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { ChoosingProvider, useChoices } from "./choosing.ts";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListingPage } from "./listing.data.ts";
import { CourseResultsList } from "./results.tsx";
import { COURSE_RESULTS_ID, FILTERS, goToResults } from "./results-place.ts";

const PANEL = "filters";

/** Filters and results side by side; on small screens a button opens the filters. */
export function ListingView({ title, page }: { title: string; page: ListingPage }) {
  // Null until the visitor opens or closes the panel: until then the screen's width decides.
  const [open, setOpen] = useState<boolean | null>(null);
  const toggle = (isOpen: boolean) => {
    flushSync(() => setOpen(isOpen));
    if (isOpen) giveRoom();
  };
  const choices = useChoices(page.understood, page.facets);
  return (
    <Container
      className={classNames(
        "grid gap-x-10 gap-y-2 pt-2 pb-6 lg:pt-4 lg:pb-10",
        open !== false && "lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start",
      )}
    >
      <div
        data-keeps-focus
        className={classNames(
          "min-w-0 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2",
          open !== false &&
            "lg:stuck-36 lg:-mx-2 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-2",
        )}
      >
        <Kept by={["filters button", open, page.asked.length]}>
          <PanelToggles open={open} asked={page.asked.length} onToggle={toggle} />
        </Kept>
        <section aria-label="Narrow the list" className="narrowing">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3">
            <OnlyEnterable />
            <FromMyIslandLink
              className={page.asked.length > 0 ? "max-lg:hidden" : "in-data-has-what:max-lg:hidden"}
            />
          </div>
          <Kept by={["active filters", page.filters, page.asked]}>
            <ActiveFilters asked={page.asked} />
          </Kept>
        </section>
        <div
          id={PANEL}
          data-open={open ?? undefined}
          className="data-[open=false]:hidden max-lg:mt-2 max-lg:basis-full max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:not-target:not-data-[open=true]:hidden print:hidden"
        >
          <h2 className="sr-only">Filters</h2>
          <ChoosingProvider value={choices}>
            <Kept
              by={[
                "filters",
                page.filters,
                page.understood,
                page.facets,
                page.omitted,
                page.whole,
                page.under_scheme,
              ]}
            >
              <FilterPanel {...page} />
            </Kept>
          </ChoosingProvider>
          <div
            data-lower-bar
            className="stuck-below -mx-4 rounded-b-lg border-t border-line bg-surface px-4 py-2 lg:hidden"
          >
            <ShowResultsLink total={page.meta.total} onClose={() => setOpen(false)} />
          </div>
        </div>
      </div>
      <CourseResultsList title={title} page={page} />
    </Container>
  );
}

/** On a small screen, scrolls the button to the top, so that the filters have the whole screen. */
function giveRoom(): void {
  if (matchMedia("(width >= 64rem)").matches) return;
  document.getElementById(FILTERS)?.scrollIntoView();
}

/** On small screens, closes the filters and goes to the results. */
function ShowResultsLink({ total, onClose }: { total: number; onClose: () => void }) {
  return (
    <a
      href={`#${COURSE_RESULTS_ID}`}
      onClick={(event) => {
        event.preventDefault();
        flushSync(onClose);
        goToResults();
      }}
      className={buttonClass({ className: "w-full" })}
    >
      Show {counted(total, "course")}
    </a>
  );
}

interface PanelTogglesProps {
  open: boolean | null;
  asked: number;
  onToggle: (open: boolean) => void;
}

/** One button for small screens, where filters start closed, and one for wide ones. */
function PanelToggles({ open, asked, onToggle }: PanelTogglesProps) {
  const icon = <SlidersHorizontal aria-hidden size={18} />;
  const toggle = (isOpen: boolean, className: string, label: string) => (
    <LinkOrButton
      href={`#${PANEL}`}
      aria-expanded={isOpen}
      aria-controls={PANEL}
      onPress={() => onToggle(!isOpen)}
      className={buttonClass({ variant: "secondary", className })}
    >
      {icon}
      {label}
    </LinkOrButton>
  );
  const count = asked > 0 ? ` (${asked})` : "";
  return (
    <div id={FILTERS} tabIndex={-1} className="scroll-mt-[-2.25rem] lg:mb-2 print:hidden">
      {toggle(open === true, "lg:hidden", `Filters${count}`)}
      {toggle(
        open !== false,
        "max-lg:hidden noscript:hidden",
        open === false ? `Show filters${count}` : "Hide filters",
      )}
    </div>
  );
}
