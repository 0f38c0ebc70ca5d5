import "./site.css";
import { type ReactNode, useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  type MetaDescriptor,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "react-router";
import { advertsContext } from "#features/adverts/adverts.context.ts";
import { contentContext } from "#features/content/content.context.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { PageViews } from "#features/visits/page-views.tsx";
import { nameSite } from "#platform/site-name.ts";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { pageOfRoute } from "#web/pages.ts";
import { claimOf } from "./claim.ts";
import { ComingPage } from "./coming-page.tsx";
import { EARLY_CHANGES, repeatEarlyChanges } from "./early-changes.ts";
import {
  errorHead,
  FAILURE,
  FailurePage,
  NOT_FOUND,
  NotFoundPage,
  RefusedPage,
  refusedBecause,
  UnavailablePage,
} from "./error-page.tsx";
import { stayOnFailure } from "./failed-moves.ts";
import { HASH_ADDRESSES } from "./hash-addresses.ts";
import { MARK_WHAT_IS_KEPT } from "./kept-marks.ts";
import { ScriptMark } from "./script-mark.ts";
import { type SiteData, useSiteData } from "./site-data.ts";
import { SiteHead } from "./site-head.tsx";
import { SiteShell } from "./site-shell.tsx";

export async function loader({ context }: LoaderFunctionArgs): Promise<SiteData> {
  const published = context.get(publishedContext);
  const adverts = context.get(advertsContext);
  const content = context.get(contentContext);
  const { siteName: named, social, analyticsScriptUrl, publicUrl } = context.get(siteContext);
  const { stats, sampleStats, today } = published.current();
  const messages = await content.messages();
  return {
    stats,
    sampleStats,
    claim: claimOf(stats),
    // Cached pages are made anew as a day begins in the Maldives.
    year: Number(today.slice(0, 4)),
    ...(named !== undefined && { siteName: named }),
    news: messages.map(({ id, text, link }) => ({ id, text, link })),
    adverts: adverts.board(),
    social,
    analyticsScriptUrl,
    publicUrl,
  };
}

export const clientMiddleware = [stayOnFailure];

/** The shell's data is loaded with the first page only; later navigations do not load it again. */
export const shouldRevalidate = () => false;

/** Pages have their own metadata; this is for error pages. */
export function meta({ error }: MetaArgs): MetaDescriptor[] {
  if (!error) return [];
  if (isMissing(error)) return errorHead(NOT_FOUND);
  return errorHead(refusal(error) ?? FAILURE);
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useSiteData();
  nameSite(data?.siteName);
  const analyticsScriptUrl = data?.analyticsScriptUrl;
  const { id } = useCurrentRoute();
  // A token in the address is a secret: no script of others may run beside it.
  const holdsSecret = pageOfRoute(id)?.path.includes("/:token");
  const mark = useContext(ScriptMark);
  return (
    // The inline script adds the session's mark before hydration, so the attributes differ from the
    // server's.
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: HASH_ADDRESSES }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: MARK_WHAT_IS_KEPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: EARLY_CHANGES }} />
        <SiteHead />
        <Meta />
        <Links />
        {analyticsScriptUrl && !holdsSecret && <script defer src={analyticsScriptUrl} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { id, handle } = useCurrentRoute();
  const { skipTo } = (handle ?? {}) as PageHandle;
  useEffect(() => {
    // Not within an effect, where what a handler changes could not be drawn at once.
    const timer = setTimeout(repeatEarlyChanges);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SiteShell header={pageOfRoute(id)?.header ?? "overlay"} skipTo={skipTo}>
      <PageViews />
      <Outlet />
      <ComingPage />
    </SiteShell>
  );
}

function useCurrentRoute() {
  return useMatches().at(-1) ?? { id: undefined, handle: undefined };
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <SiteShell header="overlay">{pageOf(error)}</SiteShell>;
}

function pageOf(error: unknown): ReactNode {
  if (isMissing(error)) return <NotFoundPage />;
  if (isUnavailable(error)) return <UnavailablePage />;
  const refused = refusal(error);
  return refused ? <RefusedPage {...refused} /> : <FailurePage />;
}

/** What is said to who sent what is not taken; null where the failure is ours. */
function refusal(error: unknown): typeof FAILURE | null {
  if (!isRouteErrorResponse(error) || error.status >= 500) return null;
  return refusedBecause(error.data?.error);
}

function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
