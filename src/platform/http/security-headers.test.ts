import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { rawAnswer } from "../../../test/raw-answers.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const PAGE = "<!DOCTYPE html><html><head></head><body>Hello</body></html>";

onEachEngine((open) => {
  const build = async () => {
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      renderPage: async () =>
        new Response(PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
    });
    return app;
  };

  it("stand on every kind of answer", async () => {
    const app = await build();
    const answers = new Map<string, number>([
      ["/", 200] as const,
      ["/api/docs", 200] as const,
      ["/robots.txt", 200] as const,
      ["/api/v1/stats", 200] as const,
      ["/api/openapi.json", 200] as const,
      ["/sitemap.xml", 200] as const,
      ["/healthz", 200] as const,
      ["/api/nothing", 404] as const,
      ["/api/v1/office/institutions", 401] as const,
      ["/.git/config", 200] as const,
      ["/api/v1/p/courses/abc", 422] as const,
    ]);
    for (const [url, status] of answers) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, status]);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        const held = headers[name.toLowerCase()];
        if (name !== "Content-Security-Policy")
          expect([url, name, held]).toEqual([url, name, value]);
        else expect(String(held), url).toMatch(/default-src .*object-src 'none'.*frame-ancestors/);
      }
      expect(String(headers["content-security-policy"]), url).toContain("base-uri 'none'");
      expect(headers["content-type"], url).toMatch(/charset=utf-8|^application\/json/i);
      expect(headers["set-cookie"], url).toBeUndefined();
      // A page is answered to every address that is no file; there is no file of the project's.
      if (url.startsWith("/.git")) expect(body).toBe(PAGE);
    }
    const login = await app.inject({ method: "POST", url: "/api/login", payload: {} });
    expect(login.headers["cache-control"]).toBe("no-store");
  });

  it("stand on what is refused before anything is routed", async () => {
    const app = await build();
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const host = "Host: magu.example\r\n";
    for (const request of [
      `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(70_000)}\r\n\r\n`,
      "?\r\n\r\n",
    ]) {
      const { text } = await rawAnswer(origin, Buffer.from(request));
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect(text).toContain(`${name}: ${value}`);
      }
    }
  });

  it("answers no TRACE", async () => {
    const app = await build();
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const request = "TRACE /api/v1/stats HTTP/1.1\r\nHost: magu.example\r\nX-Mark: kept\r\n\r\n";
    const { statuses, text } = await rawAnswer(origin, Buffer.from(request));
    expect(statuses.every((status) => status >= 400)).toBe(true);
    expect(text).not.toContain("kept");
  });
});
