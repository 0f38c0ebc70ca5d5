import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { bodyRoutes, brokenRequest, sendBroken } from "../../../test/broken-bodies.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const REQUESTS = 1_500;
const AT_ONCE = 24;

onEachEngine((open) => {
  it("outlives every broken body on every route that takes one", async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: async (request) => {
        if (request.method === "POST") await request.formData();
        return new Response("page");
      },
    });
    const escaped: unknown[] = [];
    const note = (error: unknown) => escaped.push(error);
    process.on("uncaughtException", note).on("unhandledRejection", note);
    onTestFinished(() => {
      process.off("uncaughtException", note).off("unhandledRejection", note);
    });
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const routes = bodyRoutes((await app.inject("/api/openapi.json")).json());
    expect(routes.length).toBeGreaterThan(50);
    const requests = fc.sample(brokenRequest(routes), REQUESTS);
    const sender = async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        await sendBroken(Number(port), next);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    expect(escaped).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});
