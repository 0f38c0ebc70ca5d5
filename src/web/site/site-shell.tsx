import type { ReactNode } from "react";
import { SavedShortlist } from "#features/accounts/saved-shortlist.tsx";
import { ShortlistNotice } from "#features/shortlist/shortlist-controls.tsx";
import { classNames } from "#ui/class-names.ts";
import { FloatingCompareLink } from "./compare-link.tsx";
import { Footer } from "./footer.tsx";
import type { PageHandle } from "./handle.ts";
import { Header } from "./header.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { ProgressBar, useFocusOnMove } from "./page-moves.tsx";
import { SampleStrip } from "./sample-strip.tsx";

/** What surrounds every page. The page brings its own h1; the shell brings `main`. */
export function SiteShell({ header, children }: PageHandle & { children: ReactNode }) {
  useFocusOnMove();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-md bg-surface px-4 py-3 font-semibold text-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
      >
        Skip to content
      </a>
      <ProgressBar />
      <SampleStrip />
      <Header header={header} />
      <main
        id="content"
        tabIndex={-1}
        className={classNames("flex-1", header === "overlay" && "-mt-(--bar-and-edge) print:mt-0")}
      >
        {children}
      </main>
      <Footer />
      <FloatingCompareLink />
      <ShortlistNotice />
      <SavedShortlist />
      <OfflineNotice />
    </div>
  );
}
