import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
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
  const page = given.get(requestContext);
  const mark = randomBytes(16).toString("base64url");
  let failed = false;
  const { html, scripts } = takeMarks(
    await rendered(
      <ScriptMark value={mark}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </ScriptMark>,
      mark,
      (error) => {
        failed = true;
        page.onError(error);
      },
    ),
    mark,
  );
  for (const script of scripts) page.inlineScripts.add(script);
  headers.set("Content-Type", "text/html; charset=utf-8");
  page.html = html;
  return new Response(null, { status: failed ? 500 : status, headers });
}

/**
 * The HTML of a tree once all of it is there. Through a plain stream of Node, because web streams
 * take a tenth of the processor time of a page.
 */
function rendered(
  tree: ReactNode,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const sink = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      onError,
      onShellError: reject,
      onAllReady: () => pipe(sink),
    });
  });
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
