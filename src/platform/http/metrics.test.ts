import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

onEachEngine((open) => {
  const build = async (settings = {}) =>
    (await buildTestApp(open, { records: smallDirectory, settings })).app;

  it("tells programs of this machine how the server does, by route and not by address", async () => {
    const app = await build();
    await app.inject("/api/v1/p/courses/1");
    const { statusCode, body } = await app.inject("/metrics");
    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /magu_http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/p\/courses\/:id",status="200"\} 1/,
    );
    expect(body).not.toContain("courses/1");
    expect(body).toMatch(/^magu_catalogue_courses 5$/m);
    expect(body).toContain("process_resident_memory_bytes");
  });

  it("tells nobody else", async () => {
    const app = await build();
    const answer = await app.inject({ url: "/metrics", remoteAddress: "203.0.113.9" });
    expect(answer.statusCode).toBe(404);
  });

  it.each(["true", "false"])(
    "tells nobody behind a proxy of this machine, whoever he says he is (TRUST_PROXY %s)",
    async (trusted) => {
      const app = await build({ TRUST_PROXY: trusted });
      for (const name of [
        "x-forwarded-for",
        "x-forwarded-proto",
        "x-forwarded-host",
        "x-real-ip",
        "forwarded",
        "via",
        "cf-connecting-ip",
        "true-client-ip",
      ]) {
        const headers = { [name]: "127.0.0.1" };
        expect((await app.inject({ url: "/metrics", headers })).statusCode, name).toBe(404);
      }
    },
  );

  it("tells whoever asks under a name of this machine only", async () => {
    const app = await build();
    const statusAt = async (host: string) =>
      (await app.inject({ url: "/metrics", headers: { host } })).statusCode;
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"]) {
      expect(await statusAt(host), host).toBe(200);
    }
    for (const host of ["magu.example", "localhost.magu.example:3000"]) {
      expect(await statusAt(host), host).toBe(404);
    }
  });

  it("with a token tells whoever sends it, and nobody without", async () => {
    const app = await build({ METRICS_TOKEN: "a-long-enough-token" });
    const ask = (authorization?: string) =>
      app.inject({
        url: "/metrics",
        remoteAddress: "203.0.113.9",
        headers: authorization ? { authorization } : {},
      });
    expect((await ask("Bearer a-long-enough-token")).statusCode).toBe(200);
    expect((await ask("bearer a-long-enough-token")).statusCode).toBe(200);
    expect((await ask("a-long-enough-token")).statusCode).toBe(404);
    expect((await ask("Bearer a-long-enough-tokem")).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(404);
  });
});
