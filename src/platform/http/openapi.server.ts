import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { problems } from "./problem.schema.ts";

const API_DESCRIPTION = `
The public directory of courses in the Maldives. Reading needs no key and is open to pages of any
origin. A value that is \`null\` (or an empty list) is not stated by its source. Addresses that begin
with a slash are of this origin. Unknown parameters are ignored; the list of courses
names them in \`meta.ignored\`. Who wants all of it takes it as one
file: [JSON](/api/v1/download/magu.json.gz) or [CSV](/api/v1/download/magu.csv.zip).
`;

/** The gate stands before every call: none of them needs to describe its refusal. */
function mayBeRefused(schema: FastifySchema): FastifySchema {
  if (schema.hide) return schema;
  const responses = schema.response as Record<number, unknown> | undefined;
  return { ...schema, response: { ...responses, 503: problems.unavailable } };
}

/** Describes the routes of this scope at `/api/openapi.json`, with a reader at `/api/docs`. */
export const openApi = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Magu", description: API_DESCRIPTION.trim(), version: "1.0.0" },
      servers: [{ url: "/" }],
      tags: [
        { name: "Courses" },
        { name: "Institutions" },
        { name: "Search" },
        { name: "Directory" },
        { name: "Content" },
        { name: "Chat" },
        { name: "Contact" },
        { name: "Adverts" },
        { name: "Visits" },
        { name: "Accounts" },
        { name: "Own account" },
        { name: "Office" },
      ],
      components: {
        securitySchemes: {
          bearer: {
            type: "http",
            scheme: "bearer",
            description: "The token of `POST /api/login`.",
          },
          key: {
            type: "http",
            scheme: "bearer",
            description: "A key of an institution, which its owners make in the office.",
          },
        },
      },
    },
    transform: (route) => jsonSchemaTransform({ ...route, schema: mayBeRefused(route.schema) }),
    transformObject: jsonSchemaTransformObject,
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("Access-Control-Allow-Origin", "*").send(app.swagger()),
  );
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // The base layout has no bar of its own, with a logo that is not ours.
    uiConfig: { deepLinking: true, docExpansion: "list", layout: "BaseLayout" },
    theme: { title: "Magu API" },
    staticCSP: {
      "default-src": "'self'",
      "base-uri": "'none'",
      "img-src": ["'self'", "data:"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "object-src": "'none'",
      "frame-ancestors": "'self'",
    },
  });
});
