import fc from "fast-check";
import { expect, it } from "vitest";
import { buildTestApp } from "../../test/app.ts";
import { onEachEngine } from "../../test/engines.ts";
import { signUpAs } from "../../test/office.ts";
import { lineNotInUtf8 } from "./utf8.ts";

it("names the first line that is in another encoding", () => {
  const lines = fc.array(fc.string({ unit: "grapheme" }).map((line) => line.replace(/\n/g, "")));
  fc.assert(
    fc.property(lines, fc.nat({ max: 20 }), (texts, at) => {
      const good = Buffer.from(texts.join("\n"));
      expect(lineNotInUtf8(good)).toBe(null);
      const bad = texts.map((text) => Buffer.from(`${text}\n`));
      if (at >= bad.length) return;
      bad[at] = Buffer.concat([Buffer.from([0xe9]), bad[at]!]);
      bad.push(Buffer.from([0xff]));
      expect(lineNotInUtf8(Buffer.concat(bad))).toBe(at + 1);
    }),
  );
});

interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
}

onEachEngine((open) => {
  it("refuses every body of JSON that is not UTF-8, as its letters would be lost", async () => {
    const { app, storage } = await buildTestApp(open);
    const token = await signUpAs(app, storage, { name: "Hawwa", role: "admin" });
    const { paths }: Description = (await app.inject("/api/openapi.json")).json();
    const answers: [string, number, string][] = [];
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        if (!requestBody || !("application/json" in requestBody.content)) continue;
        const { statusCode, body } = await app.inject({
          method: method.toUpperCase() as "POST",
          url: path.replace(/\{\w+\}/g, "1"),
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          payload: Buffer.from('{\n"name": "Mal\xe9"}', "latin1"),
        });
        answers.push([`${method} ${path}`, statusCode, JSON.parse(body).error]);
      }
    }
    expect(answers.length).toBeGreaterThan(60);
    const said = "The body is not in UTF-8: see line 2. Send it in UTF-8.";
    expect(answers.filter(([, status, error]) => status !== 400 || error !== said)).toEqual([]);
  });
});
