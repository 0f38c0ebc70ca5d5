import { expect, it } from "vitest";
import { call } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { MAX_INTEGER } from "../record-number.ts";

interface Schema {
  [key: string]: unknown;
}

interface Operation {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: Schema;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schema };
}

const TOO_LARGE = [MAX_INTEGER + 1, 4_294_967_297, 99_999_999_999, 1e20];

onEachEngine((open) => {
  const build = async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const token = await signUpAs(app, storage, { name: "Hawwa", role: "admin" });
    const description: Description = (await app.inject("/api/openapi.json")).json();
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    return { app, token, description, operations };
  };

  it("knows no record by a number that no row can have", async () => {
    const { app, token, operations } = await build();
    const wrong: string[] = [];
    let asked = 0;
    for (const { path, method, operation } of operations) {
      for (const { name, schema } of operation.parameters ?? []) {
        if (!path.includes(`{${name}}`) || schema.type !== "integer") continue;
        for (const number of TOO_LARGE) {
          const url = path
            .replace(`{${name}}`, BigInt(number).toString())
            .replace(/\{(\w+)\}/g, (_, other) => fill(operation, other));
          const answer = await call(app, url, { method: method.toUpperCase() as "GET", token });
          asked += 1;
          if (answer.statusCode !== 404) wrong.push(`${method} ${url}: ${answer.statusCode}`);
        }
      }
    }
    expect(asked).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it("answers no number in a query with an error of its own", async () => {
    const { app, token, operations } = await build();
    const wrong: string[] = [];
    for (const { path, method, operation } of operations) {
      for (const { name, in: place } of operation.parameters ?? []) {
        if (place !== "query" || method !== "get") continue;
        for (const number of TOO_LARGE) {
          const url = path.replace(/\{(\w+)\}/g, (_, other) => fill(operation, other));
          const asked = `${url}?${name}=${BigInt(number)}`;
          const { statusCode } = await call(app, asked, { method: "GET", token });
          if (statusCode >= 500) wrong.push(`${asked}: ${statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("takes no list of ids in a query that holds anything else", async () => {
    const { app, operations } = await build();
    const answers: Record<string, number> = {};
    for (const { path, operation } of operations) {
      if (!operation.parameters?.some(({ name }) => name === "ids")) continue;
      for (const ids of ["-1", "1.5", "1e0", "01", "1;2", "1,-2", "1,", ",1", "0", "2147483648"]) {
        const { statusCode } = await app.inject(`${path}?ids=${encodeURIComponent(ids)}`);
        answers[`${path} ${ids}`] = statusCode;
      }
    }
    expect(Object.keys(answers)).toHaveLength(20);
    expect(Object.entries(answers).filter(([, status]) => status !== 422)).toEqual([]);
  });

  it("takes no whole number in a body that a column cannot hold", async () => {
    const { operations, description } = await build();
    const wide = operations.flatMap(({ path, method, operation }) =>
      unlimited(operation.requestBody, description.components.schemas, `${method} ${path}`),
    );
    expect(wide).toEqual([]);
  });
});

/** Paths of whole numbers in a schema that may be larger than a column holds. */
function unlimited(node: unknown, schemas: Schema, path: string, seen: Schema[] = []): string[] {
  if (typeof node !== "object" || node === null || seen.includes(node as Schema)) return [];
  const { $ref, type, maximum, ...parts } = node as Schema;
  if (typeof $ref === "string") {
    const name = $ref.slice($ref.lastIndexOf("/") + 1);
    return unlimited(schemas[name], schemas, path, [...seen, node as Schema]);
  }
  const isWide = type === "integer" && !(Number(maximum) <= MAX_INTEGER);
  const below = Object.entries(parts).flatMap(([name, part]) =>
    unlimited(part, schemas, `${path}.${name}`, [...seen, node as Schema]),
  );
  return isWide ? [path, ...below] : below;
}

/** A value for another parameter of an address. */
function fill({ parameters = [] }: Operation, name: string): string {
  const schema = parameters.find((one) => one.name === name)?.schema ?? {};
  const [first] = (schema.enum as string[] | undefined) ?? ["1"];
  return first ?? "1";
}
