import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { keepParts } from "#shell/kept-parts.server.ts";
import {
  afterPaint,
  HAND_OVER,
  stylesheets,
  withData,
  withoutWaste,
} from "#shell/page-scripts.server.ts";
import { ScriptMark, takeMarks } from "#shell/script-mark.ts";
import { requestContext } from "#web/context.ts";
import { KeptPartsContext } from "#web/kept.tsx";

/** Bytes of HTML that are kept: a card has 1,600, a filter panel 20,000. */
const KEPT_BYTES = 16_000_000;

/** React's streams write it, its text does not; without it browsers lay out in quirks mode. */
const DOCTYPE = "<!DOCTYPE html>";

const partsOfPage = keepParts(KEPT_BYTES);

/**
 * Renders a page whole, and tells which inline scripts are of our making. At once and as text: no
 * part of a page waits, and a stream's bytes would have to be put together and decoded again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const page = given.get(requestContext);
  // The same for scripts and for parts: it is taken from the scripts before the parts are put in.
  const mark = randomUUID();
  const { parts, filled } = partsOfPage(mark);
  const { serverHandoffStream: data, ...withoutData } = withItsRoutes(context);
  const tree = (
    <ScriptMark value={mark}>
      <KeptPartsContext value={parts}>
        <ServerRouter context={withoutData} url={request.url} nonce={mark} />
      </KeptPartsContext>
    </ScriptMark>
  );
  // Before the parts that are kept are put in, which hold no scripts: until then the text is short.
  const unmarked = takeMarks(renderToString(tree), mark);
  // While developing, React compares what it finds in the browser with what it would write.
  const drawn = import.meta.env.DEV ? unmarked.html : withoutWaste(unmarked.html);
  const { html, script: start } = afterPaint(drawn);
  for (const script of [...unmarked.scripts, start, HAND_OVER]) {
    if (script) page.inlineScripts.add(script);
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Link", stylesheets(html));
  page.html = filled(DOCTYPE + (data ? withData(html, await text(data)) : html));
  return new Response(null, { status, headers });
}

/** Without the site's other routes, of which the renderer would make a router for each page. */
function withItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}

/** Logs what failed here; what a visitor asked for wrongly, or no longer waits for, is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const answer = isRouteErrorResponse(error)
    ? (error as { status: number; error?: unknown })
    : null;
  if (answer && answer.status < 500) return;
  context.get(requestContext).onError(answer?.error ?? error);
};
