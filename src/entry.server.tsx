import { randomBytes } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ScriptMark, takeMarks } from "#shell/script-mark.ts";
import { requestContext } from "#web/context.ts";

/** Renders a page whole, and tells which inline scripts are of our making. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const { onError, inlineScripts } = given.get(requestContext);
  const mark = randomBytes(16).toString("base64url");
  let failed = false;
  const stream = await renderToReadableStream(
    <ScriptMark value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </ScriptMark>,
    {
      nonce: mark,
      onError(error) {
        failed = true;
        onError(error);
      },
    },
  );
  await stream.allReady;
  const { html, scripts } = takeMarks(await new Response(stream).text(), mark);
  for (const script of scripts) inlineScripts.add(script);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: failed ? 500 : status, headers });
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
