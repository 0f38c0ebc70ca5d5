import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { services } from "#web/context.ts";

/** Renders a page whole: it is hashed for its Content-Security-Policy and compressed as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      onError(error) {
        failed = true;
        given.get(services).onError(error);
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** Logs what failed here; what a visitor asked for wrongly, or no longer waits for, is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const answer = isRouteErrorResponse(error)
    ? (error as { status: number; error?: unknown })
    : null;
  if (answer && answer.status < 500) return;
  context.get(services).onError(answer?.error ?? error);
};
