import { useCallback, useEffect, useRef, useState } from "react";
import { authorization, forgetSession } from "#features/accounts/session.store.ts";
import {
  addressOf,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointSchemas,
} from "#platform/http/endpoint.ts";
import { type CallProblem, isRecord, NO_ANSWER, problemOf, sendRequest } from "#web/api-client.ts";

/** Why a call of the office failed, with all that its answer says. */
export interface OfficeProblem extends CallProblem {
  body: Readonly<Record<string, unknown>>;
}

export type OfficeResult<T> = { body: T; problem: null } | { body: null; problem: OfficeProblem };

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
): Promise<OfficeResult<EndpointAnswer<Schemas>>> {
  const session = authorization();
  const headers = { ...session, ...(etag !== undefined && { "If-Match": etag }) };
  try {
    const options = { headers, keepalive, cache: "no-store" } as const;
    const response = await sendRequest(endpoint, input, options);
    return officeCalled(response.status, await response.json(), session);
  } catch {
    return { body: null, problem: UNANSWERED };
  }
}

/**
 * Sends a file as the body of a call, as `callOffice` does.
 *
 * @param onProgress is told which part was sent, from 0 to 1; `fetch` cannot say it.
 */
export function sendOfficeFile<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: Omit<EndpointInput<Schemas>, "body">,
  file: Blob,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<OfficeResult<EndpointAnswer<Schemas>>> {
  const session = authorization();
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, input));
  request.responseType = "json";
  // What it is, its bytes say: what is no picture is refused with a sentence.
  const type = file.type.startsWith("image/") ? file.type : "application/octet-stream";
  for (const [name, value] of Object.entries({ ...session, "Content-Type": type })) {
    request.setRequestHeader(name, value);
  }
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  signal?.addEventListener("abort", () => request.abort());
  return new Promise((resolve) => {
    request.onloadend = () => resolve(officeCalled(request.status, request.response, session));
    request.send(file);
  });
}

/** Asks for a file: a plain link cannot send the session. Never throws. */
export async function fetchOfficeFile<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
): Promise<OfficeResult<Blob>> {
  const options = { headers: authorization(), cache: "no-store" } as const;
  const response = await sendRequest(endpoint, input, options).catch(() => null);
  if (response?.ok) return { body: await response.blob(), problem: null };
  const problem = { ...UNANSWERED, status: response?.status ?? null };
  return { body: null, problem };
}

function officeCalled<T>(
  status: number,
  body: unknown,
  session: ReturnType<typeof authorization>,
): OfficeResult<T> {
  if (!isRecord(body)) return { body: null, problem: UNANSWERED };
  if (status < 400) return { body: body as T, problem: null };
  const isEnded = authorization().Authorization === session.Authorization;
  if (status === 401 && isEnded) forgetSession();
  return { body: null, problem: { ...problemOf(status, body), body } };
}

/** The sentence for a person. */
export function problemWords({ status, error }: OfficeProblem): string {
  if (status === null) return "The connection failed. Nothing was changed.";
  return error ?? "Something went wrong. Nothing was changed.";
}

/** What a part of the office has asked the API for. */
export interface OfficeQuery<T> {
  /** Null until it is there. */
  body: T | null;
  problem: OfficeProblem | null;
  again: () => void;
}

/** The answer to a question, which is asked again where its key differs. */
export function useAsked<T>(key: string, ask: () => Promise<OfficeResult<T>>): OfficeQuery<T> {
  const [held, setHeld] = useState<{ key: string; called: OfficeResult<T> }>();
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

/** What an endpoint answers to this, which is asked again where that differs. */
export function useAnswer<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  ...[input]: object extends EndpointInput<Schemas> ? [] : [EndpointInput<Schemas>]
): OfficeQuery<EndpointAnswer<Schemas>> {
  const asked = input ?? ({} as EndpointInput<Schemas>);
  return useAsked(addressOf(endpoint, asked), () => callOffice(endpoint, asked));
}
