import { type MiddlewareFunction, redirect, replace } from "react-router";
import { untilTriedAgain } from "./offline.store.ts";

/**
 * Keeps the current page when the next one cannot be fetched: the navigation waits until the
 * visitor retries, and then starts again. A submitted form is not sent twice; the form itself
 * reports the failure.
 */
export const stayOnFailure: MiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET" || !isDisconnected(results)) return results;
  await untilTriedAgain(request.signal);
  const { pathname, search, hash, href } = new URL(request.url);
  // Back and forward change the address before fetching, other navigations after it.
  const goes = href === location.href ? replace : redirect;
  throw goes(pathname + search + hash);
};

/**
 * Messages of Chromium, Firefox and Safari for a failed connection; other errors come from the
 * page.
 */
const NO_ANSWER_PATTERN = /^(Failed to fetch|NetworkError|Load failed)/;

function isDisconnected(results: unknown): boolean {
  return Object.values(results as Record<string, { type: string; result: unknown }>).some(
    ({ type, result }) =>
      type === "error" && result instanceof TypeError && NO_ANSWER_PATTERN.test(result.message),
  );
}
