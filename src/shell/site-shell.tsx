import type { ReactNode } from "react";
import { SavedShortlist } from "#features/accounts/saved-shortlist.tsx";
import { classNames } from "#ui/class-names.ts";
import type { PageHandle } from "#web/page-handle.ts";
import type { Page } from "#web/pages.ts";
import { ShortlistBar } from "./compare-link.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { ProgressBar, useFocusOnMove } from "./page-moves.tsx";
import { SampleStrip } from "./sample-strip.tsx";
import { SkipLinks } from "./skip-links.tsx";

interface SiteShellProps extends PageHandle, Pick<Page, "header"> {
  children: ReactNode;
}

/** The layout of every page. The page contains the h1; the shell contains `main`. */
export function SiteShell({ header, skipTo, children }: SiteShellProps) {
  useFocusOnMove();
  return (
    <>
      <SkipLinks targets={skipTo} />
      <ProgressBar />
      <div className="page flex min-h-dvh flex-col">
        <SampleStrip />
        <Header header={header} />
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            "flex-1",
            header === "overlay" && "-mt-(--bar-and-edge) print:mt-0",
          )}
        >
          {children}
        </main>
        <Footer />
      </div>
      <ShortlistBar />
      <SavedShortlist />
      <OfflineNotice />
    </>
  );
}
