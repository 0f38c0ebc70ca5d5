import { useCallback, useEffect, useRef, useState } from "react";
import { authorization, forgetSession } from "#features/accounts/session.store.ts";
import type {
  Endpoint,
  EndpointAnswer,
  EndpointInput,
  EndpointSchemas,
} from "#platform/http/endpoint.ts";
import { type CallProblem, NO_ANSWER, sendRequest } from "#web/api-client.ts";

/** Why a call of the office failed, with all that its answer says. */
export interface OfficeProblem extends CallProblem {
  body: Readonly<Record<string, unknown>>;
}

export type OfficeCalled<T> = { body: T; problem: null } | { body: null; problem: OfficeProblem };

const UNANSWERED: OfficeProblem = { ...NO_ANSWER, body: {} };

interface OfficeCallOptions {
  /** The record as it was read: a change of another version is refused. */
  etag?: string;
  /** True where the page may be closed before it is answered. */
  keepalive?: boolean;
}

/** Calls the API as the person who is signed in, whose session ends where it says so. Never throws. */
export async function callOffice<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
  { etag, keepalive = false }: OfficeCallOptions = {},
): Promise<OfficeCalled<EndpointAnswer<Schemas>>> {
  const session = authorization();
  const headers = { ...session, ...(etag !== undefined && { "If-Match": etag }) };
  try {
    const options = { headers, keepalive, cache: "no-store" } as const;
    const response = await sendRequest(endpoint, input, options);
    const body: unknown = await response.json();
    if (!isAnswerObject(body)) return { body: null, problem: UNANSWERED };
    if (response.ok) return { body: body as EndpointAnswer<Schemas>, problem: null };
    const isEnded = authorization().Authorization === session.Authorization;
    if (response.status === 401 && isEnded) forgetSession();
    return { body: null, problem: officeProblem(response.status, body) };
  } catch {
    return { body: null, problem: UNANSWERED };
  }
}

function officeProblem(status: number, body: Record<string, unknown>): OfficeProblem {
  const { error, fields } = body;
  const texts = Object.entries(isAnswerObject(fields) ? fields : {}).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const sentence = typeof error === "string" ? error : null;
  return { status, error: sentence, fields: Object.fromEntries(texts), body };
}

function isAnswerObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The sentence for a person. */
export function problemWords({ status, error }: OfficeProblem): string {
  if (status === null) return "The connection failed. Nothing was changed.";
  return error ?? "Something went wrong. Nothing was changed.";
}

/** What a part of the office has asked the API for. */
export interface AskedOffice<T> {
  /** Null until it is there. */
  body: T | null;
  problem: OfficeProblem | null;
  again: () => void;
}

/** The answer to a question, which is asked again where its key differs. */
export function useAsked<T>(key: string, ask: () => Promise<OfficeCalled<T>>): AskedOffice<T> {
  const [held, setHeld] = useState<{ key: string; called: OfficeCalled<T> }>();
  const [turn, setTurn] = useState(0);
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again
  useEffect(() => {
    let isWanted = true;
    latest.current().then((called) => {
      if (isWanted) setHeld({ key, called });
    });
    return () => {
      isWanted = false;
    };
  }, [key, turn]);
  const called = held?.key === key ? held.called : null;
  const again = useCallback(() => setTurn((last) => last + 1), []);
  return { body: called?.body ?? null, problem: called?.problem ?? null, again };
}
