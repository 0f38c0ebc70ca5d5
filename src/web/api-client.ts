import {
  addressOf,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointSchemas,
} from "#platform/http/endpoint.ts";
import type { Problem } from "#platform/http/problem.schema.ts";

/** Why a call failed. */
export interface CallProblem {
  /** HTTP status; null without a response, or with one that is not our API's. */
  status: number | null;
  /** The server's message, if it sent one. */
  error: string | null;
  /** Error messages by field. */
  fields: Record<string, string>;
}

export type Called<T> = { body: T; problem: null } | { body: null; problem: CallProblem };

/** Options of a request besides the endpoint's own input. */
type RequestOptions = Pick<RequestInit, "cache" | "keepalive" | "signal"> & {
  headers?: Record<string, string>;
};

/** The problem of a call without a response from our API. */
export const NO_ANSWER: CallProblem = { status: null, error: null, fields: {} };

/** Calls an endpoint that answers with an object. It never throws. */
export async function call<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
  options?: RequestOptions,
): Promise<Called<EndpointAnswer<Schemas>>> {
  try {
    const response = await sendRequest(endpoint, input, options);
    if (!response.ok) {
      const said: unknown = await response.json().catch(() => null);
      return { body: null, problem: problemOf(response.status, said) };
    }
    const body: unknown = await response.json();
    // A response that is not an object comes from a proxy or network in between.
    return isRecord(body)
      ? { body: body as EndpointAnswer<Schemas>, problem: null }
      : { body: null, problem: NO_ANSWER };
  } catch {
    return { body: null, problem: NO_ANSWER };
  }
}

/** Like `call`, for a response that is read as a stream; throws without a response. */
export function sendRequest<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
  { headers, ...options }: RequestOptions = {},
): Promise<Response> {
  const { body }: { body?: unknown } = input;
  return fetch(addressOf(endpoint, input), {
    ...options,
    method: endpoint.method,
    headers: { Accept: JSON_TYPE, ...headers, ...(body !== undefined && JSON_BODY) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Sends a call whose answer is not needed; it completes even if the page is closed. */
export function report<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  input: EndpointInput<Schemas>,
): void {
  const { body }: { body?: unknown } = input;
  const data = body === undefined ? null : new Blob([JSON.stringify(body)], { type: JSON_TYPE });
  navigator.sendBeacon(addressOf(endpoint, input), data);
}

const JSON_TYPE = "application/json";
const JSON_BODY = { "Content-Type": JSON_TYPE };

/**
 * Why a call failed, by its status and what was answered. Only texts are taken: any other value
 * cannot be shown, and comes from a proxy or network in between.
 */
export function problemOf(status: number, body: unknown): CallProblem {
  const { error, fields }: Partial<Record<keyof Problem, unknown>> = isRecord(body) ? body : {};
  const texts = Object.entries(isRecord(fields) ? fields : {}).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return {
    status,
    error: typeof error === "string" ? error : null,
    fields: Object.fromEntries(texts),
  };
}

/** True for what an answer of the API is: an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
