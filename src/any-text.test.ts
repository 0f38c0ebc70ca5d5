import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { AISHATH, call } from "../test/accounts.ts";
import { anyText, HARD_TEXTS, inAddress } from "../test/any-text.ts";
import { buildTestApp } from "../test/app.ts";
import { onEachEngine } from "../test/engines.ts";
import { signUpAs } from "../test/office.ts";
import { smallDirectory } from "../test/small-directory.ts";

/** Random texts for each place of each call, beside the hard ones. */
const RANDOM_TEXTS = 5;

/** The office has most of the places, so that each is sent one in so many of the texts. */
const OFFICE_SHARE = 12;

/** Values that get a request past the checks of its other fields, by the field's name. */
const PLAIN = new Map<string, unknown>([
  ["device_id", "6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01"],
  ["email", AISHATH.email],
  ["password", AISHATH.password],
  ["current_password", AISHATH.password],
  ["new_password", AISHATH.password],
  ["message", "Courses in nursing"],
]);

/** The small part of JSON Schema that the description uses. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
}

interface Operation {
  /** Stands where a call is a person's. */
  security?: unknown;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** A place of a call that takes a value, with what else the call is sent. */
interface Place {
  name: string;
  /** Who sends it; a new account where the call may end the session or the account. */
  sender: "anybody" | "new account" | "administrator";
  send: (text: string, token: string) => Promise<{ statusCode: number; body: string }>;
}

let calls = 0;

onEachEngine((open) => {
  it("answers any text in any place of any call, and never fails", {
    timeout: 600_000,
  }, async () => {
    const log: string[] = [];
    const { app, storage } = await buildTestApp(open, {
      records: smallDirectory,
      settings: { TRUST_PROXY: "true", FREE_MESSAGES: "1000", LOG_LEVEL: "error" },
      // Lines of failures; what matters for security is logged whatever the level.
      log: { write: (line) => line.includes('"level":50') && log.push(line) },
    });
    const document: Document = (await app.inject("/api/openapi.json")).json();
    const places = placesOf(app, document);
    expect(places.length).toBeGreaterThan(60);
    const failures: string[] = [];
    const visitor = await someone(app);
    const administrator = await signUpAs(app, storage, { name: "Hawwa", role: "admin" });
    for (const [place, { name, sender, send }] of places.entries()) {
      const isOffice = sender === "administrator";
      const token = isOffice ? administrator : sender === "anybody" ? visitor : await someone(app);
      const texts = [...HARD_TEXTS, ...fc.sample(anyText(), RANDOM_TEXTS)];
      for (const [at, text] of texts.entries()) {
        if (isOffice && (at + place) % OFFICE_SHARE !== 0) continue;
        const { statusCode, body } = await send(text, token);
        const shown = JSON.stringify(text).slice(0, 200);
        // A busy machine may refuse a request, which is no failure of the server.
        if (statusCode >= 500 && statusCode !== 503)
          failures.push(`${name} with ${shown}: ${body}`);
      }
    }
    expect(failures, log.join("")).toEqual([]);
    // What it holds is not asked: an administrator's call may have taken the import back.
    expect((await app.inject("/api/v1/stats")).statusCode).toBe(200);
  });
});

/** A new account's token. */
async function someone(app: FastifyInstance): Promise<string> {
  calls += 1;
  const person = { ...AISHATH, email: `aishath${calls}@example.com` };
  await call(app, "/api/register", { body: person, address: freshAddress() });
  const answer = await call(app, "/api/login", { body: person, address: freshAddress() });
  return answer.json().token;
}

/** Every network has its share of calls; here each call comes from another one. */
function freshAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** Every parameter, every field of a body, the whole body, and the token, of every call. */
function placesOf(app: FastifyInstance, { paths, components }: Document): Place[] {
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(components.schemas[schema.$ref.split("/").at(-1)!]!) : schema;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const content = operation.requestBody?.content["application/json"]?.schema;
      const schema = content && resolved(content);
      const parameters = operation.parameters ?? [];
      const base = {
        path: new Map(
          parameters
            .filter((one) => one.in === "path")
            .map((one) => [one.name, plain(one.name, one.schema, resolved)]),
        ),
        query: new Map<string, unknown>(
          parameters
            .filter(({ name }) => name === "device_id")
            .map(({ name }) => [name, PLAIN.get(name)]),
        ),
        body: schema && (plain("", schema, resolved) as unknown),
      };
      const request = (changed: Partial<typeof base>, token: string) => {
        const { path: values, query, body } = { ...base, ...changed };
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
          inAddress(String(values.get(name))),
        );
        const search = [...query].map(([name, value]) => `${name}=${inAddress(String(value))}`);
        return app.inject({
          method: method.toUpperCase() as "GET",
          url: `${filled}?${search.join("&")}`,
          headers: {
            "x-forwarded-for": freshAddress(),
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        });
      };
      const label = `${method.toUpperCase()} ${path}`;
      const personal = path.includes("/office/") ? "administrator" : "new account";
      const sender: Place["sender"] = operation.security === undefined ? "anybody" : personal;
      return [
        ...parameters.map(({ name, in: where }) => ({
          name: `${label} ${name}`,
          send: (text: string, token: string) => {
            const key = where === "path" ? "path" : "query";
            return request(
              { [key]: new Map<string, unknown>([...base[key], [name, text]]) },
              token,
            );
          },
        })),
        ...fieldsOf(base.body).map((field) => ({
          name: `${label} ${field.join(".")}`,
          send: (text: string, token: string) =>
            request({ body: replaced(base.body, field, text) }, token),
        })),
        {
          name: `${label} unknown parameter`,
          send: (text: string, token: string) =>
            request({ query: new Map<string, unknown>([...base.query, [text, text]]) }, token),
        },
        ...(base.body === undefined
          ? []
          : [
              {
                name: `${label} unknown field`,
                send: (text: string, token: string) =>
                  request({ body: withField(base.body, text) }, token),
              },
            ]),
        {
          name: `${label} without an account`,
          send: (text: string) => request({}, inHeader(text)),
        },
      ].map((place) => ({ ...place, sender }));
    }),
  );
}

/** A value that a field takes. */
function plain(name: string, schema: Schema, resolved: (schema: Schema) => Schema): unknown {
  const { type, enum: values, const: fixed, anyOf, properties, items, minimum } = resolved(schema);
  if (PLAIN.has(name)) return PLAIN.get(name);
  if (fixed !== undefined) return fixed;
  if (values) return values[0];
  if (anyOf) return plain(name, anyOf[0]!, resolved);
  if (type === "object")
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, one]) => [key, plain(key, one, resolved)]),
    );
  if (type === "array") return items ? [plain("", items, resolved)] : [];
  if (type === "integer" || type === "number") return Math.max(1, minimum ?? 1);
  return type === "boolean" ? true : "text";
}

type Path = (string | number)[];

/** The places within a body where a value stands. */
function fieldsOf(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return value === undefined ? [] : [[]];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...fieldsOf(inner)
      .filter((path) => path.length > 0)
      .map((path) => [key, ...path]),
  ]);
}

function replaced(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value))
    return value.map((one, at) => (at === Number(first) ? replaced(one, rest, text) : one));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one]) => [
      key,
      key === first ? replaced(one, rest, text) : one,
    ]),
  );
}

function withField(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { [name]: name };
  return Object.fromEntries([...Object.entries(value), [name, name]]);
}

/** As a header can carry it: characters of Latin-1 without controls. */
function inHeader(text: string): string {
  return text
    .replace(/[^\x20-\x7e\xa0-\xff]/g, "")
    .trim()
    .slice(0, 4_000);
}
