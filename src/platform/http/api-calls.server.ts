import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  RouteShorthandOptions,
} from "fastify";
import type { z } from "zod";
import type { Right } from "#platform/policy.ts";
import { type Endpoint, type EndpointSchemas, jsonAnswer } from "./endpoint.ts";
import { bodyProblems, problems } from "./problem.schema.ts";

/** What the calls of one plugin have in common. */
export interface CommonOfCalls extends Pick<RouteShorthandOptions, "config" | "onRequest"> {
  /** Heading in the API's description. */
  tag: string;
  /** Bytes of a body, at most. */
  bodyLimit?: number;
  /** True for calls of a signed-in person: they need a token, and answer 401 without one. */
  isPersonal?: boolean;
  /**
   * Who may make them: a right of the site's, the account's own person, or whoever `can` do it to
   * the institution that the call is about, which its service asks.
   */
  may?: Right | "own_account" | "by_institution";
  /** Ways to sign in, where a token of a session is not the only one. */
  security?: Record<string, string[]>[];
  /** Failures by status, beside those that input brings. */
  failures?: Record<number, unknown>;
}

interface CallTexts extends Pick<CommonOfCalls, "may"> {
  operationId: string;
  summary: string;
  description?: string;
  /** What is answered, as a sentence. */
  answers: string;
  /** Status of the answer, if it is not 200. */
  status?: number;
  failures?: Record<number, unknown>;
  /** Bytes of its body at most, where more than those of the plugin. */
  bodyLimit?: number;
  /** Media types of a body that is not JSON. */
  consumes?: string[];
  /** Headers that the call reads beside those of every request. */
  headers?: z.ZodType;
  /** Ways to sign in, where they differ from those of the plugin. */
  security?: Record<string, string[]>[];
}

type CallRequest<Schemas extends EndpointSchemas> = Omit<
  FastifyRequest,
  "params" | "query" | "body"
> & {
  [Part in Extract<keyof Schemas, "params" | "query" | "body">]: z.output<
    NonNullable<Schemas[Part]>
  >;
};

interface Answering<Schemas extends EndpointSchemas> {
  handler: (
    request: CallRequest<Schemas>,
    reply: FastifyReply,
  ) => Promise<z.input<Schemas["answer"]> | FastifyReply>;
}

/**
 * Gives a function that serves one call of the API: it routes the endpoint, checks what is sent by
 * its schemas, and describes it. What can be wrong with the input follows from these: 422 for any,
 * and 400, 413 and 429 for a body.
 */
export function servingCalls(app: FastifyInstance, common: CommonOfCalls) {
  const { tag, isPersonal, failures, config, onRequest } = common;
  const ways = common.security ?? [{ bearer: [] }];
  return <Schemas extends EndpointSchemas>(
    { method, url }: Endpoint<Schemas>,
    call: Schemas & CallTexts & Answering<Schemas>,
  ): void => {
    const { params, query, body, answer, answers, status = 200, handler, ...texts } = call;
    const {
      failures: others,
      security,
      may = common.may,
      headers,
      bodyLimit = common.bodyLimit,
      ...about
    } = texts;
    const takes = params ?? query ?? body;
    app.route({
      method,
      url,
      ...(config && { config }),
      ...(onRequest && { onRequest }),
      ...(body && bodyLimit && { bodyLimit }),
      schema: {
        ...about,
        tags: [tag],
        ...(may && { "x-may": may }),
        ...(isPersonal && { security: ways }),
        ...(security && { security }),
        ...(headers && { headers }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: {
          [status]: jsonAnswer(answers, answer),
          ...(takes && { 422: problems.invalid }),
          ...(body && bodyProblems),
          ...(isPersonal && { 401: problems.unauthorized }),
          ...failures,
          ...others,
        },
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) =>
        handler(request as unknown as CallRequest<Schemas>, reply.code(status)),
    } satisfies RouteOptions as RouteOptions);
  };
}

/** Serves one call of the API. */
export type ServeCall = ReturnType<typeof servingCalls>;

/** Answers a sentence once the work is done. */
export async function told(message: string, work: Promise<unknown>): Promise<{ message: string }> {
  await work;
  return { message };
}
