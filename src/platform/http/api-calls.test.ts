import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

interface Operation {
  requestBody?: object;
  security?: object[];
  parameters?: object[];
  responses: Record<string, object>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

onEachEngine((open) => {
  const read = async () => {
    const { app } = await buildTestApp(open, { records: smallDirectory });
    const description: Description = (await app.inject("/api/openapi.json")).json();
    return { app, description };
  };

  it("describes every way in which a body is refused, for every call that takes one", async () => {
    const { description } = await read();
    const calls = Object.values(description.paths).flatMap((path) => Object.values(path));
    const taking = calls.filter(({ requestBody }) => requestBody);
    expect(taking.length).toBeGreaterThan(60);
    for (const operation of taking) {
      expect(Object.keys(operation.responses), JSON.stringify(operation)).toEqual(
        expect.arrayContaining(["400", "413", "415", "422", "429"]),
      );
    }
  });

  it("takes no plain text, and asks in words of its own for an object", async () => {
    const { app, description } = await read();
    const open = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody, security }]) => requestBody && !security?.length)
        .map(([method]) => ({ method: method as "post", url: path.replace(/\{\w+\}/g, "1") })),
    );
    expect(open.length).toBeGreaterThan(20);
    const sent = async (type: string, payload: string) => {
      const headers = { "content-type": type };
      const answers = [];
      for (const call of open) {
        const { statusCode, body } = await app.inject({ ...call, headers, payload });
        answers.push({ url: call.url, statusCode, body });
      }
      return answers;
    };
    const plain = await sent("text/plain", "x");
    expect(plain.filter(({ statusCode }) => statusCode !== 415)).toEqual([]);
    const numbers = await sent("application/json", "3");
    expect(numbers.filter(({ body }) => body.includes("Invalid input"))).toEqual([]);
    expect(numbers.filter(({ statusCode }) => statusCode < 400 || statusCode >= 500)).toEqual([]);
  });

  it("describes what a wrong parameter is answered, for every call that takes one", async () => {
    const { description } = await read();
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const silent = calls.filter(
      ({ operation: { parameters, responses } }) => parameters?.length && !responses["422"],
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it("describes a sentence that is answered under one name", async () => {
    const { description } = await read();
    const { Message, ...others } = description.components.schemas;
    const same = Object.entries(others).filter(
      ([, schema]) => JSON.stringify(schema) === JSON.stringify(Message),
    );
    // The chat's has a name of its own.
    expect(same.map(([name]) => name)).toEqual(["ChatCleared"]);
  });
});
