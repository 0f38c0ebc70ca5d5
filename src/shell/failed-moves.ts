import { type MiddlewareFunction, redirect, replace } from "react-router";
import { untilTriedAgain } from "./offline.store.ts";

/**
 * Keeps the page when the next one cannot be fetched: the move waits until it is tried again, and
 * then begins anew. What was sent by a form is not sent twice; that failure is the form's to tell.
 */
export const keepPageOnFailure: MiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET" || !isDisconnected(results)) return results;
  await untilTriedAgain(request.signal);
  const { pathname, search, hash, href } = new URL(request.url);
  // Back and forward change the address before they fetch; any other move does so afterwards.
  const goes = href === location.href ? replace : redirect;
  throw goes(pathname + search + hash);
};

/** What Chromium, Firefox and Safari say when nothing answers; other errors are the page's own. */
const NO_ANSWER_PATTERN = /^(Failed to fetch|NetworkError|Load failed)/;

function isDisconnected(results: unknown): boolean {
  return Object.values(results as Record<string, { type: string; result: unknown }>).some(
    ({ type, result }) =>
      type === "error" && result instanceof TypeError && NO_ANSWER_PATTERN.test(result.message),
  );
}
