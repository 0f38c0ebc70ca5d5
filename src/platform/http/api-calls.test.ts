import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

interface Operation {
  requestBody?: object;
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
    const { app, description } = await read();
    const calls = Object.values(description.paths).flatMap((path) => Object.values(path));
    const taking = calls.filter(({ requestBody }) => requestBody);
    expect(taking.length).toBeGreaterThan(60);
    for (const operation of taking) {
      expect(Object.keys(operation.responses), JSON.stringify(operation)).toEqual(
        expect.arrayContaining(["400", "413", "415", "422", "429"]),
      );
    }
    const headers = { "content-type": "text/plain" };
    const answer = await app.inject({ method: "POST", url: "/api/login", headers, payload: "x" });
    expect(answer.statusCode).toBe(415);
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
