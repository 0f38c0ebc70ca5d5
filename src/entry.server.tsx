import { randomBytes } from "node:crypto";
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
import { ScriptMark, takeMarks } from "#shell/script-mark.ts";
import { requestContext } from "#web/context.ts";
import { KeptPartsContext } from "#web/kept.tsx";

/** Characters of HTML that are kept: a card has 1,600, a filter panel 20,000. */
const KEPT_CHARACTERS = 16_000_000;

/** React's streams write it, its text does not; without it browsers lay out in quirks mode. */
const DOCTYPE = "<!DOCTYPE html>";

const partsOfPage = keepParts(KEPT_CHARACTERS);

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
  const mark = secretMark();
  const { parts, filled } = partsOfPage(secretMark());
  const { serverHandoffStream: data, ...withoutData } = context;
  const tree = (
    <ScriptMark value={mark}>
      <KeptPartsContext value={parts}>
        <ServerRouter context={withoutData} url={request.url} nonce={mark} />
      </KeptPartsContext>
    </ScriptMark>
  );
  // Before the parts that are kept are put in, which hold no scripts: until then the text is short.
  const { html, scripts } = takeMarks(renderToString(tree), mark);
  const handoff = data ? await dataScript(data) : "";
  for (const script of scripts) page.inlineScripts.add(script);
  if (handoff) page.inlineScripts.add(handoff);
  headers.set("Content-Type", "text/html; charset=utf-8");
  page.html = DOCTYPE + filled(handoff ? withScript(html, handoff) : html);
  return new Response(null, { status, headers });
}

function secretMark(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * Hands the loaders' data to the router in the browser, as `ServerRouter` does where it is given
 * the stream; that waits for each piece, and a page rendered at once cannot.
 */
async function dataScript(data: ReadableStream<Uint8Array>): Promise<string> {
  const stream = "window.__reactRouterContext.streamController";
  return `${stream}.enqueue(${inScript(await text(data))});${stream}.close();`;
}

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ["&", "\\u0026"],
  [">", "\\u003e"],
  ["<", "\\u003c"],
  ["\u2028", "\\u2028"],
  ["\u2029", "\\u2029"],
]);

/** A text as a literal that ends no script, whatever it holds. */
function inScript(value: string): string {
  return JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (sign) => ESCAPED.get(sign) ?? sign);
}

/** The page with a script at its end, which the page's own scripts, being modules, wait for. */
function withScript(html: string, script: string): string {
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`;
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
