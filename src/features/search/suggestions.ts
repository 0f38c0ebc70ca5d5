import { useEffect, useState } from "react";
import type { Suggestion } from "#catalogue/answers.ts";

/** Silence after a key, in milliseconds, before the server is asked. */
const TYPING_PAUSE = 120;

/**
 * Courses and institutions for what is typed so far; null while nothing is typed or known. What was
 * found before stays until the next answer is there.
 */
export function useSuggestions(typed: string): Suggestion[] | null {
  const [found, setFound] = useState<Suggestion[] | null>(null);
  const query = typed.trim();
  useEffect(() => {
    if (query === "") return setFound(null);
    const request = new AbortController();
    const timer = setTimeout(() => {
      askFor(query, request.signal).then(setFound, () => {
        // Without an answer the box is still a search box.
        if (!request.signal.aborted) setFound(null);
      });
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);
  return found;
}

async function askFor(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const address = `/api/v1/suggestions?${new URLSearchParams({ query })}`;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { data } = (await response.json()) as { data: Suggestion[] };
  return data;
}
