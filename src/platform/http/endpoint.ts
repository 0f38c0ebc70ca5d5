import type { z } from "zod";

/** What an endpoint takes, and what it answers where it does what it was asked to. */
export interface EndpointSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

/**
 * Where the API answers one call. The server's routes and the browser's client take it from one
 * place; its schemas are known to the compiler only, so that no page has to load them.
 */
export interface Endpoint<Schemas extends EndpointSchemas = EndpointSchemas> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Its parameters are written `:name`. */
  readonly url: string;
  /** Never there at run time. */
  readonly schemas?: Schemas;
}

type SentSchemas = Omit<EndpointSchemas, "answer">;

/** A function that names an endpoint: by what it answers, and what it is sent beside its address. */
const endpointsOf =
  (method: Endpoint["method"]) =>
  <Answer extends z.ZodType, Takes extends SentSchemas = object>(
    url: string,
  ): Endpoint<Takes & { answer: Answer }> => ({ method, url });

export const endpoint = {
  get: endpointsOf("GET"),
  post: endpointsOf("POST"),
  put: endpointsOf("PUT"),
  patch: endpointsOf("PATCH"),
  delete: endpointsOf("DELETE"),
};

/** What a call of an endpoint sends. */
export type EndpointInput<Schemas extends EndpointSchemas> = {
  [Part in Extract<keyof Schemas, "params" | "query" | "body">]: Schemas[Part] extends z.ZodType
    ? z.input<Schemas[Part]>
    : never;
};

/** What an endpoint answers where it does what it was asked to. */
export type EndpointAnswer<Schemas extends EndpointSchemas> = z.output<Schemas["answer"]>;

/** An endpoint's address with its parameters; what is null in the query is left out. */
export function addressOf(
  { url }: Pick<Endpoint, "url">,
  { params, query }: { params?: unknown; query?: unknown } = {},
): string {
  const named = new Map(Object.entries(params ?? {}));
  const path = url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(named.get(name))));
  const asked = Object.entries(query ?? {}).filter(([, value]) => value != null);
  if (asked.length === 0) return path;
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

/** Describes an answer in JSON. */
export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}
