import { useEffect, useState } from "react";
import type { Suggestion } from "#catalogue/catalogue-answers.ts";
import { call } from "#web/api-client.ts";
import { SUGGEST } from "./search.endpoints.ts";

/** Silence after a key, in milliseconds, before the server is asked. */
const SUGGEST_PAUSE_MS = 120;

/**
 * Courses and institutions for what is typed so far; null while nothing is typed or known. What was
 * found before stays until the next answer is there, also where none comes.
 */
export function useSuggestions(typed: string): Suggestion[] | null {
  const [found, setFound] = useState<Suggestion[] | null>(null);
  const query = typed.trim();
  useEffect(() => {
    if (query === "") return setFound(null);
    const request = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = request;
      call(SUGGEST, { query: { query } }, { signal }).then(({ body }) => {
        if (body && !signal.aborted) setFound(body.data);
      });
    }, SUGGEST_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);
  return found;
}
