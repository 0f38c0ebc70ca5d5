import { isRouteErrorResponse, type MiddlewareFunction, redirect, replace } from "react-router";
import { type Failure, untilTriedAgain } from "./offline.store.ts";

/**
 * Keeps the current page when the next one cannot be had, because there is no connection or the
 * server could not answer: the navigation waits until the visitor retries, and then starts again. A
 * submitted form is not sent twice; the form itself reports the failure.
 */
export const stayOnFailure: MiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  const why = request.method === "GET" && failureIn(results);
  if (!why) return results;
  await untilTriedAgain(why, request.signal);
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
/** What React Router answers for an error of a loader that it does not tell of. */
const SERVER_ERROR = "Unexpected Server Error";

/** Why the data of a page could not be had; undefined where they came, or tell of another page. */
export function failureIn(results: unknown): Failure | undefined {
  const errors = Object.values(results as Record<string, { type: string; result: unknown }>)
    .filter(({ type }) => type === "error")
    .map(({ result }) => result);
  const isDisconnected = (error: unknown) =>
    error instanceof TypeError && NO_ANSWER_PATTERN.test(error.message);
  if (errors.some(isDisconnected)) return "no connection";
  return errors.some(isOfServer) ? "no answer" : undefined;
}

/** Too many requests are the server's, too: the same address answers later. */
function isOfServer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500 || error.status === 429;
  return error instanceof Error && error.message === SERVER_ERROR;
}
